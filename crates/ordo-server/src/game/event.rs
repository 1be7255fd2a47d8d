//! What happens in a game. A game is its settings and these; everything else is computed from them.

use serde::{Deserialize, Serialize};

use crate::game::clock::Millis;
use crate::game::secret::GameId;
use crate::game::side::Side;

/// One thing that happened, as it is stored and sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameEvent {
    /// Its number in the game: 1, 2, 3, … without a gap.
    pub(crate) seq: u32,
    pub(crate) at: Millis,
    /// Who did it; nobody, if it was the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<Side>,
    /// The name that the player's program gave to its request: the same request again is answered, not done again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<String>,
    #[serde(flatten)]
    pub(crate) kind: EventKind,
}

/// The things that can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum EventKind {
    /// Both seats are taken. Who made the challenge has this side, and this side begins.
    Started {
        creator: Side,
        starter: Side,
    },
    /// The move that makes the game this long, how long its player thought, and how much network delay was given back.
    Move {
        ply: u32,
        #[serde(rename = "move")]
        text: String,
        spent: Millis,
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Millis,
    },
    DrawOffered,
    DrawDeclined,
    TakeBackOffered,
    TakeBackDeclined,
    /// The game is this long again; the side to move had thought so long.
    TakenBack {
        to: u32,
        spent: Millis,
    },
    /// One of the ready-made phrases.
    Said {
        phrase: Phrase,
    },
    /// Nobody is the winner of a draw, and of a game that was called off.
    Over {
        #[serde(default)]
        winner: Option<Side>,
        reason: String,
    },
    RematchOffered,
    RematchDeclined,
    /// The next game of the two.
    Rematch {
        game: GameId,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(millis: &Millis) -> bool {
    *millis == 0
}

/// What players can say to each other, in the language of the one who reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    ThankYou,
    Sorry,
    OneMoment,
    GoodGame,
    Goodbye,
}

/// Reasons that the rules do not know: nobody came or made a first move in time, a player called the game off, or the game
/// reached the longest length the server keeps (a draw).
pub(crate) const EXPIRED: &str = "expired";
pub(crate) const ABORTED: &str = "aborted";
pub(crate) const MOVE_LIMIT: &str = "move limit";
