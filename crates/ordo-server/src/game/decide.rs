//! What a request does to a game: the events that follow, or why there are none. Everything that players may and may not
//! do is in this file.

use ordo_rules::Reason;
use serde::Deserialize;

use crate::game::board::{self, MoveError};
use crate::game::clock::Millis;
use crate::game::event::{ABORTED, EXPIRED, EventKind, GameEvent, MOVE_LIMIT, Phrase};
use crate::game::lag::MAX_LAG;
use crate::game::side::Side;
use crate::game::state::{GameState, Status};

/// What a player wants.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Action {
    /// A move; `ply` is the length of the game after it, so that it is not taken for another one.
    Move {
        #[serde(rename = "move")]
        text: String,
        ply: u32,
    },
    Resign,
    Abort,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    OfferTakeBack,
    AcceptTakeBack,
    DeclineTakeBack,
    OfferRematch,
    DeclineRematch,
    Say {
        phrase: Phrase,
    },
}

/// Why a request does nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("you have no seat in this game")]
    NoSeat,
    #[error("the game has not begun")]
    NotStarted,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("the game has gone on: it has {0} moves")]
    Stale(usize),
    #[error("{0}")]
    Unreadable(String),
    #[error("{0}")]
    Illegal(String),
    #[error("your time is up")]
    TimeIsUp,
    #[error("nothing of the kind is offered")]
    NotOffered,
    #[error("you have offered that already, and nobody has moved since")]
    AlreadyOffered,
    #[error("the other side asks for that, too: answer first")]
    AnswerFirst,
    #[error("there is no move of yours to take back")]
    NothingToTakeBack,
    #[error("a game can be called off only before the second move")]
    TooLateToAbort,
    #[error("both seats are taken")]
    Taken,
    #[error("this is your own challenge: send the link to somebody else")]
    OwnChallenge,
    #[error("this player does not want to play with you")]
    Blocked,
    #[error("the next game has been made")]
    HasRematch,
    #[error("that is a lot of talk")]
    TooMuchTalk,
}

/// How many phrases one side may say in a row.
const MAX_TALK: usize = 5;

/// How many phrases and offers a game takes in all.
const MAX_WORDS: usize = 1000;

/// The length in plies at which a game is drawn: a game is kept in memory and sent as a whole, so it must not grow without
/// bound. Games take about 70 plies.
pub(crate) const MAX_PLIES: u32 = 1200;

/// What follows from a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// These things happen.
    Do(Vec<EventKind>),
    /// The players start another game with each other.
    Rematch,
}

impl GameState {
    /// EventKind happens when `by` wants something.
    pub(crate) fn decide(
        &self,
        by: Side,
        action: &Action,
        now: Millis,
        lag: Millis,
    ) -> Result<Decision, Refusal> {
        match self.status() {
            Status::Open => return Err(Refusal::NotStarted),
            Status::Over => return self.after_the_end(by, action),
            Status::Playing => (),
        }
        let done = match action {
            Action::Move { text, ply } => self.play(by, text, *ply, now, lag)?,
            Action::Resign => vec![won(by.other(), Reason::Resignation)],
            Action::Abort if self.board.plies() < 2 => vec![called_off(ABORTED)],
            Action::Abort => return Err(Refusal::TooLateToAbort),
            Action::OfferDraw => match self.offers.draw {
                Some(offered) if offered != by => vec![drawn(Reason::Agreement)],
                _ => self.offer(by, EventKind::DrawOffered)?,
            },
            Action::AcceptDraw => offered_by_other(self.offers.draw, by, drawn(Reason::Agreement))?,
            Action::DeclineDraw => offered_by_other(self.offers.draw, by, EventKind::DrawDeclined)?,
            Action::OfferTakeBack if self.offers.take_back == Some(by.other()) => {
                return Err(Refusal::AnswerFirst);
            }
            Action::OfferTakeBack => {
                self.plies_without_last_move_of(by)?;
                self.offer(by, EventKind::TakeBackOffered)?
            }
            Action::AcceptTakeBack if self.offers.take_back == Some(by.other()) => {
                let to = self.plies_without_last_move_of(by.other())? as u32;
                let spent = self.clock.elapsed(now);
                vec![EventKind::TakenBack { to, spent }]
            }
            Action::AcceptTakeBack => return Err(Refusal::NotOffered),
            Action::DeclineTakeBack => {
                offered_by_other(self.offers.take_back, by, EventKind::TakeBackDeclined)?
            }
            Action::OfferRematch | Action::DeclineRematch => return Err(Refusal::NotOver),
            Action::Say { phrase } => self.say(by, *phrase)?,
        };
        Ok(Decision::Do(done))
    }

    /// What happens by itself as time goes by.
    pub(crate) fn tick(&self, now: Millis) -> Option<EventKind> {
        if self.deadline().is_none_or(|deadline| now <= deadline) {
            return None;
        }
        Some(match self.status() {
            Status::Open => called_off(EXPIRED),
            _ if self
                .clock
                .has_fallen(Side::from(self.board.turn()), now, MAX_LAG) =>
            {
                self.flagged()
            }
            _ => called_off(EXPIRED),
        })
    }

    /// The flag of the side to move falls.
    pub(crate) fn flagged(&self) -> EventKind {
        won(Side::from(self.board.turn()).other(), Reason::Time)
    }

    fn play(
        &self,
        by: Side,
        text: &str,
        ply: u32,
        now: Millis,
        lag: Millis,
    ) -> Result<Vec<EventKind>, Refusal> {
        let plies = self.board.plies();
        if ply as usize != plies + 1 {
            return Err(Refusal::Stale(plies));
        }
        if Side::from(self.board.turn()) != by {
            return Err(Refusal::NotYourTurn);
        }
        if self.clock.has_fallen(by, now, lag) {
            return Err(Refusal::TimeIsUp);
        }
        let mut board = self.board.clone();
        let text = board::play(&mut board, text).map_err(|error| match error {
            MoveError::Unreadable(why) => Refusal::Unreadable(why),
            MoveError::Illegal(why) => Refusal::Illegal(why),
        })?;
        let lag = self.clock.compensation(by, now, lag);
        let spent = self.clock.elapsed(now) - lag;
        let mut done = vec![EventKind::Move {
            ply,
            text,
            spent,
            lag,
        }];
        if let Some(outcome) = board.outcome() {
            done.push(EventKind::Over {
                winner: outcome.winner.map(Side::from),
                reason: outcome.reason.text().to_owned(),
            });
        } else if ply >= MAX_PLIES {
            done.push(EventKind::Over {
                winner: None,
                reason: MOVE_LIMIT.to_owned(),
            });
        }
        Ok(done)
    }

    /// The length of the game before the last move of `side`.
    fn plies_without_last_move_of(&self, side: Side) -> Result<usize, Refusal> {
        let back = if Side::from(self.board.turn()) == side {
            2
        } else {
            1
        };
        self.board
            .plies()
            .checked_sub(back)
            .ok_or(Refusal::NothingToTakeBack)
    }

    fn after_the_end(&self, by: Side, action: &Action) -> Result<Decision, Refusal> {
        match action {
            Action::OfferRematch if self.rematch.is_some() => Err(Refusal::HasRematch),
            Action::OfferRematch => match self.offers.rematch {
                Some(offered) if offered != by => Ok(Decision::Rematch),
                _ => Ok(Decision::Do(self.offer(by, EventKind::RematchOffered)?)),
            },
            Action::DeclineRematch => {
                let done = offered_by_other(self.offers.rematch, by, EventKind::RematchDeclined)?;
                Ok(Decision::Do(done))
            }
            Action::Say { phrase } => Ok(Decision::Do(self.say(by, *phrase)?)),
            _ => Err(Refusal::Over),
        }
    }

    /// An offer, unless the same side has made it since the last move: who was told no waits for the next one.
    fn offer(&self, by: Side, kind: EventKind) -> Result<Vec<EventKind>, Refusal> {
        let moved =
            |kind: &EventKind| matches!(kind, EventKind::Move { .. } | EventKind::TakenBack { .. });
        let events = self.events.iter().rev();
        let mut since = events.take_while(|event| !moved(&event.kind));
        if since.any(|event| event.by == Some(by) && event.kind == kind) {
            return Err(Refusal::AlreadyOffered);
        }
        self.may_talk()?;
        Ok(vec![kind])
    }

    /// A phrase, unless the last ones were all of the same side.
    fn say(&self, by: Side, phrase: Phrase) -> Result<Vec<EventKind>, Refusal> {
        let alone = self.events.iter().rev();
        let alone = alone.take_while(|event| {
            event.by == Some(by) && matches!(event.kind, EventKind::Said { .. })
        });
        if alone.count() >= MAX_TALK {
            return Err(Refusal::TooMuchTalk);
        }
        self.may_talk()?;
        Ok(vec![EventKind::Said { phrase }])
    }

    /// Nothing else makes a game longer without end.
    fn may_talk(&self) -> Result<(), Refusal> {
        let is_word = |event: &&GameEvent| !matches!(event.kind, EventKind::Move { .. });
        if self.events.iter().filter(is_word).count() >= MAX_WORDS {
            return Err(Refusal::TooMuchTalk);
        }
        Ok(())
    }
}

fn won(winner: Side, reason: Reason) -> EventKind {
    EventKind::Over {
        winner: Some(winner),
        reason: reason.text().to_owned(),
    }
}

fn drawn(reason: Reason) -> EventKind {
    EventKind::Over {
        winner: None,
        reason: reason.text().to_owned(),
    }
}

fn called_off(reason: &str) -> EventKind {
    EventKind::Over {
        winner: None,
        reason: reason.to_owned(),
    }
}

/// `kind`, if the other side has offered it.
fn offered_by_other(
    offered: Option<Side>,
    by: Side,
    kind: EventKind,
) -> Result<Vec<EventKind>, Refusal> {
    match offered {
        Some(side) if side != by => Ok(vec![kind]),
        _ => Err(Refusal::NotOffered),
    }
}
