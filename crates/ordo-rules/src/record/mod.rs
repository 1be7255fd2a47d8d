//! Game records: PGN-shaped text for any game that implements [`Rules`](crate::Rules).
//!
//! A record is tags, a tree of moves with comments, and a result:
//!
//! ```text
//! [White "Ada"]
//! [Black "Bob"]
//! [Result "1-0"]
//! [Rules "stein"]
//!
//! 1. a3-a4 {[%clk 0:05:03] [%eval 0.25]} (1. b2-c3 $1 {also good}) 1... j6-j5
//! 2. e3-e4 1-0
//! ```
//!
//! There are two independent layers:
//!
//! * **Text.** [`Reader`] streams the games of a file, `Record::from_str` reads exactly one, `Display` writes. Moves are
//!   opaque words here, so a record can be read, sorted and stored without knowing its game.
//! * **Game.** [`Record::replay`], [`Record::canonical`], [`Record::check_result`] and [`Record::from_moves`] play the moves by
//!   the rules of a game.
//!
//! [`import`] converts other programs' games to records, and [`Format`] detects the format of a text.
//!
//! # The round trip is exact
//!
//! Every [`Record`] that can be built can be written, and reads back as the same value; every text that was written is
//! written the same way again. The types guarantee this: a value that the text form cannot represent (a `}` in a comment, a newline in
//! a tag, a move that reads as a number) is refused with [`Invalid`] when it is constructed. A reader
//! also accepts other forms and normalizes them:
//!
//! * Move numbers are not kept; the writer recomputes them. A word of digits (`12`) is a move number, like `12.` and `12...`.
//! * `!`, `?`, `!!`, `??`, `!?` and `?!` become `$1` to `$6`. Annotations are written before comments.
//! * Known tags come in a fixed order ([`Tags`]), the others after them in the order given. In a tag's value a backslash
//!   before anything but `"` and `\` is a plain character.
//! * Comments are trimmed; whitespace and newlines inside them are kept. `[%clk]` and `[%eval]` become typed
//!   fields and are written first; other `[%…]` commands are text. `;` comments become `{}` comments, their braces
//!   parentheses.
//! * Comments between the tags, or before them, are placed before the first move. Comments that follow the result on its line
//!   belong to the end of the main line. Comments at the end of a file that belong to no game are dropped.
//!
//! # End of a game
//!
//! A game ends with its result. A line that starts like a tag (`[Name "`) after a blank line always starts a new game, even inside an
//! unclosed comment or variation: a broken game never affects the next one.
//!
//! ```
//! use ordo_rules::record::{Comment, Ply, Reader, Record, GameResult};
//!
//! let mut record: Record = "[White \"Ada\"]\n\n1. a3-a4! j6-j5 ; solid\n*".parse()?;
//! record.main.plies.push(Ply::new("e3-e4")?);
//! record.set_result(GameResult::WhiteWins)?;
//! assert_eq!(
//!     record.to_string(),
//!     "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. a3-a4 $1 j6-j5 {solid} 2. e3-e4 1-0\n"
//! );
//! assert!(Comment::new("a } cannot be written").is_err());
//!
//! let file = format!("{record}\n{record}");
//! let games: Vec<Record> = Reader::new(file.as_bytes()).collect::<Result<_, _>>()?;
//! assert_eq!(games, [record.clone(), record]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotation;
mod builder;
mod comment;
mod cursor;
mod date;
mod error;
mod format;
pub mod import;
mod lexer;
mod lines;
mod reader;
mod replay;
mod result;
mod result_check;
mod source_location;
mod tags;
mod tree;
mod writer;

pub use annotation::{Eval, EvalValue, Nag};
pub use comment::Comment;
pub use date::date_tag;
pub use error::{Invalid, Location, RecordError, RecordErrorKind, excerpt};
pub use format::Format;
pub use lines::Input;
pub use reader::{MAX_GAME_BYTES, Reader};
pub use replay::{Replay, ReplayError, ReplayErrorKind, StartPositionError};
pub use result::{GameResult, UnknownResult};
pub use result_check::ResultCheck;
pub use tags::{MAX_TAGS, Tags};
pub use tree::{MAX_NESTING, MoveLine, Ply, Record, Variation};

#[cfg(test)]
mod tests;
