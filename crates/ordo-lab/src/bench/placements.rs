//! Random placements of Khalifa's game that are proved won for the side to move.

use ordo_engine::khalifa::Prover;
use ordo_engine::{SearchLimits, Stop};
use ordo_rules::Color;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Phase, Position, Spacing};

use crate::ReportProgress;

const HASH_MEGABYTES: usize = 256;
const SEED: u64 = 1;

/// Number of proved placements.
#[derive(Clone, Debug, Default)]
pub struct PlacementResults {
    /// Placements proved won for the side to move.
    pub proved: u32,
    /// The longest proof, in plies, and its position.
    pub longest: Option<(u16, Position)>,
}

/// Searches `count` random placements for a proof, each within the same limits and with an empty table.
pub fn prove_placements(
    count: u32,
    limits: &SearchLimits,
    spacing: Spacing,
    progress: &dyn ReportProgress,
) -> PlacementResults {
    let mut rng = SplitMix64::new(SEED);
    let mut prover = Prover::new(HASH_MEGABYTES);
    let mut results = PlacementResults::default();
    for done in 1..=count {
        let position = random_placement(&mut rng, GameOptions { spacing });
        prover.clear();
        if let Some(proof) = prover.prove(&position, limits, &Stop::default()) {
            results.proved += 1;
            if results.longest.is_none_or(|(plies, _)| proof.plies > plies) {
                results.longest = Some((proof.plies, position));
            }
        }
        progress.set_done(done.into());
    }
    results
}

/// A board after random legal placements, White first (K3, K4).
fn random_placement(rng: &mut SplitMix64, options: GameOptions) -> Position {
    let mut position = Position::start_with(Color::White, options);
    while position.phase() == Phase::Placement {
        let Some(&turn) = rng.choose(&position.legal_turns()) else {
            break; // cannot happen: three pieces never reach every square
        };
        position.play_unchecked(turn);
    }
    position
}
