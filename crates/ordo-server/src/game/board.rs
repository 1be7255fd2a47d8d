//! Either game behind one face: what the server needs of the rules.

use ordo_rules::record::Record;
use ordo_rules::{Game, Outcome, Rules, khalifa, stein};
use serde::{Deserialize, Serialize};

use crate::game::side::Side;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Stein,
    Khalifa,
}

impl Kind {
    pub(crate) const ALL: [Kind; 2] = [Kind::Stein, Kind::Khalifa];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Stein => "stein",
            Kind::Khalifa => "khalifa",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text)
    }
}

/// Why a text is not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveError {
    /// It is no move in the notation of the game.
    Unreadable(String),
    /// It is one, and against the rules; the text names the rule.
    Illegal(String),
}

/// The longest text that can be a move, with room to spare.
const MAX_MOVE: usize = 32;

/// A game of either kind.
#[derive(Clone, Debug)]
pub(crate) enum Board {
    Stein(Game<stein::Position>),
    Khalifa(Game<khalifa::Position>),
}

/// Does the same with either game.
macro_rules! either {
    ($board:expr, $game:ident => $what:expr) => {
        match $board {
            Board::Stein($game) => $what,
            Board::Khalifa($game) => $what,
        }
    };
}

impl Board {
    /// The start of a game. In Stein's game White begins (S3), in Khalifa's whoever the lot says (K2).
    pub(crate) fn new(kind: Kind, starter: Side) -> Board {
        match kind {
            Kind::Stein => Board::Stein(Game::new()),
            Kind::Khalifa => {
                let options = khalifa::Options::default();
                let start = khalifa::Position::start_with(starter.into(), options);
                Board::Khalifa(Game::from_position(start))
            }
        }
    }

    /// Plays a move and returns it in its canonical spelling.
    pub(crate) fn play(&mut self, text: &str) -> Result<String, MoveError> {
        either!(self, game => play(game, text))
    }

    /// Takes moves back until so many are left.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        either!(self, game => while game.moves().len() > plies && game.undo().is_some() {});
    }

    pub(crate) fn plies(&self) -> usize {
        either!(self, game => game.moves().len())
    }

    pub(crate) fn turn(&self) -> Side {
        either!(self, game => game.position().turn().into())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        either!(self, game => game.outcome())
    }

    pub(crate) fn start(&self) -> String {
        either!(self, game => game.start().to_string())
    }

    pub(crate) fn position(&self) -> String {
        either!(self, game => game.position().to_string())
    }

    /// How often the position has stood; the third time ends the game.
    pub(crate) fn occurrences(&self) -> usize {
        either!(self, game => game.occurrences())
    }

    /// The record of the moves so far, without names.
    pub(crate) fn record(&self) -> Option<Record> {
        either!(self, game => Record::from_moves(game.start(), game.moves()).ok())
    }
}

fn play<P: Rules>(game: &mut Game<P>, text: &str) -> Result<String, MoveError> {
    if text.len() > MAX_MOVE {
        return Err(MoveError::Unreadable(
            "that is too long for a move".to_owned(),
        ));
    }
    let mv: P::Move = text
        .parse()
        .map_err(|error: <P::Move as std::str::FromStr>::Err| {
            MoveError::Unreadable(error.to_string())
        })?;
    game.play(mv)
        .map_err(|error| MoveError::Illegal(error.to_string()))?;
    Ok(game
        .moves()
        .last()
        .map(ToString::to_string)
        .unwrap_or_default())
}
