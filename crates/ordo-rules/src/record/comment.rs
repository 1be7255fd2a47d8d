//! Comments and the commands in them.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::time::Duration;

use super::annotation::{ClockText, parse_clock};
use super::error::excerpt;
use super::tags::{is_name_char, is_tag_line};
use super::{Eval, Invalid, RecordErrorKind};
use crate::prelude::*;

/// A comment: the mover's clock, an engine's evaluation and text, each of which may be absent.
///
/// The text must not contain `}`, control characters other than newlines and tabs, `[%clk`, `[%eval`, surrounding whitespace,
/// or a blank line followed by a tag; so it can be written in braces and read back unchanged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Comment {
    /// `[%clk]`: the time on the mover's clock after the move.
    pub clock: Option<Duration>,
    /// `[%eval]`: an engine's evaluation of the position after the move.
    pub eval: Option<Eval>,
    text: String,
}

impl Comment {
    /// A comment with text, which is trimmed.
    pub fn new(text: &str) -> Result<Comment, Invalid> {
        let mut comment = Comment::default();
        comment.set_text(text)?;
        Ok(comment)
    }

    /// A comment with the time on the clock.
    pub fn of_clock(clock: Duration) -> Comment {
        Comment {
            clock: Some(clock),
            ..Comment::default()
        }
    }

    /// A comment with an evaluation.
    pub fn of_eval(eval: Eval) -> Comment {
        Comment {
            eval: Some(eval),
            ..Comment::default()
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the text, which is trimmed. On an error nothing changes.
    pub fn set_text(&mut self, text: &str) -> Result<(), Invalid> {
        let text = text.trim();
        for c in text.chars() {
            match c {
                '}' => return Err(Invalid::CommentBrace),
                '\n' | '\t' => {}
                c if c.is_control() => return Err(Invalid::CommentControl(c)),
                _ => {}
            }
        }
        if next_command(text).is_some() {
            return Err(Invalid::CommentCommand);
        }
        if starts_a_game(text) {
            return Err(Invalid::CommentTag);
        }
        text.clone_into(&mut self.text);
        Ok(())
    }

    /// Parses the text between braces; errors come with their byte offset.
    pub(super) fn parse(body: &str) -> Result<Comment, (usize, RecordErrorKind)> {
        let mut comment = Comment::default();
        let mut text = String::new();
        let mut rest = body;
        while let Some((before, command, after)) = next_command(rest) {
            let at = body.len() - rest.len() + before.len();
            comment.obey(&command).map_err(|problem| (at, problem))?;
            join(&mut text, before);
            rest = after;
        }
        join(&mut text, rest);
        match comment.set_text(&text) {
            Ok(()) => Ok(comment),
            Err(invalid) => Err((0, invalid.into())),
        }
    }

    fn obey(&mut self, command: &Command<'_>) -> Result<(), RecordErrorKind> {
        let shown = || excerpt(command.whole);
        match command.name {
            Name::Clk => {
                let clock = command.value.and_then(parse_clock);
                let clock = clock.ok_or_else(|| RecordErrorKind::BadClock(shown()))?;
                match self.clock.replace(clock) {
                    Some(_) => Err(RecordErrorKind::CommandTwice("clk")),
                    None => Ok(()),
                }
            }
            Name::Eval => {
                let eval = command.value.and_then(Eval::parse);
                let eval = eval.ok_or_else(|| RecordErrorKind::BadEval(shown()))?;
                match self.eval.replace(eval) {
                    Some(_) => Err(RecordErrorKind::CommandTwice("eval")),
                    None => Ok(()),
                }
            }
        }
    }
}

/// Writes the comment with its braces.
impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blank = "";
        f.write_str("{")?;
        if let Some(clock) = self.clock {
            write!(f, "[%clk {}]", ClockText(clock))?;
            blank = " ";
        }
        if let Some(eval) = self.eval {
            write!(f, "{blank}[%eval {eval}]")?;
            blank = " ";
        }
        if !self.text.is_empty() {
            write!(f, "{blank}{}", self.text)?;
        }
        f.write_str("}")
    }
}

/// The commands that become fields.
#[derive(Clone, Copy)]
enum Name {
    Clk,
    Eval,
}

struct Command<'a> {
    name: Name,
    /// From `[` to `]`, or to the end if there is no `]`.
    whole: &'a str,
    /// The text after the name; `None` without a closing `]`.
    value: Option<&'a str>,
}

/// The first known command in a text, with the text before and after it.
fn next_command(text: &str) -> Option<(&str, Command<'_>, &str)> {
    text.match_indices("[%").find_map(|(at, opening)| {
        let (before, tail) = text.split_at_checked(at)?;
        let inner = tail.strip_prefix(opening)?;
        let after_name = inner.trim_start_matches(is_name_char);
        let name = match inner.get(..inner.len() - after_name.len())? {
            "clk" => Name::Clk,
            "eval" => Name::Eval,
            _ => return None,
        };
        let (value, after) = match after_name.split_once(']') {
            Some((value, after)) => (Some(value.trim()), after),
            None => (None, ""),
        };
        let whole = tail.get(..tail.len() - after.len())?;
        Some((before, Command { name, whole, value }, after))
    })
}

/// Appends a part of a text from which a command was removed.
fn join(text: &mut String, piece: &str) {
    let piece = piece.trim();
    if !text.is_empty() && !piece.is_empty() {
        text.push(' ');
    }
    text.push_str(piece);
}

/// True if a reader would find the start of a game in a comment with this text.
fn starts_a_game(text: &str) -> bool {
    let lines = text.split('\n');
    lines
        .clone()
        .zip(lines.skip(1))
        .any(|(before, line)| before.trim().is_empty() && is_tag_line(line))
}
