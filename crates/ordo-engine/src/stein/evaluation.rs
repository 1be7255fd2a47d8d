use ordo_rules::Color;
use ordo_rules::stein::{Direction, Neighbourhood, Position, SquareSet};

/// Says what a position is worth without looking ahead.
pub trait Evaluate: Sync {
    /// What a side's pieces are worth by themselves. The search asks once for all positions in which they stand so.
    fn shape(&self, color: Color, pieces: SquareSet) -> Shape;

    /// Hundredths of a piece for the side to move, whose shape comes first. The game is not over, and nobody is split.
    fn evaluate(&self, position: &Position, own: &Shape, enemy: &Shape) -> i32;
}

/// What is known of one side's pieces before looking at the other's.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Thousandths of a piece.
    pub value: i32,
    /// The pieces whose neighbours do not all hang together around them; see [`Neighbourhood`].
    pub articulation_candidates: SquareSet,
}

/// An evaluation made by hand: a weighted sum of what a player would count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCrafted {
    /// A weight for each feature, in thousandths of a piece.
    pub weights: [i32; FEATURES],
    /// What it is worth to be the one to move, in thousandths of a piece.
    pub tempo: i32,
}

/// How many features there are.
pub const FEATURES: usize = 24;

// Where the features stand.
const RANKS: usize = 0; // pieces on each rank but the goal row, 7
const LEAD: usize = 7; // the rank of the foremost piece, 7
const CROSSINGS: usize = 14;
const ENDS: usize = 15;
const GOAL: usize = 16;
const MOBILITY: usize = 17;
const ATTACKS: usize = 18;
const CUTS: usize = 19;
const PIECES: usize = 20;
const REAR: usize = 21;
const WIDTH: usize = 22;
const BONDS: usize = 23;

/// Number of tunable parameters: a weight for each feature, and the tempo.
pub const PARAMETERS: usize = FEATURES + 1;

/// Largest absolute weight, in thousandths of a piece. Sums of such weights stay far from overflowing.
const MAX_WEIGHT: f64 = 100_000.0;

impl Default for HandCrafted {
    fn default() -> HandCrafted {
        let mut weights = [0; FEATURES];
        weights[RANKS..LEAD].copy_from_slice(&[-170, -174, -288, 198, 708, 1267, 1416]);
        weights[LEAD..CROSSINGS].copy_from_slice(&[317, 139, 62, -178, 98, 272, 2010]);
        weights[CROSSINGS] = 5;
        weights[ENDS] = 122;
        weights[GOAL] = 116;
        weights[MOBILITY] = 14;
        weights[ATTACKS] = -88;
        weights[CUTS] = 447;
        weights[PIECES] = -489;
        weights[REAR] = 206;
        weights[WIDTH] = -395;
        weights[BONDS] = 34;
        HandCrafted {
            weights,
            tempo: 636,
        }
    }
}

impl Evaluate for HandCrafted {
    fn shape(&self, color: Color, pieces: SquareSet) -> Shape {
        let touch = Neighbourhood::of(pieces);
        // Ranks as the side sees them, sixteen bits each.
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
            + self.weigh((LEAD + lead as usize).min(CROSSINGS - 1), 1)
            + self.weigh(CROSSINGS, touch.articulation_candidates.len())
            + self.weigh(ENDS, (pieces - touch.touching_two).len())
            + self.weigh(PIECES, pieces.len())
            + self.weigh(REAR, rear as usize)
            + self.weigh(WIDTH, pieces.files().count_ones() as usize)
            + self.weigh(BONDS, bonds(pieces));
        Shape {
            value,
            articulation_candidates: touch.articulation_candidates,
        }
    }

    fn evaluate(&self, position: &Position, own: &Shape, enemy: &Shape) -> i32 {
        let us = position.turn();
        let sum = own.value - enemy.value + self.sight(position, us, enemy.articulation_candidates)
            - self.sight(position, !us, own.articulation_candidates);
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

    /// What it is worth to a side that its pieces see what they see; `articulation_candidates` are the other side's.
    fn sight(&self, position: &Position, color: Color, articulation_candidates: SquareSet) -> i32 {
        let (pieces, enemy) = (position.pieces(color), position.pieces(!color));
        let empty = !(pieces | enemy);
        let mut mobility = 0;
        let mut seen = SquareSet::EMPTY;
        let mut look = |direction: Direction| {
            let slide = pieces.slide(direction, empty) - pieces;
            mobility += slide.len();
            seen |= slide;
        };
        look(Direction::East);
        look(Direction::West);
        match color {
            Color::White => {
                look(Direction::North);
                look(Direction::NorthEast);
                look(Direction::NorthWest);
            }
            Color::Black => {
                look(Direction::South);
                look(Direction::SouthEast);
                look(Direction::SouthWest);
            }
        }
        self.weigh(MOBILITY, mobility)
            + self.weigh(GOAL, (seen & SquareSet::goal_row(color)).len())
            + self.weigh(ATTACKS, (seen & enemy).len())
            + self.weigh(CUTS, (seen & articulation_candidates).len())
    }
}

/// How many pairs of pieces are neighbours.
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
