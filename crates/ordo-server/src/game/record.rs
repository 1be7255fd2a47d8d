//! Records of online games.

use ordo_api::{EventKind, SECOND, Side, TimeControl};
use std::time::Duration;

use ordo_rules::record::{Comment, date_tag};

use crate::game::board;
use crate::game::clock::GameClock;
use crate::game::state::GameState;

/// The record of a game, with the clock after each move.
pub(crate) fn of(state: &GameState) -> Option<String> {
    let mut record = state.board.to_record().ok()?;
    for (ply, clock) in record.main.plies.iter_mut().zip(clocks(state)) {
        ply.comments.extend(clock.map(Comment::of_clock));
    }
    record.set_result(state.result().unwrap_or_default()).ok()?;
    let names = state.names();
    let name = |name: Option<&str>| {
        name.filter(|name| !name.is_empty())
            .unwrap_or("?")
            .to_owned()
    };
    let mut tags = vec![
        ("Event", "Online game".to_owned()),
        ("Site", format!("/g/{}", state.origin.id)),
        ("Date", date_tag(state.origin.created.div_euclid(SECOND))),
        ("White", name(names.map(|names| names.white))),
        ("Black", name(names.map(|names| names.black))),
        ("TimeControl", time_control(state.origin.settings.clock)),
    ];
    if let Some(ending) = &state.ending {
        tags.push(("Termination", ending.reason.clone()));
    }
    for (tag, value) in tags {
        record.tags.set(tag, &value).ok()?;
    }
    record.tags.fill_roster().ok()?;
    Some(record.to_string())
}

/// The mover's clock after each move that was not taken back.
fn clocks(state: &GameState) -> Vec<Option<Duration>> {
    let mut shown = Vec::new();
    let mut clock = GameClock::new(state.origin.settings.clock, state.origin.created);
    let real_time = matches!(state.origin.settings.clock, TimeControl::RealTime { .. });
    let mut board = board::new_game(state.origin.settings.game, state.starter);
    for event in &state.events {
        match &event.kind {
            EventKind::Move {
                text, spent, lag, ..
            } => {
                let side = event.by.unwrap_or(Side::White);
                clock.moved(side, *spent, *lag, event.at);
                let _ = board::play(&mut board, text);
                let left = clock
                    .left()
                    .filter(|_| real_time)
                    .map(|left| *left.of(side));
                shown.push(left.map(|left| Duration::from_millis(left.max(0) as u64)));
            }
            EventKind::TakenBack { to, spent } => {
                clock.taken_back(Side::from(board.turn()), *spent, *to as usize, event.at);
                board.undo_to(*to as usize);
                shown.truncate(*to as usize);
            }
            _ => (),
        }
    }
    shown
}

/// As in PGN: seconds and increment, seconds per move, or a dash.
fn time_control(control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => "-".to_owned(),
        TimeControl::RealTime { initial, increment } => {
            format!("{}+{}", initial / SECOND, increment / SECOND)
        }
        TimeControl::Correspondence { per_move } => format!("1/{}", per_move / SECOND),
    }
}
