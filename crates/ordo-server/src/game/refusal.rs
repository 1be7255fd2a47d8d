//! Reasons for refusing a request.

use ordo_api::ErrorCode;

/// The reason for refusing a request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("you have no seat in this game")]
    NoSeat,
    #[error("the game has not started")]
    NotStarted,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("the game has changed: it now has {0} plies")]
    Stale(usize),
    #[error("{0}")]
    Unreadable(String),
    #[error("{0}")]
    Illegal(String),
    #[error("your time is up")]
    TimeIsUp,
    #[error("there is no such offer")]
    NotOffered,
    #[error("you have already offered that since the last move")]
    AlreadyOffered,
    #[error("your opponent has proposed a takeback: answer that first")]
    AnswerFirst,
    #[error("you have no move to take back")]
    NothingToTakeBack,
    #[error("a game can be aborted only before the second move")]
    TooLateToAbort,
    #[error("both seats are taken")]
    Taken,
    #[error("this is your own challenge: send the link to someone else")]
    OwnChallenge,
    #[error("this player is not accepting challenges from you")]
    Blocked,
    #[error("the rematch has already started")]
    HasRematch,
    #[error("too many messages: wait for your opponent")]
    TooManyMessages,
}

impl Refusal {
    /// The code on the wire.
    pub(crate) fn code(&self) -> ErrorCode {
        match self {
            Refusal::NoSeat => ErrorCode::NoSeat,
            Refusal::NotStarted => ErrorCode::NotStarted,
            Refusal::Over => ErrorCode::Over,
            Refusal::NotOver => ErrorCode::NotOver,
            Refusal::NotYourTurn => ErrorCode::NotYourTurn,
            Refusal::Stale(_) => ErrorCode::Stale,
            Refusal::Unreadable(_) => ErrorCode::UnreadableMove,
            Refusal::Illegal(_) => ErrorCode::IllegalMove,
            Refusal::TimeIsUp => ErrorCode::TimeIsUp,
            Refusal::NotOffered => ErrorCode::NotOffered,
            Refusal::AlreadyOffered => ErrorCode::AlreadyOffered,
            Refusal::AnswerFirst => ErrorCode::AnswerFirst,
            Refusal::NothingToTakeBack => ErrorCode::NothingToTakeBack,
            Refusal::TooLateToAbort => ErrorCode::TooLateToAbort,
            Refusal::Taken => ErrorCode::Taken,
            Refusal::OwnChallenge => ErrorCode::OwnChallenge,
            Refusal::Blocked => ErrorCode::Blocked,
            Refusal::HasRematch => ErrorCode::HasRematch,
            Refusal::TooManyMessages => ErrorCode::TooManyMessages,
        }
    }
}
