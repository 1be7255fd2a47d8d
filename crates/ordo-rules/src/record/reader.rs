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

/// The default limit of a game's text in bytes: 16 MiB.
pub const MAX_GAME_BYTES: usize = 16 << 20;

/// Reads the games of a file or stream one at a time: an iterator of [`Record`]s.
///
/// Takes any bytes. Accepts a byte order mark and both kinds of line ends. A game that cannot be read is an error that
/// says where and why, after which the iterator goes on with the next game; only a failure of the input itself ends it.
#[derive(Debug)]
pub struct Reader<R> {
    lexer: Lexer<R>,
    /// A failure of the input that was met while passing over a broken game.
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

    /// Sets how many bytes of text one game may have. In memory a record can take a hundred times the bytes of its
    /// text (if it is made of moves and variations of one letter), so a server that reads from strangers sets a limit of
    /// its own.
    #[must_use]
    pub fn max_game_bytes(mut self, limit: usize) -> Reader<R> {
        self.lexer.set_limit(limit);
        self
    }

    /// The readable part of the game that caused the last error: its tags and its main line, up to the fault.
    pub fn take_partial(&mut self) -> Option<Record> {
        self.partial.take()
    }

    /// The next game; nothing if there is none.
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

    /// Reads the next game into `builder`, and gives back its result; nothing if there is no game.
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
