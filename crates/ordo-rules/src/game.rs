use crate::prelude::*;
use crate::{Color, Outcome, Reason, Rules};

/// A game: its start position, moves, repetitions and outcome. Every move can be taken back.
///
/// ```
/// use ordo_rules::stein::Game;
///
/// let mut game = Game::new();
/// game.play("a3-a4".parse()?)?;
/// assert_eq!(game.moves().len(), 1);
/// assert!(game.undo().is_some());
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<P: Rules> {
    /// The positions of the game, the start first: one more than there are moves.
    positions: Vec<P>,
    moves: Vec<P::Move>,
    repetition: Repetition,
    /// The outcome by decision of the players: resignation, agreement, time.
    decided: Option<Outcome>,
}

/// The effect of the third occurrence of a position (S10.5, K8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Repetition {
    /// It is a draw.
    #[default]
    Draw,
    /// It has no effect.
    None,
}

/// The number of occurrences of a position that makes a draw.
const DRAWN_AT: usize = 3;

/// The reason why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<E> {
    /// The game is over, by the rules or by decision of the players.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The move is illegal.
    #[error(transparent)]
    Illegal(E),
}

impl<P: Rules> Game<P> {
    /// A game from the start position.
    pub fn new() -> Game<P> {
        Game::from_position(P::start())
    }

    /// A game from any position.
    pub fn from_position(start: P) -> Game<P> {
        Game {
            positions: vec![start],
            moves: Vec::new(),
            repetition: Repetition::Draw,
            decided: None,
        }
    }

    /// The same game with another rule for repetition.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Repetition) -> Game<P> {
        self.repetition = repetition;
        self
    }

    /// The effect of repetition in this game.
    pub fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// The position the game started from.
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The position on the board.
    pub fn position(&self) -> &P {
        &self.positions[self.moves.len()]
    }

    /// All positions, the start first: one more than there are moves.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The moves so far, each in its canonical spelling.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The number of times the current position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        self.positions.iter().filter(|&past| past == now).count()
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let repeated = || {
            let drawn = self.repetition == Repetition::Draw && self.occurrences() >= DRAWN_AT;
            drawn.then(|| Outcome::draw(Reason::Repetition))
        };
        self.decided
            .or_else(|| self.position().outcome())
            .or_else(repeated)
    }

    /// Plays a move.
    pub fn play(&mut self, mv: P::Move) -> Result<(), PlayError<P::Illegal>> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let position = self.position();
        position.explain(mv).map_err(PlayError::Illegal)?;
        let (mv, next) = (position.canonical(mv), position.after_unchecked(mv));
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// Takes the last move back and returns it. A decision of the players after it is void.
    pub fn undo(&mut self) -> Option<P::Move> {
        self.reopen();
        let mv = self.moves.pop()?;
        self.positions.pop();
        Some(mv)
    }

    /// Takes back a decision of the players: resignation, agreement, time.
    pub fn reopen(&mut self) {
        self.decided = None;
    }

    /// Ends the game by resignation.
    pub fn resign(&mut self, loser: Color) -> Result<(), PlayError<P::Illegal>> {
        self.decide(Outcome::win(!loser, Reason::Resignation))
    }

    /// Ends the game by a loss on time.
    pub fn run_out_of_time(&mut self, loser: Color) -> Result<(), PlayError<P::Illegal>> {
        self.decide(Outcome::win(!loser, Reason::Time))
    }

    /// Ends the game by agreement on a draw.
    pub fn agree_on_draw(&mut self) -> Result<(), PlayError<P::Illegal>> {
        self.decide(Outcome::draw(Reason::Agreement))
    }

    /// Sets the outcome; fails if the game is over.
    fn decide(&mut self, outcome: Outcome) -> Result<(), PlayError<P::Illegal>> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        self.decided = Some(outcome);
        Ok(())
    }
}

impl<P: Rules> Default for Game<P> {
    fn default() -> Game<P> {
        Game::new()
    }
}
