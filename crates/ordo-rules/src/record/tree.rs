//! A record as a value: tags, a tree of moves, a result.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::time::Duration;

use super::source_location::SourceLocation;
use super::{Comment, Eval, GameResult, Invalid, Location, Nag, Tags};
use crate::Color;
use crate::prelude::*;

/// The maximum nesting depth of variations; a variation of the main line has depth 1. The bound makes it safe to visit,
/// clone and drop any record recursively.
pub const MAX_NESTING: usize = 100;

/// One game: what `Display` writes and `FromStr` reads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Record {
    /// Names, date, site, start position and more.
    pub tags: Tags,
    /// The game that was played, with its comments and variations.
    pub main: MoveLine,
    /// The result that ends the moves. The `Result` tag is separate: [`Record::check_result`] compares the two.
    pub result: GameResult,
}

/// A line of moves: a game's main line, or the inside of a variation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoveLine {
    /// The comments before the first move.
    pub comments: Vec<Comment>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// One move of one player, with its annotations, comments and variations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ply {
    text: Box<str>,
    source: SourceLocation,
    /// Annotations such as `$1`.
    pub nags: Vec<Nag>,
    /// The comments after the move.
    pub comments: Vec<Comment>,
    /// Alternatives to this move.
    pub variations: Vec<Variation>,
}

/// An alternative to a move: a line that is not empty, and not too deep.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Variation {
    line: MoveLine,
    /// The nesting depth of variations, this one included; 1 to [`MAX_NESTING`].
    levels: usize,
    /// The comments after the closing parenthesis.
    pub after: Vec<Comment>,
}

impl Record {
    /// Sets the result at the end of the moves and in the `Result` tag. Fails, and changes nothing, if there is no such
    /// tag and no room for one more.
    pub fn set_result(&mut self, result: GameResult) -> Result<(), Invalid> {
        self.tags.set("Result", result.text())?;
        self.result = result;
        Ok(())
    }

    /// The side that makes the first move, without knowledge of the game: Black if the `FEN` tag ends in ` b`,
    /// else White.
    pub fn first_turn(&self) -> Color {
        match self.tags.get("FEN") {
            Some(fen) if fen.ends_with(" b") => Color::Black,
            _ => Color::White,
        }
    }
}

impl MoveLine {
    /// The nesting depth of variations in this line; 0 without variations.
    fn levels(&self) -> usize {
        let variations = self.plies.iter().flat_map(|ply| &ply.variations);
        variations
            .map(|variation| variation.levels)
            .max()
            .unwrap_or(0)
    }

    /// Every ply of this line and its variations, each before its own variations, as [`Record::replay`] walks.
    pub(super) fn for_each_mut(&mut self, visit: &mut impl FnMut(&mut Ply)) {
        for ply in &mut self.plies {
            visit(ply);
            for variation in &mut ply.variations {
                variation.line.for_each_mut(visit);
            }
        }
    }
}

impl Ply {
    /// A move without comments. Its text is one word in the notation of the game: without whitespace, control characters
    /// and `{}()[];$!?`, not starting with `%` or `.`, and neither a number (`12`, `12.…`) nor a result (`1-0`).
    pub fn new(text: &str) -> Result<Ply, Invalid> {
        check_move(text)?;
        Ok(Ply {
            text: text.into(),
            source: SourceLocation::default(),
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        })
    }

    /// The same move, read at `location`.
    pub(super) fn read_at(mut self, location: Location) -> Ply {
        self.source = SourceLocation::new(location);
        self
    }

    /// The location where the move was read. Plies that differ only in it are equal.
    pub fn location(&self) -> Option<Location> {
        self.source.location()
    }

    /// The move in the notation of the game.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the move and keeps its annotations. On an error nothing changes.
    pub fn set_text(&mut self, text: &str) -> Result<(), Invalid> {
        check_move(text)?;
        self.text = text.into();
        Ok(())
    }

    /// The mover's clock after the move, from the first comment that has it.
    pub fn clock(&self) -> Option<Duration> {
        self.comments.iter().find_map(|comment| comment.clock)
    }

    /// The evaluation of the move, from the first comment that has one.
    pub fn eval(&self) -> Option<Eval> {
        self.comments.iter().find_map(|comment| comment.eval)
    }
}

impl Variation {
    /// A variation of these moves. Fails if there are none, or if the line's own variations are nested
    /// [`MAX_NESTING`] deep already.
    pub fn new(line: MoveLine) -> Result<Variation, Invalid> {
        if line.plies.is_empty() {
            return Err(Invalid::EmptyVariation);
        }
        let levels = line.levels() + 1;
        if levels > MAX_NESTING {
            return Err(Invalid::TooDeep);
        }
        Ok(Variation {
            line,
            levels,
            after: Vec::new(),
        })
    }

    /// The moves.
    pub fn line(&self) -> &MoveLine {
        &self.line
    }

    /// The moves, to change them and make a variation of them again.
    pub fn into_line(self) -> MoveLine {
        self.line
    }
}

/// True if a character ends a word of the movetext.
pub(super) fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?')
}

/// True if a text reads back as a move.
fn check_move(text: &str) -> Result<(), Invalid> {
    let Some(first) = text.chars().next() else {
        return Err(Invalid::EmptyMove);
    };
    // A byte order mark at the start of a line is not part of the text.
    let forbidden = |&c: &char| ends_word(c) || c.is_control() || c == '\u{feff}';
    if let Some(c) = text.chars().find(forbidden) {
        return Err(Invalid::MoveCharacter(c));
    }
    if matches!(first, '%' | '.') {
        return Err(Invalid::MoveStart(first));
    }
    let after_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if after_digits.is_empty() || after_digits.starts_with('.') {
        return Err(Invalid::MoveLikeNumber);
    }
    if text.parse::<GameResult>().is_ok() {
        return Err(Invalid::MoveLikeResult);
    }
    Ok(())
}
