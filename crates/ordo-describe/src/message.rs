//! Messages for users: a key of the translations, and its arguments.

use std::collections::BTreeMap;

use ordo_rules::{Color, Unexpected};
use serde::Serialize;

/// A kind of message, with the names of its arguments. [`crate::codes`] lists all of them.
#[derive(Clone, Copy, Debug)]
pub struct Code<const N: usize> {
    /// The key of the translations.
    pub name: &'static str,
    /// The rule it is about, such as `S5`.
    pub rule: Option<&'static str>,
    /// The names of the arguments.
    pub args: [&'static str; N],
}

/// A message for the user: a key of the translations and its arguments.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Message {
    /// The key.
    pub code: &'static str,
    /// The rule it is about, such as `S5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
    /// The arguments.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, Arg>"))]
    pub args: BTreeMap<&'static str, Arg>,
    /// Squares to mark on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub squares: Vec<String>,
    /// The cause: for `game.move`, the reason why the move cannot be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cause: Option<Box<Message>>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Arg {
    /// A number.
    Number(u64),
    /// A text, a square, a colour (`w` or `b`).
    Text(String),
    /// Squares, in order.
    Squares(Vec<String>),
}

impl<const N: usize> Code<N> {
    /// The message with its arguments, in the order of their names.
    pub fn with(&self, args: [Arg; N]) -> Message {
        Message {
            code: self.name,
            rule: self.rule,
            args: self.args.into_iter().zip(args).collect(),
            squares: Vec::new(),
            cause: None,
        }
    }
}

impl Message {
    /// The message with squares to mark.
    #[must_use]
    pub fn at<S: ToString>(mut self, squares: impl IntoIterator<Item = S>) -> Message {
        self.squares = names(squares);
        self
    }

    /// The message with its cause.
    #[must_use]
    pub fn because(mut self, cause: Message) -> Message {
        self.cause = Some(Box::new(cause));
        self
    }
}

/// Any value with a text as an argument.
#[expect(
    clippy::needless_pass_by_value,
    reason = "squares are copied, and read better so"
)]
pub fn text(thing: impl ToString) -> Arg {
    Arg::Text(thing.to_string())
}

/// A count or an ordinal.
pub fn number(number: usize) -> Arg {
    Arg::Number(number as u64)
}

/// A side.
pub fn color(color: Color) -> Arg {
    Arg::Text(color.letter().to_string())
}

/// Squares, in order.
pub fn squares<S: ToString>(squares: impl IntoIterator<Item = S>) -> Arg {
    Arg::Squares(names(squares))
}

/// The character that a parser found; empty at the end of the text.
pub fn found(found: Unexpected) -> Arg {
    Arg::Text(match found {
        Unexpected::End => String::new(),
        Unexpected::Char(c) => c.to_string(),
    })
}

/// The names of squares.
pub fn names<S: ToString>(squares: impl IntoIterator<Item = S>) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}
