//! Work for several threads whose results are taken in order.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use ordo_engine::Stop;

use crate::failure::Failure;

/// Does jobs on several threads and hands the results to `take` in the order of their numbers, so that nothing depends on
/// which thread is faster. Each thread makes itself a worker with `start`. `take` may break off, and so may whoever sets
/// `stop`; jobs under way should look at the switch they are given and end early, with whatever result.
pub(crate) fn in_order<W, T: Send>(
    jobs: Range<u64>,
    threads: usize,
    stop: &Stop,
    start: impl Fn() -> Result<W, Failure> + Sync,
    work: impl Fn(&mut W, u64, &Stop) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(jobs.start);
    let (results, inbox) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let results = results.clone();
            let (jobs, next, start, work) = (&jobs, &next, &start, &work);
            scope.spawn(move || {
                let mut worker = match start() {
                    Ok(worker) => worker,
                    Err(failure) => {
                        let _ = results.send(Err(failure));
                        return;
                    }
                };
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs.end || stop.is_set() {
                        return;
                    }
                    let result = work(&mut worker, job, stop);
                    if results.send(Ok((job, result))).is_err() {
                        return; // nobody listens any more
                    }
                }
            });
        }
        drop(results);
        let taken = take_in_order(jobs.start, &inbox, &mut take);
        stop.set();
        taken
    })
}

fn take_in_order<T>(
    first: u64,
    inbox: &mpsc::Receiver<Result<(u64, T), Failure>>,
    take: &mut impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut waiting = BTreeMap::new();
    let mut next = first;
    for result in inbox {
        let (job, result) = result?;
        waiting.insert(job, result);
        while let Some(result) = waiting.remove(&next) {
            if take(next, result)?.is_break() {
                return Ok(());
            }
            next += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order_and_stop_when_told() {
        let mut taken = Vec::new();
        let slow_and_fast = |started: &mut u64, job: u64, _: &Stop| {
            *started += 1;
            thread::sleep(Duration::from_millis(job % 3));
            job * job
        };
        in_order(
            5..50,
            4,
            &Stop::default(),
            || Ok(0),
            slow_and_fast,
            |job, square| {
                taken.push((job, square));
                Ok(match job {
                    30 => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                })
            },
        )
        .unwrap();
        assert_eq!(taken, (5..=30).map(|n| (n, n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn a_worker_that_cannot_start_is_told() {
        let fail = || Err::<(), _>(Failure::Input("no".to_owned()));
        let failed = in_order(
            0..3,
            2,
            &Stop::default(),
            fail,
            |(), _, _| (),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert!(matches!(failed, Err(Failure::Input(_))));
    }
}
