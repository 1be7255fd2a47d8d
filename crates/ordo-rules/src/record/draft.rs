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
    Comment, Invalid, Line, MAX_NESTING, Nag, Place, Problem, Record, RecordError, Score, Tags,
    Variation,
};

/// What has been read of a game. The open variations are a stack of their own, so that no text makes the reader recurse.
#[derive(Default)]
pub(super) struct Draft {
    tags: Tags,
    main: Line,
    /// The variations whose `)` has not come, each with the place of its `(`, the innermost last.
    open: Vec<(Place, Line)>,
    /// Whether there is more than comments.
    begun: bool,
}

impl Draft {
    /// Whether a game has begun; comments alone are none.
    pub(super) fn has_begun(&self) -> bool {
        self.begun
    }

    /// Takes the next token of the game.
    pub(super) fn add(&mut self, place: Place, token: Token) -> Result<(), RecordError> {
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
            Token::Open => self.open(place),
            Token::Close => self.close(),
            Token::Number | Token::GameStart | Token::Score(_) => Ok(()),
        }
        .map_err(|problem| match problem {
            // What is wrong with a variation is said where it starts.
            (Some(start), problem) => start.error(problem),
            (None, problem) => place.error(problem),
        })
    }

    /// Adds a comment behind whatever came last.
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
            Some((start, _)) => Err(start.error(Problem::VariationNotClosed)),
            None => Ok(()),
        }
    }

    /// Why a game that stops at `place` is not complete.
    pub(super) fn incomplete(&self, place: Place) -> RecordError {
        match self.check_closed() {
            Err(error) => error,
            Ok(()) => place.error(Problem::NoResult),
        }
    }

    /// The game, once its result is known and no variation is open.
    pub(super) fn finish(self, score: Score) -> Record {
        Record {
            tags: self.tags,
            main: self.main,
            score,
        }
    }

    /// The line that is being read.
    fn line(&mut self) -> &mut Line {
        match self.open.last_mut() {
            Some((_, line)) => line,
            None => &mut self.main,
        }
    }

    fn tag(&mut self, name: &str, value: &str) -> Checked {
        if !self.main.plies.is_empty() {
            return Err((None, Problem::TagAmongMoves));
        }
        if self.tags.get(name).is_some() {
            return Err((None, Problem::TagTwice(excerpt(name))));
        }
        self.tags.set(name, value).map_err(|e| (None, e.into()))
    }

    fn nag(&mut self, nag: Nag) -> Checked {
        match self.line().plies.last_mut() {
            Some(ply) => {
                ply.nags.push(nag);
                Ok(())
            }
            None => Err((None, Problem::AnnotationBeforeMove)),
        }
    }

    fn open(&mut self, place: Place) -> Checked {
        if self.line().plies.is_empty() {
            return Err((None, Problem::VariationBeforeMove));
        }
        if self.open.len() >= MAX_NESTING {
            return Err((None, Invalid::TooDeep.into()));
        }
        self.open.push((place, Line::default()));
        Ok(())
    }

    fn close(&mut self) -> Checked {
        let Some((start, mut line)) = self.open.pop() else {
            return Err((None, Problem::VariationNotOpened));
        };
        // Many short variations would take several times the memory they need.
        line.plies.shrink_to_fit();
        let variation = Variation::new(line).map_err(|e| (Some(start), e.into()))?;
        match self.line().plies.last_mut() {
            Some(ply) => {
                ply.variations.push(variation);
                Ok(())
            }
            None => Err((Some(start), Problem::VariationBeforeMove)),
        }
    }
}

/// A problem comes with the place it belongs to, unless that is the place of the token.
type Checked = Result<(), (Option<Place>, Problem)>;
