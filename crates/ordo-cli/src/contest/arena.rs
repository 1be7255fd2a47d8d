use ordo_engine::Playable;
use ordo_engine::baseline::{AlphaBeta, Greedy, Player, Random, Uct};
use ordo_rules::{khalifa, stein};

use crate::render::Render;

/// A game that matches can be played in.
pub(crate) trait Arena: Render<Move: Send> + Playable + Send {
    /// How many random plies a match's games start with, unless it says otherwise.
    const OPENING_PLIES: u16;
    /// How long the search is that calls an opening balanced, if that is asked for.
    const OPENING_NODES: Option<u64>;

    /// A baseline; `None` if it does not play this game.
    fn baseline(baseline: Baseline) -> Option<Box<dyn Player<Self> + Send>>;
}

/// A simple player.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Baseline {
    Random,
    Greedy,
    Uct(u32),
    AlphaBeta(u32),
}

impl Arena for stein::Position {
    const OPENING_PLIES: u16 = 6;
    const OPENING_NODES: Option<u64> = Some(3_000);

    fn baseline(baseline: Baseline) -> Option<Box<dyn Player<Self> + Send>> {
        Some(match baseline {
            Baseline::Random => Box::new(Random::default()),
            Baseline::Greedy => Box::new(Greedy::default()),
            Baseline::Uct(playouts) => Box::new(Uct::new(playouts)),
            Baseline::AlphaBeta(depth) => Box::new(AlphaBeta::new(depth)),
        })
    }
}

/// One random placing makes the chances even: from the empty board, and on a board that was placed by chance, who begins mostly
/// wins.
impl Arena for khalifa::Position {
    const OPENING_PLIES: u16 = 1;
    const OPENING_NODES: Option<u64> = None;

    fn baseline(baseline: Baseline) -> Option<Box<dyn Player<Self> + Send>> {
        match baseline {
            Baseline::Random => Some(Box::new(Random::default())),
            Baseline::Greedy => Some(Box::new(Greedy::default())),
            Baseline::Uct(_) | Baseline::AlphaBeta(_) => None,
        }
    }
}
