//! Invariants after all crashes.

use std::net::SocketAddr;

use ordo_rules::{khalifa, stein};
use serde_json::{Value, json};

use crate::http;
use crate::player::replay;
use crate::table::Played;

/// Maximum lag compensation in milliseconds.
const LAG: i64 = 500;

/// Compares the stored games with what players and spectators have seen.
pub(crate) async fn all(server: SocketAddr, played: &[Played]) {
    assert!(
        played.iter().any(|game| game.seen[0].returns > 0),
        "no client had to reconnect"
    );
    for game in played {
        let path = format!("/games/{}", game.id);
        let (status, stored) = http::call(server, "GET", &path, "", &json!({}))
            .await
            .unwrap();
        assert_eq!(status, 200, "{stored}");
        moves(game, &stored);
        clocks(game, &stored);
    }
}

/// Counts of games, moves and reconnections.
pub(crate) fn summary(played: &[Played]) -> String {
    let seen = || played.iter().flat_map(|game| &game.seen);
    let answered: usize = seen().map(|seen| seen.answered.len()).sum();
    let returns: usize = seen().map(|seen| seen.returns).sum();
    format!(
        "{} games, {answered} acknowledged moves, {returns} reconnections",
        played.len()
    )
}

/// Every acknowledged move is stored once and in order, and nothing else.
fn moves(game: &Played, stored: &Value) {
    let id = &game.id;
    let moves: Vec<String> = list(stored, "move", |mv| mv.as_str().unwrap().to_owned());
    for (player, parity) in game.seen.iter().zip([1, 0]) {
        for ply in &player.answered {
            assert!(
                *ply <= moves.len(),
                "{id}: move {ply} was acknowledged and is lost"
            );
        }
        for (ply, mv) in moves.iter().enumerate().map(|(at, mv)| (at + 1, mv)) {
            // In Khalifa's game Black may start.
            let mine = player.sent.contains_key(&ply);
            assert!(
                !mine || player.sent[&ply] == *mv,
                "{id}: move {ply} is not what was sent"
            );
            assert!(
                game.rules != "stein" || mine == (ply % 2 == parity),
                "{id}: move {ply}"
            );
        }
    }
    for seen in &game.seen {
        assert_eq!(seen.moves, moves, "{id}: seen and stored");
    }
    let start = stored["start"].as_str().unwrap();
    let (outcome, turn) = if game.rules == "stein" {
        let game = replay::<stein::Position>(start, &moves);
        (game.outcome(), game.position().turn())
    } else {
        let game = replay::<khalifa::Position>(start, &moves);
        (game.outcome(), ordo_rules::Rules::turn(game.position()))
    };
    let state = &stored["state"];
    assert_eq!(state["status"], "over", "{id}");
    // No event is stored twice: start, the moves, end.
    assert_eq!(state["seq"], moves.len() + 2, "{id}: {state}");
    let reason = state["ending"]["reason"].as_str().unwrap();
    if let Some(outcome) = outcome {
        assert_eq!(reason, outcome.reason.text(), "{id}");
    } else {
        let winner = if turn == ordo_rules::Color::White {
            "b"
        } else {
            "w"
        };
        assert!(["resignation", "time"].contains(&reason), "{id}: {reason}");
        assert_eq!(state["ending"]["winner"], winner, "{id}");
    }
}

fn list<T>(stored: &Value, name: &str, read: impl Fn(&Value) -> T) -> Vec<T> {
    let moves = stored["moves"].as_array().unwrap().iter();
    moves.map(|mv| read(&mv[name])).collect()
}

/// The clocks are the initial time minus the time spent, plus the increments.
fn clocks(game: &Played, stored: &Value) {
    let id = &game.id;
    let at: Vec<i64> = list(stored, "at", |at| at.as_i64().unwrap());
    let spent: Vec<i64> = list(stored, "spent", |spent| spent.as_i64().unwrap());
    for (before, (at, spent)) in at.iter().zip(at.iter().zip(&spent).skip(1)) {
        let passed = at - before;
        assert!(passed >= 0, "{id}: time goes back");
        let counted = (passed - LAG).max(0)..=passed;
        assert!(counted.contains(spent), "{id}: {spent} of {passed} ms");
    }
    let (initial, increment) = match game.clock {
        "3+2" => (180_000, 2000),
        "0+1" => (1000, 1000),
        _ => return,
    };
    let mut left = [initial; 2];
    let first = usize::from(stored["starter"] == "b");
    // The clocks start after both sides have moved.
    for (ply, spent) in spent.iter().enumerate().skip(2) {
        let left = &mut left[(ply + first) % 2];
        *left -= spent;
        assert!(*left >= 0, "{id}: a move after the flag");
        *left += increment;
    }
    let ending = &stored["state"]["ending"];
    if ending["reason"] == "time" {
        left[usize::from(ending["winner"] == "w")] = 0;
    }
    let shown = &stored["state"]["clocks"];
    let shown = [&shown["w"], &shown["b"]].map(|left| left.as_i64().unwrap());
    if ending["reason"] == "resignation" && spent.len() >= 2 {
        // The side to move had already used some time.
        let turn = (spent.len() + first) % 2;
        assert!((0..=left[turn]).contains(&shown[turn]), "{id}");
        left[turn] = shown[turn];
    }
    assert_eq!(shown, left, "{id}");
}
