//! A game while it is being read.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::error::excerpt;
use super::lexer::Token;
use super::{
    Comment, GameResult, Invalid, Location, MAX_NESTING, MoveLine, Nag, Record, RecordError,
    RecordErrorKind, Tags, Variation,
};
use crate::prelude::*;

/// The part of a game read so far. The open variations are an explicit stack, so no text makes the reader recurse.
#[derive(Default)]
pub(super) struct RecordBuilder {
    tags: Tags,
    main: MoveLine,
    /// The variations whose `)` has not come, each with the location of its `(`, the innermost last.
    open: Vec<(Location, MoveLine)>,
    /// True if there is more than comments.
    begun: bool,
}

impl RecordBuilder {
    /// True if a game has begun; comments alone are none.
    pub(super) fn has_begun(&self) -> bool {
        self.begun
    }

    /// Takes the next token of the game.
    pub(super) fn add(&mut self, location: Location, token: Token) -> Result<(), RecordError> {
        self.begun |= !matches!(token, Token::Comment(_));
        match token {
            Token::Tag(name, value) => self.tag(&name, &value),
            Token::Move(ply) => {
                self.line().plies.push(ply);
                Ok(())
            }
            Token::Nag(nag) => self.nag(nag),
            Token::Comment(comment) => {
                self.comment(comment);
                Ok(())
            }
            Token::Open => self.open(location),
            Token::Close => self.close(),
            Token::Number | Token::GameStart | Token::GameResult(_) => Ok(()),
        }
        .map_err(|problem| match problem {
            // Errors of a variation are reported at its start.
            (Some(start), problem) => start.error(problem),
            (None, problem) => location.error(problem),
        })
    }

    /// Adds a comment after the last element.
    pub(super) fn comment(&mut self, comment: Comment) {
        let line = self.line();
        let slot = match line.plies.last_mut() {
            None => &mut line.comments,
            Some(ply) => match ply.variations.last_mut() {
                None => &mut ply.comments,
                Some(variation) => &mut variation.after,
            },
        };
        slot.push(comment);
    }

    /// Nothing if the result may come now; else the variation that is still open.
    pub(super) fn check_closed(&self) -> Result<(), RecordError> {
        match self.open.last() {
            Some((start, _)) => Err(start.error(RecordErrorKind::VariationNotClosed)),
            None => Ok(()),
        }
    }

    /// The error for a game that stops at `location`.
    pub(super) fn incomplete(&self, location: Location) -> RecordError {
        match self.check_closed() {
            Err(error) => error,
            Ok(()) => location.error(RecordErrorKind::NoResult),
        }
    }

    /// The game, once its result is known and no variation is open.
    pub(super) fn finish(self, result: GameResult) -> Record {
        Record {
            tags: self.tags,
            main: self.main,
            result,
        }
    }

    /// The line that is being read.
    fn line(&mut self) -> &mut MoveLine {
        match self.open.last_mut() {
            Some((_, line)) => line,
            None => &mut self.main,
        }
    }

    fn tag(&mut self, name: &str, value: &str) -> Checked {
        if !self.main.plies.is_empty() {
            return Err((None, RecordErrorKind::TagAmongMoves));
        }
        if self.tags.get(name).is_some() {
            return Err((None, RecordErrorKind::TagTwice(excerpt(name))));
        }
        self.tags.set(name, value).map_err(|e| (None, e.into()))
    }

    fn nag(&mut self, nag: Nag) -> Checked {
        match self.line().plies.last_mut() {
            Some(ply) => {
                ply.nags.push(nag);
                Ok(())
            }
            None => Err((None, RecordErrorKind::AnnotationBeforeMove)),
        }
    }

    fn open(&mut self, location: Location) -> Checked {
        if self.line().plies.is_empty() {
            return Err((None, RecordErrorKind::VariationBeforeMove));
        }
        if self.open.len() >= MAX_NESTING {
            return Err((None, Invalid::TooDeep.into()));
        }
        self.open.push((location, MoveLine::default()));
        Ok(())
    }

    fn close(&mut self) -> Checked {
        let Some((start, mut line)) = self.open.pop() else {
            return Err((None, RecordErrorKind::VariationNotOpened));
        };
        // Many short variations would take several times the memory they need.
        line.plies.shrink_to_fit();
        let variation = Variation::new(line).map_err(|e| (Some(start), e.into()))?;
        match self.line().plies.last_mut() {
            Some(ply) => {
                ply.variations.push(variation);
                Ok(())
            }
            None => Err((Some(start), RecordErrorKind::VariationBeforeMove)),
        }
    }
}

/// A problem comes with the location it belongs to, unless that is the location of the token.
type Checked = Result<(), (Option<Location>, RecordErrorKind)>;
