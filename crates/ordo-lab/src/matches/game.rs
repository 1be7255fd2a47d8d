use ordo_engine::{Engine, Score, SearchLimits, SearchResult, Stop};
use ordo_rules::{Color, Game, Rules};

use crate::counted;

/// An engine with its limits.
pub(super) struct LimitedEngine<'a, P: Rules> {
    pub(super) engine: &'a mut dyn Engine<Position = P>,
    pub(super) limits: &'a SearchLimits,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(super) struct FinishedGame<P: Rules> {
    pub(super) game: Game<P>,
    /// The mover's evaluation of each move; `None` for opening moves and engines that do not evaluate.
    pub(super) evals: Vec<Option<MoveEval>>,
    pub(super) ending: MatchGameResult,
}

/// An engine's evaluation of the move it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveEval {
    /// Score for the mover, counted from before the move.
    pub(super) score: Score,
    /// Search depth in plies.
    pub(super) depth: u32,
}

impl MoveEval {
    fn of<M>(result: &SearchResult<M>) -> Option<MoveEval> {
        result.lines.first().map(|line| MoveEval {
            score: line.score,
            depth: line.depth,
        })
    }
}

/// Result of a match game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MatchGameResult {
    /// The winner; `None` for a draw.
    pub(super) winner: Option<Color>,
    /// The reason, as in the `Termination` tag.
    pub(super) reason: String,
    /// True if an engine failed: it crashed, did not answer or made an illegal move. It lost the game.
    pub(super) is_forfeit: bool,
}

impl MatchGameResult {
    /// The category in summaries.
    pub(super) fn kind(&self) -> &str {
        if self.is_forfeit {
            return "forfeit";
        }
        let end = self.reason.find(':').unwrap_or(self.reason.len());
        &self.reason[..end]
    }
}

/// Plays a game from its current position to the end; the first seat is White. Games of `max_plies` plies are adjudicated
/// as draws. `None` if `stop` was set.
pub(super) fn play<P: Rules>(
    mut game: Game<P>,
    seats: [LimitedEngine<'_, P>; 2],
    max_plies: usize,
    stop: &Stop,
) -> Option<FinishedGame<P>> {
    let [mut white, mut black] = seats;
    let mut evals = vec![None; game.moves().len()];
    let ending = loop {
        if let Some(outcome) = game.outcome() {
            break MatchGameResult {
                winner: outcome.winner,
                reason: outcome.reason.to_string(),
                is_forfeit: false,
            };
        }
        if game.moves().len() >= max_plies {
            break MatchGameResult {
                winner: None,
                reason: format!(
                    "adjudication: a draw after {}",
                    counted(max_plies as u64, "ply", "plies")
                ),
                is_forfeit: false,
            };
        }
        if stop.is_set() {
            return None;
        }
        let turn = game.position().turn();
        let LimitedEngine { engine, limits } = match turn {
            Color::White => &mut white,
            Color::Black => &mut black,
        };
        let result = engine.search(&game, limits, stop, &mut |_| {});
        if stop.is_set() {
            return None; // the search may have been cut short
        }
        let problem = match result {
            Ok(result) => match game.play(result.best) {
                Ok(()) => {
                    evals.push(MoveEval::of(&result));
                    continue;
                }
                Err(error) => format!("illegal move {}: {error}", result.best),
            },
            Err(error) => error.to_string(),
        };
        break MatchGameResult {
            winner: Some(!turn),
            reason: format!("forfeit by {turn}: {problem}"),
            is_forfeit: true,
        };
    };
    Some(FinishedGame {
        game,
        evals,
        ending,
    })
}

#[cfg(test)]
mod tests {
    use ordo_engine::{InfoCallback, SearchError};
    use ordo_rules::stein::{Game, Move, Position};

    use super::*;
    use crate::baseline::Random;

    /// An engine that always gives the same answer.
    struct Scripted(Result<&'static str, &'static str>);

    impl Engine for Scripted {
        type Position = Position;

        fn new_game(&mut self, _seed: u64) {}

        fn search(
            &mut self,
            _: &Game,
            _: &SearchLimits,
            _: &Stop,
            _: &mut InfoCallback<'_, Move>,
        ) -> Result<SearchResult<Move>, SearchError> {
            match self.0 {
                Ok(text) => Ok(SearchResult {
                    best: text.parse().unwrap(),
                    lines: Vec::new(),
                    nodes: 0,
                }),
                Err(reason) => Err(SearchError::Failed(reason.to_owned())),
            }
        }
    }

    fn seats<'a>(
        white: &'a mut dyn Engine<Position = Position>,
        black: &'a mut dyn Engine<Position = Position>,
        limits: &'a SearchLimits,
    ) -> [LimitedEngine<'a, Position>; 2] {
        [white, black].map(|engine| LimitedEngine { engine, limits })
    }

    fn against_random(mut scripted: Scripted, max_plies: usize) -> MatchGameResult {
        let mut random = Random::new();
        let finished = play(
            Game::new(),
            seats(&mut random, &mut scripted, &SearchLimits::default()),
            max_plies,
            &Stop::default(),
        );
        finished.unwrap().ending
    }

    #[test]
    fn a_failing_engine_loses() {
        let ending = against_random(Scripted(Err("no answer")), 100);
        assert_eq!(ending.winner, Some(Color::White));
        assert_eq!(ending.reason, "forfeit by Black: no answer");
        let ending = against_random(Scripted(Ok("a3-a4")), 100);
        assert_eq!(ending.winner, Some(Color::White));
        let start = "forfeit by Black: illegal move a3-a4: S";
        assert!(ending.reason.starts_with(start), "{}", ending.reason);
        assert_eq!(ending.kind(), "forfeit");
    }

    #[test]
    fn long_games_are_adjudicated_as_draws() {
        let ending = against_random(Scripted(Err("")), 1);
        assert_eq!((ending.winner, ending.is_forfeit), (None, false));
        assert_eq!(ending.reason, "adjudication: a draw after 1 ply");
        assert_eq!(ending.kind(), "adjudication");
    }

    #[test]
    fn stopped_games_have_no_result() {
        let stop = Stop::default();
        stop.set();
        let (mut a, mut b) = (Random::new(), Random::new());
        let limits = SearchLimits::default();
        assert!(play(Game::new(), seats(&mut a, &mut b, &limits), 9, &stop).is_none());
    }
}
