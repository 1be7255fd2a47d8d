//! Threads that help a search: those of the system, or in WebAssembly, which starts none by itself, a pool of
//! threads that the host has started.

#[cfg(any(test, target_arch = "wasm32"))]
mod pool;

/// Calls `help` with 1 … `threads` − 1 on other threads and `main` on this one; returns when all have returned.
/// `main` must make them return.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn with_helpers<T>(
    threads: usize,
    help: &(dyn Fn(usize) + Sync),
    main: impl FnOnce() -> T,
) -> T {
    std::thread::scope(|scope| {
        for helper in 1..threads {
            scope.spawn(move || help(helper));
        }
        main()
    })
}

/// The same with threads of the pool; without any, `main` does all the work.
#[cfg(target_arch = "wasm32")]
pub(crate) fn with_helpers<T>(
    threads: usize,
    help: &(dyn Fn(usize) + Sync),
    main: impl FnOnce() -> T,
) -> T {
    POOL.with_helpers(threads, help, main)
}

/// Makes this thread a helper of all searches in this program, for ever.
#[cfg(target_arch = "wasm32")]
pub fn serve() {
    POOL.serve(|| true);
}

#[cfg(target_arch = "wasm32")]
static POOL: pool::Pool = pool::Pool::new();

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn threads_of_the_system_help() {
        let helped = AtomicUsize::new(0);
        let help = |helper: usize| {
            helped.fetch_add(helper, Ordering::Relaxed);
        };
        assert_eq!(super::with_helpers(4, &help, || 7), 7);
        assert_eq!(helped.into_inner(), 1 + 2 + 3);
    }
}
