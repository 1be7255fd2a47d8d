use super::ordo::is_ordo;
use super::{Position, Size, SquareSet, Turn};
use crate::Color;
use crate::prelude::*;

/// A turn that makes an ordo, and the squares it needs: for display, and for a search that looks for a defence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    /// The turn.
    pub turn: Turn,
    /// The ordo: all squares from the smallest piece to the largest (K7).
    pub line: SquareSet,
    /// The squares that the steps cross or end on (K5).
    pub path: SquareSet,
}

impl Threat {
    /// All squares needed: with an enemy piece on any of them, this turn makes no ordo.
    pub fn squares(&self) -> SquareSet {
        self.line | self.path
    }
}

impl Position {
    /// The threats of a side: every turn that would make an ordo if it were its turn, in the order of the
    /// texts. None if the game is over, or pieces are still to be placed.
    pub fn threats(&self, color: Color) -> Vec<Threat> {
        let turns = self.winning_turns_for(color).into_iter();
        turns.map(|turn| self.threat(color, turn)).collect()
    }

    fn threat(&self, color: Color, turn: Turn) -> Threat {
        let end = |size: Size| {
            let from = self.all_four(color).map(|four| four[size as usize]);
            let moved = turn.steps().find(|step| Some(step.from) == from);
            moved.map(|step| step.to).or(from)
        };
        let line = match (end(Size::One), end(Size::Four)) {
            (Some(one), Some(four)) => SquareSet::between(one, four).with(one).with(four),
            _ => SquareSet::EMPTY,
        };
        let path = turn.steps().fold(SquareSet::EMPTY, |path, step| {
            path | SquareSet::between(step.from, step.to).with(step.to)
        });
        Threat { turn, line, path }
    }

    /// The turns of the side to move that lose at once: they make no own ordo, but open the line of the opponent's (K8). In the
    /// order of their texts.
    pub fn giving_turns(&self) -> Vec<Turn> {
        let (us, them) = (self.turn(), !self.turn());
        let spacing = self.options().spacing;
        // Only if the opponent's pieces would be an ordo without the pieces between them.
        let nearly = |four| is_ordo(four, SquareSet::EMPTY, spacing);
        if !self.all_four(them).is_some_and(nearly) {
            return Vec::new();
        }
        let mut turns = self.legal_turns();
        turns.retain(|&turn| {
            let after = self.after_unchecked(turn);
            after.has_ordo(them) && !after.has_ordo(us)
        });
        turns
    }
}
