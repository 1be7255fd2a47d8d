//! Static evaluation.

use ordo_rules::Color;
use ordo_rules::stein::{Direction, Neighbourhood, Position, SquareSet};

use super::params::{TUNED_TEMPO, tuned_weights};

/// A static evaluation.
pub trait Evaluate: Sync {
    /// Evaluates one side's pieces by themselves. The search computes it once for all positions with these pieces.
    fn side_eval(&self, color: Color, pieces: SquareSet) -> SideEval;

    /// Evaluation for the side to move, with the evaluations of both sides' pieces, in hundredths of a piece. The game is not
    /// over and both groups are connected.
    fn evaluate(&self, position: &Position, own: &SideEval, enemy: &SideEval) -> i32;
}

/// The part of an evaluation that depends on one side's pieces alone.
#[derive(Clone, Copy, Debug)]
pub struct SideEval {
    /// Value in thousandths of a piece.
    pub value: i32,
    /// Pieces that may be articulation points, judged by their neighbours; see [`Neighbourhood`].
    pub articulation_candidates: SquareSet,
}

/// A hand-crafted evaluation: a weighted sum of features.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCrafted {
    /// Weight of each feature, in thousandths of a piece.
    pub weights: [i32; FEATURES],
    /// Value of being the side to move, in thousandths of a piece.
    pub tempo: i32,
}

/// Number of features.
pub const FEATURES: usize = 24;

// Indices of the features.

/// Pieces on each rank except the goal row.
pub(super) const RANKS: usize = 0;
/// Rank of the foremost piece.
pub(super) const LEAD: usize = 7;
/// Possible articulation points.
pub(super) const SPLITTABLE: usize = 14;
/// Pieces with at most one neighbour.
pub(super) const ENDS: usize = 15;
/// Attacked squares of the goal row.
pub(super) const GOAL: usize = 16;
/// Squares in reach of single pieces.
pub(super) const MOBILITY: usize = 17;
/// Attacked enemy pieces.
pub(super) const ATTACKS: usize = 18;
/// Attacked enemy pieces that may be articulation points.
pub(super) const CUTS: usize = 19;
/// Number of pieces.
pub(super) const PIECES: usize = 20;
/// Rank of the rearmost piece.
pub(super) const REAR: usize = 21;
/// Number of occupied files.
pub(super) const WIDTH: usize = 22;
/// Pairs of neighbouring pieces.
pub(super) const BONDS: usize = 23;

/// Number of tunable parameters: a weight for each feature, and the tempo.
pub const PARAMETERS: usize = FEATURES + 1;

/// Largest absolute weight, in thousandths of a piece. Sums of such weights stay far from overflowing.
const MAX_WEIGHT: f64 = 100_000.0;

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

    fn evaluate(&self, position: &Position, own: &SideEval, enemy: &SideEval) -> i32 {
        let us = position.turn();
        let sum = own.value - enemy.value
            + self.mobility_and_attacks(position, us, enemy.articulation_candidates)
            - self.mobility_and_attacks(position, !us, own.articulation_candidates);
        (sum + self.tempo) / 10
    }
}

impl HandCrafted {
    /// The evaluation with these parameters, rounded: the weights of the features, then the tempo.
    pub fn from_parameters(values: &[f64]) -> Result<HandCrafted, String> {
        let values: [f64; PARAMETERS] = values
            .try_into()
            .map_err(|_| format!("expected {PARAMETERS} weights, found {}", values.len()))?;
        let out_of_range = |value: &&f64| !(-MAX_WEIGHT..=MAX_WEIGHT).contains(*value);
        if let Some(value) = values.iter().find(out_of_range) {
            return Err(format!(
                "the weight {value} is not between -{MAX_WEIGHT} and {MAX_WEIGHT}"
            ));
        }
        Ok(HandCrafted {
            weights: std::array::from_fn(|i| values[i].round() as i32),
            tempo: values[FEATURES].round() as i32,
        })
    }

    /// The parameters in the order of [`from_parameters`](HandCrafted::from_parameters).
    pub fn parameters(&self) -> [f64; PARAMETERS] {
        std::array::from_fn(|i| f64::from(*self.weights.get(i).unwrap_or(&self.tempo)))
    }

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
