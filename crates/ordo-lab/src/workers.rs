//! A thread pool whose results are consumed in order.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use ordo_engine::Stop;

use crate::LabError;

/// Runs jobs on several threads and passes the results to `consume` in the order of the job numbers, so that the outcome
/// does not depend on thread timing. Each thread creates its own worker with `start`. The run ends early when `consume`
/// breaks or `stop` is set; running jobs should check the flag and return early, with any result.
pub(crate) fn in_order<W, T: Send>(
    jobs: Range<u64>,
    threads: usize,
    stop: &Stop,
    start: impl Fn() -> Result<W, LabError> + Sync,
    work: impl Fn(&mut W, u64, &Stop) -> T + Sync,
    mut consume: impl FnMut(u64, T) -> Result<ControlFlow<()>, LabError>,
) -> Result<(), LabError> {
    let next = AtomicU64::new(jobs.start);
    let (results, inbox) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let results = results.clone();
            let (jobs, next, start, work) = (&jobs, &next, &start, &work);
            scope.spawn(move || {
                let mut worker = match start() {
                    Ok(worker) => worker,
                    Err(error) => {
                        let _ = results.send(Err(error));
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
                        return; // the consumer has finished
                    }
                }
            });
        }
        drop(results);
        let consumed = consume_in_order(jobs.start, &inbox, &mut consume);
        stop.set();
        consumed
    })
}

fn consume_in_order<T>(
    first: u64,
    inbox: &mpsc::Receiver<Result<(u64, T), LabError>>,
    consume: &mut impl FnMut(u64, T) -> Result<ControlFlow<()>, LabError>,
) -> Result<(), LabError> {
    let mut early = BTreeMap::new();
    let mut next = first;
    for result in inbox {
        let (job, result) = result?;
        early.insert(job, result);
        while let Some(result) = early.remove(&next) {
            if consume(next, result)?.is_break() {
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
    fn results_are_consumed_in_order_until_break() {
        let mut consumed = Vec::new();
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
                consumed.push((job, square));
                Ok(match job {
                    30 => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                })
            },
        )
        .unwrap();
        assert_eq!(consumed, (5..=30).map(|n| (n, n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn errors_of_starting_workers_are_returned() {
        let fail = || Err::<(), _>(LabError::Input("no".to_owned()));
        let failed = in_order(
            0..3,
            2,
            &Stop::default(),
            fail,
            |(), _, _| (),
            |_, ()| Ok(ControlFlow::Continue(())),
        );
        assert!(matches!(failed, Err(LabError::Input(_))));
    }
}
