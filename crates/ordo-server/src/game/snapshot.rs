//! Games as players and watchers see them. Nothing secret is in here.

use ordo_rules::RuleSet;
use serde::Serialize;

use crate::game::clock::{Millis, TimeControl};
use crate::game::event::{EventKind, GameEvent};
use crate::game::secret::{GameId, Seat};
use crate::game::side::{BySide, Side};
use crate::game::state::{Ending, GameState, Offers, SideChoice, Status};

/// A whole game.
#[derive(Debug, Serialize)]
pub(crate) struct Snapshot<'a> {
    id: &'a GameId,
    game: RuleSet,
    clock: TimeControl,
    public: bool,
    created: Millis,
    /// Who made the challenge, and the side wished for.
    creator: &'a str,
    side: SideChoice,
    /// Whether the challenge is of the one who asks.
    yours: bool,
    /// The side of the one who asks.
    you: Option<Side>,
    names: Option<BySide<&'a str>>,
    starter: Side,
    /// The position the game starts from.
    start: String,
    moves: Vec<PlayedMove<'a>>,
    state: CurrentState<'a>,
}

/// A move and how long its player thought.
#[derive(Debug, Serialize)]
struct PlayedMove<'a> {
    #[serde(rename = "move")]
    text: &'a str,
    spent: Millis,
    at: Millis,
}

/// What changes with every event.
#[derive(Debug, Serialize)]
pub(crate) struct CurrentState<'a> {
    pub(crate) seq: u32,
    status: Status,
    plies: usize,
    turn: Side,
    position: String,
    /// How often the position has stood; the third time is a draw.
    occurrences: usize,
    clocks: Option<Clocks>,
    offers: Offers,
    ending: &'a Option<Ending>,
    rematch: &'a Option<GameId>,
    /// The server's clock.
    now: Millis,
}

/// What both sides have left at this moment, and whose time runs.
#[derive(Debug, Serialize)]
struct Clocks {
    #[serde(flatten)]
    left: BySide<Millis>,
    running: Option<Side>,
}

impl<'a> Snapshot<'a> {
    pub(crate) fn of(state: &'a GameState, seat: Option<&Seat>, now: Millis) -> Snapshot<'a> {
        let origin = &state.origin;
        Snapshot {
            id: &origin.id,
            game: origin.settings.game,
            clock: origin.settings.clock,
            public: origin.settings.public,
            created: origin.created,
            creator: &origin.creator.name,
            side: origin.settings.side,
            yours: seat == Some(&origin.creator.seat),
            you: seat.and_then(|seat| state.side_of(seat)),
            names: state.names(),
            starter: state.starter,
            start: state.board.start(),
            moves: moves(state),
            state: CurrentState::of(state, now),
        }
    }
}

/// The moves that stand, with their times: those that were taken back are left out.
fn moves(state: &GameState) -> Vec<PlayedMove<'_>> {
    let mut moves = Vec::with_capacity(state.board.plies());
    for GameEvent { at, kind, .. } in &state.events {
        match kind {
            EventKind::Move { text, spent, .. } => moves.push(PlayedMove {
                text,
                spent: *spent,
                at: *at,
            }),
            EventKind::TakenBack { to, .. } => moves.truncate(*to as usize),
            _ => (),
        }
    }
    moves
}

impl<'a> CurrentState<'a> {
    pub(crate) fn of(state: &'a GameState, now: Millis) -> CurrentState<'a> {
        CurrentState {
            seq: state.seq(),
            status: state.status(),
            plies: state.board.plies(),
            turn: Side::from(state.board.turn()),
            position: state.board.position(),
            occurrences: state.board.occurrences(),
            clocks: clocks(state, now),
            offers: state.offers,
            ending: &state.ending,
            rematch: &state.rematch,
            now,
        }
    }
}

fn clocks(state: &GameState, now: Millis) -> Option<Clocks> {
    let mut left = state.clock.left()?;
    let runs = state.clock.runs() && state.status() == Status::Playing;
    let running = runs.then(|| Side::from(state.board.turn()));
    if let Some(side) = running {
        let left = left.of_mut(side);
        *left = (*left - state.clock.elapsed(now)).max(0);
    }
    Some(Clocks { left, running })
}
