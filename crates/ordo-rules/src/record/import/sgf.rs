//! A tokenizer for SGF.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::iter::Peekable;
use core::str::Chars;

use super::ImportError;
use crate::prelude::*;
use crate::record::Location;

/// A token of SGF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property, such as `P0`.
    Name(String),
    /// A value in brackets, without its escapes.
    Value(String),
}

pub(super) struct Tokens<'a> {
    rest: Peekable<Chars<'a>>,
    location: Location,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens {
            rest: text.trim_start_matches('\u{feff}').chars().peekable(),
            location: Location { line: 1, column: 1 },
        }
    }

    /// The next token and its location; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Location, Token)>, ImportError> {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.advance();
        }
        let location = self.location;
        let Some(first) = self.advance() else {
            return Ok(None);
        };
        let token = match first {
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Node,
            '[' => Token::Value(self.value(location)?),
            first if first.is_ascii_alphabetic() => {
                let mut name = String::from(first);
                while let Some(&c) = self.rest.peek()
                    && c.is_ascii_alphanumeric()
                {
                    name.push(c);
                    self.advance();
                }
                Token::Name(name)
            }
            found => return Err(ImportError::Sgf { location, found }),
        };
        Ok(Some((location, token)))
    }

    /// The rest of a value, after the `[` at `start`.
    fn value(&mut self, start: Location) -> Result<String, ImportError> {
        let mut value = String::new();
        while let Some(c) = self.advance() {
            match c {
                ']' => return Ok(value),
                '\\' => match self.advance() {
                    Some('\n') | None => {}
                    Some(escaped) => value.push(escaped),
                },
                c => value.push(c),
            }
        }
        Err(ImportError::NotClosed {
            location: start,
            opening: '[',
        })
    }

    fn advance(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            self.location.line += 1;
            self.location.column = 1;
        } else {
            self.location.column += 1;
        }
        Some(c)
    }
}
