//! The trained evaluation: a small network that is updated incrementally and computed with integers alone, so that it gives the
//! same result on every machine.
//!
//! Each side's pieces are seen from its own home row. Every square has a row of weights, half for the owner's view of the
//! board and half for the opponent's. A view is the sum of a bias, the rows of the viewer's pieces and those of the enemy's,
//! clamped to 0–1 and squared. The views of the side to move and of the other side, times the output weights, are the
//! evaluation. There is a set of output weights for each range of the number of pieces.

mod accumulator;
mod format;
#[cfg(test)]
mod tests;
mod view;

use std::sync::{Arc, LazyLock};

use ordo_rules::Color;
use ordo_rules::stein::{Game, Move, Neighbourhood, Position, SquareSet};

use super::SteinEngine;
use super::eval::{Evaluate, SideEval};
use crate::{InfoCallback, Score, SearchLimits, SearchResult, Stop};
use accumulator::{Accumulator, AccumulatorCache};
pub use format::{NetworkError, NetworkWeights};
use view::output_of_view;

/// Number of squares, the inputs of each side.
pub const INPUTS: usize = 80;
/// Size of a view.
pub const HIDDEN: usize = 128;
/// Number of sets of output weights, by the number of pieces.
pub const BUCKETS: usize = 8;

/// Scale of row weights and biases: this much is 1.
pub const ROW_SCALE: i32 = 255;
/// Scale of output weights.
pub const OUTPUT_SCALE: i32 = 64;
/// An evaluation of this many hundredths of a piece is one logit of the winning chance.
pub const LOGIT: i32 = 300;

/// `LOGIT / (ROW_SCALE * OUTPUT_SCALE)` in lowest terms, so that the product fits into 32 bits.
const HUNDREDTHS: (i32, i32) = (LOGIT / 60, ROW_SCALE * OUTPUT_SCALE / 60);
const _: () = assert!(LOGIT * HUNDREDTHS.1 == ROW_SCALE * OUTPUT_SCALE * HUNDREDTHS.0);

/// Weights of a square: for the owner's view, then for the opponent's.
type Row = [[i16; HIDDEN]; 2];

/// A trained evaluation. Clones share their weights.
#[derive(Clone, Debug)]
pub struct Network(Arc<Layers>);

#[derive(Debug)]
struct Layers {
    /// By [`Square::bit`](ordo_rules::stein::Square::bit), from the owner's home row.
    rows: Box<[Row; 128]>,
    bias: [i16; HIDDEN],
    /// Output weights for the view of the side to move, then for the other.
    outputs: [[[i16; HIDDEN]; 2]; BUCKETS],
    output_biases: [i32; BUCKETS],
    checksum: u32,
}

/// The set of output weights for a number of pieces.
pub fn bucket(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / 5).min(BUCKETS - 1)
}

impl Network {
    /// CRC-32 of the file's weights, as in its header.
    pub fn checksum(&self) -> u32 {
        self.0.checksum
    }
}

/// The accumulators of both sides in recently evaluated positions.
#[derive(Debug)]
pub struct Accumulators([AccumulatorCache; 2]);

impl Evaluate for Network {
    type Memory = Accumulators;

    fn search(
        engine: &mut SteinEngine<Self>,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Move>,
    ) -> Option<SearchResult<Move>> {
        engine.search_with_evaluation(game, limits, stop, report)
    }

    fn memory(&self) -> Accumulators {
        Accumulators([(); 2].map(|()| AccumulatorCache::new(self)))
    }

    fn side_eval(&self, _: Color, pieces: SquareSet) -> SideEval {
        SideEval {
            value: 0,
            articulation_candidates: Neighbourhood::of(pieces).articulation_candidates,
        }
    }

    fn evaluate(
        &self,
        Accumulators([white, black]): &mut Accumulators,
        position: &Position,
        _: impl FnOnce() -> [SideEval; 2],
    ) -> i32 {
        let [white_pieces, black_pieces] = [Color::White, Color::Black].map(|c| position.pieces(c));
        let white = white.get(self, white_pieces);
        let black = black.get(self, black_pieces.flipped());
        let bucket = bucket(white_pieces.len() + black_pieces.len());
        match position.turn() {
            Color::White => self.output(white, black, bucket),
            Color::Black => self.output(black, white, bucket),
        }
    }

    fn calibrated(&self, raw: Score, _: &Position) -> Score {
        if raw.is_proved() {
            return raw;
        }
        Score::estimate(raw.hundredths() * CALIBRATION / 1000)
    }
}

/// Hundredths of a reported score for each 1000 of the evaluation, fitted to self-play games at 3,000 nodes a move (`ordo calibrate`).
/// The network alone would have 303, since a reported score of 1.00 is ln 3 logits: its training exaggerated.
const CALIBRATION: i32 = 246;

impl Network {
    /// The evaluation from the accumulators of the side to move and of the other side.
    fn output(&self, own: &Accumulator, enemy: &Accumulator, bucket: usize) -> i32 {
        let Accumulator([own_view, enemy_seen]) = own;
        let Accumulator([enemy_view, own_seen]) = enemy;
        let [own_weights, enemy_weights] = &self.0.outputs[bucket];
        let sum = output_of_view(own_view, own_seen, own_weights)
            + output_of_view(enemy_view, enemy_seen, enemy_weights);
        let (numerator, denominator) = HUNDREDTHS;
        (sum / ROW_SCALE + self.0.output_biases[bucket]) * numerator / denominator
    }
}

/// The network that the engine uses by default.
static EMBEDDED: LazyLock<Network> = LazyLock::new(|| {
    Network::from_bytes(include_bytes!("stein.net")).expect("the embedded network is valid")
});

/// The trained network of this version.
impl Default for Network {
    fn default() -> Network {
        EMBEDDED.clone()
    }
}
