use crate::game::PuzzleGame;
use crate::prover::{OutOfNodes, WinProver};
use crate::puzzle::{Goal, InvalidPuzzle, Puzzle, PuzzleProof};

/// The limits of [`make`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MakeLimits {
    /// The longest solution, in plies.
    pub plies: u16,
    /// Plies by which other wins may be longer than the solution and still spoil the puzzle.
    pub margin: u16,
    /// Nodes for the whole proof.
    pub nodes: u64,
}

impl Default for MakeLimits {
    /// Limits for a proof while a player waits: seconds at most.
    fn default() -> MakeLimits {
        MakeLimits {
            plies: 5,
            margin: 2,
            nodes: 20_000,
        }
    }
}

/// The reason why a position gives no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// The side to move cannot force a win within the limits.
    #[error("the side to move has no forced win within {0} plies")]
    NoWin(u16),
    /// Several moves win.
    #[error("several moves win")]
    SeveralWins,
    /// The node limit was reached.
    #[error(transparent)]
    OutOfNodes(#[from] OutOfNodes),
    /// The line is no solution.
    #[error(transparent)]
    Invalid(#[from] InvalidPuzzle),
}

/// The number of stubborn replies that are tried, to find one after which only one move wins.
const REPLIES_TRIED: usize = 6;

/// Proves that the side to move wins by force and that one move wins at each point of the solution, and makes a puzzle of it.
///
/// The solution is the shortest win, and each reply one that delays it longest. At the last of several moves, more than one may win.
pub fn make<P: PuzzleGame>(
    position: &P,
    prover: &mut WinProver<P>,
    limits: MakeLimits,
) -> Result<Puzzle<P>, NoPuzzle> {
    prover.set_nodes(limits.nodes);
    let plies = match position.outcome() {
        None => prover.distance(position, limits.plies)?,
        Some(_) => None,
    };
    let plies = plies.ok_or(NoPuzzle::NoWin(limits.plies))?;
    if plies == 1 && position.immediate_wins().len() > 1 {
        return Err(NoPuzzle::SeveralWins);
    }
    // A win at once ends the game, so slower wins do not matter.
    let bound = if plies == 1 { 1 } else { plies + limits.margin };
    let mut line = Vec::new();
    extend(position, plies, bound, prover, &mut line)?;
    let proof = PuzzleProof::Within(bound);
    Ok(Puzzle::new(position.clone(), Goal::Win, &line, proof)?)
}

/// Adds the solution of a position that is won in `plies` plies to a line; no other move may win within `bound` plies.
fn extend<P: PuzzleGame>(
    position: &P,
    plies: u16,
    bound: u16,
    prover: &mut WinProver<P>,
    line: &mut Vec<P::Move>,
) -> Result<(), NoPuzzle> {
    if plies == 1 {
        let wins = position.immediate_wins();
        line.push(*wins.first().ok_or(NoPuzzle::NoWin(1))?);
        return Ok(());
    }
    let wins = prover.winning_moves(position, bound, 2)?;
    let &[mv] = wins.as_slice() else {
        return Err(NoPuzzle::SeveralWins);
    };
    line.push(mv);
    let after = position.after_unchecked(mv);
    let length = line.len();
    let mut problem = NoPuzzle::SeveralWins;
    for reply in stubborn_replies(&after, plies - 1, prover)? {
        line.truncate(length);
        line.push(reply);
        let next = after.after_unchecked(reply);
        match extend(&next, plies - 2, bound - 2, prover, line) {
            Ok(()) => return Ok(()),
            Err(found) => problem = found,
        }
    }
    Err(problem)
}

/// The replies that delay the loss to this many plies, a few of them. If the loss is close, those that leave the fewest winning
/// moves come first.
fn stubborn_replies<P: PuzzleGame>(
    position: &P,
    plies: u16,
    prover: &mut WinProver<P>,
) -> Result<Vec<P::Move>, OutOfNodes> {
    if plies == 2 {
        let replies = position.legal_moves().into_iter();
        let lasting = replies.filter(|&mv| position.after_unchecked(mv).outcome().is_none());
        let fewest = lasting.min_by_key(|&mv| position.after_unchecked(mv).immediate_wins().len());
        return Ok(fewest.into_iter().collect());
    }
    let mut stubborn = Vec::new();
    for reply in prover.defences(position) {
        let next = position.after_unchecked(reply);
        if !prover.wins_within(&next, plies - 3)? {
            stubborn.push(reply);
        }
        if stubborn.len() == REPLIES_TRIED {
            break;
        }
    }
    Ok(stubborn)
}
