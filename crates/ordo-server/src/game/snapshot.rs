//! Games as players and spectators see them, without secrets.

use ordo_api::{
    BySide, Clocks, CurrentState, EventKind, GameEvent, Millis, PlayedMove, Snapshot, Status,
};

use crate::game::secret::Seat;
use crate::game::state::GameState;

/// The whole game, as the holder of `seat` sees it.
pub(crate) fn snapshot(state: &GameState, seat: Option<&Seat>, now: Millis) -> Snapshot {
    let origin = &state.origin;
    Snapshot {
        id: origin.id.clone(),
        game: origin.settings.game,
        clock: origin.settings.clock,
        public: origin.settings.public,
        created: origin.created,
        creator: origin.creator.name.clone(),
        side: origin.settings.side,
        yours: seat == Some(&origin.creator.seat),
        you: seat.and_then(|seat| state.side_of(seat)),
        names: state.names().map(|names| BySide {
            white: names.white.to_owned(),
            black: names.black.to_owned(),
        }),
        starter: state.starter,
        start: state.board.start(),
        moves: moves(state),
        state: current_state(state, now),
    }
}

/// The moves so far with their times, without those taken back.
fn moves(state: &GameState) -> Vec<PlayedMove> {
    let mut moves = Vec::with_capacity(state.board.plies());
    for GameEvent { at, kind, .. } in &state.events {
        match kind {
            EventKind::Move { text, spent, .. } => moves.push(PlayedMove {
                text: text.clone(),
                spent: *spent,
                at: *at,
            }),
            EventKind::TakenBack { to, .. } => moves.truncate(*to as usize),
            _ => (),
        }
    }
    moves
}

/// The part of the game that changes with every event.
pub(crate) fn current_state(state: &GameState, now: Millis) -> CurrentState {
    CurrentState {
        seq: state.seq(),
        status: state.status(),
        plies: state.board.plies() as u32,
        turn: state.board.turn().into(),
        position: state.board.position(),
        occurrences: state.board.occurrences() as u32,
        clocks: clocks(state, now),
        offers: state.offers,
        ending: state.ending.clone(),
        rematch: state.rematch.clone(),
        now,
    }
}

fn clocks(state: &GameState, now: Millis) -> Option<Clocks> {
    let mut left = state.clock.left()?;
    let runs = state.clock.runs() && state.status() == Status::Playing;
    let running = runs.then(|| state.board.turn().into());
    if let Some(side) = running {
        let left = left.of_mut(side);
        *left = (*left - state.clock.elapsed(now)).max(0);
    }
    Some(Clocks {
        white: left.white,
        black: left.black,
        running,
    })
}
