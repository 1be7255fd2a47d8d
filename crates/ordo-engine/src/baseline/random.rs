use ordo_rules::{Game, Rules};

use super::{Dice, Forfeit, Player};
use crate::Limits;

/// Plays any legal move, each as likely as the others.
#[derive(Clone, Debug, Default)]
pub struct Random {
    dice: Dice,
}

impl<P: Rules> Player<P> for Random {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, game: &Game<P>, _limits: &Limits) -> Result<P::Move, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let moves = game.position().legal_moves();
        self.dice.pick(&moves).ok_or(Forfeit::GameOver)
    }
}
