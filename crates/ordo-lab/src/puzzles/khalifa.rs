//! Candidates in games of Khalifa's game.

use ordo_engine::khalifa::{Prover as ThreatProver, Threats};
use ordo_engine::{SearchLimits, Stop};
use ordo_puzzles::{Goal, MakeLimits, Puzzle, PuzzleProof, Tactics, WinProver, make};
use ordo_rules::Game;
use ordo_rules::khalifa::{Phase, Position};

use super::candidates::Mine;

/// The provers of one thread.
pub struct Workshop {
    threats: Threats,
    dfpn: ThreatProver,
    prover: WinProver<Position>,
}

impl Default for Workshop {
    fn default() -> Workshop {
        Workshop {
            threats: Threats::default(),
            dfpn: ThreatProver::new(HASH_MEGABYTES),
            prover: WinProver::new(),
        }
    }
}

const HASH_MEGABYTES: usize = 16;
/// Nodes to find a win in three turns, and to show that a defence does not lose by threats.
const FIND_NODES: u64 = 40;
const HOLD_NODES: u64 = 60;
/// Nodes of a proof.
const PROOF_NODES: u64 = 8_000;
/// One ordo in one in this many becomes a puzzle, one ordo in two, and one in three, whose proof takes long.
const ONE_MOVERS: u64 = 6;
const TWO_MOVERS: u64 = 2;
const THREE_MOVERS: u64 = 4;
/// Threats are tried in one position of this many, to find one with a single defence.
const THREATS: u64 = 4;
/// Pieces on the board before a winning placement.
const BEFORE_PLACEMENT: usize = 6;

impl Mine for Position {
    type Workshop = Workshop;

    const OPENING_PLIES: usize = 5;

    fn puzzles(workshop: &mut Workshop, game: &Game<Position>, lot: u64) -> Vec<Puzzle<Position>> {
        let mut puzzles = Vec::new();
        let mut was_won = [false; 2];
        for (ply, position) in game.positions().iter().enumerate() {
            if position.outcome().is_some() {
                break;
            }
            if position.phase() == Phase::Placement {
                if position.occupied().len() == BEFORE_PLACEMENT {
                    puzzles.extend(workshop.win(position, 5));
                }
                continue;
            }
            let lot = lot.wrapping_add(ply as u64);
            let was_won = &mut was_won[position.turn() as usize];
            let plies = workshop.plies_to_win(position);
            match plies {
                Some(_) if *was_won => {}
                Some(1) if !lot.is_multiple_of(ONE_MOVERS) => {}
                Some(3) if !lot.is_multiple_of(TWO_MOVERS) => {}
                Some(5) if !lot.is_multiple_of(THREE_MOVERS) => {}
                Some(plies) => puzzles.extend(workshop.win(position, plies)),
                None => puzzles.extend(workshop.defence(position)),
            }
            if lot.is_multiple_of(THREATS) {
                puzzles.extend(workshop.defence_after_threat(position));
            }
            *was_won = plies.is_some();
        }
        puzzles
    }
}

impl Workshop {
    /// The length of a win in up to three turns.
    fn plies_to_win(&mut self, position: &Position) -> Option<u16> {
        if position.wins_at_once() {
            return Some(1);
        }
        if self.dfpn.wins_in_two(position).is_some() {
            return Some(3);
        }
        let proof = self.prove(position, FIND_NODES);
        proof.filter(|&plies| plies <= 5)
    }

    /// The length of a win by threats, if it is proved with this many nodes.
    fn prove(&mut self, position: &Position, nodes: u64) -> Option<u16> {
        let limits = SearchLimits {
            nodes: Some(nodes),
            ..SearchLimits::default()
        };
        self.dfpn.clear();
        let proof = self.dfpn.prove(position, &limits, &Stop::default())?;
        Some(proof.plies)
    }

    /// A win that no other turn forces as fast: the task names the number of turns.
    fn win(&mut self, position: &Position, plies: u16) -> Option<Puzzle<Position>> {
        let limits = MakeLimits {
            plies,
            margin: 0,
            nodes: PROOF_NODES,
        };
        make(position, &mut self.prover, limits).ok()
    }

    /// The only defence against a threat that the side to move could make.
    fn defence_after_threat(&mut self, position: &Position) -> Option<Puzzle<Position>> {
        let us = position.turn();
        let turns = self.threats.safe_turns(position);
        turns.into_iter().find_map(|turn| {
            let after = position.after_unchecked(turn);
            let threatens = after.outcome().is_none() && after.wins_in_one_for(us).is_some();
            (threatens && !after.wins_at_once()).then(|| self.defence(&after))?
        })
    }

    /// The only turn that does not lose at once, if there is a threat and the turn does not lose by threats later.
    fn defence(&mut self, position: &Position) -> Option<Puzzle<Position>> {
        let turns = self.threats.safe_turns(position);
        let &[turn] = turns.as_slice() else {
            return None;
        };
        position.wins_in_one_for(!position.turn())?;
        let after = position.after_unchecked(turn);
        if after.outcome().is_some() || self.prove(&after, HOLD_NODES).is_some() {
            return None;
        }
        Puzzle::new(*position, Goal::Hold, &[turn], PuzzleProof::Exact).ok()
    }
}
