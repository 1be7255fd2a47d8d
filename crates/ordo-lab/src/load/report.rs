//! The measurements of a load test.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::LoadPlan;

/// The counts of one game or all games.
#[derive(Clone, Debug, Default)]
pub(super) struct LoadTally {
    /// Microseconds from sending a move to its acknowledgement.
    acknowledged: Vec<u32>,
    /// Microseconds from sending a move until the opponent received it.
    told: Vec<u32>,
    pub(super) finished: usize,
    /// Games that ended with an error.
    broken: usize,
    first_error: Option<String>,
}

impl LoadTally {
    pub(super) fn count(&mut self, acknowledged: Duration, told: Duration) {
        let micros = |time: Duration| u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.acknowledged.push(micros(acknowledged));
        self.told.push(micros(told));
    }

    pub(super) fn broken(mut self, error: &str) -> LoadTally {
        self.broken += 1;
        self.first_error.get_or_insert_with(|| error.to_owned());
        self
    }

    pub(super) fn add(&mut self, other: LoadTally) {
        self.acknowledged.extend(other.acknowledged);
        self.told.extend(other.told);
        self.finished += other.finished;
        self.broken += other.broken;
        self.first_error = self.first_error.take().or(other.first_error);
    }
}

/// Latencies in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Latency {
    /// Median.
    pub p50: f64,
    /// 99th percentile.
    pub p99: f64,
    /// Maximum.
    pub max: f64,
}

impl Latency {
    fn of(mut micros: Vec<u32>) -> Option<Latency> {
        micros.sort_unstable();
        let last = micros.len().checked_sub(1)?;
        let at = |quantile: f64| {
            let index = (last as f64 * quantile).ceil() as usize;
            micros.get(index).map(|micros| f64::from(*micros) / 1000.0)
        };
        Some(Latency {
            p50: at(0.5)?,
            p99: at(0.99)?,
            max: at(1.0)?,
        })
    }
}

/// The measurements of the idle sockets.
#[derive(Clone, Debug, Serialize)]
pub struct IdleReport {
    /// Number of sockets.
    pub sockets: usize,
    /// Time to open them all.
    pub opened_in_seconds: f64,
    /// Growth of the server's memory per socket.
    pub bytes_per_socket: Option<u64>,
    /// Sockets that were closed before the end.
    pub lost: usize,
}

impl IdleReport {
    pub(super) fn new(sockets: usize, took: Duration, memory: Option<(u64, u64)>) -> IdleReport {
        IdleReport {
            sockets,
            opened_in_seconds: took.as_secs_f64(),
            bytes_per_socket: bytes_per_socket(sockets, memory),
            lost: 0,
        }
    }
}

fn bytes_per_socket(sockets: usize, memory: Option<(u64, u64)>) -> Option<u64> {
    let (before, after) = memory?;
    after.saturating_sub(before).checked_div(sockets as u64)
}

/// The measurements of the games.
#[derive(Clone, Debug, Serialize)]
pub struct PlayReport {
    /// Number of concurrent games.
    pub games: usize,
    /// Number of sockets.
    pub sockets: usize,
    /// Time to start all games.
    pub seated_in_seconds: f64,
    /// Growth of the server's memory per socket.
    pub bytes_per_socket: Option<u64>,
    /// Duration of the measurement.
    pub seconds: f64,
    /// Acknowledged moves.
    pub move_count: usize,
    /// Acknowledged moves per second.
    pub moves_per_second: f64,
    /// Time from sending a move to its acknowledgement.
    pub acknowledged_ms: Option<Latency>,
    /// Time from sending a move until the opponent received it.
    pub told_ms: Option<Latency>,
    /// Games that were played to their end.
    pub finished_games: usize,
    /// Games that ended with an error.
    pub errors: usize,
    /// The first of these errors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_error: Option<String>,
}

impl PlayReport {
    pub(super) fn new(
        tally: LoadTally,
        plan: &LoadPlan,
        setup: Duration,
        memory: Option<(u64, u64)>,
    ) -> PlayReport {
        let seconds = plan.time.as_secs_f64();
        let moves = tally.acknowledged.len();
        PlayReport {
            games: plan.games,
            sockets: 2 * plan.games,
            seated_in_seconds: setup.as_secs_f64(),
            bytes_per_socket: bytes_per_socket(2 * plan.games, memory),
            seconds,
            move_count: moves,
            moves_per_second: moves as f64 / seconds,
            acknowledged_ms: Latency::of(tally.acknowledged),
            told_ms: Latency::of(tally.told),
            finished_games: tally.finished,
            errors: tally.broken,
            first_error: tally.first_error,
        }
    }
}

/// The measurements of a load test.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoadReport {
    /// Sequential commits of one small row per second, without the server.
    pub plain_commits_per_second: Option<f64>,
    /// Idle sockets, if any.
    pub idle: Option<IdleReport>,
    /// Games, if any.
    pub play: Option<PlayReport>,
}

impl LoadReport {
    /// Writes the measurements as text.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(commits) = self.plain_commits_per_second {
            writeln!(out, "plain commits      {commits:>8.0} per second")?;
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

impl PlayReport {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "games              {:>8} on {} sockets, started in {:.1} s",
            self.games, self.sockets, self.seated_in_seconds
        )?;
        write_memory(out, self.bytes_per_socket)?;
        writeln!(
            out,
            "acknowledged moves {:>8.0} per second ({} in {:.0} s)",
            self.moves_per_second, self.move_count, self.seconds
        )?;
        for (name, latency) in [
            ("acknowledged within", self.acknowledged_ms),
            ("delivered within", self.told_ms),
        ] {
            if let Some(Latency { p50, p99, max }) = latency {
                writeln!(
                    out,
                    "{name:<19}{p50:>8.1} ms (median), {p99:.1} ms (99th percentile), {max:.1} ms (maximum)"
                )?;
            }
        }
        writeln!(out, "games finished     {:>8}", self.finished_games)?;
        writeln!(out, "errors             {:>8}", self.errors)?;
        if let Some(error) = &self.first_error {
            writeln!(out, "first error        {error}")?;
        }
        Ok(())
    }
}

fn write_memory(out: &mut dyn Write, bytes: Option<u64>) -> io::Result<()> {
    match bytes {
        Some(bytes) => writeln!(
            out,
            "server's memory    {:>8.1} KB per socket",
            bytes as f64 / 1000.0
        ),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_are_percentiles() {
        assert_eq!(Latency::of(Vec::new()), None);
        let one = Latency::of(vec![1500]).unwrap();
        assert_eq!((one.p50, one.p99, one.max), (1.5, 1.5, 1.5));
        let many = Latency::of((0..=1000).rev().map(|n| n * 1000).collect()).unwrap();
        assert_eq!((many.p50, many.p99, many.max), (500.0, 990.0, 1000.0));
    }
}
