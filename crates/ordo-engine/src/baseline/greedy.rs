use ordo_rules::stein::{Game, Move};

use super::count::count;
use super::{Dice, Forfeit, Player};
use crate::Limits;

/// Looks one ply ahead: wins if it can, else takes what it can get and goes forward. What the opponent will do about it
/// does not come to its mind. Among equal moves it chooses by chance.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    dice: Dice,
}

impl Player for Greedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, game: &Game, _limits: &Limits) -> Result<Move, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let position = game.position();
        let mut moves = position.legal_moves();
        self.dice.shuffle(&mut moves);
        let best = moves.into_iter().max_by_key(|&mv| {
            let next = position.after_unchecked(mv);
            // Whoever has moved cannot have lost by it.
            match next.outcome() {
                Some(_) => i32::MAX,
                None => -count(&next),
            }
        });
        best.ok_or(Forfeit::GameOver)
    }
}
