use core::error::Error;

use crate::prelude::*;
use crate::record::{Record, ReplayError};
use crate::{Color, Game, Outcome, PlayError, RuleSet, Rules, khalifa, stein, with_rules};

/// A game whose rules are chosen at run time. Moves and positions are texts.
///
/// ```
/// use ordo_rules::{AnyGame, PlayTextError, RuleSet};
///
/// let mut game = AnyGame::new(RuleSet::Stein);
/// assert_eq!(game.play("a3-a4")?, "a3-a4");
/// assert_eq!(game.plies(), 1);
/// assert!(matches!(game.play("hello"), Err(PlayTextError::Unreadable(_))));
/// assert!(matches!(game.play("a4-a5"), Err(PlayTextError::Illegal(_))));
/// # Ok::<(), PlayTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// Stein's game.
    Stein(stein::Game),
    /// Khalifa's game.
    Khalifa(khalifa::Game),
}

impl From<stein::Game> for AnyGame {
    fn from(game: stein::Game) -> AnyGame {
        AnyGame::Stein(game)
    }
}

impl From<khalifa::Game> for AnyGame {
    fn from(game: khalifa::Game) -> AnyGame {
        AnyGame::Khalifa(game)
    }
}

/// Evaluates an expression with the [`Game`] inside an [`AnyGame`].
macro_rules! with_game {
    ($any:expr, $game:ident => $work:expr) => {
        match $any {
            AnyGame::Stein($game) => $work,
            AnyGame::Khalifa($game) => $work,
        }
    };
}

impl AnyGame {
    /// A game from the default start position.
    pub fn new(rule_set: RuleSet) -> AnyGame {
        with_rules!(rule_set, P => Game::<P>::new().into())
    }

    /// The game's rule set.
    pub fn rule_set(&self) -> RuleSet {
        match self {
            AnyGame::Stein(_) => RuleSet::Stein,
            AnyGame::Khalifa(_) => RuleSet::Khalifa,
        }
    }

    /// Plays a move and returns its canonical text.
    pub fn play(&mut self, text: &str) -> Result<String, PlayTextError> {
        with_game!(self, game => play(game, text))
    }

    /// Takes back the last move and returns its text.
    pub fn undo(&mut self) -> Option<String> {
        with_game!(self, game => game.undo().map(|mv| mv.to_string()))
    }

    /// Takes back moves until at most `plies` are left.
    pub fn undo_to(&mut self, plies: usize) {
        with_game!(self, game => while game.moves().len() > plies && game.undo().is_some() {});
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        with_game!(self, game => game.moves().len())
    }

    /// The moves played, in canonical text.
    pub fn moves(&self) -> Vec<String> {
        with_game!(self, game => texts(game.moves()))
    }

    /// The legal moves, in canonical text; none if the game is over.
    pub fn legal_moves(&self) -> Vec<String> {
        with_game!(self, game => match game.outcome() {
            None => texts(&game.position().legal_moves()),
            Some(_) => Vec::new(),
        })
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        with_game!(self, game => game.position().turn())
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        with_game!(self, game => game.outcome())
    }

    /// The start position, as a position string.
    pub fn start(&self) -> String {
        with_game!(self, game => game.start().to_string())
    }

    /// The current position, as a position string.
    pub fn position(&self) -> String {
        with_game!(self, game => game.position().to_string())
    }

    /// The number of times the current position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        with_game!(self, game => game.occurrences())
    }

    /// A record of the start position and the moves, without names.
    pub fn to_record(&self) -> Result<Record, ReplayError> {
        with_game!(self, game => Record::from_moves(game.start(), game.moves()))
    }
}

/// Error when playing a move in an [`AnyGame`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayTextError {
    /// The text is not a move in the notation of the game.
    #[error("{0}")]
    Unreadable(String),
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The move breaks the rule named in the text.
    #[error("{0}")]
    Illegal(String),
}

impl PlayTextError {
    fn unreadable(error: impl Error) -> PlayTextError {
        PlayTextError::Unreadable(error.to_string())
    }
}

fn play<P: Rules>(game: &mut Game<P>, text: &str) -> Result<String, PlayTextError> {
    let mv: P::Move = text.parse().map_err(PlayTextError::unreadable)?;
    game.play(mv).map_err(|error| match error {
        PlayError::Over(outcome) => PlayTextError::Over(outcome),
        PlayError::Illegal(illegal) => PlayTextError::Illegal(illegal.to_string()),
    })?;
    Ok(game.moves().last().unwrap_or(&mv).to_string())
}

fn texts<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(M::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_game_agrees_with_the_typed_game() {
        fn check<P: Rules>(rule_set: RuleSet)
        where
            AnyGame: From<Game<P>>,
        {
            let mut typed = Game::<P>::new();
            let mut any = AnyGame::new(rule_set);
            for ply in 0..40 {
                assert_eq!(any, AnyGame::from(typed.clone()));
                assert_eq!(any.plies(), ply);
                let moves = typed.position().legal_moves();
                let legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
                assert_eq!(any.legal_moves(), legal);
                let mv = moves[(ply * 7) % moves.len()];
                typed.play(mv).unwrap();
                assert_eq!(any.play(&mv.to_string()).unwrap(), mv.to_string());
                assert_eq!(any.position(), typed.position().to_string());
                if any.outcome().is_some() {
                    assert!(any.legal_moves().is_empty());
                    let error = any.play(&mv.to_string()).unwrap_err();
                    assert!(matches!(error, PlayTextError::Over(_)));
                    break;
                }
            }
            let last = any.moves().pop();
            assert_eq!(any.undo(), last);
            any.undo_to(0);
            assert_eq!(any, AnyGame::new(rule_set));
            assert_eq!(any.position(), any.start());
            assert_eq!(any.rule_set(), rule_set);
        }
        for &rule_set in RuleSet::ALL {
            with_rules!(rule_set, P => check::<P>(rule_set));
        }
    }

    #[test]
    fn a_finished_game_has_an_outcome_and_no_moves() {
        for (rule_set, start, winning) in [
            (RuleSet::Stein, "10/w9/10/10/9b/10/10/10 w", "a7-a8"),
            (RuleSet::Khalifa, "b1a1d1c1/8/8/8/8/8/7D/ABC5 w", "28-18"),
        ] {
            let mut game = AnyGame::new(rule_set);
            assert_eq!(game.outcome(), None);
            game = with_rules!(rule_set, P => {
                AnyGame::from(Game::<P>::from_position(start.parse().unwrap()))
            });
            game.play(winning).unwrap();
            let winner = game.outcome().unwrap().winner;
            assert_eq!(winner, Some(Color::White));
            assert!(game.legal_moves().is_empty());
            assert!(matches!(game.play(winning), Err(PlayTextError::Over(_))));
        }
    }
}
