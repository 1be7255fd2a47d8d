//! Threads that the host has started.

#![allow(unsafe_code)]

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Threads that wait for searches to help.
pub(super) struct Pool {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    task: Option<Task>,
    /// Threads that are helping.
    running: usize,
}

/// The work of the helpers, and their number.
struct Task {
    help: &'static (dyn Fn(usize) + Sync),
    /// The number of the next helper.
    next: usize,
    threads: usize,
}

impl Pool {
    pub(super) const fn new() -> Pool {
        Pool {
            state: Mutex::new(State {
                task: None,
                running: 0,
            }),
            changed: Condvar::new(),
        }
    }

    /// Calls `help` with 1 … `threads` − 1 on waiting threads, as far as there are any, and `main` on this one.
    pub(super) fn with_helpers<T>(
        &self,
        threads: usize,
        help: &(dyn Fn(usize) + Sync),
        main: impl FnOnce() -> T,
    ) -> T {
        // SAFETY: only the lifetime changes. `Finish` removes the task and waits for every thread that has taken it before
        // `help` goes out of scope, also if `main` panics.
        let help = unsafe {
            std::mem::transmute::<&(dyn Fn(usize) + Sync), &'static (dyn Fn(usize) + Sync)>(help)
        };
        self.lock().task = Some(Task {
            help,
            next: 1,
            threads,
        });
        let _finish = Finish(self);
        self.changed.notify_all();
        main()
    }

    /// Helps with one task after the other, as long as `is_open` is true.
    pub(super) fn serve(&self, is_open: impl Fn() -> bool) {
        let mut state = self.lock();
        while is_open() {
            let Some((help, helper)) = state.take_task() else {
                state = self.wait(state);
                continue;
            };
            state.running += 1;
            drop(state);
            let running = Running(self);
            help(helper);
            drop(running);
            state = self.lock();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'g>(&self, state: MutexGuard<'g, State>) -> MutexGuard<'g, State> {
        let state = self.changed.wait(state);
        state.unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The task and the number of the next helper, if another is needed.
    fn take_task(&mut self) -> Option<(&'static (dyn Fn(usize) + Sync), usize)> {
        let task = self.task.as_mut().filter(|task| task.next < task.threads)?;
        task.next += 1;
        Some((task.help, task.next - 1))
    }
}

/// Ends a task when it is dropped: no other thread takes it, and those that help have returned.
struct Finish<'p>(&'p Pool);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.task = None;
        while state.running > 0 {
            state = self.0.wait(state);
        }
    }
}

/// A thread that helps, until it is dropped.
struct Running<'p>(&'p Pool);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.lock().running -= 1;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    /// Calls `body` with a pool of waiting threads.
    fn with_pool(threads: usize, body: impl FnOnce(&Pool)) {
        let (pool, is_open) = (Pool::new(), AtomicBool::new(true));
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| pool.serve(|| is_open.load(Ordering::Relaxed)));
            }
            body(&pool);
            let state = pool.lock();
            is_open.store(false, Ordering::Relaxed);
            drop(state);
            pool.changed.notify_all();
        });
    }

    #[test]
    fn helpers_of_the_pool_work_until_the_main_thread_stops_them() {
        with_pool(3, |pool| {
            for round in 1..=100 {
                let (is_over, helped) = (AtomicBool::new(false), AtomicUsize::new(0));
                let help = |helper: usize| {
                    helped.fetch_add(1 << (8 * helper), Ordering::Relaxed);
                    while !is_over.load(Ordering::Relaxed) {
                        thread::yield_now();
                    }
                };
                let found = pool.with_helpers(3, &help, || {
                    while helped.load(Ordering::Relaxed) != 0x01_01_00 {
                        thread::yield_now();
                    }
                    is_over.store(true, Ordering::Relaxed);
                    round
                });
                assert_eq!(found, round);
                assert_eq!(
                    helped.into_inner(),
                    0x01_01_00,
                    "helpers 1 and 2, once each"
                );
            }
        });
    }

    #[test]
    fn without_waiting_threads_the_main_thread_works_alone() {
        let help = |_| panic!("there are no helpers");
        assert_eq!(Pool::new().with_helpers(8, &help, || 5), 5);
        with_pool(2, |pool| {
            assert_eq!(pool.with_helpers(1, &help, || 6), 6, "none is needed");
        });
    }
}
