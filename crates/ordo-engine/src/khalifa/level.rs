use crate::level_variation::strength_offset;
use ordo_rules::SplitMix64;

/// Playing strength, from 1 (beginner) to 10 (full strength).
///
/// Low levels look one ply ahead, overlook some ordos of both sides (more of those in two steps than in one), and evaluate with
/// noise. Higher levels see every ordo and search for proofs with more and more nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Parameters of a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Skill {
    /// Node limit.
    pub(super) nodes: u64,
    /// Share of boards that are searched; on the others the one-ply choice is played.
    pub(super) search_share: f32,
    /// Evaluation noise, in hundredths.
    pub(super) noise: f32,
    /// Share of ordos in one step, and in two, that are seen.
    pub(super) sight: [f32; 2],
}

/// Full strength.
const FULL: Skill = searching(u64::MAX, 0.0);

/// Levels 1 to 9, with an extra step at either end for the variation between games.
const LADDER: [Skill; 11] = [
    one_ply(250.0, [0.62, 0.28]),
    one_ply(190.0, [0.78, 0.5]),
    one_ply(125.0, [0.91, 0.7]),
    one_ply(15.0, [1.0, 1.0]),
    searching_share(0.28),
    searching_share(0.8),
    searching(4, 175.0),
    searching(33, 39.0),
    searching(100, 15.0),
    searching(300, 5.0),
    searching(900, 2.0),
];

const fn searching(nodes: u64, noise: f32) -> Skill {
    Skill {
        nodes,
        search_share: 1.0,
        noise,
        sight: [1.0; 2],
    }
}

/// Searches a share of the boards, with few nodes.
const fn searching_share(search_share: f32) -> Skill {
    Skill {
        search_share,
        ..searching(1, 500.0)
    }
}

const fn one_ply(noise: f32, sight: [f32; 2]) -> Skill {
    Skill {
        nodes: 1,
        search_share: 0.0,
        noise,
        sight,
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

    /// Parameters on a board in the game with this seed: the strength varies from game to game, by playing some boards like
    /// the next level or the one before.
    pub(super) fn skill(self, seed: u64, board: u64) -> Skill {
        if self == Level::MAX {
            return FULL;
        }
        let offset = strength_offset(seed);
        let differs = chance(board ^ 5 << 50, seed) < offset.abs() as f32 / 100.0;
        let step = if differs { offset.signum() } else { 0 };
        LADDER[(i64::from(self.0) + step) as usize]
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::MAX
    }
}

/// A level in one game. What it overlooks and misjudges is a function of the position, so that it errs consistently, like a
/// person with a wrong plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handicap {
    pub(super) skill: Skill,
    pub(super) seed: u64,
}

impl Handicap {
    /// True if the level sees an ordo in this many steps.
    pub(super) fn sees(&self, ordo: u64, steps: usize) -> bool {
        let [one, two] = self.skill.sight;
        let share = if steps < 2 { one } else { two };
        share >= 1.0 || self.chance(ordo) < share
    }

    /// True if the level searches a board; otherwise it plays the one-ply choice.
    pub(super) fn searches(&self, key: u64) -> bool {
        self.skill.search_share >= 1.0 || self.chance(key ^ 4 << 50) < self.skill.search_share
    }

    /// The evaluation error at a board.
    pub(super) fn error(&self, key: u64) -> f32 {
        if self.skill.noise == 0.0 {
            return 0.0;
        }
        // The sum of three uniform distributions is approximately normal.
        let sum: f32 = (1..4).map(|n| self.chance(key ^ n << 50)).sum();
        (sum - 1.5) * 2.0 * self.skill.noise
    }

    fn chance(&self, key: u64) -> f32 {
        chance(key, self.seed)
    }
}

/// A pseudorandom number from 0 to 1.
fn chance(key: u64, seed: u64) -> f32 {
    let mixed = SplitMix64::new(SplitMix64::new(key).next_u64() ^ seed).next_u64();
    (mixed >> 40) as f32 / (1u64 << 24) as f32
}
