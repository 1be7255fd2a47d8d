//! Clocks: Unix time that does not jump, and a manual clock for tests.
//!
//! Everything that players can observe follows the [`Clock`] of the configuration: game clocks, deadlines, presence, rate limits,
//! heartbeats and idle timeouts of WebSockets, and the intervals of background jobs. Timeouts of I/O (a client that does not
//! read, a database or NATS server that does not answer) follow tokio's clock.
//!
//! Game clocks are computed from stored Unix times, so that any node can continue any game. The wall clock may be set by hand
//! or stepped by NTP while games run; that must not make anyone lose on time. [`SystemClock`] therefore follows the monotonic
//! clock and slews toward the wall clock by at most 1 %: after a jump of one minute it agrees with the wall clock again within
//! 100 minutes, and until then a minute on a player's clock lasts 59.4 to 60.6 seconds.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use tokio::sync::watch;

/// The server's source of time.
pub trait Clock: fmt::Debug + Send + Sync + 'static {
    /// Current Unix time in milliseconds. Never goes back.
    fn now(&self) -> i64;

    /// Waits until this Unix time in milliseconds. A deadline computed from an earlier reading is not missed if the clock
    /// advances before the call.
    fn sleep_until(&self, deadline: i64) -> BoxFuture<'static, ()>;
}

/// A number of milliseconds, at most [`i64::MAX`].
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A clock that does not move until it is advanced, for tests. Advancing it wakes whatever waits for a time that has passed.
#[derive(Debug)]
pub struct ManualClock(watch::Sender<i64>);

impl ManualClock {
    /// A clock at this Unix time in milliseconds.
    pub fn new(now: i64) -> ManualClock {
        ManualClock(watch::Sender::new(now))
    }

    /// Lets time pass.
    pub fn advance(&self, time: Duration) {
        self.0
            .send_modify(|now| *now = now.saturating_add(millis(time)));
    }
}

impl Default for ManualClock {
    /// A clock at the current time.
    fn default() -> ManualClock {
        ManualClock::new(SystemClock::default().now())
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        *self.0.borrow()
    }

    fn sleep_until(&self, deadline: i64) -> BoxFuture<'static, ()> {
        let mut time = self.0.subscribe();
        Box::pin(async move {
            if time.wait_for(|now| *now >= deadline).await.is_err() {
                // The clock was dropped, so the deadline never comes.
                std::future::pending::<()>().await;
            }
        })
    }
}

type Nanos = i64;

/// Slewing gains or loses at most one part in this many.
const SLEW: Nanos = 100;

/// The clock's last reading.
#[derive(Clone, Copy, Debug)]
struct Reading {
    /// Time since an arbitrary start, by the monotonic clock.
    monotonic: Nanos,
    /// Unix time.
    time: Nanos,
}

impl Reading {
    /// The reading at a later moment.
    fn next(self, monotonic: Nanos, wall: Nanos) -> Reading {
        let passed = (monotonic - self.monotonic).max(0);
        let time = self.time + passed;
        let slew = passed / SLEW;
        Reading {
            monotonic: self.monotonic + passed,
            time: time + (wall - time).clamp(-slew, slew),
        }
    }
}

/// A Unix clock that starts at wall-clock time and never jumps.
#[derive(Debug)]
pub struct SystemClock {
    start: Instant,
    last: Mutex<Reading>,
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock {
            start: Instant::now(),
            last: Mutex::new(Reading {
                monotonic: 0,
                time: wall(),
            }),
        }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = last.next(self.start.elapsed().as_nanos() as Nanos, wall());
        last.time / 1_000_000
    }

    fn sleep_until(&self, deadline: i64) -> BoxFuture<'static, ()> {
        let left = deadline.saturating_sub(self.now()).max(0);
        Box::pin(tokio::time::sleep(Duration::from_millis(left as u64)))
    }
}

fn wall() -> Nanos {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    since.as_nanos() as Nanos
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    const SECOND: Nanos = 1_000_000_000;
    const HOUR: Nanos = 3600 * SECOND;
    const START: Reading = Reading {
        monotonic: 0,
        time: 1000 * HOUR,
    };

    /// Time that passes on the clock in `seconds` if the wall clock is ahead by `off`, read every 0.2 s.
    fn after(seconds: Nanos, off: Nanos) -> Nanos {
        let mut reading = START;
        for step in 1..=seconds * 5 {
            let monotonic = step * SECOND / 5;
            reading = reading.next(monotonic, START.time + off + monotonic);
        }
        reading.time - START.time
    }

    #[tokio::test]
    async fn a_manual_clock_wakes_sleepers_at_their_deadlines() {
        let clock = ManualClock::new(1000);
        clock.sleep_until(1000).await;
        let mut sleeping = clock.sleep_until(1500);
        assert!((&mut sleeping).now_or_never().is_none());
        clock.advance(Duration::from_millis(499));
        assert!((&mut sleeping).now_or_never().is_none());
        clock.advance(Duration::from_millis(1));
        sleeping.await;
        assert_eq!(clock.now(), 1500);
    }

    #[test]
    fn the_system_clock_shows_unix_time_in_milliseconds() {
        let now = SystemClock::default().now();
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let off = i64::try_from(wall.as_millis()).unwrap() - now;
        assert!((0..60_000).contains(&off), "{off} ms");
    }

    #[tokio::test(start_paused = true)]
    async fn the_system_clock_sleeps_until_a_deadline() {
        let clock = SystemClock::default();
        let start = tokio::time::Instant::now();
        clock.sleep_until(clock.now() + 5000).await;
        let slept = start.elapsed().as_millis();
        assert!((4900..=5100).contains(&slept), "{slept} ms");
        clock.sleep_until(clock.now() - 5000).await;
        assert!(start.elapsed().as_millis() - slept < 100, "already over");
    }

    #[test]
    fn an_exact_wall_clock_is_followed() {
        assert_eq!(after(60, 0), 60 * SECOND);
    }

    #[test]
    fn the_clock_slews_after_a_wall_clock_jump() {
        for off in [HOUR, -HOUR] {
            let error = after(60, off) - 60 * SECOND;
            assert_eq!(error.abs(), 60 * SECOND / SLEW);
            assert_eq!(error.signum(), off.signum());
        }
        // A small offset is corrected in full, without overshooting.
        assert_eq!(after(60, SECOND / 2), 60 * SECOND + SECOND / 2);
    }

    #[test]
    fn time_never_goes_back() {
        let mut reading = START;
        for monotonic in [5, 5, 3, 1000, 1001, 1001, 5000] {
            let next = reading.next(monotonic, 0);
            assert!(next.time >= reading.time);
            reading = next;
        }
    }
}
