//! The engine in a thread, so that the bot can read its socket during a search.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use ordo_engine::{Configure, EngineOf, SearchLimits, Stop, TimeLeft};
use ordo_rules::{Game, RuleSet, with_rules};
use tokio::sync::mpsc as answers;

/// Playing strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) level: u8,
    pub(super) movetime: Option<Duration>,
    pub(super) megabytes: usize,
}

/// The highest level, whose searches have no limit by themselves.
const HIGHEST: u8 = 10;
/// Time per move at the highest level without a clock.
const MOVETIME: Duration = Duration::from_secs(1);
/// Time reserved for the network.
const NETWORK: Duration = Duration::from_millis(300);

/// A game to search.
#[derive(Clone, Debug)]
pub(super) struct SearchTask {
    pub(super) start: String,
    pub(super) moves: Vec<String>,
    pub(super) left: Option<Duration>,
    pub(super) increment: Duration,
}

impl Strength {
    fn limits(self, task: &SearchTask) -> SearchLimits {
        let usual = (self.level == HIGHEST && task.left.is_none()).then_some(MOVETIME);
        SearchLimits {
            movetime: self.movetime.or(usual),
            time_left: task.left.map(|left| TimeLeft {
                left: left.saturating_sub(NETWORK),
                increment: task.increment,
            }),
            ..SearchLimits::default()
        }
    }
}

/// A handle to the engine's thread.
pub(super) struct Thinker {
    tasks: mpsc::Sender<(u64, SearchTask, Stop)>,
    moves: answers::UnboundedReceiver<(u64, Option<String>)>,
    /// Number of the current task.
    number: u64,
    /// The length in plies of the game being searched, and the switch that stops the search.
    at: Option<(usize, Stop)>,
}

impl Thinker {
    pub(super) fn start(rule_set: RuleSet, strength: Strength) -> Thinker {
        let (tasks, asked) = mpsc::channel();
        let (found, moves) = answers::unbounded_channel();
        thread::spawn(
            move || with_rules!(rule_set, Position => work::<EngineOf<Position>>(strength, &asked, &found)),
        );
        Thinker {
            tasks,
            moves,
            number: 0,
            at: None,
        }
    }

    /// Returns `true` if the current task is the game after `plies` plies.
    pub(super) fn is_at(&self, plies: usize) -> bool {
        self.at.as_ref().is_some_and(|(at, _)| *at == plies)
    }

    pub(super) fn think(&mut self, task: SearchTask) {
        self.cancel();
        let stop = Stop::default();
        self.at = Some((task.moves.len(), stop.clone()));
        // If the thread has ended, no move comes, and the clock runs out.
        let _ = self.tasks.send((self.number, task, stop));
    }

    /// Stops the current search; its move is dropped.
    pub(super) fn cancel(&mut self) {
        self.number += 1;
        if let Some((_, stop)) = self.at.take() {
            stop.set();
        }
    }

    /// Waits for a move; `None` if its task was cancelled.
    pub(super) async fn found(&mut self) -> Option<String> {
        match self.moves.recv().await {
            Some((number, mv)) => mv.filter(|_| number == self.number),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn work<E: Configure>(
    strength: Strength,
    asked: &mpsc::Receiver<(u64, SearchTask, Stop)>,
    found: &answers::UnboundedSender<(u64, Option<String>)>,
) {
    let mut engine = E::new(strength.megabytes);
    // Below level 10, each process plays different games.
    let seed = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64);
    engine.set_level(strength.level, seed);
    engine.set_tables(Some(ordo_tables::Tables::embedded().handle()));
    while let Ok((number, task, stop)) = asked.recv() {
        let mv = game::<E>(&task).and_then(|game| {
            let limits = strength.limits(&task);
            let result = engine.search(&game, &limits, &stop, &mut |_| {});
            Some(result.ok()?.best)
        });
        if found.send((number, mv.map(|mv| mv.to_string()))).is_err() {
            return;
        }
    }
}

fn game<E: Configure>(task: &SearchTask) -> Option<Game<E::Position>> {
    let mut game = Game::from_position(task.start.parse().ok()?);
    for mv in &task.moves {
        game.play(mv.parse().ok()?).ok()?;
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn cancelled_searches_return_no_move() {
        let strength = Strength {
            level: 1,
            movetime: Some(Duration::from_millis(50)),
            megabytes: 1,
        };
        let mut thinker = Thinker::start(RuleSet::Stein, strength);
        let task = |moves: &[&str]| SearchTask {
            start: ordo_rules::stein::Position::start().to_string(),
            moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
            left: None,
            increment: Duration::ZERO,
        };
        thinker.think(task(&[]));
        thinker.think(task(&["a3-a4"]));
        assert!(thinker.is_at(1) && !thinker.is_at(0));
        assert_eq!(thinker.found().await, None, "cancelled");
        let mv: ordo_rules::stein::Move = thinker.found().await.unwrap().parse().unwrap();
        let mut game = ordo_rules::stein::Game::new();
        game.play("a3-a4".parse().unwrap()).unwrap();
        assert!(game.play(mv).is_ok());
    }
}
