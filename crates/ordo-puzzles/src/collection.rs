//! Files of puzzles.
//!
//! A file is UTF-8 text. The first line is `ordo-puzzles 1 stein`: the version and the game. Every other line is a puzzle; empty lines
//! and lines that start with `#` are ignored. The fields of a puzzle are separated by one blank:
//!
//! ```text
//! s4k0zt9 1420 win 5 race,ordo-move 10/3b6/.../10_w d5-d6 c7xd6 e5xd6
//! id      rating goal proof themes  position        solution
//! ```
//!
//! The rating is `-` if it was not measured, the goal `win` or `hold`, the proof `exact` or a number of plies, the themes are
//! separated by commas or `-`, and the position has `_` for its blank.

use core::fmt;
use core::str::FromStr;

use ordo_rules::RuleSet;

use crate::game::PuzzleGame;
use crate::id::PuzzleId;
use crate::puzzle::{Goal, Puzzle, PuzzleProof};
use crate::theme::{Theme, Themes};

/// The version of the format.
pub const VERSION: u32 = 1;

/// The first word of a file.
const MARK: &str = "ordo-puzzles";

/// A file of puzzles. Reading it checks the fields, but not the moves; [`Entry::puzzle`] does that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collection<'a> {
    rule_set: RuleSet,
    entries: Vec<Entry<'a>>,
}

impl<'a> Collection<'a> {
    /// Reads a file.
    pub fn read(text: &'a str) -> Result<Collection<'a>, CollectionError> {
        let mut lines = (1..).zip(text.lines());
        let rule_set = lines
            .next()
            .and_then(|(_, header)| {
                let mut words = header.split(' ');
                let is_known = words.next() == Some(MARK)
                    && words.next().and_then(|word| word.parse().ok()) == Some(VERSION);
                let rule_set = words.next()?.parse().ok()?;
                (is_known && words.next().is_none()).then_some(rule_set)
            })
            .ok_or(CollectionError::Header)?;
        let mut entries = Vec::new();
        for (line, text) in lines {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let entry = Entry::read(text).and_then(|entry| match entry.id.rule_set() {
                found if found == rule_set => Ok(entry),
                _ => Err(EntryFault::OtherGame),
            });
            entries.push(entry.map_err(|fault| CollectionError::Entry { line, fault })?);
        }
        Ok(Collection { rule_set, entries })
    }

    /// The game of the puzzles.
    pub fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// The puzzles, in the order of the file.
    pub fn entries(&self) -> &[Entry<'a>] {
        &self.entries
    }

    /// The puzzle with an identifier.
    pub fn get(&self, id: PuzzleId) -> Option<&Entry<'a>> {
        self.entries.iter().find(|entry| entry.id == id)
    }
}

/// The first line of a file of a game.
pub(crate) fn header(rule_set: RuleSet) -> String {
    format!("{MARK} {VERSION} {rule_set}")
}

/// One line of a file: the fields that are needed to choose a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// The identifier.
    pub id: PuzzleId,
    /// The rating, if it was measured.
    pub rating: Option<u16>,
    /// The task of the solver.
    pub goal: Goal,
    /// The proof that no other move solves the puzzle.
    pub proof: PuzzleProof,
    /// The themes.
    pub themes: Themes,
    /// The length of the solution in plies.
    pub plies: usize,
    /// The whole line.
    pub text: &'a str,
    position: &'a str,
    moves: &'a str,
}

impl<'a> Entry<'a> {
    /// Reads a line of a file.
    pub fn read(text: &'a str) -> Result<Entry<'a>, EntryFault> {
        let mut fields = text.splitn(7, ' ');
        let mut field = |name| fields.next().ok_or(EntryFault::Missing(name));
        let id = field("identifier")?;
        let (rating, goal, proof) = (field("rating")?, field("goal")?, field("proof")?);
        let (themes, position, moves) = (field("themes")?, field("position")?, field("solution")?);
        let invalid = EntryFault::Invalid;
        Ok(Entry {
            id: id.parse().map_err(|_| invalid("identifier"))?,
            rating: match rating {
                "-" => None,
                number => Some(number.parse().map_err(|_| invalid("rating"))?),
            },
            goal: match goal {
                "win" => Goal::Win,
                "hold" => Goal::Hold,
                _ => return Err(invalid("goal")),
            },
            proof: proof.parse().map_err(|()| invalid("proof"))?,
            themes: themes.parse().map_err(|_| invalid("themes"))?,
            plies: moves.split(' ').count(),
            text,
            position,
            moves,
        })
    }

    /// The puzzle, with position and moves checked by the rules.
    pub fn puzzle<P: PuzzleGame>(&self) -> Result<Puzzle<P>, EntryFault> {
        if self.id.rule_set() != P::RULE_SET {
            return Err(EntryFault::OtherGame);
        }
        let position = self.position.replace('_', " ");
        let position = P::from_str(&position).map_err(|_| EntryFault::Invalid("position"))?;
        let moves = self.moves.split(' ').map(P::Move::from_str);
        let line: Result<Vec<_>, _> = moves.collect();
        let line = line.map_err(|_| EntryFault::Invalid("solution"))?;
        let puzzle = Puzzle::new(position, self.goal, &line, self.proof)
            .map_err(|error| EntryFault::Puzzle(error.to_string()))?;
        if puzzle.id() != self.id {
            return Err(EntryFault::Mismatch("identifier"));
        }
        if puzzle.themes() != self.themes {
            return Err(EntryFault::Mismatch("themes"));
        }
        Ok(puzzle.with_rating(self.rating))
    }

    /// True if the rating is in a range and one of the themes is wanted; no themes mean any.
    pub fn matches(&self, themes: &[Theme], least: u16, most: u16) -> bool {
        let is_wanted = themes.is_empty() || themes.iter().any(|&t| self.themes.contains(t));
        let is_in_range = match self.rating {
            Some(rating) => (least..=most).contains(&rating),
            None => least == 0 && most == u16::MAX,
        };
        is_wanted && is_in_range
    }
}

/// The line of a file.
impl<P: PuzzleGame> fmt::Display for Puzzle<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.id())?;
        match self.rating() {
            Some(rating) => write!(f, "{rating} ")?,
            None => f.write_str("- ")?,
        }
        let position = self.position().to_string().replace(' ', "_");
        let (goal, proof, themes) = (self.goal().name(), self.proof(), self.themes());
        write!(f, "{goal} {proof} {themes} {position}")?;
        for mv in self.line() {
            write!(f, " {mv}")?;
        }
        Ok(())
    }
}

impl<P: PuzzleGame> Puzzle<P> {
    /// The first line of a file with puzzles of this game.
    pub fn file_header() -> String {
        header(P::RULE_SET)
    }
}

/// The reason why a file is no collection.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CollectionError {
    /// The first line is not that of a collection.
    #[error("line 1: expected {MARK:?}, version {VERSION} and a game")]
    Header,
    /// A line is no puzzle.
    #[error("line {line}: {fault}")]
    Entry {
        /// The number of the line, from 1.
        line: usize,
        /// The fault.
        fault: EntryFault,
    },
}

/// A fault in a line of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryFault {
    /// A field is missing.
    #[error("the {0} is missing")]
    Missing(&'static str),
    /// A field cannot be read.
    #[error("the {0} cannot be read")]
    Invalid(&'static str),
    /// A field does not follow from position and solution.
    #[error("the {0} does not follow from position and solution")]
    Mismatch(&'static str),
    /// The puzzle belongs to the other game.
    #[error("the puzzle is of another game")]
    OtherGame,
    /// Position and solution are no puzzle.
    #[error("{0}")]
    Puzzle(String),
}
