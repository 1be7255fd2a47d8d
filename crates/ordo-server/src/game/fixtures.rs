//! Games and requests for tests.

use ordo_api::{Action, EventKind, GameEvent, Millis, Side, SideChoice};
use ordo_rules::RuleSet;

use crate::game::change::Change;
use crate::game::decide::{Decision, Request};
use crate::game::refusal::Refusal;
use crate::game::secret::{Seat, Token, random_game_id};
use crate::game::state::{GameState, Origin, Player, Settings};

pub(super) fn player(name: &str) -> Player {
    Player {
        seat: Token::random().unwrap().seat(),
        name: name.to_owned(),
    }
}

/// A challenge of Ada's, created at time 0.
pub(super) fn challenge(game: RuleSet, clock: &str) -> Origin {
    Origin {
        id: random_game_id().unwrap(),
        settings: Settings {
            game,
            clock: clock.parse().unwrap(),
            side: SideChoice::White,
            public: true,
        },
        created: 0,
        creator: player("Ada"),
        joiner: None,
    }
}

pub(super) fn started_game(game: RuleSet, clock: &str) -> GameState {
    let mut origin = challenge(game, clock);
    origin.joiner = Some(player("Bob"));
    let started = EventKind::Started {
        creator: Side::White,
        starter: Side::White,
    };
    GameState::replay(
        origin,
        vec![GameEvent {
            seq: 1,
            at: 0,
            by: None,
            id: None,
            kind: started,
        }],
    )
    .unwrap()
}

/// The seat of one side; the creator's, as long as nobody has joined.
fn seat_of(state: &GameState, side: Side) -> Seat {
    match &state.origin.joiner {
        Some(joiner) if state.creator != Some(side) => joiner.seat,
        _ => state.origin.creator.seat,
    }
}

/// An action of a seat, under an idempotency key.
pub(super) fn request(
    state: &mut GameState,
    seat: &Seat,
    action: &Action,
    key: Option<&str>,
) -> Result<Decision, Refusal> {
    state.act(&Request {
        seat,
        action,
        key,
        at: 0,
        lag: 0,
        rematch: random_game_id().unwrap(),
    })
}

/// An action of one side.
pub(super) fn act(
    state: &mut GameState,
    by: Side,
    action: &Action,
    at: Millis,
    lag: Millis,
) -> Result<Decision, Refusal> {
    state.act(&Request {
        seat: &seat_of(state, by),
        action,
        key: None,
        at,
        lag,
        rematch: random_game_id().unwrap(),
    })
}

/// The change that a decision applies.
pub(super) fn change(decision: Result<Decision, Refusal>) -> Change {
    match decision {
        Ok(Decision::Apply(change)) => *change,
        other => panic!("not applied: {other:?}"),
    }
}

/// The events that a decision applies.
pub(super) fn events(decision: Result<Decision, Refusal>) -> Vec<EventKind> {
    let events = change(decision).events.into_iter();
    events.map(|event| event.kind).collect()
}

/// The move with this text and number.
pub(super) fn mv(text: &str, ply: u32) -> Action {
    Action::Move {
        text: text.to_owned(),
        ply,
    }
}

/// Plays moves of Stein's game from the start position, White first.
pub(super) fn play_moves(state: &mut GameState, moves: &[&str]) {
    for (text, ply) in moves.iter().zip(1..) {
        let by = Side::from(state.board.turn());
        act(state, by, &mv(text, ply), 0, 0).unwrap();
    }
}
