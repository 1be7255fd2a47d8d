use super::noise::Noise;

/// How strong to play, from 1 for beginners to 10 for all that the engine has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// For each level below the highest: how many nodes to look at, and how large the misjudgement is.
const LADDER: [(u64, i32); 9] = [
    (33, 600),
    (58, 172),
    (148, 105),
    (350, 80),
    (820, 61),
    (2_000, 46),
    (5_100, 34),
    (17_200, 20),
    (61_500, 9),
];

impl Level {
    /// The highest level: full strength.
    pub const MAX: Level = Level(LADDER.len() as u8 + 1);

    /// The level of a number from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// The number of the level.
    pub fn number(self) -> u8 {
        self.0
    }

    fn step(self) -> Option<(u64, i32)> {
        LADDER.get(usize::from(self.0) - 1).copied()
    }

    /// How many nodes the level looks at.
    pub(super) fn nodes(self) -> Option<u64> {
        self.step().map(|(nodes, _)| nodes)
    }

    /// How the level misjudges.
    pub(super) fn noise(self, seed: u64) -> Noise {
        let size = self.step().map_or(0, |(_, size)| size);
        Noise { size, seed }
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::MAX
    }
}
