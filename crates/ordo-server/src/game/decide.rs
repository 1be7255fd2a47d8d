//! Decisions: the actions that players may take, and the events that follow.

use ordo_api::{
    ABORTED, Action, EXPIRED, EventKind, GameEvent, GameId, MOVE_LIMIT, Millis, Phrase, Side,
    Status,
};
use ordo_rules::{Reason, RuleSet};

use crate::game::board::{self, MoveError};
use crate::game::change::{Change, GameRow, NewGame};
use crate::game::lag::MAX_LAG;
use crate::game::refusal::Refusal;
use crate::game::secret::Seat;
use crate::game::state::{GameState, Origin, Player, Settings};

/// Maximum number of consecutive phrases by one side.
const MAX_PHRASES: usize = 5;

/// Maximum number of phrases and offers in a game.
const MAX_MESSAGES: usize = 1000;

/// The length in plies at which a game is drawn: a game is kept in memory and sent as a whole, so it must not grow without
/// bound. Games take about 70 plies.
pub(crate) const MAX_PLIES: u32 = 1200;

/// A player's request.
#[derive(Clone, Debug)]
pub(crate) struct Request<'a> {
    pub(crate) seat: &'a Seat,
    pub(crate) action: &'a Action,
    /// Idempotency key: a repeated request is answered, not executed again.
    pub(crate) key: Option<&'a str>,
    pub(crate) at: Millis,
    /// Estimated network delay of the player's connection.
    pub(crate) lag: Millis,
    /// Id for a rematch, if one starts.
    pub(crate) rematch: GameId,
}

/// The answer to a permitted request.
#[derive(Clone, Debug)]
pub(crate) enum Decision {
    /// The state has been changed, and becomes final when the change is stored.
    Apply(Box<Change>),
    /// Nothing to do: the event with this number was the result.
    Done(u32),
}

/// Decisions change the state in place, so that the rules check each move once. If they are refused, nothing has changed.
impl GameState {
    /// A player's action.
    pub(crate) fn act(&mut self, request: &Request<'_>) -> Result<Decision, Refusal> {
        let by = self.side_of(request.seat);
        if by.is_none() && self.origin.creator.seat != *request.seat {
            return Err(Refusal::NoSeat);
        }
        let applied = request.key.and_then(|key| self.applied(by, key));
        if let Some(seq) = applied {
            return Ok(Decision::Done(seq));
        }
        let (events, rematch) = match (by, self.status()) {
            (None, Status::Over) => return Err(Refusal::Over),
            (None, _) if *request.action == Action::Abort => (vec![aborted(ABORTED)], None),
            (None, _) => return Err(Refusal::NotStarted),
            (Some(by), Status::Over) => self.act_after_end(by, request)?,
            (Some(by), _) => (self.act_in_game(by, request)?, None),
        };
        let mut change = self.change(by, request.key, request.at, events);
        change.rematch = rematch;
        Ok(Decision::Apply(change))
    }

    /// A player takes the free seat; succeeds again for the player who has taken it. `coins` are random choices for the creator's
    /// side and the starting side, used where the settings leave them open.
    pub(crate) fn join(
        &mut self,
        joiner: &Player,
        coins: [Side; 2],
        at: Millis,
    ) -> Result<Decision, Refusal> {
        let is_own = self.origin.creator.seat == joiner.seat;
        if !is_own && self.side_of(&joiner.seat).is_some() {
            return Ok(Decision::Done(self.seq()));
        }
        match self.status() {
            Status::Over => return Err(Refusal::Over),
            Status::Playing => return Err(Refusal::Taken),
            Status::Open if is_own => return Err(Refusal::OwnChallenge),
            Status::Open => (),
        }
        let started = started(&self.origin.settings, coins);
        self.origin.joiner = Some(joiner.clone());
        let mut change = self.change(None, None, at, vec![started]);
        change.joiner = Some(joiner.clone());
        Ok(Decision::Apply(change))
    }

    /// Expires the challenge, unless a player has joined.
    pub(crate) fn expire_challenge(&mut self, at: Millis) -> Decision {
        match self.status() {
            Status::Open => Decision::Apply(self.change(None, None, at, vec![aborted(EXPIRED)])),
            Status::Playing | Status::Over => Decision::Done(self.seq()),
        }
    }

    /// Ends the game if its deadline has passed.
    pub(crate) fn tick(&mut self, now: Millis) -> Option<Box<Change>> {
        if self.deadline().is_none_or(|deadline| now <= deadline) {
            return None;
        }
        let turn = Side::from(self.board.turn());
        match self.status() {
            Status::Playing if self.clock.has_fallen(turn, now, MAX_LAG) => Some(self.flag(now)),
            _ => Some(self.change(None, None, now, vec![aborted(EXPIRED)])),
        }
    }

    /// The side to move loses on time.
    pub(crate) fn flag(&mut self, at: Millis) -> Box<Change> {
        let winner = Side::from(self.board.turn()).other();
        self.change(None, None, at, vec![won(winner, Reason::Time)])
    }

    /// Adds events to the state, and returns what has to be stored.
    fn change(
        &mut self,
        by: Option<Side>,
        key: Option<&str>,
        at: Millis,
        kinds: Vec<EventKind>,
    ) -> Box<Change> {
        let expected_seq = self.seq();
        let mut events = Vec::with_capacity(kinds.len());
        for (kind, seq) in kinds.into_iter().zip(expected_seq + 1..) {
            let id = key.filter(|_| events.is_empty()).map(str::to_owned);
            let event = GameEvent {
                seq,
                at,
                by,
                id,
                kind,
            };
            self.record(event.clone());
            events.push(event);
        }
        Box::new(Change {
            id: self.origin.id.clone(),
            expected_seq,
            events,
            row: GameRow::of(self),
            joiner: None,
            rematch: None,
        })
    }

    fn act_in_game(&mut self, by: Side, request: &Request<'_>) -> Result<Vec<EventKind>, Refusal> {
        let offers = self.offers;
        Ok(match request.action {
            Action::Move { text, ply } => self.play(by, text, *ply, request.at, request.lag)?,
            Action::Resign => vec![won(by.other(), Reason::Resignation)],
            Action::Abort if self.board.plies() < 2 => vec![aborted(ABORTED)],
            Action::Abort => return Err(Refusal::TooLateToAbort),
            Action::OfferDraw if offers.draw == Some(by.other()) => vec![drawn(Reason::Agreement)],
            Action::OfferDraw => self.offer(by, EventKind::DrawOffered)?,
            Action::AcceptDraw => offered_by_other(offers.draw, by, drawn(Reason::Agreement))?,
            Action::DeclineDraw => offered_by_other(offers.draw, by, EventKind::DrawDeclined)?,
            Action::OfferTakeBack if offers.take_back == Some(by.other()) => {
                return Err(Refusal::AnswerFirst);
            }
            Action::OfferTakeBack => {
                self.plies_without_last_move_of(by)?;
                self.offer(by, EventKind::TakeBackOffered)?
            }
            Action::AcceptTakeBack if offers.take_back == Some(by.other()) => {
                let to = self.plies_without_last_move_of(by.other())? as u32;
                let spent = self.clock.elapsed(request.at);
                vec![EventKind::TakenBack { to, spent }]
            }
            Action::AcceptTakeBack => return Err(Refusal::NotOffered),
            Action::DeclineTakeBack => {
                offered_by_other(offers.take_back, by, EventKind::TakeBackDeclined)?
            }
            Action::OfferRematch | Action::DeclineRematch => return Err(Refusal::NotOver),
            Action::Say { phrase } => self.say(by, *phrase)?,
        })
    }

    /// Plays a move on the board, as the last thing that can be refused.
    fn play(
        &mut self,
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
        let text = board::play(&mut self.board, text).map_err(|error| match error {
            MoveError::Unreadable(why) => Refusal::Unreadable(why),
            MoveError::Illegal(why) => Refusal::Illegal(why),
        })?;
        let lag = self.clock.compensation(by, now, lag);
        let mut events = vec![EventKind::Move {
            ply,
            text,
            spent: self.clock.elapsed(now) - lag,
            lag,
        }];
        if let Some(outcome) = self.board.outcome() {
            events.push(EventKind::Over {
                winner: outcome.winner.map(Side::from),
                reason: outcome.reason.text().to_owned(),
            });
        } else if ply >= MAX_PLIES {
            events.push(EventKind::Over {
                winner: None,
                reason: MOVE_LIMIT.to_owned(),
            });
        }
        Ok(events)
    }

    fn act_after_end(
        &self,
        by: Side,
        request: &Request<'_>,
    ) -> Result<(Vec<EventKind>, Option<Box<NewGame>>), Refusal> {
        let offered = self.offers.rematch;
        let events = match request.action {
            Action::OfferRematch if self.rematch.is_some() => return Err(Refusal::HasRematch),
            Action::OfferRematch if offered == Some(by.other()) => {
                let game = request.rematch.clone();
                let rematch = self.start_rematch(game.clone(), request.at)?;
                return Ok((vec![EventKind::Rematch { game }], Some(Box::new(rematch))));
            }
            Action::OfferRematch => self.offer(by, EventKind::RematchOffered)?,
            Action::DeclineRematch => offered_by_other(offered, by, EventKind::RematchDeclined)?,
            Action::Say { phrase } => self.say(by, *phrase)?,
            _ => return Err(Refusal::Over),
        };
        Ok((events, None))
    }

    /// A rematch: the player who did not start this game starts. In Stein's game they swap sides, in Khalifa's they keep them
    /// (K2).
    fn start_rematch(&self, id: GameId, at: Millis) -> Result<NewGame, Refusal> {
        let creator = self.creator.ok_or(Refusal::NotStarted)?;
        let (creator, starter) = match self.origin.settings.game {
            RuleSet::Stein => (creator.other(), Side::White),
            RuleSet::Khalifa => (creator, self.starter.other()),
        };
        let mut rematch = GameState::open(Origin {
            id,
            created: at,
            ..self.origin.clone()
        });
        rematch.change(
            None,
            None,
            at,
            vec![EventKind::Started { creator, starter }],
        );
        Ok(rematch.into())
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

    /// An offer, unless the same side has made it since the last move.
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

    /// A phrase, unless the last [`MAX_PHRASES`] were all by the same side.
    fn say(&self, by: Side, phrase: Phrase) -> Result<Vec<EventKind>, Refusal> {
        let events = self.events.iter().rev();
        let in_a_row = events.take_while(|event| {
            event.by == Some(by) && matches!(event.kind, EventKind::Said { .. })
        });
        if in_a_row.count() >= MAX_PHRASES {
            return Err(Refusal::TooManyMessages);
        }
        self.may_talk()?;
        Ok(vec![EventKind::Said { phrase }])
    }

    /// Phrases and offers are limited, because nothing else could make a game grow without bound.
    fn may_talk(&self) -> Result<(), Refusal> {
        let is_message = |event: &&GameEvent| !matches!(event.kind, EventKind::Move { .. });
        if self.events.iter().filter(is_message).count() >= MAX_MESSAGES {
            return Err(Refusal::TooManyMessages);
        }
        Ok(())
    }
}

/// The first event of a game. In Stein's game White starts (S3), in Khalifa's the side that the coin decides (K2).
fn started(settings: &Settings, [creator, starter]: [Side; 2]) -> EventKind {
    EventKind::Started {
        creator: settings.side.side().unwrap_or(creator),
        starter: match settings.game {
            RuleSet::Stein => Side::White,
            RuleSet::Khalifa => starter,
        },
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

fn aborted(reason: &str) -> EventKind {
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
