//! The evaluation that the engine had before the trained network: the first teacher of the network, and a baseline.

mod calibration;

use ordo_engine::stein::{Evaluate, SideEval, SteinEngine};
use ordo_engine::{InfoCallback, Score, SearchLimits, SearchResult, Stop};
use ordo_rules::Color;
use ordo_rules::stein::{Direction, Game, Move, Neighbourhood, Position, SquareSet};

use calibration::calibrated;

/// A hand-crafted evaluation: a weighted sum of features, tuned by self-play (SPSA).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCrafted {
    /// Weight of each feature, in thousandths of a piece.
    weights: [i32; FEATURES],
    /// Value of being the side to move, in thousandths of a piece.
    tempo: i32,
}

/// Number of features.
const FEATURES: usize = 24;

// Indices of the features.

/// Pieces on each rank except the goal row.
const RANKS: usize = 0;
/// Rank of the foremost piece.
const LEAD: usize = 7;
/// Possible articulation points.
const SPLITTABLE: usize = 14;
/// Pieces with at most one neighbour.
const ENDS: usize = 15;
/// Attacked squares of the goal row.
const GOAL: usize = 16;
/// Squares in reach of single pieces.
const MOBILITY: usize = 17;
/// Attacked enemy pieces.
const ATTACKS: usize = 18;
/// Attacked enemy pieces that may be articulation points.
const CUTS: usize = 19;
/// Number of pieces.
const PIECES: usize = 20;
/// Rank of the rearmost piece.
const REAR: usize = 21;
/// Number of occupied files.
const WIDTH: usize = 22;
/// Pairs of neighbouring pieces.
const BONDS: usize = 23;

/// The tuned evaluation.
impl Default for HandCrafted {
    fn default() -> HandCrafted {
        HandCrafted {
            weights: tuned_weights(),
            tempo: TUNED_TEMPO,
        }
    }
}

impl Evaluate for HandCrafted {
    type Memory = ();

    fn search(
        engine: &mut SteinEngine<Self>,
        game: &Game,
        limits: &SearchLimits,
        stop: &Stop,
        report: &mut InfoCallback<'_, Move>,
    ) -> Option<SearchResult<Move>> {
        engine.search_with_evaluation(game, limits, stop, report)
    }

    fn memory(&self) {}

    fn side_eval(&self, color: Color, pieces: SquareSet) -> SideEval {
        let neighbourhood = Neighbourhood::of(pieces);
        // Ranks from the side's point of view, sixteen bits each.
        let ranks = match color {
            Color::White => pieces.bits(),
            Color::Black => pieces.flipped().bits(),
        };
        let on_ranks = (0..7).map(|step| {
            let count = ((ranks >> (16 * step)) as u16).count_ones();
            self.weigh(RANKS + step, count as usize)
        });
        let lead = (127 - ranks.leading_zeros().min(127)) / 16;
        let rear = (ranks.trailing_zeros() / 16).min(7);
        let value = on_ranks.sum::<i32>()
            + self.weigh((LEAD + lead as usize).min(SPLITTABLE - 1), 1)
            + self.weigh(SPLITTABLE, neighbourhood.articulation_candidates.len())
            + self.weigh(ENDS, (pieces - neighbourhood.touching_two).len())
            + self.weigh(PIECES, pieces.len())
            + self.weigh(REAR, rear as usize)
            + self.weigh(WIDTH, pieces.files().count_ones() as usize)
            + self.weigh(BONDS, bonds(pieces));
        SideEval {
            value,
            articulation_candidates: neighbourhood.articulation_candidates,
        }
    }

    fn evaluate(
        &self,
        (): &mut (),
        position: &Position,
        sides: impl FnOnce() -> [SideEval; 2],
    ) -> i32 {
        let [own, enemy] = sides();
        let us = position.turn();
        let sum = own.value - enemy.value
            + self.mobility_and_attacks(position, us, enemy.articulation_candidates)
            - self.mobility_and_attacks(position, !us, own.articulation_candidates);
        (sum + self.tempo) / 10
    }

    fn calibrated(&self, raw: Score, position: &Position) -> Score {
        calibrated(raw, position)
    }
}

impl HandCrafted {
    fn weigh(&self, feature: usize, count: usize) -> i32 {
        self.weights[feature] * count as i32
    }

    /// Mobility and attack terms of a side; `articulation_candidates` are the enemy's.
    fn mobility_and_attacks(
        &self,
        position: &Position,
        color: Color,
        articulation_candidates: SquareSet,
    ) -> i32 {
        let (pieces, enemy) = (position.pieces(color), position.pieces(!color));
        let empty = !(pieces | enemy);
        let mut mobility = 0;
        let mut attacked = SquareSet::EMPTY;
        let mut add = |direction: Direction| {
            let slide = pieces.slide(direction, empty) - pieces;
            mobility += slide.len();
            attacked |= slide;
        };
        add(Direction::East);
        add(Direction::West);
        match color {
            Color::White => {
                add(Direction::North);
                add(Direction::NorthEast);
                add(Direction::NorthWest);
            }
            Color::Black => {
                add(Direction::South);
                add(Direction::SouthEast);
                add(Direction::SouthWest);
            }
        }
        self.weigh(MOBILITY, mobility)
            + self.weigh(GOAL, (attacked & SquareSet::goal_row(color)).len())
            + self.weigh(ATTACKS, (attacked & enemy).len())
            + self.weigh(CUTS, (attacked & articulation_candidates).len())
    }
}

/// Number of pairs of neighbouring pieces.
fn bonds(pieces: SquareSet) -> usize {
    [
        Direction::East,
        Direction::North,
        Direction::NorthEast,
        Direction::NorthWest,
    ]
    .into_iter()
    .map(|direction| (pieces & pieces.step(direction)).len())
    .sum()
}

/// Tuned evaluation weights, in thousandths of a piece.
fn tuned_weights() -> [i32; FEATURES] {
    let mut weights = [0; FEATURES];
    weights[RANKS..LEAD].copy_from_slice(&[-170, -174, -288, 198, 708, 1267, 1416]);
    weights[LEAD..SPLITTABLE].copy_from_slice(&[317, 139, 62, -178, 98, 272, 2010]);
    weights[SPLITTABLE] = 5;
    weights[ENDS] = 122;
    weights[GOAL] = 116;
    weights[MOBILITY] = 14;
    weights[ATTACKS] = -88;
    weights[CUTS] = 447;
    weights[PIECES] = -489;
    weights[REAR] = 206;
    weights[WIDTH] = -395;
    weights[BONDS] = 34;
    weights
}

/// Tuned value of being the side to move, in thousandths of a piece.
const TUNED_TEMPO: i32 = 636;
