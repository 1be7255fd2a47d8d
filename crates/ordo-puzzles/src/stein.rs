//! Stein's game: tactics, symmetries and themes.

use core::cmp::Reverse;

use ordo_rules::stein::{Move, PackedPosition, Position, SquareSet, is_connected};
use ordo_rules::{Color, Reason, RuleSet};

use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::tactics::Tactics;
use crate::theme::{Theme, Themes};

impl Tactics for Position {
    type Finder = ();

    /// Looks for moves to the goal row, and for captures that leave a split which cannot be repaired, or nothing. A quiet move
    /// that leaves a connected group without moves (S10.4) is not looked for: no such position is known.
    fn wins_at_once(&self) -> bool {
        let own = self.group(self.turn());
        if self.can_reach_goal_with(&own) {
            return true;
        }
        let mut wins = false;
        self.each_move_set_within(&own, self.enemy(), |captures| {
            for mv in captures {
                wins = wins || wins_by_capture(self, mv);
            }
        });
        wins
    }

    fn attacks(&self, (): &mut ()) -> Vec<Move> {
        ordered(self)
    }

    fn defences(&self, (): &mut ()) -> Vec<Move> {
        ordered(self)
    }

    fn is_defenceless(&self, (): &mut ()) -> bool {
        // Mostly the first reply is a defence, so the replies are not sorted.
        let mut has_defence = false;
        self.each_move_set(|replies| {
            let mut replies = replies.into_iter();
            has_defence = has_defence || replies.any(|mv| !self.after_unchecked(mv).wins_at_once());
        });
        !has_defence
    }
}

fn wins_by_capture(position: &Position, mv: Move) -> bool {
    let left = position.enemy() - SquareSet::of(mv.to());
    left.is_empty() || !is_connected(left) && position.after_unchecked(mv).outcome().is_some()
}

/// The legal moves: captures that split the opponent first, then other captures, then the moves that get furthest ahead.
fn ordered(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|mv| {
        let kind = if mv.is_capture() {
            let left = position.enemy() - SquareSet::of(mv.to());
            i32::from(is_connected(left))
        } else {
            2
        };
        let rank = i16::from(mv.to().rank());
        let ahead = match position.turn() {
            Color::White => rank,
            Color::Black => -rank,
        };
        (kind, Reverse(ahead))
    });
    moves
}

/// The largest number of pieces in an endgame.
const ENDGAME: usize = 10;

impl PuzzleGame for Position {
    const RULE_SET: RuleSet = RuleSet::Stein;

    /// The smallest packed position of mirror image and swapped colours.
    fn canonical_number(&self) -> u128 {
        let white = match self.turn() {
            Color::White => *self,
            Color::Black => self.color_swapped(),
        };
        let number = |position| u128::from_le_bytes(PackedPosition::from(position).0);
        number(&white).min(number(&white.mirrored()))
    }

    fn themes(puzzle: &Puzzle<Position>) -> Themes {
        let start = puzzle.position();
        let solver = start.turn();
        let mut themes = Themes::default();
        let pieces = start.own().len() + start.enemy().len();
        themes.add_if(pieces <= ENDGAME, Theme::Endgame);
        let mut position = *start;
        for (ply, &mv) in puzzle.line().iter().enumerate() {
            if position.turn() == solver {
                themes.add_if(mv.is_ordo(), Theme::OrdoMove);
                themes.add_if(!is_connected(position.own()), Theme::OnlyMove);
                let captures = |moves: Vec<Move>| moves.into_iter().any(Move::is_capture);
                let is_quiet = ply == 0 && puzzle.line().len() > 1 && !mv.is_capture();
                themes.add_if(
                    is_quiet && captures(position.legal_moves()),
                    Theme::QuietMove,
                );
                let is_threatened = !position.goal_moves(!solver).is_empty();
                themes.add_if(is_threatened, Theme::Race);
            } else {
                themes.add_if(mv.is_capture(), Theme::Sacrifice);
            }
            position.play_unchecked(mv);
        }
        let reason = position.outcome().map(|outcome| outcome.reason);
        themes.add_if(
            reason == Some(Reason::CannotReconnect),
            Theme::UnanswerableSplit,
        );
        themes.add_if(reason == Some(Reason::HomeRow), Theme::HomeRow);
        if reason != Some(Reason::HomeRow) {
            themes.remove(Theme::Race);
        }
        themes
    }
}
