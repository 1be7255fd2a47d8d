//! What must be true after all crashes.

use std::net::SocketAddr;

use ordo_rules::{khalifa, stein};
use serde_json::{Value, json};

use crate::http;
use crate::player::replay;
use crate::table::Played;

/// How much of the way over the network is not counted, at most.
const LAG: i64 = 500;

/// Compares what is stored with what players and watchers have seen.
pub(crate) async fn all(server: SocketAddr, played: &[Played]) {
    assert!(
        played.iter().any(|game| game.seen[0].returns > 0),
        "nobody had to come back"
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

/// Games, moves and returns.
pub(crate) fn summary(played: &[Played]) -> String {
    let seen = || played.iter().flat_map(|game| &game.seen);
    let answered: usize = seen().map(|seen| seen.answered.len()).sum();
    let returns: usize = seen().map(|seen| seen.returns).sum();
    format!(
        "{} games, {answered} answered moves, {returns} returns",
        played.len()
    )
}

/// Every answered move is there, once and in order, and nothing else is.
fn moves(game: &Played, stored: &Value) {
    let id = &game.id;
    let moves: Vec<String> = list(stored, "move", |mv| mv.as_str().unwrap().to_owned());
    for (player, parity) in game.seen.iter().zip([1, 0]) {
        for ply in &player.answered {
            assert!(
                *ply <= moves.len(),
                "{id}: move {ply} was answered and is lost"
            );
        }
        for (ply, mv) in moves.iter().enumerate().map(|(at, mv)| (at + 1, mv)) {
            // In Khalifa's game Black may begin.
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
    // Nothing happened twice: begun, the moves, over.
    assert_eq!(state["seq"], moves.len() + 2, "{id}: {state}");
    let reason = state["ending"]["reason"].as_str().unwrap();
    if let Some(outcome) = outcome {
        assert_eq!(reason, outcome.reason.text(), "{id}");
    } else {
        let turn = if turn == ordo_rules::Color::White {
            "w"
        } else {
            "b"
        };
        assert!(["resignation", "time"].contains(&reason), "{id}: {reason}");
        assert_ne!(state["ending"]["winner"], turn, "{id}");
    }
}

fn list<T>(stored: &Value, name: &str, read: impl Fn(&Value) -> T) -> Vec<T> {
    let moves = stored["moves"].as_array().unwrap().iter();
    moves.map(|mv| read(&mv[name])).collect()
}

/// What each side has left is what it had, less what it thought, and more for each move.
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
    // The clocks stand until both sides have made a move.
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
        // Whoever was to move had thought for a while.
        let turn = (spent.len() + first) % 2;
        assert!((0..=left[turn]).contains(&shown[turn]), "{id}");
        left[turn] = shown[turn];
    }
    assert_eq!(shown, left, "{id}");
}
