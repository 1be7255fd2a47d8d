use core::fmt;

use ordo_rules::{Game, Rules, stein};

use crate::Limits;

/// Whoever can play a game; Stein's unless it says otherwise.
pub trait Player<P: Rules = stein::Position> {
    /// What to call the player in results and records.
    fn name(&self) -> String;

    /// Another game begins. Whoever plays by chance draws from `seed`: the same seed and the same moves of the opponent make
    /// the same game.
    fn new_game(&mut self, seed: u64);

    /// A move where the game stands.
    fn choose(&mut self, game: &Game<P>, limits: &Limits) -> Result<P::Move, Forfeit>;
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
