use std::ops::RangeInclusive;

use ordo_rules::{RuleSet, Rules};

/// How much a session may use of the machine, and how far it may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The largest table, in megabytes.
    pub hash: usize,
    /// The most threads that search together.
    pub threads: usize,
    /// The most nodes of a search.
    pub nodes: Option<u64>,
    /// The deepest perft.
    pub perft: u32,
    /// The game that is played at first.
    pub game: RuleSet,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            hash: 1 << 16,
            threads: 256,
            nodes: None,
            perft: 20,
            game: RuleSet::Stein,
        }
    }
}

/// What `setoption` sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// Megabytes.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) multipv: usize,
    pub(super) level: u8,
    pub(super) game: RuleSet,
    /// Khalifa's game: whether an ordo may have gaps.
    spacing: &'static str,
}

const LINES: RangeInclusive<usize> = 1..=256;
const LEVELS: RangeInclusive<usize> = 1..=10;
/// The option of Khalifa's game, by its tag in records, and its values; the first is the usual one.
const SPACING: &str = "Spacing";
const SPACINGS: [&str; 2] = ["gaps", "adjacent"];

impl Options {
    pub(super) fn new(bounds: &Bounds) -> Options {
        Options {
            hash: bounds.hash.min(64),
            threads: 1,
            multipv: 1,
            level: 10,
            game: bounds.game,
            spacing: SPACINGS[0],
        }
    }

    /// The lines that tell what can be set.
    pub(super) fn describe(bounds: &Bounds) -> Vec<String> {
        let usual = Options::new(bounds);
        let spin = |name: &str, usual: usize, least: usize, most: usize| {
            format!("option name {name} type spin default {usual} min {least} max {most}")
        };
        let combo = |name: &str, usual: &str, all: &[&str]| {
            let all = all.join(" var ");
            format!("option name {name} type combo default {usual} var {all}")
        };
        let games: Vec<&str> = RuleSet::ALL.iter().map(|game| game.name()).collect();
        vec![
            spin("Hash", usual.hash, 1, bounds.hash),
            spin("Threads", usual.threads, 1, bounds.threads),
            spin("MultiPV", usual.multipv, *LINES.start(), *LINES.end()),
            spin("Level", usual.level.into(), *LEVELS.start(), *LEVELS.end()),
            combo("Game", usual.game.name(), &games),
            combo(SPACING, usual.spacing, &SPACINGS),
        ]
    }

    /// A position under the options of its game.
    pub(super) fn apply<P: Rules>(&self, position: P) -> P {
        position
            .with_option(SPACING, self.spacing)
            .unwrap_or(position)
    }

    /// Sets one; capitals in names mean nothing.
    pub(super) fn set(&mut self, name: &str, value: &str, bounds: &Bounds) -> Result<(), String> {
        let number = |range: RangeInclusive<usize>| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            let (least, most) = (range.start(), range.end());
            number.ok_or_else(|| format!("{name} goes from {least} to {most}, {value:?} does not"))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let megabytes = number(1..=bounds.hash)?;
                if !is_available(megabytes) {
                    return Err(format!("there are no {megabytes} megabytes of memory"));
                }
                self.hash = megabytes;
            }
            "threads" => self.threads = number(1..=bounds.threads)?,
            "multipv" => self.multipv = number(LINES)?,
            "level" => self.level = number(LEVELS)? as u8,
            "game" => {
                let game = value.parse();
                self.game = game.map_err(|_| format!("there is no game {value:?}"))?;
            }
            "spacing" => self.spacing = one_of(SPACINGS, value, "spacing")?,
            _ => return Err(format!("there is no option {name:?}")),
        }
        Ok(())
    }
}

/// Whether the system will give so many megabytes. A table that cannot be had would end the program.
pub fn is_available(megabytes: usize) -> bool {
    let bytes = megabytes.checked_mul(1 << 20);
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

/// The one of some values that is meant.
fn one_of(values: [&'static str; 2], value: &str, what: &str) -> Result<&'static str, String> {
    let found = values.into_iter().find(|&known| known == value);
    found.ok_or_else(|| format!("there is no {what} {value:?}"))
}
