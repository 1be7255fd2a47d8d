//! A record's moves by the rules of its game.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::str::FromStr;

use super::error::excerpt;
use super::{GameResult, Invalid, Location, MoveLine, Ply, Record};
use crate::prelude::*;
use crate::{Color, Outcome, Rules};

/// The main line of a record, played by the rules of `P`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<P: Rules> {
    /// The position the game started from.
    pub start: P,
    /// The moves that were played, each in its canonical spelling.
    pub moves: Vec<P::Move>,
    /// The position after the last move.
    pub end: P,
}

/// Error for a record without a valid start position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartPositionError {
    /// The `Rules` tag names another game.
    #[error("this is a game of `{}`, not of `{expected}`", excerpt(.found))]
    OtherGame {
        /// The value of the tag.
        found: String,
        /// The expected game.
        expected: &'static str,
    },
    /// The `FEN` tag does not hold a position.
    #[error("the FEN tag holds no position: {reason}")]
    Fen {
        /// The message of the game's parser.
        reason: String,
    },
    /// The `SetUp` tag announces a position, but there is no `FEN` tag.
    #[error("the SetUp tag announces a position, but there is no FEN tag")]
    NoFen,
    /// The tag of a game option has an unknown value.
    #[error("the {tag} tag says `{}`, which this game does not know", excerpt(.value))]
    Option {
        /// The tag.
        tag: &'static str,
        /// The value of the tag.
        value: String,
    },
    /// The `SetUp` tag announces no position, but there is a `FEN` tag.
    #[error("the SetUp tag says `{}`, but there is a FEN tag, which needs SetUp \"1\"", excerpt(.0))]
    SetUp(String),
}

/// Error when replaying a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// There is no valid start position.
    #[error(transparent)]
    Start(#[from] StartPositionError),
    /// A move cannot be played.
    #[error("{}{}move {number} of {color}, `{}`: {kind}", at(*.location), if *.variation { "in a variation, " } else { "" }, excerpt(.text))]
    Move {
        /// The location of the move in the text, if the record was read from one.
        location: Option<Location>,
        /// The number of the move, as records count: it goes up after Black's moves.
        number: u64,
        /// The side to move.
        color: Color,
        /// The move as the record has it.
        text: String,
        /// True if the move is in a variation.
        variation: bool,
        /// The reason.
        kind: ReplayErrorKind,
    },
    /// The game's text for a position or a move cannot be written in a record.
    #[error("the game's own notation does not fit a record: {0}")]
    Unwritable(Invalid),
}

/// `line 5, column 9: `, or nothing if the location is not known.
fn at(location: Option<Location>) -> String {
    location.map_or(String::new(), |location| format!("{location}: "))
}

/// The reason why a move of a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayErrorKind {
    /// The text is not a move; the message of the game's parser.
    #[error("{0}")]
    Unreadable(String),
    /// The move is illegal; the message of the rules.
    #[error("{0}")]
    Illegal(String),
    /// The game was over before.
    #[error("the game was already over: {0}")]
    GameOver(Outcome),
}

impl Record {
    /// The position the game starts from: the `FEN` tag's, or the game's own, under the options of the game's own tags. A
    /// record without a `Rules` tag may be of any game.
    pub fn start<P: Rules>(&self) -> Result<P, StartPositionError> {
        let mut start: P = self.placement()?;
        for &tag in P::OPTION_TAGS {
            if let Some(value) = self.tags.get(tag) {
                let value = value.to_owned();
                let with_option = start.with_option(tag, &value);
                start = with_option.ok_or(StartPositionError::Option { tag, value })?;
            }
        }
        Ok(start)
    }

    fn placement<P: Rules>(&self) -> Result<P, StartPositionError> {
        match self.tags.get("Rules") {
            Some(found) if found != P::NAME => Err(StartPositionError::OtherGame {
                found: found.to_owned(),
                expected: P::NAME,
            }),
            _ => match (self.tags.get("FEN"), self.tags.get("SetUp")) {
                (Some(fen), None | Some("1")) => fen.parse().map_err(|error: P::Err| {
                    let reason = error.to_string();
                    StartPositionError::Fen { reason }
                }),
                (Some(_), Some(set_up)) => Err(StartPositionError::SetUp(set_up.to_owned())),
                (None, Some("1")) => Err(StartPositionError::NoFen),
                (None, _) => Ok(P::start()),
            },
        }
    }

    /// Plays all moves, including those of variations, and returns the main line. A game ends when its position has an outcome;
    /// draws by repetition, which depend on the agreed rule, do not end a record.
    pub fn replay<P: Rules>(&self) -> Result<Replay<P>, ReplayError> {
        self.walk(&mut |_| {})
    }

    /// The moves of the main line, after a check of all moves.
    pub fn moves<P: Rules>(&self) -> Result<Vec<P::Move>, ReplayError> {
        Ok(self.replay::<P>()?.moves)
    }

    /// The same record with every move in its [canonical spelling](Rules::canonical), and every move and the `FEN` tag, if
    /// there is one, as the game's own `Display` writes it.
    pub fn canonical<P: Rules>(&self) -> Result<Record, ReplayError> {
        let mut moves: Vec<P::Move> = Vec::new();
        let replay = self.walk::<P>(&mut |mv| moves.push(mv))?;
        let mut record = self.clone();
        if record.tags.get("FEN").is_some() {
            let fen = replay.start.to_string();
            let set = record.tags.set("FEN", &fen);
            set.map_err(ReplayError::Unwritable)?;
        }
        let mut moves = moves.into_iter();
        let mut unwritable = None;
        record.main.for_each_mut(&mut |ply| {
            if let Some(text) = moves.next().map(|mv| mv.to_string())
                && let Err(invalid) = ply.set_text(&text)
            {
                unwritable.get_or_insert(invalid);
            }
        });
        match unwritable {
            Some(invalid) => Err(ReplayError::Unwritable(invalid)),
            None => Ok(record),
        }
    }

    /// The record of a game: its moves, the tags `Result`, `Rules` and, if the game has its own start position, `SetUp` and
    /// `FEN`, and the result if the last position has one. Every move is checked.
    pub fn from_moves<P: Rules>(start: &P, moves: &[P::Move]) -> Result<Record, ReplayError> {
        let mut record = Record::default();
        let mut tag = |name, value: &str| {
            let set = record.tags.set(name, value);
            set.map_err(ReplayError::Unwritable)
        };
        tag("Rules", P::NAME)?;
        // Without a FEN tag, a generic reader assumes that White makes the first move.
        if start.to_string() != P::start().to_string() || start.turn() == Color::Black {
            tag("SetUp", "1")?;
            tag("FEN", &start.to_string())?;
        }
        for (name, value) in start.option_tags() {
            tag(name, value)?;
        }
        let mut at = At::new(start.clone());
        for &mv in moves {
            let text = mv.to_string();
            at.check_not_over(&text)?;
            let before = at.position.clone();
            at.play(&text, mv)?;
            let text = before.canonical(mv).to_string();
            let ply = Ply::new(&text).map_err(ReplayError::Unwritable)?;
            record.main.plies.push(ply);
        }
        let result = GameResult::from(at.position.outcome());
        let set = record.set_result(result);
        set.map_err(ReplayError::Unwritable)?;
        Ok(record)
    }

    /// Plays all moves and shows each, in its canonical spelling, to `visit`, in the order of [`MoveLine::for_each_mut`].
    fn walk<P: Rules>(&self, visit: &mut impl FnMut(P::Move)) -> Result<Replay<P>, ReplayError> {
        let start: P = self.start()?;
        let mut at = At::new(start.clone());
        let moves = at.walk(&self.main, visit)?;
        Ok(Replay {
            start,
            moves,
            end: at.position,
        })
    }
}

/// The current position during a replay.
#[derive(Clone)]
struct At<P> {
    position: P,
    number: u64,
    variation: bool,
    /// The location of the move that is being played.
    location: Option<Location>,
}

impl<P: Rules> At<P> {
    fn new(position: P) -> At<P> {
        At {
            position,
            number: 1,
            variation: false,
            location: None,
        }
    }

    /// Plays the moves of a line. Recurses into its variations, which the types keep shallow.
    fn walk(
        &mut self,
        line: &MoveLine,
        visit: &mut impl FnMut(P::Move),
    ) -> Result<Vec<P::Move>, ReplayError> {
        let mut moves = Vec::with_capacity(line.plies.len());
        for ply in &line.plies {
            let text = ply.text();
            let before = self.clone();
            self.location = ply.location();
            let mv = before.position.canonical(self.play_text(text)?);
            visit(mv);
            moves.push(mv);
            for variation in &ply.variations {
                let mut at = before.clone();
                at.variation = true;
                at.walk(variation.line(), visit)?;
            }
        }
        Ok(moves)
    }

    fn play_text(&mut self, text: &str) -> Result<P::Move, ReplayError> {
        self.check_not_over(text)?;
        let mv = text.parse().map_err(|error: <P::Move as FromStr>::Err| {
            self.error(text, ReplayErrorKind::Unreadable(error.to_string()))
        })?;
        self.play(text, mv)?;
        Ok(mv)
    }

    /// Plays a move in a game that is not over.
    fn play(&mut self, text: &str, mv: P::Move) -> Result<(), ReplayError> {
        if let Err(illegal) = self.position.explain(mv) {
            return Err(self.error(text, ReplayErrorKind::Illegal(illegal.to_string())));
        }
        let mover = self.position.turn();
        self.position = self.position.after_unchecked(mv);
        self.number = self.number.saturating_add(u64::from(mover == Color::Black));
        Ok(())
    }

    fn check_not_over(&self, text: &str) -> Result<(), ReplayError> {
        match self.position.outcome() {
            Some(outcome) => Err(self.error(text, ReplayErrorKind::GameOver(outcome))),
            None => Ok(()),
        }
    }

    fn error(&self, text: &str, kind: ReplayErrorKind) -> ReplayError {
        ReplayError::Move {
            location: self.location,
            number: self.number,
            color: self.position.turn(),
            text: text.to_owned(),
            variation: self.variation,
            kind,
        }
    }
}
