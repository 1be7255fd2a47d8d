use ordo_rules::{Game, khalifa, stein};

use super::count::count;
use super::{Dice, Forfeit, Player};
use crate::Limits;

/// Looks one ply ahead, and among equal moves chooses by chance.
///
/// In Stein's game it wins if it can, else takes what it can get and goes forward; what the opponent will do about it does not
/// come to its mind. In Khalifa's game it wins if it can, else blocks so that the opponent cannot win at once, if it can.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    dice: Dice,
}

impl Player<stein::Position> for Greedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(
        &mut self,
        game: &Game<stein::Position>,
        _limits: &Limits,
    ) -> Result<stein::Move, Forfeit> {
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

impl Player<khalifa::Position> for Greedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn new_game(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, game: &khalifa::Game, _limits: &Limits) -> Result<khalifa::Turn, Forfeit> {
        if game.outcome().is_some() {
            return Err(Forfeit::GameOver);
        }
        let position = game.position();
        if let Some(turn) = self.dice.pick(&position.winning_turns()) {
            return Ok(turn);
        }
        let safe = self.dice.pick(&position.safe_turns());
        let any = safe.or_else(|| self.dice.pick(&position.legal_turns()));
        any.ok_or(Forfeit::GameOver)
    }
}
