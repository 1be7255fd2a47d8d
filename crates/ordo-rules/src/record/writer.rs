//! Writing a record: tags, a blank line, and the moves in lines of at most 80 characters.

use core::fmt::{self, Write};

use super::{MoveLine, Record};
use crate::Color;
use crate::prelude::*;

/// Lines of moves end before this many characters, unless one comment or move alone is longer.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.tags.is_empty() {
            writeln!(f, "{}", self.tags)?;
        }
        let mut text = Wrapped {
            out: f,
            column: 0,
            unit: String::new(),
            opened: false,
        };
        text.line(&self.main, 1, self.first_turn())?;
        text.unit(format_args!("{}", self.result))?;
        text.flush()?;
        f.write_str("\n")
    }
}

/// Text that is broken between units, never in them: a unit is a move with its number, an annotation, a comment, a
/// result, with the parentheses that touch it.
struct Wrapped<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// The last unit, not yet written, since a `)` may follow.
    unit: String,
    /// True if the unit is only a `(` as yet.
    opened: bool,
}

impl Wrapped<'_, '_> {
    /// Recurses into variations, which the types keep shallow.
    fn line(&mut self, line: &MoveLine, mut number: u64, mut turn: Color) -> fmt::Result {
        for comment in &line.comments {
            self.unit(format_args!("{comment}"))?;
        }
        // Black's move needs a number if it does not directly follow White's.
        let mut apart = true;
        for ply in &line.plies {
            let text = ply.text();
            match turn {
                Color::White => self.unit(format_args!("{number}. {text}"))?,
                Color::Black if apart => self.unit(format_args!("{number}... {text}"))?,
                Color::Black => self.unit(format_args!("{text}"))?,
            }
            for nag in &ply.nags {
                self.unit(format_args!("{nag}"))?;
            }
            for comment in &ply.comments {
                self.unit(format_args!("{comment}"))?;
            }
            for variation in &ply.variations {
                self.open()?;
                self.line(variation.line(), number, turn)?;
                self.unit.push(')');
                for comment in &variation.after {
                    self.unit(format_args!("{comment}"))?;
                }
            }
            apart = !ply.comments.is_empty() || !ply.variations.is_empty();
            number += u64::from(turn == Color::Black);
            turn = !turn;
        }
        Ok(())
    }

    fn open(&mut self) -> fmt::Result {
        self.flush()?;
        self.unit.push('(');
        self.opened = true;
        Ok(())
    }

    fn unit(&mut self, text: fmt::Arguments<'_>) -> fmt::Result {
        if !self.opened {
            self.flush()?;
        }
        self.opened = false;
        self.unit.write_fmt(text)
    }

    fn flush(&mut self) -> fmt::Result {
        if self.unit.is_empty() {
            return Ok(());
        }
        let mut lines = self.unit.split('\n').map(|line| line.chars().count());
        let first = lines.next().unwrap_or(0);
        if self.column > 0 && self.column + 1 + first > WIDTH {
            self.out.write_str("\n")?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_str(" ")?;
            self.column += 1;
        }
        self.out.write_str(&self.unit)?;
        self.column = lines.next_back().unwrap_or(self.column + first);
        self.unit.clear();
        Ok(())
    }
}
