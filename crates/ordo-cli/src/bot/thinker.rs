//! The engine in a thread of its own, so that the socket is heard while it thinks.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use ordo_engine::{Configure, EngineOf, SearchLimits, Stop, TimeLeft};
use ordo_rules::{Game, RuleSet, with_rules};
use tokio::sync::mpsc as answers;

/// How strong it plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) level: u8,
    pub(super) movetime: Option<Duration>,
    pub(super) megabytes: usize,
}

/// The highest level: it has no measure of its own.
const HIGHEST: u8 = 10;
/// Unless another time is given, and the clock allows.
const MOVETIME: Duration = Duration::from_secs(1);
/// What the way over the network may take of the clock.
const WAY: Duration = Duration::from_millis(300);

/// A game to find a move for.
#[derive(Clone, Debug)]
pub(super) struct Puzzle {
    pub(super) start: String,
    pub(super) moves: Vec<String>,
    pub(super) left: Option<Duration>,
    pub(super) increment: Duration,
}

impl Strength {
    fn limits(self, puzzle: &Puzzle) -> SearchLimits {
        let usual = (self.level == HIGHEST && puzzle.left.is_none()).then_some(MOVETIME);
        SearchLimits {
            movetime: self.movetime.or(usual),
            time_left: puzzle.left.map(|left| TimeLeft {
                left: left.saturating_sub(WAY),
                increment: puzzle.increment,
            }),
            ..SearchLimits::default()
        }
    }
}

/// The engine at work.
pub(super) struct Thinker {
    puzzles: mpsc::Sender<(u64, Puzzle, Stop)>,
    moves: answers::UnboundedReceiver<(u64, Option<String>)>,
    /// The number of the puzzle that counts, how long its game is, and the switch that ends the search.
    number: u64,
    at: Option<(usize, Stop)>,
}

impl Thinker {
    pub(super) fn start(rule_set: RuleSet, strength: Strength) -> Thinker {
        let (puzzles, asked) = mpsc::channel();
        let (found, moves) = answers::unbounded_channel();
        thread::spawn(
            move || with_rules!(rule_set, Position => work::<EngineOf<Position>>(strength, &asked, &found)),
        );
        Thinker {
            puzzles,
            moves,
            number: 0,
            at: None,
        }
    }

    /// Whether it thinks about the move after so many.
    pub(super) fn is_at(&self, plies: usize) -> bool {
        self.at.as_ref().is_some_and(|(at, _)| *at == plies)
    }

    pub(super) fn think(&mut self, puzzle: Puzzle) {
        self.drop_it();
        let stop = Stop::default();
        self.at = Some((puzzle.moves.len(), stop.clone()));
        // If the thread is gone, no move comes, and the clock decides.
        let _ = self.puzzles.send((self.number, puzzle, stop));
    }

    /// What it thinks about is no longer wanted.
    pub(super) fn drop_it(&mut self) {
        self.number += 1;
        if let Some((_, stop)) = self.at.take() {
            stop.set();
        }
    }

    /// The move it has found; waits while there is none. Nothing if it was dropped meanwhile.
    pub(super) async fn found(&mut self) -> Option<String> {
        match self.moves.recv().await {
            Some((number, mv)) => mv.filter(|_| number == self.number),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.drop_it();
    }
}

fn work<E: Configure>(
    strength: Strength,
    asked: &mpsc::Receiver<(u64, Puzzle, Stop)>,
    found: &answers::UnboundedSender<(u64, Option<String>)>,
) {
    let mut engine = E::new(strength.megabytes);
    // Two bots should not play the same game over and over.
    let seed = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64);
    engine.set_level(strength.level, seed);
    while let Ok((number, puzzle, stop)) = asked.recv() {
        let mv = game::<E>(&puzzle).and_then(|game| {
            let limits = strength.limits(&puzzle);
            let result = engine.search(&game, &limits, &stop, &mut |_| {});
            Some(result.ok()?.best)
        });
        if found.send((number, mv.map(|mv| mv.to_string()))).is_err() {
            return;
        }
    }
}

fn game<E: Configure>(puzzle: &Puzzle) -> Option<Game<E::Position>> {
    let mut game = Game::from_position(puzzle.start.parse().ok()?);
    for mv in &puzzle.moves {
        game.play(mv.parse().ok()?).ok()?;
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_finds_moves_and_drops_what_is_not_wanted() {
        let strength = Strength {
            level: 1,
            movetime: Some(Duration::from_millis(50)),
            megabytes: 1,
        };
        let mut thinker = Thinker::start(RuleSet::Stein, strength);
        let puzzle = |moves: &[&str]| Puzzle {
            start: ordo_rules::stein::Position::start().to_string(),
            moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
            left: None,
            increment: Duration::ZERO,
        };
        thinker.think(puzzle(&[]));
        thinker.think(puzzle(&["a3-a4"]));
        assert!(thinker.is_at(1) && !thinker.is_at(0));
        assert_eq!(thinker.found().await, None, "dropped");
        let mv: ordo_rules::stein::Move = thinker.found().await.unwrap().parse().unwrap();
        let mut game = ordo_rules::stein::Game::new();
        game.play("a3-a4".parse().unwrap()).unwrap();
        assert!(game.play(mv).is_ok());
    }
}
