use crate::level_variation::strength_offset;

/// Playing strength, from 1 (beginner) to 10 (full strength).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Parameters of a level below the highest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Skill {
    /// Node limit. Every root move is searched one ply deep even if that takes more.
    pub(super) nodes: u64,
    /// Evaluation noise, in hundredths of a piece.
    pub(super) noise: i32,
    /// Percentage of leaves at which the quiescence search is skipped.
    pub(super) blindness: i32,
}

const fn skill(nodes: u64, noise: i32, blindness: i32) -> Skill {
    Skill {
        nodes,
        noise,
        blindness,
    }
}

/// Levels 1 to 9, with an extra step at either end for the variation between games.
const LADDER: [Skill; 11] = [
    skill(1, 400, 100),
    skill(1, 152, 100),
    skill(1, 118, 28),
    skill(1, 89, 5),
    skill(270, 86, 0),
    skill(510, 72, 0),
    skill(1_250, 55, 0),
    skill(3_000, 42, 0),
    skill(8_000, 29, 0),
    skill(28_000, 14, 0),
    skill(60_000, 6, 0),
];

impl Skill {
    /// True if the level never takes back its last move while there is another: without a search, a player that errs
    /// consistently would move to and fro.
    pub(super) fn shuns_reversals(self) -> bool {
        self.nodes < 250
    }
}

impl Level {
    /// Full strength.
    pub const MAX: Level = Level(LADDER.len() as u8 - 1);

    /// The level with a number from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// The level's number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Parameters in the game with this seed: the strength varies from game to game, but less than to the next level. `None`
    /// at full strength.
    pub(super) fn skill(self, seed: u64) -> Option<Skill> {
        if self == Level::MAX {
            return None;
        }
        let offset = strength_offset(seed);
        let base = LADDER[usize::from(self.0)];
        let neighbour = LADDER[(i64::from(self.0) + offset.signum()) as usize];
        let interpolate =
            |base: i64, neighbour: i64| base + (neighbour - base) * offset.abs() / 100;
        Some(Skill {
            nodes: interpolate(base.nodes as i64, neighbour.nodes as i64) as u64,
            noise: interpolate(base.noise.into(), neighbour.noise.into()) as i32,
            blindness: interpolate(base.blindness.into(), neighbour.blindness.into()) as i32,
        })
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variation_stays_below_the_next_level() {
        for number in 1..9 {
            let next = Level(number + 1).skill(0).unwrap();
            for seed in 0..1_000 {
                let skill = Level(number).skill(seed).unwrap();
                assert!(skill.nodes <= next.nodes && skill.noise > next.noise);
                assert!(skill.blindness >= next.blindness);
            }
        }
        assert_eq!(Level::MAX.skill(3), None);
    }
}
