//! What comes of a wish: the events to be stored.

use ordo_rules::RuleSet;

use crate::game::clock::Millis;
use crate::game::decide::{Action, Decision, Refusal};
use crate::game::event::{ABORTED, EXPIRED, EventKind, GameEvent};
use crate::game::secret::{GameId, NoRandomness, Seat, toss};
use crate::game::side::Side;
use crate::game::state::{GameState, Origin, Player, ReplayError, Settings, SideChoice, Status};
use crate::rooms::RoomError;
use crate::store::NewGame;

/// Something that is to happen: by whom, and on which request.
pub(super) struct Happening<'a> {
    pub(super) by: Option<Side>,
    pub(super) request: Option<&'a str>,
    pub(super) what: Vec<EventKind>,
    pub(super) joiner: Option<Player>,
    pub(super) next: Option<Box<NewGame>>,
}

impl Happening<'_> {
    pub(super) fn of_itself(what: EventKind) -> Happening<'static> {
        Happening {
            by: None,
            request: None,
            what: vec![what],
            joiner: None,
            next: None,
        }
    }
}

/// What a wish comes to: something happens, or has happened already.
pub(super) enum Comes<'a> {
    To(Happening<'a>),
    Done(u32),
}

/// What comes of somebody's joining.
pub(super) fn joining(state: &GameState, joiner: &Player) -> Result<Comes<'static>, RoomError> {
    let is_own = state.origin.creator.seat == joiner.seat;
    if !is_own && state.side_of(&joiner.seat).is_some() {
        return Ok(Comes::Done(state.seq()));
    }
    match state.status() {
        Status::Over => Err(Refusal::Over.into()),
        Status::Playing => Err(Refusal::Taken.into()),
        Status::Open if is_own => Err(Refusal::OwnChallenge.into()),
        Status::Open => Ok(Comes::To(Happening {
            joiner: Some(joiner.clone()),
            ..Happening::of_itself(started(&state.origin.settings)?)
        })),
    }
}

/// The challenge expires, unless somebody has taken it.
pub(super) fn expiring(state: &GameState) -> Comes<'static> {
    match state.status() {
        Status::Open => Comes::To(Happening::of_itself(EventKind::Over {
            winner: None,
            reason: EXPIRED.to_owned(),
        })),
        Status::Playing | Status::Over => Comes::Done(state.seq()),
    }
}

/// What somebody's wish comes to at this table.
pub(super) fn outcome<'a>(
    state: &GameState,
    seat: &Seat,
    action: &Action,
    request: Option<&'a str>,
    at: Millis,
    lag: Millis,
) -> Result<Comes<'a>, RoomError> {
    let Some(by) = state.side_of(seat) else {
        // Who waits for somebody has no side yet.
        return if state.origin.creator.seat != *seat {
            Err(Refusal::NoSeat.into())
        } else if let Some(done) = request.and_then(|request| state.answered(None, request)) {
            Ok(Comes::Done(done))
        } else if state.status() == Status::Over {
            Err(Refusal::Over.into())
        } else if *action == Action::Abort {
            let over = EventKind::Over {
                winner: None,
                reason: ABORTED.to_owned(),
            };
            Ok(Comes::To(Happening {
                request,
                ..Happening::of_itself(over)
            }))
        } else {
            Err(Refusal::NotStarted.into())
        };
    };
    if let Some(done) = request.and_then(|request| state.answered(Some(by), request)) {
        return Ok(Comes::Done(done));
    }
    Ok(Comes::To(match state.decide(by, action, at, lag)? {
        Decision::Do(what) => Happening {
            by: Some(by),
            request,
            what,
            joiner: None,
            next: None,
        },
        Decision::Rematch => rematch(state, by, request, at)?,
    }))
}

/// The first event of a game: sides and starter, by lot where nothing else was said. In Stein's game White begins (S3), in
/// Khalifa's the lot says who (K2).
fn started(settings: &Settings) -> Result<EventKind, NoRandomness> {
    let creator = match settings.side {
        SideChoice::White => Side::White,
        SideChoice::Black => Side::Black,
        SideChoice::Lot => Side::by_lot(toss()?),
    };
    let starter = match settings.game {
        RuleSet::Stein => Side::White,
        RuleSet::Khalifa => Side::by_lot(toss()?),
    };
    Ok(EventKind::Started { creator, starter })
}

/// The next game of the same two: who did not start this one starts. In Stein's game they change sides, in Khalifa's they
/// keep them (K2).
fn rematch<'a>(
    state: &GameState,
    by: Side,
    request: Option<&'a str>,
    at: Millis,
) -> Result<Happening<'a>, RoomError> {
    let creator = state.creator.ok_or(RoomError::Internal)?;
    let (creator, starter) = match state.origin.settings.game {
        RuleSet::Stein => (creator.other(), Side::White),
        RuleSet::Khalifa => (creator, state.starter.other()),
    };
    let id = GameId::random()?;
    let origin = Origin {
        id: id.clone(),
        created: at,
        ..state.origin.clone()
    };
    let start = GameEvent {
        seq: 1,
        at,
        by: None,
        id: None,
        kind: EventKind::Started { creator, starter },
    };
    Ok(Happening {
        by: Some(by),
        request,
        what: vec![EventKind::Rematch { game: id }],
        joiner: None,
        next: Some(Box::new(new_game(origin, vec![start])?)),
    })
}

pub(super) fn new_game(origin: Origin, events: Vec<GameEvent>) -> Result<NewGame, ReplayError> {
    Ok(NewGame::of(GameState::new(origin, events)?))
}
