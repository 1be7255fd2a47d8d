use crate::form::form;

/// How strong to play, from 1 for beginners to 10 for all that the engine has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level below the highest can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Skill {
    /// The node budget. Every root move is searched one ply deep even if that takes more.
    pub(super) nodes: u64,
    /// How large the misjudgement is, in hundredths of a piece.
    pub(super) noise: i32,
    /// The share of positions, in percent, at which it overlooks captures and threats beyond its horizon.
    pub(super) blindness: i32,
}

const fn skill(nodes: u64, noise: i32, blindness: i32) -> Skill {
    Skill {
        nodes,
        noise,
        blindness,
    }
}

/// Levels 1 to 9, with a step more at either end for the best and the worst days.
const LADDER: [Skill; 11] = [
    skill(1, 400, 100),
    skill(1, 165, 100),
    skill(1, 125, 28),
    skill(1, 95, 5),
    skill(250, 92, 0),
    skill(577, 69, 0),
    skill(1_412, 52, 0),
    skill(3_815, 38, 0),
    skill(11_500, 25, 0),
    skill(45_000, 12, 0),
    skill(130_000, 5, 0),
];

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

    /// What the level can do in a game: like people, it has better and worse days, and another seed is another day.
    pub(super) fn skill(self, seed: u64) -> Option<Skill> {
        if self == Level::MAX {
            return None;
        }
        let form = form(seed);
        let usual = LADDER[usize::from(self.0)];
        let other = LADDER[(i64::from(self.0) + form.signum()) as usize];
        let between = |usual: i64, other: i64| usual + (other - usual) * form.abs() / 100;
        Some(Skill {
            nodes: between(usual.nodes as i64, other.nodes as i64) as u64,
            noise: between(usual.noise.into(), other.noise.into()) as i32,
            blindness: between(usual.blindness.into(), other.blindness.into()) as i32,
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
    fn the_best_day_is_weaker_than_the_next_level() {
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
