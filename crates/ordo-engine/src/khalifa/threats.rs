//! Turns that threaten to win with the next one, and how many replies each of them leaves.

use core::ops::ControlFlow;

use ordo_rules::khalifa::{
    Mobility, OpenLines, Spacing, Square, SquareSet, Step, Turn, TurnSet, can_make_ordo,
    each_winning_path, find_winning_turn,
};

use super::board::{Board, is_playable, moved, take};

/// A turn that threatens, and is safe itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    pub(super) turn: Turn,
    /// How many replies there are: exactly if there are few, else at least so many, not counting pieces in each other's way.
    pub(super) defences: u32,
}

/// What the side to move can do at once.
pub(super) enum Outlook {
    /// It makes an ordo.
    Wins,
    /// It has these turns to force the other side to a reply; maybe none.
    Threats(Vec<Threat>),
}

/// Estimates up to this number are replaced by the exact number.
const EXACT: usize = 40;

/// Answers questions about boards under one reading of the spacing. It keeps room for lists.
#[derive(Debug)]
pub(super) struct ThreatFinder {
    pub(super) spacing: Spacing,
    ways: Vec<SquareSet>,
    enemy_ways: Vec<SquareSet>,
}

impl ThreatFinder {
    pub(super) fn new(spacing: Spacing) -> ThreatFinder {
        ThreatFinder {
            spacing,
            ways: Vec::with_capacity(64),
            enemy_ways: Vec::with_capacity(64),
        }
    }

    /// A turn that wins at once.
    pub(super) fn wins_in_one(&self, board: Board) -> Option<Turn> {
        find_winning_turn(board.own, &OpenLines::blocked_by(board.enemy), self.spacing)
    }

    /// What the side to move can do at once: all turns that threaten and do not lose at once.
    pub(super) fn outlook(&mut self, board: Board) -> Outlook {
        let lanes = OpenLines::blocked_by(board.enemy);
        if can_make_ordo(board.own, &lanes, self.spacing) {
            return Outlook::Wins;
        }
        let spacing = self.spacing;
        let mut enemy_ways = core::mem::take(&mut self.enemy_ways);
        list_ways(board.enemy, board.own, spacing, &mut enemy_ways);
        let mut threats = Vec::new();
        let sight = Mobility::with_open_lines(board.own, &lanes);
        let _ = sight.each_safe_set::<()>(&enemy_ways, |set| {
            each_placement(board.own, set, |turn, own| {
                if can_make_ordo(own, &lanes, spacing) {
                    let defences = self.defences(own, board.enemy);
                    threats.push(Threat { turn, defences });
                }
            });
            ControlFlow::Continue(())
        });
        self.enemy_ways = enemy_ways;
        Outlook::Threats(threats)
    }

    /// How many turns of `defender` close all ways of `attacker`; see [`Threat::defences`].
    fn defences(&mut self, attacker: [Square; 4], defender: [Square; 4]) -> u32 {
        list_ways(attacker, defender, self.spacing, &mut self.ways);
        let sight = Mobility::new(defender, attacker);
        let estimate = sight.estimate_safe_turns(&self.ways);
        if estimate > EXACT {
            return estimate as u32;
        }
        let mut exact = 0;
        let _ = sight.each_safe_set::<()>(&self.ways, |set| {
            exact += set.len() as u32;
            ControlFlow::Continue(())
        });
        exact
    }

    /// Whether a turn can be played, does not lose at once, and threatens to win.
    pub(super) fn is_safe_threat(&mut self, board: Board, turn: Turn) -> bool {
        let sight = Mobility::new(board.own, board.enemy);
        if !is_playable(&sight, turn) {
            return false;
        }
        let own = moved(board.own, turn);
        can_make_ordo(own, &OpenLines::blocked_by(board.enemy), self.spacing) && {
            list_ways(board.enemy, own, self.spacing, &mut self.ways);
            let own: SquareSet = own.into_iter().collect();
            self.ways.iter().all(|way| way.intersects(own))
        }
    }

    /// A turn that wins at once or leaves no safe reply, if there is one: the side to move wins with its second turn. Nothing is
    /// left out, not even a turn that threatens nothing while every reply opens something.
    pub(super) fn wins_in_two(&mut self, board: Board) -> Option<Turn> {
        let at_once = self.wins_in_one(board);
        at_once.or_else(|| {
            let mut turns = self.safe_turns(board).into_iter();
            turns.find(|&turn| !self.has_reply(board.after(turn)))
        })
    }

    /// Whether the side to move has a turn that does not lose at once.
    fn has_reply(&mut self, board: Board) -> bool {
        list_ways(board.enemy, board.own, self.spacing, &mut self.ways);
        let sight = Mobility::new(board.own, board.enemy);
        sight
            .each_safe_set(&self.ways, ControlFlow::Break)
            .is_break()
    }

    /// The turn that leaves the other side the fewest ways to an ordo.
    pub(super) fn stubborn_turn(&self, board: Board) -> Option<Turn> {
        let mut ways = Vec::new();
        list_ways(board.enemy, board.own, self.spacing, &mut ways);
        let sight = Mobility::new(board.own, board.enemy);
        let mut best: Option<(usize, Turn)> = None;
        let _ = sight.each_safe_set::<()>(&[], |set| {
            each_placement(board.own, set, |turn, own| {
                let own: SquareSet = own.into_iter().collect();
                let open = ways.iter().filter(|way| !way.intersects(own)).count();
                if best.is_none_or(|(fewest, _)| open < fewest) {
                    best = Some((open, turn));
                }
            });
            ControlFlow::Continue(())
        });
        best.map(|(_, turn)| turn)
    }

    /// The turns of the side to move that do not lose at once; own ordos are not looked at.
    pub(super) fn safe_turns(&mut self, board: Board) -> Vec<Turn> {
        list_ways(board.enemy, board.own, self.spacing, &mut self.ways);
        let mut turns = Vec::new();
        let sight = Mobility::new(board.own, board.enemy);
        let _ = sight.each_safe_set::<()>(&self.ways, |set| {
            turns.extend(set);
            ControlFlow::Continue(())
        });
        turns
    }
}

/// The ways of four pieces that two moving pieces of the other side can open, or that are open.
fn list_ways(four: [Square; 4], others: [Square; 4], spacing: Spacing, ways: &mut Vec<SquareSet>) {
    let others: SquareSet = others.into_iter().collect();
    ways.clear();
    each_winning_path(four, spacing, |way| {
        if (way & others).len() <= 2 {
            ways.push(way);
        }
    });
}

/// Hands out the turns of a set, with where the four pieces stand after each.
#[inline]
fn each_placement(four: [Square; 4], set: TurnSet, mut listener: impl FnMut(Turn, [Square; 4])) {
    match set {
        TurnSet::Place { .. } => {}
        TurnSet::One(step) => {
            let mut placed = four;
            take(&mut placed, step);
            listener(Turn::One(step), placed);
        }
        TurnSet::Two { first, from, to } => {
            let mut placed = four;
            take(&mut placed, first);
            for to in to {
                let second = Step { from, to };
                let mut placed = placed;
                take(&mut placed, second);
                listener(Turn::Two(first, second), placed);
            }
        }
    }
}
