//! What came of the load.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::Plan;

/// What one game, or all of them, counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How long each move took to be acknowledged, and to be told to the other side, in microseconds.
    acknowledged: Vec<u32>,
    told: Vec<u32>,
    pub(super) finished: usize,
    /// Games that could not go on, and why the first could not.
    broken: usize,
    why: Option<String>,
}

impl Tally {
    pub(super) fn count(&mut self, acknowledged: Duration, told: Duration) {
        let micros = |time: Duration| u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.acknowledged.push(micros(acknowledged));
        self.told.push(micros(told));
    }

    pub(super) fn broken(mut self, why: &str) -> Tally {
        self.broken += 1;
        self.why.get_or_insert_with(|| why.to_owned());
        self
    }

    pub(super) fn add(&mut self, other: Tally) {
        self.acknowledged.extend(other.acknowledged);
        self.told.extend(other.told);
        self.finished += other.finished;
        self.broken += other.broken;
        self.why = self.why.take().or(other.why);
    }
}

/// How long something takes, in milliseconds: half of the times, 99 of 100 times, at most.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Latency {
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

impl Latency {
    fn of(mut micros: Vec<u32>) -> Option<Latency> {
        micros.sort_unstable();
        let last = micros.len().checked_sub(1)?;
        let at = |part: f64| {
            let place = (last as f64 * part).ceil() as usize;
            micros.get(place).map(|micros| f64::from(*micros) / 1000.0)
        };
        Some(Latency {
            p50: at(0.5)?,
            p99: at(0.99)?,
            max: at(1.0)?,
        })
    }
}

/// What the idle sockets took.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Idle {
    pub(crate) sockets: usize,
    pub(crate) opened_in_seconds: f64,
    pub(crate) bytes_per_socket: Option<u64>,
    /// Sockets that did not stay open to the end.
    pub(crate) lost: usize,
}

impl Idle {
    pub(super) fn of(sockets: usize, took: Duration, memory: Option<(u64, u64)>) -> Idle {
        Idle {
            sockets,
            opened_in_seconds: took.as_secs_f64(),
            bytes_per_socket: a_socket(sockets, memory),
            lost: 0,
        }
    }
}

fn a_socket(sockets: usize, memory: Option<(u64, u64)>) -> Option<u64> {
    let (before, after) = memory?;
    after.saturating_sub(before).checked_div(sockets as u64)
}

/// What the games came to.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Play {
    pub(crate) games: usize,
    pub(crate) sockets: usize,
    pub(crate) seated_in_seconds: f64,
    pub(crate) bytes_per_socket: Option<u64>,
    pub(crate) seconds: f64,
    pub(crate) move_count: usize,
    pub(crate) moves_per_second: f64,
    pub(crate) acknowledged_ms: Option<Latency>,
    pub(crate) told_ms: Option<Latency>,
    pub(crate) finished_games: usize,
    pub(crate) errors: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) first_error: Option<String>,
}

impl Play {
    pub(super) fn of(
        tally: Tally,
        plan: &Plan,
        seating: Duration,
        memory: Option<(u64, u64)>,
    ) -> Play {
        let seconds = plan.time.as_secs_f64();
        let moves = tally.acknowledged.len();
        Play {
            games: plan.games,
            sockets: 2 * plan.games,
            seated_in_seconds: seating.as_secs_f64(),
            bytes_per_socket: a_socket(2 * plan.games, memory),
            seconds,
            move_count: moves,
            moves_per_second: moves as f64 / seconds,
            acknowledged_ms: Latency::of(tally.acknowledged),
            told_ms: Latency::of(tally.told),
            finished_games: tally.finished,
            errors: tally.broken,
            first_error: tally.why,
        }
    }
}

/// All of it.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Report {
    /// Commits of one small row, one after the other, that the database does in a second.
    pub(crate) plain_commits_per_second: Option<f64>,
    pub(crate) idle: Option<Idle>,
    pub(crate) play: Option<Play>,
}

impl Report {
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(commits) = self.plain_commits_per_second {
            writeln!(out, "plain commits      {commits:>8.0} a second")?;
        }
        if let Some(idle) = &self.idle {
            writeln!(
                out,
                "idle sockets       {:>8}, opened in {:.1} s, lost {}",
                idle.sockets, idle.opened_in_seconds, idle.lost
            )?;
            write_memory(out, idle.bytes_per_socket)?;
        }
        if let Some(play) = &self.play {
            play.write(out)?;
        }
        Ok(())
    }
}

impl Play {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "games              {:>8} on {} sockets, seated in {:.1} s",
            self.games, self.sockets, self.seated_in_seconds
        )?;
        write_memory(out, self.bytes_per_socket)?;
        writeln!(
            out,
            "acknowledged moves {:>8.0} a second ({} in {:.0} s)",
            self.moves_per_second, self.move_count, self.seconds
        )?;
        for (what, latency) in [
            ("acknowledged within", self.acknowledged_ms),
            ("told within", self.told_ms),
        ] {
            if let Some(Latency { p50, p99, max }) = latency {
                writeln!(
                    out,
                    "{what:<19}{p50:>8.1} ms (half), {p99:.1} ms (99 of 100), {max:.1} ms (all)"
                )?;
            }
        }
        writeln!(out, "games finished     {:>8}", self.finished_games)?;
        writeln!(out, "errors             {:>8}", self.errors)?;
        if let Some(why) = &self.first_error {
            writeln!(out, "the first          {why}")?;
        }
        Ok(())
    }
}

fn write_memory(out: &mut dyn Write, bytes: Option<u64>) -> io::Result<()> {
    match bytes {
        Some(bytes) => writeln!(
            out,
            "server's memory    {:>8.1} KB a socket",
            bytes as f64 / 1000.0
        ),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies() {
        assert_eq!(Latency::of(Vec::new()), None);
        let one = Latency::of(vec![1500]).unwrap();
        assert_eq!((one.p50, one.p99, one.max), (1.5, 1.5, 1.5));
        let many = Latency::of((0..=1000).rev().map(|n| n * 1000).collect()).unwrap();
        assert_eq!((many.p50, many.p99, many.max), (500.0, 990.0, 1000.0));
    }
}
