//! Replies to wrong moves.

use ordo_engine::{Configure, Engine, EngineOf, SearchLimits, Stop};
use ordo_rules::{Game, RuleSet};

use crate::game::PuzzleGame;
use crate::prover::WinProver;
use crate::puzzle::{Goal, Puzzle, PuzzleProof};

/// Nodes of the engine's search: a few hundredths of a second. In Khalifa's game a node has thousands of turns.
fn search_nodes(rule_set: RuleSet) -> u64 {
    match rule_set {
        RuleSet::Stein => 8_000,
        RuleSet::Khalifa => 100,
    }
}

/// Nodes of the check that a reply stops the win.
const CHECK_NODES: u64 = 20_000;
const HASH_MEGABYTES: usize = 1;
/// Replies that the engine proposes.
const PROPOSALS: usize = 4;
/// The longest line that is shown.
const LONGEST: usize = 5;

/// The line with which the opponent, who is to move, refutes a wrong move: a win, or the engine's best reply after which the solver
/// cannot win within the bound of the proof.
pub(crate) fn line<P: PuzzleGame>(puzzle: &Puzzle<P>, found: usize, after: &P) -> Vec<P::Move> {
    if let Some(&win) = after.immediate_wins().first() {
        return vec![win];
    }
    let mut engine = EngineOf::<P>::new(HASH_MEGABYTES);
    let limits = SearchLimits {
        nodes: Some(search_nodes(P::RULE_SET)),
        multipv: PROPOSALS,
        ..SearchLimits::default()
    };
    let game = Game::from_position(after.clone());
    let result = engine.search(&game, &limits, &Stop::default(), &mut |_| {});
    let Ok(result) = result else {
        return Vec::new();
    };
    let lines: Vec<Vec<P::Move>> = result
        .lines
        .iter()
        .map(|line| match line.score.plies_to_win() {
            Some(_) => line.pv.iter().take(LONGEST).copied().collect(),
            None => line.pv.iter().take(1).copied().collect(),
        })
        .collect();
    let bound = match puzzle.proof() {
        PuzzleProof::Within(plies) if puzzle.goal() == Goal::Win => usize::from(plies),
        _ => puzzle.line().len(),
    };
    // The wrong move and the reply are two of the plies.
    let left = bound.saturating_sub(2 * found + 2) as u16;
    let mut prover = WinProver::new();
    prover.set_nodes(CHECK_NODES);
    let mut holds = |mv: P::Move| prover.wins_within(&after.after_unchecked(mv), left) == Ok(false);
    let proposed = lines
        .iter()
        .find(|line| line.first().is_some_and(|&mv| holds(mv)));
    if let Some(proposed) = proposed {
        return proposed.clone();
    }
    let other = after.legal_moves().into_iter().find(|&mv| holds(mv));
    other.map_or_else(|| lines.first().cloned().unwrap_or_default(), |mv| vec![mv])
}
