//! Games as players and watchers see them. Nothing secret is in here.

use ordo_rules::RuleSet;
use serde::Serialize;

use crate::game::clock::{Control, Millis};
use crate::game::event::{Event, What};
use crate::game::secret::{GameId, Seat};
use crate::game::side::{Pair, Side};
use crate::game::state::{Ending, GameState, Offers, Status, Wish};

/// A whole game.
#[derive(Debug, Serialize)]
pub(crate) struct View<'a> {
    id: &'a GameId,
    game: RuleSet,
    clock: Control,
    public: bool,
    created: Millis,
    /// Who made the challenge, and the side wished for.
    creator: &'a str,
    side: Wish,
    /// Whether the challenge is of the one who asks.
    yours: bool,
    /// The side of the one who asks.
    you: Option<Side>,
    names: Option<Pair<&'a str>>,
    starter: Side,
    /// The position the game starts from.
    start: String,
    moves: Vec<Played<'a>>,
    state: State<'a>,
}

/// A move and how long its player thought.
#[derive(Debug, Serialize)]
struct Played<'a> {
    #[serde(rename = "move")]
    text: &'a str,
    spent: Millis,
    at: Millis,
}

/// What changes with every event.
#[derive(Debug, Serialize)]
pub(crate) struct State<'a> {
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
    left: Pair<Millis>,
    running: Option<Side>,
}

impl<'a> View<'a> {
    pub(crate) fn of(state: &'a GameState, seat: Option<&Seat>, now: Millis) -> View<'a> {
        let origin = &state.origin;
        View {
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
            state: State::of(state, now),
        }
    }
}

/// The moves that stand, with their times: those that were taken back are left out.
fn moves(state: &GameState) -> Vec<Played<'_>> {
    let mut moves = Vec::with_capacity(state.board.plies());
    for Event { at, what, .. } in &state.events {
        match what {
            What::Move { text, spent, .. } => moves.push(Played {
                text,
                spent: *spent,
                at: *at,
            }),
            What::TakenBack { to, .. } => moves.truncate(*to as usize),
            _ => (),
        }
    }
    moves
}

impl<'a> State<'a> {
    pub(crate) fn of(state: &'a GameState, now: Millis) -> State<'a> {
        State {
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
