use ordo_engine::khalifa::KhalifaEngine;
use ordo_engine::stein::{Network, SteinEngine};
use ordo_engine::{Engine, Playable};
use ordo_rules::{khalifa, stein};

use super::engine_settings::EngineSettings;
use crate::LabError;
use crate::baseline::{AlphaBeta, Greedy, Random, Uct};
use crate::evaluation::Evaluation;
use crate::handmade::HandCrafted;

/// A game that engines can be measured in.
pub trait Arena: Playable<Move: Send> + Send {
    /// Default number of random plies at the start of a match game.
    const OPENING_PLIES: u16;
    /// Nodes of the search that checks whether an opening is balanced; `None` if openings are not checked.
    const OPENING_NODES: Option<u64>;
    /// The positions of `ordo bench`, as position strings or `startpos`. Changing them changes the node count.
    const BENCH_POSITIONS: &'static [&'static str];
    /// Names of the evaluations to choose from, the default first.
    const EVALUATIONS: &'static [&'static str];

    /// The engine with these settings.
    #[doc(hidden)]
    fn engine(settings: &EngineSettings) -> Result<AnyEngine<Self>, LabError>;

    /// An engine at full strength, without ending tables, with one of the [`EVALUATIONS`](Arena::EVALUATIONS).
    #[doc(hidden)]
    fn engine_evaluating(evaluation: &str, megabytes: usize) -> Option<AnyEngine<Self>>;

    /// A baseline engine; `None` if it does not play this game.
    #[doc(hidden)]
    fn baseline(baseline: Baseline) -> Option<AnyEngine<Self>>;
}

/// Any engine for a game.
pub(super) type AnyEngine<P> = Box<dyn Engine<Position = P> + Send>;

/// A baseline with its parameter.
#[derive(Clone, Copy, Debug)]
pub enum Baseline {
    /// Uniformly random moves.
    Random,
    /// One ply.
    Greedy,
    /// Monte-Carlo tree search with this many playouts.
    Uct(u32),
    /// Alpha-beta to this depth.
    AlphaBeta(u32),
}

impl Arena for stein::Position {
    const OPENING_PLIES: u16 = 6;
    const OPENING_NODES: Option<u64> = Some(3_000);
    const BENCH_POSITIONS: &'static [&'static str] = crate::bench::STEIN;
    const EVALUATIONS: &'static [&'static str] = &["network", Evaluation::HANDMADE];

    fn engine(settings: &EngineSettings) -> Result<AnyEngine<Self>, LabError> {
        let megabytes = settings.megabytes;
        match settings.evaluation()? {
            Evaluation::HandMade(evaluation) => {
                settings.apply(SteinEngine::with_evaluation(megabytes, evaluation))
            }
            Evaluation::Network(network) => {
                settings.apply(SteinEngine::with_evaluation(megabytes, network))
            }
        }
    }

    fn engine_evaluating(evaluation: &str, megabytes: usize) -> Option<AnyEngine<Self>> {
        let evaluation = match evaluation {
            "network" => Evaluation::Network(Network::default()),
            Evaluation::HANDMADE => Evaluation::HandMade(HandCrafted::default()),
            _ => return None,
        };
        Some(evaluation.engine(megabytes))
    }

    fn baseline(baseline: Baseline) -> Option<AnyEngine<Self>> {
        Some(match baseline {
            Baseline::Random => Box::new(Random::new()),
            Baseline::Greedy => Box::new(Greedy::<Self>::new()),
            Baseline::Uct(playouts) => Box::new(Uct::new(playouts)),
            Baseline::AlphaBeta(depth) => Box::new(AlphaBeta::new(depth)),
        })
    }
}

/// One random placement makes the chances even. From the empty board, or with all pieces placed at random, the side to move
/// first mostly wins.
impl Arena for khalifa::Position {
    const OPENING_PLIES: u16 = 1;
    const OPENING_NODES: Option<u64> = None;
    const BENCH_POSITIONS: &'static [&'static str] = crate::bench::KHALIFA;
    const EVALUATIONS: &'static [&'static str] = &["threats"];

    fn engine(settings: &EngineSettings) -> Result<AnyEngine<Self>, LabError> {
        if settings.has_evaluation() {
            let problem = "only Stein's engine has evaluations to choose from";
            return Err(LabError::Input(problem.to_owned()));
        }
        settings.apply(KhalifaEngine::new(settings.megabytes))
    }

    fn engine_evaluating(evaluation: &str, megabytes: usize) -> Option<AnyEngine<Self>> {
        let is_default = Self::EVALUATIONS.contains(&evaluation);
        is_default.then(|| Box::new(KhalifaEngine::new(megabytes)) as AnyEngine<Self>)
    }

    fn baseline(baseline: Baseline) -> Option<AnyEngine<Self>> {
        match baseline {
            Baseline::Random => Some(Box::new(Random::new())),
            Baseline::Greedy => Some(Box::new(Greedy::<Self>::new())),
            Baseline::Uct(_) | Baseline::AlphaBeta(_) => None,
        }
    }
}
