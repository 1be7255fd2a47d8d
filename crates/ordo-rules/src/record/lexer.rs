//! Tokens of a record: tags, moves, comments, brackets, results, each with its location.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::cursor::Cursor;
use super::error::excerpt;
use super::lines::Input;
use super::tags::is_name_char;
use super::tree::ends_word;
use super::{Comment, GameResult, Location, Nag, Ply, RecordError, RecordErrorKind};
use crate::prelude::*;

/// A token of a record.
pub(super) enum Token {
    /// A line that starts like a tag comes next, after a blank line: a game starts here, even inside
    /// an unclosed comment or variation. Repeated until [`Lexer::enter_game`].
    GameStart,
    Tag(String, String),
    /// `12.` or `12...`; the number is ignored.
    Number,
    Move(Ply),
    Nag(Nag),
    Comment(Comment),
    Open,
    Close,
    GameResult(GameResult),
}

/// Cuts an input into tokens.
#[derive(Debug)]
pub(super) struct Lexer<R> {
    text: Cursor<R>,
    /// True after the game's result.
    past_result: bool,
}

impl<R: Input> Lexer<R> {
    pub(super) fn new(input: R, limit: usize) -> Lexer<R> {
        Lexer {
            text: Cursor::new(input, limit),
            past_result: false,
        }
    }

    /// Sets the number of bytes that a game may have.
    pub(super) fn set_limit(&mut self, limit: usize) {
        self.text.limit = limit;
    }

    /// The location of the next token.
    pub(super) fn location(&self) -> Location {
        self.text.location()
    }

    /// Marks a possible start of a game; its bytes are counted from here.
    pub(super) fn start_game(&mut self) {
        self.past_result = false;
        self.text.spent = self.text.rest().len();
    }

    /// Accepts [`Token::GameStart`]: the game's tags come next.
    pub(super) fn enter_game(&mut self) {
        self.text.game_start = false;
        self.start_game();
    }

    /// The next token and its location; nothing at the end of the input.
    pub(super) fn token(&mut self) -> Result<Option<(Location, Token)>, RecordError> {
        loop {
            if self.text.game_start {
                return Ok(Some((self.location(), Token::GameStart)));
            }
            if let Some(fault) = self.text.fault.take() {
                return Err(fault);
            }
            self.text.skip_silent_line();
            self.text.skip_blanks();
            if self.text.rest().is_empty() {
                if self.text.fetch()? {
                    continue;
                }
                return Ok(None);
            }
            let location = self.location();
            return Ok(Some((location, self.word(location)?)));
        }
    }

    /// The comment that comes next on this line, if there is one.
    pub(super) fn comment_on_line(&mut self) -> Result<Option<Comment>, RecordError> {
        self.text.skip_blanks();
        if !self.text.rest().starts_with(['{', ';']) {
            return Ok(None);
        }
        match self.word(self.location())? {
            Token::Comment(comment) => Ok(Some(comment)),
            _ => Ok(None),
        }
    }

    /// After an error: skips the rest of the game, up to and including its result or up to the next game's tags.
    pub(super) fn recover(&mut self) -> Result<(), RecordError> {
        while !self.text.game_start {
            self.text.fault = None;
            if !self.text.in_comment {
                self.text.skip_silent_line();
            }
            while let Some(first) = self.text.rest().chars().next() {
                if self.text.in_comment {
                    self.text.skip(|c| c != '}');
                    self.text.in_comment = self.text.rest().is_empty();
                    self.text.skip(|c| c == '}');
                } else if first == ';' {
                    self.text.skip_line();
                } else if first == '{' || first.is_whitespace() {
                    self.text.in_comment = first == '{';
                    self.text.advance(first.len_utf8());
                } else if self.past_result && self.text.is_sound() {
                    return Ok(());
                } else if first == '[' {
                    // The value of a tag is not a result, and its errors are ignored.
                    let _ = self.tag(self.location());
                } else if ends_word(first) {
                    self.text.advance(first.len_utf8());
                } else {
                    let result = self.text.ahead(|c| !ends_word(c)).parse::<GameResult>();
                    self.text.skip(|c| !ends_word(c));
                    self.past_result = result.is_ok();
                }
            }
            if self.past_result && !self.text.in_comment {
                return Ok(());
            }
            self.text.spent = 0;
            if !self.text.fetch_line()? {
                break;
            }
        }
        self.text.in_comment = false;
        Ok(())
    }

    /// The token that starts with the next character.
    fn word(&mut self, location: Location) -> Result<Token, RecordError> {
        match self.text.rest().chars().next() {
            Some('{') => self.brace_comment(location),
            Some('}') => {
                self.text.advance(1);
                Err(location.error(RecordErrorKind::CommentNotOpened))
            }
            Some('(') => {
                self.text.advance(1);
                Ok(Token::Open)
            }
            Some(')') => {
                self.text.advance(1);
                Ok(Token::Close)
            }
            Some('[') => self.tag(location),
            Some(';') => self.line_comment(),
            Some('$') => self.nag(location),
            Some('!' | '?') => self.sign(location),
            _ => self.move_or_number(location),
        }
    }

    fn move_or_number(&mut self, location: Location) -> Result<Token, RecordError> {
        let rest = self.text.rest();
        let after_digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.len() - after_digits.len();
        let after_dots = after_digits.trim_start_matches('.');
        if after_dots.len() < after_digits.len() {
            self.text.advance(rest.len() - after_dots.len());
            return Ok(Token::Number);
        }
        let mut text = self.text.ahead(|c| !ends_word(c));
        if text.is_empty() {
            // A stray bracket: it is parsed as a move, whose error reports it.
            text = self.text.ahead(|c| c == ']');
        }
        let token = if digits == text.len() {
            Ok(Token::Number)
        } else if let Ok(result) = text.parse() {
            Ok(Token::GameResult(result))
        } else {
            Ply::new(text).map(|ply| Token::Move(ply.read_at(location)))
        };
        self.text.advance(text.len());
        self.past_result |= matches!(token, Ok(Token::GameResult(_)));
        token.map_err(|invalid| location.error(invalid))
    }

    fn nag(&mut self, location: Location) -> Result<Token, RecordError> {
        self.text.advance(1);
        let digits = self.text.ahead(|c| !ends_word(c));
        let nag = match digits.parse() {
            Ok(number) if digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(Nag(number)),
            _ => Err(RecordErrorKind::UnknownAnnotation(excerpt(&format!(
                "${digits}"
            )))),
        };
        self.text.advance(digits.len());
        nag.map(Token::Nag)
            .map_err(|problem| location.error(problem))
    }

    fn sign(&mut self, location: Location) -> Result<Token, RecordError> {
        let text = self.text.ahead(|c| matches!(c, '!' | '?') || !ends_word(c));
        let nag =
            Nag::from_sign(text).ok_or_else(|| RecordErrorKind::UnknownAnnotation(excerpt(text)));
        self.text.advance(text.len());
        nag.map(Token::Nag)
            .map_err(|problem| location.error(problem))
    }

    fn brace_comment(&mut self, location: Location) -> Result<Token, RecordError> {
        self.text.advance(1);
        self.text.in_comment = true;
        let start = self.location();
        let mut body = String::new();
        while !self.text.rest().contains('}') {
            body.push_str(self.text.rest());
            body.push('\n');
            self.text.skip_line();
            if !self.text.fetch()? || self.text.game_start {
                self.text.in_comment = false;
                return Err(location.error(RecordErrorKind::CommentNotClosed));
            }
        }
        body.push_str(self.text.ahead(|c| c != '}'));
        self.text.skip(|c| c != '}');
        self.text.advance(1);
        self.text.in_comment = false;
        comment(start, &body)
    }

    fn line_comment(&mut self) -> Result<Token, RecordError> {
        self.text.advance(1);
        let start = self.location();
        let body = self.text.rest().replace('{', "(").replace('}', ")");
        self.text.skip_line();
        comment(start, &body)
    }

    /// A tag; one that cannot be read takes its line with it.
    fn tag(&mut self, location: Location) -> Result<Token, RecordError> {
        let tag = self.tag_pair(location);
        if tag.is_err() {
            self.text.skip_line();
        }
        tag
    }

    fn tag_pair(&mut self, location: Location) -> Result<Token, RecordError> {
        self.text.advance(1);
        self.text.skip_blanks();
        let name = self.text.ahead(is_name_char).to_owned();
        if name.is_empty() {
            return Err(location.error(RecordErrorKind::TagWithoutName));
        }
        self.text.advance(name.len());
        self.text.skip_blanks();
        if !self.text.rest().starts_with('"') {
            return Err(location.error(RecordErrorKind::TagWithoutValue(excerpt(&name))));
        }
        let opening = self.location();
        self.text.advance(1);
        let Some((value, length)) = quoted(self.text.rest()) else {
            return Err(opening.error(RecordErrorKind::TagValueNotClosed(excerpt(&name))));
        };
        self.text.advance(length);
        self.text.skip_blanks();
        if !self.text.rest().starts_with(']') {
            return Err(location.error(RecordErrorKind::TagNotClosed(excerpt(&name))));
        }
        self.text.advance(1);
        Ok(Token::Tag(name, value))
    }
}

/// The token of a comment whose inside starts at `start`.
fn comment(start: Location, body: &str) -> Result<Token, RecordError> {
    match Comment::parse(body) {
        Ok(comment) => Ok(Token::Comment(comment)),
        Err((at, problem)) => {
            let before = body.get(..at).unwrap_or_default();
            Err(start.after(before).error(problem))
        }
    }
}

/// The value up to the closing `"`, and its length in bytes including that `"`.
fn quoted(text: &str) -> Option<(String, usize)> {
    let mut value = String::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((value, at.saturating_add(1))),
            '\\' => match chars.next_if(|&(_, next)| matches!(next, '"' | '\\')) {
                Some((_, escaped)) => value.push(escaped),
                None => value.push('\\'),
            },
            _ => value.push(c),
        }
    }
    None
}
