//! Khalifa's game: tactics, symmetries and themes.

use ordo_engine::khalifa::Threats;
use ordo_rules::khalifa::{PackedPosition, Phase, Position, Turn};
use ordo_rules::{RuleSet, Rules};

use crate::game::PuzzleGame;
use crate::puzzle::{Goal, Puzzle};
use crate::tactics::Tactics;
use crate::theme::{Theme, Themes};

impl Tactics for Position {
    type Finder = Threats;

    fn wins_at_once(&self) -> bool {
        self.wins_in_one().is_some()
    }

    fn immediate_wins(&self) -> Vec<Turn> {
        self.winning_turns()
    }

    /// The turns that do not lose at once, those that threaten an ordo first.
    fn attacks(&self, finder: &mut Threats) -> Vec<Turn> {
        match self.phase() {
            Phase::Placement => self.legal_moves(),
            Phase::Moving => {
                let us = self.turn();
                let mut turns = finder.safe_turns(self);
                turns.sort_by_cached_key(|&turn| {
                    self.after_unchecked(turn).wins_in_one_for(us).is_none()
                });
                turns
            }
        }
    }

    /// The turns that do not lose at once; after all others the attacker makes an ordo.
    fn defences(&self, finder: &mut Threats) -> Vec<Turn> {
        match self.phase() {
            Phase::Placement => self.legal_moves(),
            Phase::Moving => finder.safe_turns(self),
        }
    }

    fn is_defenceless(&self, finder: &mut Threats) -> bool {
        match self.phase() {
            Phase::Placement => self
                .legal_moves()
                .into_iter()
                .all(|turn| self.after_unchecked(turn).wins_at_once()),
            Phase::Moving => !finder.has_safe_turn(self),
        }
    }
}

impl PuzzleGame for Position {
    const RULE_SET: RuleSet = RuleSet::Khalifa;

    fn canonical_number(&self) -> u128 {
        let (canonical, _) = self.canonical_form();
        PackedPosition::from(&canonical).0.into()
    }

    fn themes(puzzle: &Puzzle<Position>) -> Themes {
        let theme = match (
            puzzle.goal(),
            puzzle.position().phase(),
            puzzle.line().len(),
        ) {
            (Goal::Hold, ..) => Theme::OnlyDefence,
            (Goal::Win, Phase::Placement, _) => Theme::WinningPlacement,
            (Goal::Win, Phase::Moving, 1) => Theme::OrdoInOne,
            (Goal::Win, Phase::Moving, 3) => Theme::OrdoInTwo,
            (Goal::Win, Phase::Moving, 5) => Theme::OrdoInThree,
            (Goal::Win, Phase::Moving, _) => return Themes::default(),
        };
        [theme].into_iter().collect()
    }
}
