//! Threats: turns that threaten to make an ordo with the next one, and the number of defences against each.

use core::ops::ControlFlow;

use ordo_rules::khalifa::{
    Mobility, OpenLines, Spacing, Square, SquareSet, Step, Turn, TurnSet, can_make_ordo,
    find_winning_turn, may_make_ordo,
};

use super::board::{Board, is_playable, make_step, moved};
use super::path_cache::{PathCache, add_paths};

/// A turn that threatens to make an ordo with the next one, and does not lose at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreateningTurn {
    pub(super) turn: Turn,
    /// Number of defences: exact if small, otherwise an estimate that ignores pieces blocking each other.
    pub(super) defences: u32,
}

/// The immediate possibilities of the side to move.
pub(super) enum Outlook {
    /// It can make an ordo.
    Wins,
    /// Its threats, possibly none.
    Threats(Vec<ThreateningTurn>),
}

/// Estimates up to this number are replaced by exact counts.
const MAX_EXACT: usize = 40;

/// Finds threats under one spacing rule (K7). It keeps buffers to avoid allocation.
#[derive(Debug)]
pub(super) struct ThreatFinder {
    cache: PathCache,
    /// Winning paths: sets of squares that must be empty for an ordo.
    paths: Vec<SquareSet>,
    enemy_paths: Vec<SquareSet>,
}

impl ThreatFinder {
    pub(super) fn new(spacing: Spacing) -> ThreatFinder {
        ThreatFinder {
            cache: PathCache::new(spacing),
            paths: Vec::with_capacity(64),
            enemy_paths: Vec::with_capacity(64),
        }
    }

    pub(super) fn spacing(&self) -> Spacing {
        self.cache.spacing()
    }

    /// Changes the spacing rule.
    pub(super) fn set_spacing(&mut self, spacing: Spacing) {
        if spacing != self.spacing() {
            self.cache = PathCache::new(spacing);
        }
    }

    /// A turn that makes an ordo.
    pub(super) fn wins_in_one(&self, board: Board) -> Option<Turn> {
        find_winning_turn(
            board.own,
            &OpenLines::blocked_by(board.enemy),
            self.spacing(),
        )
    }

    /// An immediate win, or all threats that do not lose at once.
    pub(super) fn outlook(&mut self, board: Board) -> Outlook {
        let lines = OpenLines::blocked_by(board.enemy);
        if can_make_ordo(board.own, &lines, self.spacing()) {
            return Outlook::Wins;
        }
        let mut enemy_paths = core::mem::take(&mut self.enemy_paths);
        collect_paths(&mut self.cache, board.enemy, board.own, &mut enemy_paths);
        let spacing = self.spacing();
        let enemy: SquareSet = board.enemy.into_iter().collect();
        let mut threats = Vec::new();
        let mobility = Mobility::with_open_lines(board.own, &lines);
        let _ = mobility.each_safe_set::<()>(&enemy_paths, |set| {
            each_turn(board.own, set, |turn, own| {
                if may_make_ordo(own, &lines, spacing)
                    && self
                        .cache
                        .get(own)
                        .iter()
                        .any(|path| !path.intersects(enemy))
                {
                    let defences = self.defences(own, board.enemy);
                    threats.push(ThreateningTurn { turn, defences });
                }
            });
            ControlFlow::Continue(())
        });
        self.enemy_paths = enemy_paths;
        Outlook::Threats(threats)
    }

    /// Number of turns of `defender` that block all winning paths of `attacker`; see [`ThreateningTurn::defences`].
    fn defences(&mut self, attacker: [Square; 4], defender: [Square; 4]) -> u32 {
        collect_paths(&mut self.cache, attacker, defender, &mut self.paths);
        let mobility = Mobility::new(defender, attacker);
        mobility.count_safe_turns(&mut self.paths, MAX_EXACT) as u32
    }

    /// True if a turn is legal, does not lose at once, and threatens to win.
    pub(super) fn is_safe_threat(&mut self, board: Board, turn: Turn) -> bool {
        let mobility = Mobility::new(board.own, board.enemy);
        if !is_playable(&mobility, turn) {
            return false;
        }
        let own = moved(board.own, turn);
        can_make_ordo(own, &OpenLines::blocked_by(board.enemy), self.spacing()) && {
            collect_paths(&mut self.cache, board.enemy, own, &mut self.paths);
            let own: SquareSet = own.into_iter().collect();
            self.paths.iter().all(|path| path.intersects(own))
        }
    }

    /// A turn that wins at once or leaves no safe reply, so that the side to move wins with its second turn at the latest. The
    /// search is exhaustive: it includes turns without a threat after which every reply opens a path (zugzwang).
    pub(super) fn wins_in_two(&mut self, board: Board) -> Option<Turn> {
        let at_once = self.wins_in_one(board);
        at_once.or_else(|| {
            let mut turns = self.safe_turns(board).into_iter();
            turns.find(|&turn| !self.has_safe_turn(board.after(turn)))
        })
    }

    /// True if the side to move has a turn that does not lose at once.
    pub(super) fn has_safe_turn(&mut self, board: Board) -> bool {
        collect_paths(&mut self.cache, board.enemy, board.own, &mut self.paths);
        let mobility = Mobility::new(board.own, board.enemy);
        mobility
            .each_safe_set(&self.paths, ControlFlow::Break)
            .is_break()
    }

    /// The turn that leaves the other side the fewest winning paths.
    pub(super) fn best_losing_turn(&self, board: Board) -> Option<Turn> {
        let mut paths = Vec::new();
        add_paths(&mut paths, board.enemy, self.spacing());
        let own: SquareSet = board.own.into_iter().collect();
        paths.retain(|&path| can_be_opened(path, own));
        let mobility = Mobility::new(board.own, board.enemy);
        let mut best: Option<(usize, Turn)> = None;
        let _ = mobility.each_safe_set::<()>(&[], |set| {
            each_turn(board.own, set, |turn, own| {
                let own: SquareSet = own.into_iter().collect();
                let open = paths.iter().filter(|path| !path.intersects(own)).count();
                if best.is_none_or(|(fewest, _)| open < fewest) {
                    best = Some((open, turn));
                }
            });
            ControlFlow::Continue(())
        });
        best.map(|(_, turn)| turn)
    }

    /// The turns that do not lose at once, including winning ones.
    pub(super) fn safe_turns(&mut self, board: Board) -> Vec<Turn> {
        collect_paths(&mut self.cache, board.enemy, board.own, &mut self.paths);
        let mut turns = Vec::new();
        let mobility = Mobility::new(board.own, board.enemy);
        let _ = mobility.each_safe_set::<()>(&self.paths, |set| {
            turns.extend(set);
            ControlFlow::Continue(())
        });
        turns
    }
}

/// The winning paths of four pieces that are open or can be opened.
fn collect_paths(
    cache: &mut PathCache,
    four: [Square; 4],
    others: [Square; 4],
    paths: &mut Vec<SquareSet>,
) {
    let others: SquareSet = others.into_iter().collect();
    let all = cache.get(four).iter().copied();
    paths.clear();
    paths.extend(all.filter(|&path| can_be_opened(path, others)));
}

/// True if a path is open, or if the other side can open it by moving two pieces.
fn can_be_opened(path: SquareSet, others: SquareSet) -> bool {
    (path & others).len() <= 2
}

/// Calls `listener` with each turn of a set and the squares of the four pieces after it.
#[inline]
fn each_turn(four: [Square; 4], set: TurnSet, mut listener: impl FnMut(Turn, [Square; 4])) {
    match set {
        TurnSet::Place { .. } => {}
        TurnSet::One(step) => {
            let mut squares = four;
            make_step(&mut squares, step);
            listener(Turn::One(step), squares);
        }
        TurnSet::Two { first, from, to } => {
            let mut squares = four;
            make_step(&mut squares, first);
            for to in to {
                let second = Step { from, to };
                let mut squares = squares;
                make_step(&mut squares, second);
                listener(Turn::Two(first, second), squares);
            }
        }
    }
}
