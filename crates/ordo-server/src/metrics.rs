//! What the server counts, in the text form that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::game::event::{EventKind, GameEvent};

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the classes of times, in milliseconds; what takes longer is in none of them.
const CLASSES: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 150, 250, 500, 1000, 5000];

/// How long something takes.
#[derive(Default)]
pub(crate) struct Times {
    classes: [Counter; CLASSES.len()],
    all: Counter,
    micros: AtomicU64,
}

impl Times {
    pub(crate) fn add(&self, time: Duration) {
        let class = CLASSES
            .iter()
            .position(|end| time <= Duration::from_millis(*end));
        if let Some(class) = class.and_then(|class| self.classes.get(class)) {
            class.add();
        }
        self.all.add();
        self.micros
            .fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, "histogram", help);
        let mut up_to = 0;
        for (end, class) in CLASSES.iter().zip(&self.classes) {
            up_to += class.get();
            let end = *end as f64 / 1000.0;
            line(text, &format!("{name}_bucket{{le=\"{end}\"}}"), up_to);
        }
        // Another thread may have counted meanwhile: the last class is never smaller than those before.
        let all = self.all.get().max(up_to);
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), all);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        line(text, &format!("{name}_sum"), seconds);
        line(text, &format!("{name}_count"), all);
    }
}

/// All that is counted.
pub(crate) struct Metrics {
    started: SystemTime,
    /// Answers by the first digit of their status.
    answers: [Counter; 6],
    /// Things that players did, and how long each took from its message to its acknowledgement.
    pub(crate) done: Times,
    moves: Counter,
    pub(crate) refused: Counter,
    /// Actions that were not done for reasons of ours.
    pub(crate) failed: Counter,
    /// Requests, messages and sockets that were too many.
    pub(crate) too_many: Counter,
    /// Connections that were closed to make room for others.
    pub(crate) shed: Counter,
    /// Readers that were dropped because they did not read.
    pub(crate) stalled: Counter,
    pub(crate) challenges: Counter,
    begun: Counter,
    /// Games and challenges that ended, by the reason.
    ended: Mutex<BTreeMap<String, u64>>,
}

/// A number that goes up and down: its name, what it is, and how much.
pub(crate) type Gauge = (&'static str, &'static str, u64);

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics {
            started: SystemTime::now(),
            answers: Default::default(),
            done: Times::default(),
            moves: Counter::default(),
            refused: Counter::default(),
            failed: Counter::default(),
            too_many: Counter::default(),
            shed: Counter::default(),
            stalled: Counter::default(),
            challenges: Counter::default(),
            begun: Counter::default(),
            ended: Mutex::default(),
        }
    }

    /// These events were stored; with them another game may have begun.
    pub(crate) fn stored<'a>(&self, events: impl Iterator<Item = &'a GameEvent>, another: bool) {
        for event in events {
            match &event.kind {
                EventKind::Started { .. } => self.begun.add(),
                EventKind::Move { .. } => self.moves.add(),
                EventKind::Over { reason, .. } => {
                    *self.ended().entry(reason.clone()).or_default() += 1;
                }
                _ => (),
            }
        }
        if another {
            self.begun.add();
        }
    }

    fn ended(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn answered(&self, status: u16) {
        if let Some(counter) = self.answers.get(usize::from(status / 100)) {
            counter.add();
        }
    }

    /// Everything as text.
    pub(crate) fn text(&self, now: &[Gauge]) -> String {
        let mut text = String::with_capacity(4096);
        head(&mut text, "ordo_build_info", "gauge", "The version.");
        let version = env!("CARGO_PKG_VERSION");
        line(
            &mut text,
            &format!("ordo_build_info{{version=\"{version}\"}}"),
            1,
        );
        let started = self.started.duration_since(UNIX_EPOCH).unwrap_or_default();
        head(
            &mut text,
            "ordo_start_time_seconds",
            "gauge",
            "When the server started.",
        );
        line(&mut text, "ordo_start_time_seconds", started.as_secs_f64());
        for (name, help, value) in now {
            head(&mut text, name, "gauge", help);
            line(&mut text, name, value);
        }
        let name = "ordo_http_responses_total";
        head(
            &mut text,
            name,
            "counter",
            "Answers over HTTP, by class of status.",
        );
        for (class, counter) in self.answers.iter().enumerate().skip(1) {
            line(
                &mut text,
                &format!("{name}{{class=\"{class}xx\"}}"),
                counter.get(),
            );
        }
        for (name, help, counter) in [
            ("ordo_moves_total", "Moves that were stored.", &self.moves),
            (
                "ordo_refused_total",
                "Actions that were refused.",
                &self.refused,
            ),
            (
                "ordo_failed_total",
                "Actions that were not done because the server could not.",
                &self.failed,
            ),
            (
                "ordo_too_many_total",
                "Requests, messages, sockets and connections that were too many.",
                &self.too_many,
            ),
            (
                "ordo_connections_shed_total",
                "Idle connections closed to make room for others.",
                &self.shed,
            ),
            (
                "ordo_stalled_total",
                "Sockets dropped because nobody read them.",
                &self.stalled,
            ),
            (
                "ordo_challenges_total",
                "Challenges that were made.",
                &self.challenges,
            ),
            ("ordo_games_begun_total", "Games that began.", &self.begun),
        ] {
            head(&mut text, name, "counter", help);
            line(&mut text, name, counter.get());
        }
        let name = "ordo_games_ended_total";
        let help = "Games and challenges that ended, by the reason.";
        head(&mut text, name, "counter", help);
        for (reason, count) in &*self.ended() {
            line(&mut text, &format!("{name}{{reason=\"{reason}\"}}"), count);
        }
        self.done.write(
            &mut text,
            "ordo_action_seconds",
            "From an action's message to its acknowledgement, stored.",
        );
        text
    }
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_adds_up() {
        let metrics = Metrics::new();
        metrics.answered(200);
        metrics.answered(204);
        metrics.answered(503);
        metrics.answered(999);
        let event = |kind| GameEvent {
            seq: 1,
            at: 0,
            by: None,
            id: None,
            kind,
        };
        let mv = event(EventKind::Move {
            ply: 1,
            text: "a3-a4".to_owned(),
            spent: 0,
            lag: 0,
        });
        let over = event(EventKind::Over {
            winner: None,
            reason: "time".to_owned(),
        });
        metrics.stored([&mv, &over].into_iter(), true);
        for millis in [0, 3, 3, 700, 60_000] {
            metrics.done.add(Duration::from_millis(millis));
        }
        let text = metrics.text(&[("ordo_sockets", "Open sockets.", 7)]);
        for line in [
            "ordo_sockets 7",
            "ordo_moves_total 1",
            "ordo_games_begun_total 1",
            "ordo_games_ended_total{reason=\"time\"} 1",
            "ordo_http_responses_total{class=\"2xx\"} 2",
            "ordo_http_responses_total{class=\"5xx\"} 1",
            "ordo_action_seconds_bucket{le=\"0.001\"} 1",
            "ordo_action_seconds_bucket{le=\"0.005\"} 3",
            "ordo_action_seconds_bucket{le=\"1\"} 4",
            "ordo_action_seconds_bucket{le=\"+Inf\"} 5",
            "ordo_action_seconds_sum 60.706",
            "ordo_action_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        // Every name is explained once, before its lines.
        let helps = text
            .lines()
            .filter(|line| line.starts_with("# HELP "))
            .count();
        let types = text
            .lines()
            .filter(|line| line.starts_with("# TYPE "))
            .count();
        assert_eq!((helps, types), (14, 14));
    }
}
