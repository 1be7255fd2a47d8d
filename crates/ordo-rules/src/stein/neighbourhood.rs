use super::SquareSet;

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
        let p = pieces.0;
        let (north, south, east, west) = (p >> 16, p << 16, p >> 1, p << 1);
        let (north_east, north_west) = (p >> 17, p >> 15);
        let (south_east, south_west) = (p << 15, p << 17);

        let mut one = 0;
        let mut two = 0;
        for neighbour in [
            north, north_east, east, south_east, south, south_west, west, north_west,
        ] {
            two |= one & neighbour;
            one |= neighbour;
        }

        // Around the piece, the neighbours form as many clusters as there are gaps that end. A gap begins at an
        // orthogonal neighbour that is missing; a missing corner alone is no gap, for its two sides touch each other.
        let gaps = [
            !north & (north_east | east),
            !east & (south_east | south),
            !south & (south_west | west),
            !west & (north_west | north),
        ];
        let (any, both) = (gaps[0] | gaps[1], gaps[0] & gaps[1]);
        let (other_any, other_both) = (gaps[2] | gaps[3], gaps[2] & gaps[3]);
        let two_gaps = both | other_both | any & other_any;
        let three_gaps = both & other_any | any & other_both;

        Neighbourhood {
            touching_one: SquareSet(one) & SquareSet::FULL,
            touching_two: SquareSet(two) & SquareSet::FULL,
            articulation_candidates: SquareSet(two_gaps & p),
            triple_candidates: SquareSet(three_gaps & p),
        }
    }
}
