//! An engine in its own thread.

use std::sync::mpsc;
use std::thread;

use ordo_engine::{Configure, Engine, EngineOf, Playable, PvInfo, SearchLimits, Stop};
use ordo_rules::{Color, Game, Rules};

/// The purpose of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The computer's move for a side.
    Move(Color),
    /// A hint.
    Hint,
    /// The evaluation bar.
    Evaluation,
    /// The review of the position after this many plies.
    Review(usize),
}

/// A result of a search, final or not.
#[derive(Clone, Debug)]
pub(crate) struct Report<M> {
    pub(crate) purpose: Purpose,
    /// The number of the search, to recognise results of cancelled ones.
    pub(crate) number: u64,
    /// The best line so far; `None` if the engine found none.
    pub(crate) line: Option<PvInfo<M>>,
    /// The search has ended.
    pub(crate) done: bool,
}

struct Task<P: Rules> {
    purpose: Purpose,
    number: u64,
    game: Game<P>,
    limits: SearchLimits,
    stop: Stop,
}

/// A handle to the thread. Dropping it stops the search.
pub(crate) struct Thinker<P: Rules> {
    tasks: mpsc::Sender<Task<P>>,
    number: u64,
    current: Option<(Purpose, Stop)>,
}

/// Size of the transposition table in megabytes.
const MEGABYTES: usize = 16;

impl<P: Playable<Move: Send> + Send> Thinker<P> {
    /// Starts a thread with an engine of a level; `report` receives the results there.
    pub(crate) fn start(
        level: u8,
        seed: u64,
        report: impl Fn(Report<P::Move>) + Send + 'static,
    ) -> Thinker<P> {
        let (tasks, asked) = mpsc::channel::<Task<P>>();
        thread::spawn(move || {
            let mut engine = EngineOf::<P>::new(MEGABYTES);
            engine.new_game(seed);
            engine.set_level(level, seed);
            while let Ok(task) = asked.recv() {
                search(&mut engine, &task, &report);
            }
        });
        Thinker {
            tasks,
            number: 0,
            current: None,
        }
    }

    /// Stops the current search and starts another.
    pub(crate) fn think(&mut self, purpose: Purpose, game: Game<P>, limits: SearchLimits) {
        self.cancel();
        let stop = Stop::default();
        self.current = Some((purpose, stop.clone()));
        let task = Task {
            purpose,
            number: self.number,
            game,
            limits,
            stop,
        };
        // If the thread has ended, no move comes.
        let _ = self.tasks.send(task);
    }

    /// The purpose of the current search.
    pub(crate) fn purpose(&self) -> Option<Purpose> {
        self.current.as_ref().map(|&(purpose, _)| purpose)
    }

    /// Stops the current search; its results are no longer accepted.
    pub(crate) fn cancel(&mut self) {
        self.number += 1;
        if let Some((_, stop)) = self.current.take() {
            stop.set();
        }
    }

    /// True if a report belongs to the current search. A final one ends it.
    pub(crate) fn accept(&mut self, report: &Report<P::Move>) -> bool {
        let current = report.number == self.number && self.current.is_some();
        if current && report.done {
            self.current = None;
        }
        current
    }
}

impl<P: Rules> Drop for Thinker<P> {
    fn drop(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.set();
        }
    }
}

fn search<E: Engine>(
    engine: &mut E,
    task: &Task<E::Position>,
    report: &impl Fn(Report<<E::Position as Rules>::Move>),
) {
    if task.stop.is_set() {
        return;
    }
    let tell = |line, done| {
        report(Report {
            purpose: task.purpose,
            number: task.number,
            line,
            done,
        });
    };
    let result = engine.search(&task.game, &task.limits, &task.stop, &mut |lines| {
        // Only the evaluation bar shows intermediate results.
        if task.purpose == Purpose::Evaluation {
            tell(lines.first().cloned(), false);
        }
    });
    let line = result
        .ok()
        .and_then(|result| result.lines.into_iter().next());
    tell(line, true);
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use ordo_rules::stein;

    use super::*;

    #[test]
    fn searches_run_in_their_own_thread_and_stop_promptly() {
        let (sender, reports) = mpsc::channel();
        let mut thinker = Thinker::<stein::Position>::start(10, 0, move |report| {
            let _ = sender.send(report);
        });
        // Without limits it would never end.
        thinker.think(Purpose::Hint, Game::new(), SearchLimits::default());
        assert_eq!(thinker.purpose(), Some(Purpose::Hint));
        thinker.cancel();
        let limits = SearchLimits {
            nodes: Some(500),
            ..SearchLimits::default()
        };
        let purpose = Purpose::Move(Color::White);
        thinker.think(purpose, Game::new(), limits);
        let began = Instant::now();
        let wait = Duration::from_mins(1);
        let accepted = loop {
            let report = reports
                .recv_timeout(wait)
                .expect("the first search was not stopped");
            if thinker.accept(&report) {
                break report;
            }
            assert_eq!(report.purpose, Purpose::Hint, "cancelled");
            assert!(began.elapsed() < wait);
        };
        assert_eq!(accepted.purpose, purpose);
        let line = accepted.line.unwrap();
        assert!(stein::Position::start().is_legal(*line.pv.first()));
        assert_eq!(thinker.purpose(), None);
    }
}
