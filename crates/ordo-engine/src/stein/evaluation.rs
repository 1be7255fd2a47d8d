use ordo_rules::Color;
use ordo_rules::stein::{Direction, Position, SquareSet, Touch};

/// Says what a position is worth without looking ahead.
pub trait Evaluate: Sync {
    /// Hundredths of a piece for the side to move. The game is not over, and nobody is split.
    fn evaluate(&self, position: &Position) -> i32;
}

/// An evaluation made by hand: a weighted sum of what a player would count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandMade {
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

/// How far the tuner moves each weight to see what it does, the tempo last.
pub(super) const STEPS: [f64; FEATURES + 1] = [
    60.0, 60.0, 60.0, 60.0, 80.0, 120.0, 150.0, // ranks
    60.0, 60.0, 60.0, 60.0, 80.0, 120.0, 150.0, // lead
    30.0, 40.0, 50.0, 8.0, 30.0, 60.0, 60.0, 60.0, 40.0, 20.0, // the others
    100.0,
];

impl Default for HandMade {
    fn default() -> HandMade {
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
        HandMade {
            weights,
            tempo: 636,
        }
    }
}

impl Evaluate for HandMade {
    fn evaluate(&self, position: &Position) -> i32 {
        let [own, enemy] = features(position);
        let sum: i32 = (0..FEATURES)
            .map(|i| self.weights[i] * (own[i] - enemy[i]))
            .sum();
        (sum + self.tempo) / 10
    }
}

/// The features of the side to move and of the other.
fn features(position: &Position) -> [[i32; FEATURES]; 2] {
    let us = position.turn();
    let [own, enemy] = [position.own(), position.enemy()].map(|pieces| Side {
        pieces,
        touch: Touch::of(pieces),
    });
    [count(us, &own, &enemy), count(!us, &enemy, &own)]
}

/// The pieces of a side.
struct Side {
    pieces: SquareSet,
    touch: Touch,
}

/// The features of one side, counted.
fn count(color: Color, side: &Side, other: &Side) -> [i32; FEATURES] {
    let (pieces, enemy) = (side.pieces, other.pieces);
    let empty = !(pieces | enemy);
    let mut features = [0; FEATURES];
    // Ranks as the side sees them, sixteen bits each.
    let ranks = match color {
        Color::White => pieces.bits(),
        Color::Black => pieces.flipped().bits(),
    };
    for step in 0..7 {
        features[RANKS + step] = ((ranks >> (16 * step)) as u16).count_ones() as i32;
    }
    let lead = (127 - ranks.leading_zeros().min(127)) / 16;
    features[(LEAD + lead as usize).min(CROSSINGS - 1)] = 1;
    features[CROSSINGS] = side.touch.crossings.len() as i32;
    features[ENDS] = (pieces - side.touch.two_or_more).len() as i32;
    features[PIECES] = pieces.len() as i32;
    features[REAR] = (ranks.trailing_zeros() / 16).min(7) as i32;
    features[WIDTH] = pieces.files().count_ones() as i32;
    features[BONDS] = bonds(pieces);

    let mut seen = SquareSet::EMPTY;
    let mut look = |direction: Direction| {
        let slide = pieces.slide(direction, empty) - pieces;
        features[MOBILITY] += slide.len() as i32;
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
    features[GOAL] = (seen & SquareSet::goal_row(color)).len() as i32;
    features[ATTACKS] = (seen & enemy).len() as i32;
    features[CUTS] = (seen & other.touch.crossings).len() as i32;
    features
}

/// How many pairs of pieces are neighbours.
fn bonds(pieces: SquareSet) -> i32 {
    [
        Direction::East,
        Direction::North,
        Direction::NorthEast,
        Direction::NorthWest,
    ]
    .into_iter()
    .map(|direction| (pieces & pieces.step(direction)).len() as i32)
    .sum()
}
