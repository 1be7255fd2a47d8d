use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// Runs a task for every pair of advances, on several threads. The task of a pair starts when those of all pairs with a higher
/// advance of one or both sides are finished. If the sides are alike, a pair and its reverse are one task.
pub(super) fn run(
    own: usize,
    enemy: usize,
    sides_are_alike: bool,
    threads: usize,
    task: impl Fn(usize, usize) + Sync,
) {
    let grid = Grid {
        own,
        enemy,
        sides_are_alike,
    };
    let state = Mutex::new(State::new(&grid));
    let changed = Condvar::new();
    let lock = || state.lock().unwrap_or_else(PoisonError::into_inner);
    let work = || {
        loop {
            let mut now = lock();
            let pair = loop {
                if now.left == 0 {
                    return;
                }
                if let Some(pair) = now.ready.pop() {
                    break pair;
                }
                now = changed.wait(now).unwrap_or_else(PoisonError::into_inner);
            };
            drop(now);
            task(pair.0, pair.1);
            lock().finish(&grid, pair);
            changed.notify_all();
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

type Pair = (usize, usize);

struct Grid {
    own: usize,
    enemy: usize,
    sides_are_alike: bool,
}

impl Grid {
    /// A pair as it is listed; `None` if there is no such advance.
    fn listed(&self, (a, b): Pair) -> Option<Pair> {
        let pair = if self.sides_are_alike && a > b {
            (b, a)
        } else {
            (a, b)
        };
        (pair.0 < self.own && pair.1 < self.enemy).then_some(pair)
    }

    fn all(&self) -> impl Iterator<Item = Pair> {
        let all = (0..self.own).flat_map(|a| (0..self.enemy).map(move |b| (a, b)));
        all.filter(|&pair| self.listed(pair) == Some(pair))
    }

    /// The pairs with one step less: they wait for this one.
    fn waiting(&self, (a, b): Pair) -> impl Iterator<Item = Pair> {
        let first = a.checked_sub(1).and_then(|a| self.listed((a, b)));
        let second = b.checked_sub(1).and_then(|b| self.listed((a, b)));
        let second = second.filter(|&second| Some(second) != first);
        first.into_iter().chain(second)
    }

    fn place(&self, (a, b): Pair) -> usize {
        a * self.enemy + b
    }
}

struct State {
    ready: Vec<Pair>,
    /// Number of pairs that each pair waits for.
    blockers: Vec<u8>,
    left: usize,
}

impl State {
    fn new(grid: &Grid) -> State {
        let mut blockers = vec![0; grid.own * grid.enemy];
        for pair in grid.all() {
            for waiting in grid.waiting(pair) {
                blockers[grid.place(waiting)] += 1;
            }
        }
        let ready = grid.all().filter(|&pair| blockers[grid.place(pair)] == 0);
        State {
            ready: ready.collect(),
            left: grid.all().count(),
            blockers,
        }
    }

    fn finish(&mut self, grid: &Grid, pair: Pair) {
        self.left -= 1;
        for waiting in grid.waiting(pair) {
            let blockers = &mut self.blockers[grid.place(waiting)];
            *blockers -= 1;
            if *blockers == 0 {
                self.ready.push(waiting);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(own: usize, enemy: usize, alike: bool, threads: usize) -> Vec<Pair> {
        let finished = Mutex::new(Vec::new());
        run(own, enemy, alike, threads, |a, b| {
            let mut finished = finished.lock().unwrap();
            // Everything this pair depends on is finished.
            for (c, d) in (a..own).flat_map(|c| (b..enemy).map(move |d| (c, d))) {
                let pair = if alike && c > d { (d, c) } else { (c, d) };
                assert!((c, d) == (a, b) || finished.contains(&pair));
            }
            finished.push((a, b));
        });
        finished.into_inner().unwrap()
    }

    #[test]
    fn pairs_wait_for_higher_advances() {
        assert_eq!(order(3, 5, false, 1).len(), 15);
        assert_eq!(order(3, 5, false, 4).len(), 15);
        assert_eq!(order(4, 4, true, 3).len(), 10);
        assert_eq!(order(1, 1, true, 2).len(), 1);
    }
}
