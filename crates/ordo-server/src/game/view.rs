//! Games as players and watchers see them. Nothing secret is in here.

use serde::Serialize;

use crate::game::board::Kind;
use crate::game::clock::{Control, Millis};
use crate::game::event::{Event, What};
use crate::game::secret::{GameId, Seat};
use crate::game::side::{Pair, Side};
use crate::game::state::{Ending, Offers, Status, Table, Wish};

/// A whole game.
#[derive(Debug, Serialize)]
pub(crate) struct View<'a> {
    id: &'a GameId,
    game: Kind,
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
    pub(crate) fn of(table: &'a Table, seat: Option<&Seat>, now: Millis) -> View<'a> {
        let origin = &table.origin;
        View {
            id: &origin.id,
            game: origin.settings.game,
            clock: origin.settings.clock,
            public: origin.settings.public,
            created: origin.created,
            creator: &origin.creator.name,
            side: origin.settings.side,
            yours: seat == Some(&origin.creator.seat),
            you: seat.and_then(|seat| table.side_of(seat)),
            names: table.names(),
            starter: table.starter,
            start: table.board.start(),
            moves: moves(table),
            state: State::of(table, now),
        }
    }
}

/// The moves that stand, with their times: those that were taken back are left out.
fn moves(table: &Table) -> Vec<Played<'_>> {
    let mut moves = Vec::with_capacity(table.board.plies());
    for Event { at, what, .. } in &table.events {
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
    pub(crate) fn of(table: &'a Table, now: Millis) -> State<'a> {
        State {
            seq: table.seq(),
            status: table.status(),
            plies: table.board.plies(),
            turn: table.board.turn(),
            position: table.board.position(),
            occurrences: table.board.occurrences(),
            clocks: clocks(table, now),
            offers: table.offers,
            ending: &table.ending,
            rematch: &table.rematch,
            now,
        }
    }
}

fn clocks(table: &Table, now: Millis) -> Option<Clocks> {
    let mut left = table.clock.left()?;
    let runs = table.clock.runs() && table.status() == Status::Playing;
    let running = runs.then(|| table.board.turn());
    if let Some(side) = running {
        let left = left.of_mut(side);
        *left = (*left - table.clock.elapsed(now)).max(0);
    }
    Some(Clocks { left, running })
}
