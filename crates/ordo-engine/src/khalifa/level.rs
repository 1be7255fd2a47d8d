use crate::level_variation::strength_offset;
use ordo_rules::SplitMix64;

/// How strong to play, from 1 for beginners to 10 for all that the engine has.
///
/// A low level overlooks some of the ways to an ordo, its own and the opponent's, and more of those with two steps than with
/// one; it does not think ahead, and misjudges what it sees. Higher levels see every ordo and prove more and more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Skill {
    /// How many nodes to look at.
    pub(super) nodes: u64,
    /// The share of boards on which it thinks ahead; on the others it moves at sight.
    pub(super) ahead: f32,
    /// How large the misjudgement is, in hundredths.
    pub(super) noise: f32,
    /// The share of ordos in one step, and in two, that are seen.
    pub(super) sight: [f32; 2],
}

/// Everything.
const FULL: Skill = thinking(u64::MAX, 0.0);

/// Levels 1 to 9, with a step more at either end for the best and the worst days.
const LADDER: [Skill; 11] = [
    at_sight(250.0, [0.62, 0.28]),
    at_sight(190.0, [0.78, 0.5]),
    at_sight(125.0, [0.91, 0.7]),
    at_sight(15.0, [1.0, 1.0]),
    thinking_on(0.28),
    thinking_on(0.8),
    thinking(4, 175.0),
    thinking(33, 39.0),
    thinking(100, 15.0),
    thinking(300, 5.0),
    thinking(900, 2.0),
];

const fn thinking(nodes: u64, noise: f32) -> Skill {
    Skill {
        nodes,
        ahead: 1.0,
        noise,
        sight: [1.0; 2],
    }
}

/// Thinks ahead on a share of the boards, and not far.
const fn thinking_on(ahead: f32) -> Skill {
    Skill {
        ahead,
        ..thinking(1, 500.0)
    }
}

const fn at_sight(noise: f32, sight: [f32; 2]) -> Skill {
    Skill {
        nodes: 1,
        ahead: 0.0,
        noise,
        sight,
    }
}

impl Level {
    /// The highest level: full strength.
    pub const MAX: Level = Level(LADDER.len() as u8 - 1);

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

    /// What the level can do on a board: on a good day it plays some boards as the next level would, on a bad one as the level
    /// before.
    pub(super) fn skill(self, seed: u64, board: u64) -> Skill {
        if self == Level::MAX {
            return FULL;
        }
        let offset = strength_offset(seed);
        let is_otherwise = chance(board ^ 5 << 50, seed) < offset.abs() as f32 / 100.0;
        let step = if is_otherwise { offset.signum() } else { 0 };
        LADDER[(i64::from(self.0) + step) as usize]
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::MAX
    }
}

/// One player of a level: what it overlooks and how it misjudges depends on the position alone, so it is wrong like a handicap,
/// with plans.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handicap {
    pub(super) skill: Skill,
    pub(super) seed: u64,
}

impl Handicap {
    /// Whether this one sees a turn that makes an ordo, where it would be made.
    pub(super) fn sees(&self, ordo: u64, steps: usize) -> bool {
        let [one, two] = self.skill.sight;
        let share = if steps < 2 { one } else { two };
        share >= 1.0 || self.chance(ordo) < share
    }

    /// Whether this one thinks ahead on a board.
    pub(super) fn thinks_ahead(&self, key: u64) -> bool {
        self.skill.ahead >= 1.0 || self.chance(key ^ 4 << 50) < self.skill.ahead
    }

    /// The error at a board.
    pub(super) fn error(&self, key: u64) -> f32 {
        if self.skill.noise == 0.0 {
            return 0.0;
        }
        // The sum of three even distributions is close to a bell.
        let sum: f32 = (1..4).map(|n| self.chance(key ^ n << 50)).sum();
        (sum - 1.5) * 2.0 * self.skill.noise
    }

    fn chance(&self, key: u64) -> f32 {
        chance(key, self.seed)
    }
}

/// A number from 0 to 1.
fn chance(key: u64, seed: u64) -> f32 {
    let mixed = SplitMix64::new(SplitMix64::new(key).next_u64() ^ seed).next_u64();
    (mixed >> 40) as f32 / (1u64 << 24) as f32
}
