use core::fmt;

use ordo_rules::{Game, Rules, stein};

use crate::{Limits, Score, Stop};

/// Whoever can play a game; Stein's unless it says otherwise.
pub trait Player<P: Rules = stein::Position> {
    /// What to call the player in results and records.
    fn name(&self) -> String;

    /// Another game begins. Whoever plays by chance draws from `seed`: the same seed and the same moves of the opponent make
    /// the same game.
    fn new_game(&mut self, seed: u64);

    /// A move where the game stands.
    fn choose(&mut self, game: &Game<P>, limits: &Limits) -> Result<P::Move, Forfeit>;

    /// A move with the player's evaluation of it, if it has one. Players that search end early when `stop` is set; the move
    /// is then whatever they have.
    fn think(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Choice<P::Move>, Forfeit> {
        let _ = stop;
        let mv = self.choose(game, limits)?;
        Ok(Choice {
            mv,
            evaluation: None,
        })
    }
}

/// The move a player chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The player's evaluation of the move.
    pub evaluation: Option<Evaluation>,
}

/// A player's opinion of its own move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// The score for the player, counted from before the move.
    pub score: Score,
    /// The search depth in plies.
    pub depth: u32,
}

/// Why a player has no move to give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// The game is over: there is none.
    GameOver,
    /// The player broke down; in its own words. It loses the game.
    Failed(String),
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Forfeit::GameOver => "the game is over",
            Forfeit::Failed(reason) => reason,
        })
    }
}

impl core::error::Error for Forfeit {}
