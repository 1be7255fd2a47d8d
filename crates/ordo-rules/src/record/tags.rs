//! The tags of a game: `[Name "value"]`.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;

use super::Invalid;
use crate::prelude::*;

/// The maximum number of tags of a game: more than anyone writes, few enough for a linear search.
pub const MAX_TAGS: usize = 256;

/// The known tags, in the order in which they precede all others: PGN's roster of seven first.
const KNOWN: [&str; 12] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Rules",
    "SetUp",
    "FEN",
    "TimeControl",
    "Termination",
];

/// The values of the roster's tags that mean "unknown".
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags of a game: each name at most once; `Event`, `Site`, `Date`, `Round`, `White`, `Black`, `Result`, `Rules`,
/// `SetUp`, `FEN`, `TimeControl` and `Termination` in this order, then the others in the order in which they were set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// No tags.
    pub const fn new() -> Tags {
        Tags(Vec::new())
    }

    /// The value of a tag; names are case-sensitive.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|tag| tag.0 == name).map(|tag| tag.1)
    }

    /// Sets a tag; an existing one keeps its place.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Invalid> {
        if !is_tag_name(name) {
            return Err(Invalid::TagName);
        }
        if let Some(control) = value.chars().find(|c| c.is_control()) {
            return Err(Invalid::TagControl(control));
        }
        if let Some(tag) = self.0.iter_mut().find(|tag| tag.0 == name) {
            value.clone_into(&mut tag.1);
            return Ok(());
        }
        if self.0.len() >= MAX_TAGS {
            return Err(Invalid::TooManyTags);
        }
        let at = self.0.partition_point(|tag| rank(&tag.0) <= rank(name));
        self.0.insert(at, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|tag| tag.0 == name)?;
        Some(self.0.remove(at).1)
    }

    /// Adds what is missing of PGN's roster of seven tags, with the values for "unknown". PGN's readers
    /// expect the roster; this crate's does not.
    pub fn fill_roster(&mut self) -> Result<(), Invalid> {
        for (name, value) in ROSTER {
            if self.get(name).is_none() {
                self.set(name, value)?;
            }
        }
        Ok(())
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The number of tags.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One tag per line.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.iter() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        Ok(())
    }
}

/// The rank of a tag among the known ones; all others share the last rank.
fn rank(name: &str) -> usize {
    KNOWN
        .iter()
        .position(|&known| known == name)
        .unwrap_or(KNOWN.len())
}

/// True if a character can be part of a tag's name.
pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_name_char)
}

/// True if a line starts like a tag: `[Name "`. After a blank line, such a line starts a new game.
pub(super) fn is_tag_line(line: &str) -> bool {
    line.strip_prefix('[').is_some_and(|rest| {
        let after_name = rest.trim_start_matches(is_name_char);
        after_name.len() < rest.len() && after_name.trim_start().starts_with('"')
    })
}
