use std::ops::RangeInclusive;

use ordo_rules::{Rules, khalifa, stein};

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
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            hash: 1 << 16,
            threads: 256,
            nodes: None,
            perft: 20,
        }
    }
}

/// What `setoption` sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// Megabytes.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) level: u8,
}

const LINES: RangeInclusive<usize> = 1..=256;
const LEVELS: RangeInclusive<usize> = 1..=10;

impl Options {
    pub(super) fn new(bounds: &Bounds) -> Options {
        Options {
            hash: bounds.hash.min(64),
            threads: 1,
            lines: 1,
            level: 10,
        }
    }

    /// The lines that tell what can be set.
    pub(super) fn describe(bounds: &Bounds) -> Vec<String> {
        let usual = Options::new(bounds);
        let spin = |name: &str, usual: usize, least: usize, most: usize| {
            format!("option name {name} type spin default {usual} min {least} max {most}")
        };
        let id = stein::Position::ID;
        vec![
            spin("Hash", usual.hash, 1, bounds.hash),
            spin("Threads", usual.threads, 1, bounds.threads),
            spin("MultiPV", usual.lines, *LINES.start(), *LINES.end()),
            spin("Level", usual.level.into(), *LEVELS.start(), *LEVELS.end()),
            format!("option name Game type combo default {id} var {id}"),
        ]
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
            "multipv" => self.lines = number(LINES)?,
            "level" => self.level = number(LEVELS)? as u8,
            "game" => return set_game(value),
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

fn set_game(value: &str) -> Result<(), String> {
    match value {
        stein::Position::ID => Ok(()),
        khalifa::Position::ID => Err("there is no engine for Khalifa's game yet".to_owned()),
        _ => Err(format!("there is no game {value:?}")),
    }
}
