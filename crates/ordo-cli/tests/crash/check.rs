//! Invariants after all crashes.

use std::net::SocketAddr;

use ordo_api::{RuleSet, Side, Snapshot, Status};
use ordo_client::Client;
use ordo_rules::with_rules;

use crate::player::replay;
use crate::world::{Played, url};

/// Maximum lag compensation in milliseconds.
const LAG: i64 = 500;

/// Compares the stored games with what players and spectators have seen.
pub(crate) async fn all(server: SocketAddr, played: &[Played]) {
    assert!(
        played.iter().any(|game| game.seen[0].returns > 0),
        "no client had to reconnect"
    );
    let client = Client::new(url(server)).unwrap();
    for game in played {
        let stored = client.game(&game.id).await.unwrap();
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
fn moves(game: &Played, stored: &Snapshot) {
    let id = &game.id;
    let moves: Vec<String> = stored.moves.iter().map(|mv| mv.text.clone()).collect();
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
                game.rules != RuleSet::Stein || mine == (ply % 2 == parity),
                "{id}: move {ply}"
            );
        }
    }
    for seen in &game.seen {
        assert_eq!(seen.moves, moves, "{id}: seen and stored");
    }
    let (outcome, turn) = with_rules!(game.rules, Position => {
        let game = replay::<Position>(&stored.start, &moves);
        (game.outcome(), Side::from(game.position().turn()))
    });
    let state = &stored.state;
    assert_eq!(state.status, Status::Over, "{id}");
    // No event is stored twice: start, the moves, end.
    assert_eq!(state.seq as usize, moves.len() + 2, "{id}: {state:?}");
    let ending = state.ending.as_ref().unwrap();
    let reason = ending.reason.as_str();
    if let Some(outcome) = outcome {
        assert_eq!(reason, outcome.reason.text(), "{id}");
    } else {
        assert!(["resignation", "time"].contains(&reason), "{id}: {reason}");
        assert_eq!(ending.winner, Some(turn.other()), "{id}");
    }
}

/// The clocks are the initial time minus the time spent, plus the increments.
fn clocks(game: &Played, stored: &Snapshot) {
    let id = &game.id;
    let at: Vec<i64> = stored.moves.iter().map(|mv| mv.at).collect();
    let spent: Vec<i64> = stored.moves.iter().map(|mv| mv.spent).collect();
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
    let first = usize::from(stored.starter == Side::Black);
    // The clocks start after both sides have moved.
    for (ply, spent) in spent.iter().enumerate().skip(2) {
        let left = &mut left[(ply + first) % 2];
        *left -= spent;
        assert!(*left >= 0, "{id}: a move after the flag");
        *left += increment;
    }
    let ending = stored.state.ending.as_ref().unwrap();
    if ending.reason == "time" {
        left[usize::from(ending.winner == Some(Side::White))] = 0;
    }
    let shown = stored.state.clocks.unwrap();
    let shown = [shown.white, shown.black];
    if ending.reason == "resignation" && spent.len() >= 2 {
        // The side to move had already used some time.
        let turn = (spent.len() + first) % 2;
        assert!((0..=left[turn]).contains(&shown[turn]), "{id}");
        left[turn] = shown[turn];
    }
    assert_eq!(shown, left, "{id}");
}
