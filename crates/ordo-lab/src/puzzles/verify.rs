//! Proving puzzles again by exhaustive search: by the rules alone, without the miner's prover and its tables.

use std::collections::HashMap;

use ordo_puzzles::{Goal, Puzzle, PuzzleGame, PuzzleProof};
use ordo_rules::{khalifa, stein};
use ordo_tables::{Tables, Value};
use thiserror::Error;

/// A game whose puzzles can be proved again.
pub trait Verify: PuzzleGame {
    /// True if a legal move ends the game with a win of the side to move.
    fn has_winning_move(&self) -> bool;

    /// True if the side to move has lost with perfect play, by ending tables; `None` if there is no table.
    fn is_lost_exactly(&self) -> Option<bool>;
}

impl Verify for stein::Position {
    fn has_winning_move(&self) -> bool {
        let own = self.group(self.turn());
        if self.can_reach_goal_with(&own) {
            return true;
        }
        // A quiet move leaves the enemy's group as it is.
        let enemy = self.group(!self.turn());
        let mut wins = false;
        self.each_move_set_with(&own, |set| {
            wins = wins
                || set.into_iter().any(|mv| {
                    let after = self.after_unchecked(mv);
                    let outcome = if mv.is_capture() {
                        after.outcome_with(&enemy.without(mv.to()))
                    } else {
                        after.outcome_with(&enemy)
                    };
                    outcome.is_some_and(|outcome| outcome.winner == Some(self.turn()))
                });
        });
        wins
    }

    fn is_lost_exactly(&self) -> Option<bool> {
        let value = Tables::embedded().probe(self).ok()??;
        Some(matches!(value, Value::Loss(_)))
    }
}

impl Verify for khalifa::Position {
    fn has_winning_move(&self) -> bool {
        self.wins_in_one().is_some()
    }

    fn is_lost_exactly(&self) -> Option<bool> {
        None
    }
}

/// The reason why a puzzle is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refuted {
    /// A move of the solution does not win within the length of the solution.
    #[error("move {number}, {mv}, does not win")]
    NoWin {
        /// The number of the move in the solution, from 1.
        number: usize,
        /// The move.
        mv: String,
    },
    /// Another move wins as well.
    #[error("at move {number}, {mv} wins as well")]
    AnotherWin {
        /// The number of the move in the solution, from 1.
        number: usize,
        /// The other move.
        mv: String,
    },
    /// The only defence loses at once, or there is another.
    #[error("the turns that do not lose at once are {0}, not the solution alone")]
    Defences(usize),
    /// There is no table for a puzzle that was proved by tables.
    #[error("there is no ending table for the position")]
    NoTable,
}

/// Longer solutions are proved by ending tables instead of a search, if they are endings.
const LONGEST_SEARCH: usize = 7;

/// Results that are kept, at most.
const MAX_MEMORY: usize = 1_000_000;

/// An exhaustive search with a memory of its results.
pub struct Verifier<P: Verify> {
    /// True if the side to move wins within this many plies.
    wins: HashMap<(P, usize), bool>,
    /// The last reply that stopped a win, by the plies that were left.
    replies: HashMap<usize, P::Move>,
}

impl<P: Verify> Default for Verifier<P> {
    fn default() -> Verifier<P> {
        Verifier {
            wins: HashMap::new(),
            replies: HashMap::new(),
        }
    }
}

impl<P: Verify> Verifier<P> {
    /// Proves a puzzle.
    pub fn check(&mut self, puzzle: &Puzzle<P>) -> Result<(), Refuted> {
        self.wins.clear();
        self.replies.clear();
        match puzzle.goal() {
            Goal::Win => self.check_win(puzzle),
            Goal::Hold => check_defence(puzzle),
        }
    }

    fn check_win(&mut self, puzzle: &Puzzle<P>) -> Result<(), Refuted> {
        let length = puzzle.line().len();
        let mut position = puzzle.position().clone();
        if let [only] = puzzle.line() {
            let mut others = position.legal_moves().into_iter();
            let another = others.find(|mv| mv != only && ends_game(&position, *mv));
            return another.map_or(Ok(()), |mv| {
                let mv = mv.to_string();
                Err(Refuted::AnotherWin { number: 1, mv })
            });
        }
        for (ply, &solution) in puzzle.line().iter().enumerate() {
            let is_solver = ply % 2 == 0;
            let is_last = ply + 1 == length;
            if is_solver && !is_last {
                for mv in position.legal_moves() {
                    let after = position.after_unchecked(mv);
                    let number = ply + 1;
                    if mv != solution {
                        if self.wins_too(&after, puzzle.proof(), ply)? {
                            let mv = mv.to_string();
                            return Err(Refuted::AnotherWin { number, mv });
                        }
                    } else if !self.wins_in_time(&after, puzzle.proof(), length - ply - 1)? {
                        let mv = mv.to_string();
                        return Err(Refuted::NoWin { number, mv });
                    }
                }
            }
            position = position.after_unchecked(solution);
        }
        Ok(())
    }

    /// True if the side that is not to move wins within the bound of the proof, of which some plies were played before.
    fn wins_too(&mut self, after: &P, proof: PuzzleProof, played: usize) -> Result<bool, Refuted> {
        match proof {
            PuzzleProof::Exact => after.is_lost_exactly().ok_or(Refuted::NoTable),
            PuzzleProof::Within(plies) => {
                let left = usize::from(plies).saturating_sub(played + 1);
                Ok(self.is_lost(after, left))
            }
        }
    }

    /// True if the side that is not to move wins within the rest of the solution.
    fn wins_in_time(
        &mut self,
        after: &P,
        proof: PuzzleProof,
        plies: usize,
    ) -> Result<bool, Refuted> {
        if proof == PuzzleProof::Exact && plies >= LONGEST_SEARCH {
            return after.is_lost_exactly().ok_or(Refuted::NoTable);
        }
        Ok(self.is_lost(after, plies))
    }

    /// True if the side to move wins within this many plies. The game is not over.
    fn is_won(&mut self, position: &P, plies: usize) -> bool {
        if plies < 3 {
            return plies > 0 && position.has_winning_move();
        }
        let key = (position.clone(), plies);
        if let Some(&wins) = self.wins.get(&key) {
            return wins;
        }
        let wins = position.has_winning_move()
            || position.legal_moves().into_iter().any(|mv| {
                let after = position.after_unchecked(mv);
                self.is_lost(&after, plies - 1)
            });
        if self.wins.len() < MAX_MEMORY {
            self.wins.insert(key, wins);
        }
        wins
    }

    /// True if the side to move has lost, or loses within this many plies whatever it plays.
    fn is_lost(&mut self, position: &P, plies: usize) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(!position.turn());
        }
        if plies < 2 || position.has_winning_move() {
            return false;
        }
        let last = self.replies.get(&plies).copied();
        if let Some(last) = last.filter(|&reply| position.is_legal(reply))
            && self.saves(position, last, plies)
        {
            return false;
        }
        for reply in position.legal_moves() {
            if self.saves(position, reply, plies) {
                self.replies.insert(plies, reply);
                return false;
            }
        }
        true
    }

    /// True if the opponent does not win within the rest of the plies after a reply.
    fn saves(&mut self, position: &P, reply: P::Move, plies: usize) -> bool {
        let next = position.after_unchecked(reply);
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(position.turn()),
            None => !self.is_won(&next, plies - 1),
        }
    }
}

/// True if a move ends the game with a win of the side to move.
fn ends_game<P: Verify>(position: &P, mv: P::Move) -> bool {
    let outcome = position.after_unchecked(mv).outcome();
    outcome.is_some_and(|outcome| outcome.winner == Some(position.turn()))
}

/// Checks that one turn alone leaves the opponent without a win and without a winning turn.
fn check_defence<P: Verify>(puzzle: &Puzzle<P>) -> Result<(), Refuted> {
    let position = puzzle.position();
    let mut moves = position.legal_moves();
    moves.retain(|&mv| {
        let after = position.after_unchecked(mv);
        match after.outcome() {
            Some(outcome) => outcome.winner == Some(position.turn()),
            None => !after.has_winning_move(),
        }
    });
    if moves == puzzle.line() {
        Ok(())
    } else {
        Err(Refuted::Defences(moves.len()))
    }
}
