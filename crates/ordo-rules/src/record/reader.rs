//! Reading games, one after another.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::iter::FusedIterator;
use core::str::FromStr;

use super::builder::RecordBuilder;
use super::lexer::{Lexer, Token};
use super::lines::Input;
use super::{GameResult, Location, Record, RecordError, RecordErrorKind};

/// The default size limit of a game's text: 16 MiB.
pub const MAX_GAME_BYTES: usize = 16 << 20;

/// Reads the games of a file or stream one at a time: an iterator of [`Record`]s.
///
/// The input may be any bytes. The reader accepts a byte order mark and both kinds of line ends. A game that cannot be read is an error with
/// its location and reason, after which the iterator continues with the next game; only an I/O error ends it.
#[derive(Debug)]
pub struct Reader<R> {
    lexer: Lexer<R>,
    /// An I/O error that occurred while a broken game was skipped.
    failure: Option<RecordError>,
    /// The readable part of a broken game.
    partial: Option<Record>,
    done: bool,
}

impl<R: Input> Reader<R> {
    /// A reader of this input.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            lexer: Lexer::new(input, MAX_GAME_BYTES),
            failure: None,
            partial: None,
            done: false,
        }
    }

    /// Sets the maximum number of bytes of a game's text. In memory a record can take a hundred times the bytes of its text (if
    /// it consists of moves and variations of one letter), so a server that reads untrusted input should set a lower limit.
    #[must_use]
    pub fn max_game_bytes(mut self, limit: usize) -> Reader<R> {
        self.lexer.set_limit(limit);
        self
    }

    /// The readable part of the game that caused the last error: its tags and its main line, up to the error.
    pub fn take_partial(&mut self) -> Option<Record> {
        self.partial.take()
    }

    /// The next game; `None` at the end.
    fn game(&mut self) -> Result<Option<Record>, RecordError> {
        let mut builder = RecordBuilder::default();
        match self.read(&mut builder) {
            Ok(result) => Ok(result.map(|result| builder.finish(result))),
            Err(error) => {
                self.partial = Some(builder.finish(GameResult::Unknown));
                Err(error)
            }
        }
    }

    /// Reads the next game into `builder` and returns its result; `None` if there is no game.
    fn read(&mut self, builder: &mut RecordBuilder) -> Result<Option<GameResult>, RecordError> {
        self.lexer.start_game();
        while let Some((location, token)) = self.lexer.token()? {
            match token {
                Token::GameStart if builder.has_begun() => return Err(builder.incomplete(location)),
                Token::GameStart => self.lexer.enter_game(),
                Token::GameResult(result) => {
                    builder.check_closed()?;
                    while let Some(comment) = self.lexer.comment_on_line()? {
                        builder.comment(comment);
                    }
                    return Ok(Some(result));
                }
                token => builder.add(location, token)?,
            }
        }
        if builder.has_begun() {
            return Err(builder.incomplete(self.lexer.location()));
        }
        Ok(None)
    }
}

impl<R: Input> Iterator for Reader<R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(failure) = self.failure.take() {
            self.done = true;
            return Some(Err(failure));
        }
        if self.done {
            return None;
        }
        let game = self.game().transpose();
        match &game {
            None => self.done = true,
            Some(Ok(_)) => {}
            Some(Err(error)) if error.kind.is_io() => self.done = true,
            Some(Err(_)) => self.failure = self.lexer.recover().err(),
        }
        game
    }
}

impl<R: Input> FusedIterator for Reader<R> {}

/// Reads a text that holds exactly one game, of any length.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text.as_bytes()).max_game_bytes(usize::MAX);
        let Some(record) = reader.game()? else {
            return Err(Location { line: 1, column: 1 }.error(RecordErrorKind::NoGame));
        };
        while let Some((location, token)) = reader.lexer.token()? {
            if !matches!(token, Token::Comment(_)) {
                return Err(location.error(RecordErrorKind::SecondGame));
            }
        }
        Ok(record)
    }
}
