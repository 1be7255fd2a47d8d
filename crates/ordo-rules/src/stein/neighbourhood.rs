use super::{Direction, SquareSet};

/// The neighbours of every square, counted for the whole board at once.
#[derive(Clone, Copy, Debug)]
pub struct Neighbourhood {
    /// Squares that touch at least one piece.
    pub touching_one: SquareSet,
    /// Squares that touch at least two pieces.
    pub touching_two: SquareSet,
    /// Pieces whose neighbours are not all connected around them. Every articulation point of a connected group is one, and
    /// most are articulation points; unlike those, they are found for the whole board at once.
    pub articulation_candidates: SquareSet,
    /// Pieces whose neighbours form three clusters or more.
    pub triple_candidates: SquareSet,
}

impl Neighbourhood {
    /// Counts the neighbours of all squares.
    #[inline]
    pub fn of(pieces: SquareSet) -> Neighbourhood {
        // A piece in a direction, for every square at once.
        let at = |direction: Direction| pieces.shift(direction.opposite());
        let (north, south) = (at(Direction::North), at(Direction::South));
        let (east, west) = (at(Direction::East), at(Direction::West));
        let (north_east, north_west) = (at(Direction::NorthEast), at(Direction::NorthWest));
        let (south_east, south_west) = (at(Direction::SouthEast), at(Direction::SouthWest));

        let mut one = SquareSet::EMPTY;
        let mut two = SquareSet::EMPTY;
        for neighbour in [
            north, north_east, east, south_east, south, south_west, west, north_west,
        ] {
            two |= one & neighbour;
            one |= neighbour;
        }

        // Around the piece, the neighbours form as many clusters as there are gaps that end. A gap begins at an
        // orthogonal neighbour that is missing; a missing corner alone is no gap, for its two sides touch each other.
        let gaps = [
            (north_east | east) - north,
            (south_east | south) - east,
            (south_west | west) - south,
            (north_west | north) - west,
        ];
        let (any, both) = (gaps[0] | gaps[1], gaps[0] & gaps[1]);
        let (other_any, other_both) = (gaps[2] | gaps[3], gaps[2] & gaps[3]);
        let two_gaps = both | other_both | any & other_any;
        let three_gaps = both & other_any | any & other_both;

        Neighbourhood {
            touching_one: one & SquareSet::FULL,
            touching_two: two & SquareSet::FULL,
            articulation_candidates: two_gaps & pieces,
            triple_candidates: three_gaps & pieces,
        }
    }
}
