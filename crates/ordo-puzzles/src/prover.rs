use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::tactics::Tactics;

/// An exhaustive search for forced wins within a number of plies.
///
/// ```
/// use ordo_puzzles::WinProver;
/// use ordo_rules::stein::Position;
///
/// let position: Position = "10/3ww5/10/10/10/b9/b9/10 w".parse()?;
/// let mut prover = WinProver::new();
/// assert_eq!(prover.wins_within(&position, 1)?, true);
/// assert_eq!(prover.distance(&position, 3)?, Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct WinProver<P: Tactics> {
    finder: P::Finder,
    /// Results with the attacker to move, and with the defender to move.
    attacks: Table,
    defences: Table,
    /// The moves that worked last, by remaining plies.
    killers: Vec<[Option<P::Move>; 2]>,
    /// Nodes left to search.
    nodes: u64,
}

/// The node limit of a proof was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the search reached its node limit")]
pub struct OutOfNodes;

/// Positions by their Zobrist keys.
type Table = HashMap<u64, Known, BuildHasherDefault<KeyHasher>>;

/// The known bounds of a position.
#[derive(Clone, Copy)]
struct Known {
    /// The attacker wins within this many plies.
    yes: u16,
    /// The attacker does not win within this many plies.
    no: u16,
}

impl Default for Known {
    fn default() -> Known {
        Known {
            yes: u16::MAX,
            no: 0,
        }
    }
}

/// Zobrist keys are random already.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Number of entries at which the table is cleared.
const MAX_ENTRIES: usize = 2_000_000;

impl<P: Tactics> Default for WinProver<P> {
    fn default() -> WinProver<P> {
        WinProver::new()
    }
}

impl<P: Tactics> WinProver<P> {
    /// A prover without a node limit.
    pub fn new() -> WinProver<P> {
        WinProver {
            finder: P::Finder::default(),
            attacks: Table::default(),
            defences: Table::default(),
            killers: Vec::new(),
            nodes: u64::MAX,
        }
    }

    /// Allows this many more nodes, and frees memory if the tables are large.
    pub fn set_nodes(&mut self, nodes: u64) {
        self.nodes = nodes;
        if self.attacks.len() + self.defences.len() > MAX_ENTRIES {
            self.attacks = Table::default();
            self.defences = Table::default();
        }
    }

    /// The nodes that are left.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// True if the side to move can force a win within this many plies.
    pub fn wins_within(&mut self, position: &P, plies: u16) -> Result<bool, OutOfNodes> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(position.turn()));
        }
        if plies == 0 {
            return Ok(false);
        }
        if plies < 3 {
            return Ok(position.wins_at_once());
        }
        let known = self.attacks.get(&position.key()).copied();
        let known = known.unwrap_or_default();
        if known.yes <= plies || known.no >= plies {
            return Ok(known.yes <= plies);
        }
        self.count_node()?;
        let mut wins = position.wins_at_once();
        if !wins {
            let mut moves = position.attacks(&mut self.finder);
            self.killers_first(plies, &mut moves);
            for mv in moves {
                if self.loses_within(&position.after_unchecked(mv), plies - 1)? {
                    self.add_killer(plies, mv);
                    wins = true;
                    break;
                }
            }
        }
        remember(&mut self.attacks, position.key(), plies, wins);
        Ok(wins)
    }

    /// True if the side to move loses within this many plies, whatever it plays.
    pub fn loses_within(&mut self, position: &P, plies: u16) -> Result<bool, OutOfNodes> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(!position.turn()));
        }
        if plies < 2 || position.wins_at_once() {
            return Ok(false);
        }
        if plies < 4 {
            return Ok(position.is_defenceless(&mut self.finder));
        }
        let known = self.defences.get(&position.key()).copied();
        let known = known.unwrap_or_default();
        if known.yes <= plies || known.no >= plies {
            return Ok(known.yes <= plies);
        }
        self.count_node()?;
        let mut loses = true;
        let mut moves = position.defences(&mut self.finder);
        self.killers_first(plies, &mut moves);
        for mv in moves {
            if !self.wins_within(&position.after_unchecked(mv), plies - 1)? {
                self.add_killer(plies, mv);
                loses = false;
                break;
            }
        }
        remember(&mut self.defences, position.key(), plies, loses);
        Ok(loses)
    }

    /// The smallest number of plies within which the side to move wins, up to `most`.
    pub fn distance(&mut self, position: &P, most: u16) -> Result<Option<u16>, OutOfNodes> {
        for plies in (1..=most).step_by(2) {
            if self.wins_within(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// The legal moves that win within this many plies, but no more than `most` of them.
    pub fn winning_moves(
        &mut self,
        position: &P,
        plies: u16,
        most: usize,
    ) -> Result<Vec<P::Move>, OutOfNodes> {
        let mut winning = Vec::new();
        if plies == 0 {
            return Ok(winning);
        }
        for mv in position.legal_moves() {
            if winning.len() == most {
                break;
            }
            if self.loses_within(&position.after_unchecked(mv), plies - 1)? {
                winning.push(mv);
            }
        }
        Ok(winning)
    }

    /// The moves of a defender that do not lose at once, the most promising first.
    pub(crate) fn defences(&mut self, position: &P) -> Vec<P::Move> {
        position.defences(&mut self.finder)
    }

    fn count_node(&mut self) -> Result<(), OutOfNodes> {
        self.nodes = self.nodes.checked_sub(1).ok_or(OutOfNodes)?;
        Ok(())
    }

    /// Moves the killers for these plies to the front.
    fn killers_first(&self, plies: u16, moves: &mut [P::Move]) {
        let killers = self.killers.get(usize::from(plies)).copied();
        for killer in killers.into_iter().flatten().rev().flatten() {
            if let Some(at) = moves.iter().position(|&mv| mv == killer)
                && let Some(front) = moves.get_mut(..=at)
            {
                front.rotate_right(1);
            }
        }
    }

    fn add_killer(&mut self, plies: u16, mv: P::Move) {
        let plies = usize::from(plies);
        if self.killers.len() <= plies {
            self.killers.resize(plies + 1, [None; 2]);
        }
        if let Some(killers) = self.killers.get_mut(plies)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
    }
}

fn remember(table: &mut Table, key: u64, plies: u16, yes: bool) {
    let known = table.entry(key).or_default();
    if yes {
        known.yes = known.yes.min(plies);
    } else {
        known.no = known.no.max(plies);
    }
}
