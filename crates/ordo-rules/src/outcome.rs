use core::fmt;
use core::str::FromStr;

use crate::Color;

/// The outcome of a game: the winner, if any, and the reason why it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The reason why the game is over.
    pub reason: Reason,
}

impl Outcome {
    /// A win for `winner`.
    pub const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`, as records write it.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins ({})", self.reason),
            None => write!(f, "draw ({})", self.reason),
        }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// The reason why a game is over, by the rules or by the decision of the players.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// All reasons.
            pub const ALL: &[Reason] = &[$(Reason::$name,)*];

            /// The text used in JSON and records.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Reason::$name => $text,)*
                }
            }
        }
    };
}

reasons! {
    /// S10.1: a piece has reached the opponent's home row.
    HomeRow = "home row",
    /// S10.2: the opponent has no pieces left.
    NoPieces = "no pieces",
    /// S10.3: the opponent's group is split and no move reconnects it.
    CannotReconnect = "cannot reconnect",
    /// S10.4: the opponent's group is connected and has no legal move.
    NoMoves = "no moves",
    /// K7, K8: four pieces in line, in order of size.
    Ordo = "ordo",
    /// S10.5, K8: the same position for the third time.
    Repetition = "repetition",
    /// The players agreed on a draw.
    Agreement = "agreement",
    /// A player resigned.
    Resignation = "resignation",
    /// A player's time has run out.
    Time = "time",
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Reason {
    type Err = UnknownReason;

    fn from_str(text: &str) -> Result<Reason, UnknownReason> {
        Reason::ALL
            .iter()
            .copied()
            .find(|reason| reason.text() == text)
            .ok_or(UnknownReason)
    }
}

/// Error when parsing an invalid [`Reason`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a reason for the end of a game")]
pub struct UnknownReason;
