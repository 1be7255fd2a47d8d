use std::ops::RangeInclusive;

use ordo_rules::{RuleSet, Rules};

use crate::stein::TablesHandle;

/// Opens the ending tables of a folder, or says why it cannot.
pub type OpenTables = fn(&str) -> Result<TablesHandle, String>;

/// Resource limits of a session, and what it gets from its owner.
#[derive(Clone, Debug)]
pub struct SessionLimits {
    /// Largest `Hash`, in megabytes.
    pub hash: usize,
    /// Largest `Threads`.
    pub threads: usize,
    /// Maximum nodes per search.
    pub nodes: Option<u64>,
    /// Maximum depth of `perft`.
    pub perft: u32,
    /// Initial rule set.
    pub game: RuleSet,
    /// Ending tables of the engine, unless others are chosen.
    pub tables: Option<TablesHandle>,
    /// Opens the folder of the option `Tables`; without it, there is no such option.
    pub open_tables: Option<OpenTables>,
}

impl Default for SessionLimits {
    fn default() -> SessionLimits {
        SessionLimits {
            hash: 1 << 16,
            threads: 256,
            nodes: None,
            perft: 20,
            game: RuleSet::Stein,
            tables: None,
            open_tables: None,
        }
    }
}

/// Values set by `setoption`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct UgiOptions {
    /// Size of the hash table in megabytes.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) multipv: usize,
    pub(super) level: u8,
    pub(super) game: RuleSet,
    /// Stein's game: ending tables.
    pub(super) tables: Option<TablesHandle>,
    /// Khalifa's game: `gaps` or `adjacent` (K7).
    spacing: &'static str,
}

const LINES: RangeInclusive<usize> = 1..=256;
const LEVELS: RangeInclusive<usize> = 1..=10;
/// The option of Khalifa's game, named like its tag in records, and its values; the first is the default.
const SPACING: &str = "Spacing";
const SPACINGS: [&str; 2] = ["gaps", "adjacent"];

impl UgiOptions {
    pub(super) fn new(limits: &SessionLimits) -> UgiOptions {
        UgiOptions {
            hash: limits.hash.min(64),
            threads: 1,
            multipv: 1,
            level: 10,
            game: limits.game,
            tables: limits.tables.clone(),
            spacing: SPACINGS[0],
        }
    }

    /// The `option` lines.
    pub(super) fn describe(limits: &SessionLimits) -> Vec<String> {
        let default = UgiOptions::new(limits);
        let spin = |name: &str, default: usize, min: usize, max: usize| {
            format!("option name {name} type spin default {default} min {min} max {max}")
        };
        let combo = |name: &str, default: &str, all: &[&str]| {
            let all = all.join(" var ");
            format!("option name {name} type combo default {default} var {all}")
        };
        let games: Vec<&str> = RuleSet::ALL.iter().map(|game| game.name()).collect();
        let mut lines = vec![
            spin("Hash", default.hash, 1, limits.hash),
            spin("Threads", default.threads, 1, limits.threads),
            spin("MultiPV", default.multipv, *LINES.start(), *LINES.end()),
            spin(
                "Level",
                default.level.into(),
                *LEVELS.start(),
                *LEVELS.end(),
            ),
            combo("Game", default.game.name(), &games),
            combo(SPACING, default.spacing, &SPACINGS),
        ];
        if limits.open_tables.is_some() {
            lines.push("option name Tables type string default <empty>".to_owned());
        }
        lines
    }

    /// The position with the options of its game.
    pub(super) fn apply<P: Rules>(&self, position: P) -> P {
        position
            .with_option(SPACING, self.spacing)
            .unwrap_or(position)
    }

    /// Sets an option; names are case-insensitive.
    pub(super) fn set(
        &mut self,
        name: &str,
        value: &str,
        limits: &SessionLimits,
    ) -> Result<(), String> {
        let number = |range: RangeInclusive<usize>| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            let (min, max) = (range.start(), range.end());
            number.ok_or_else(|| format!("{name} must be from {min} to {max}, not {value:?}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let megabytes = number(1..=limits.hash)?;
                if !is_available(megabytes) {
                    return Err(format!("there are no {megabytes} megabytes of memory"));
                }
                self.hash = megabytes;
            }
            "threads" => self.threads = number(1..=limits.threads)?,
            "multipv" => self.multipv = number(LINES)?,
            "level" => self.level = number(LEVELS)? as u8,
            "game" => {
                let game = value.parse();
                self.game = game.map_err(|_| format!("there is no game {value:?}"))?;
            }
            "tables" => self.tables = tables(value, limits)?,
            "spacing" => self.spacing = one_of(SPACINGS, value, "spacing")?,
            _ => return Err(format!("there is no option {name:?}")),
        }
        Ok(())
    }
}

/// The tables of a folder; those of the session for an empty value.
fn tables(value: &str, limits: &SessionLimits) -> Result<Option<TablesHandle>, String> {
    match limits.open_tables {
        None => Err("there is no option \"Tables\"".to_owned()),
        Some(_) if matches!(value, "" | "<empty>") => Ok(limits.tables.clone()),
        Some(open) => open(value).map(Some),
    }
}

/// True if this many megabytes can be allocated. A failed allocation would abort the program.
pub fn is_available(megabytes: usize) -> bool {
    let bytes = megabytes.checked_mul(1 << 20);
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

/// The value in a list of known values.
fn one_of(values: [&'static str; 2], value: &str, what: &str) -> Result<&'static str, String> {
    let found = values.into_iter().find(|&known| known == value);
    found.ok_or_else(|| format!("there is no {what} {value:?}"))
}
