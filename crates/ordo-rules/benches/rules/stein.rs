//! Stein's game.

use ordo_rules::SplitMix64;
use ordo_rules::stein::{Group, Position, perft, perft_unbulked};

use crate::chess;
use crate::rounds::{Case, Rounds};

/// The middle-game positions of the conformance data, with the target ratio of each.
const MIDDLE_GAMES: [(&str, f64); 3] = [
    (
        "1b3bbb2/bbbbbbbbbb/bb2bb2b1/9b/4w3w1/ww2ww2ww/wwww2wwww/2ww2ww2 b",
        5.0,
    ),
    (
        "2bb3b2/bbb1b1b1b1/bb3bbb1b/1bw4b1b/3ww1wb2/1www1w2ww/w2w1ww1ww/2w3ww2 w",
        2.2,
    ),
    (
        "2bb2bb2/bb2bbbbbb/bb3b2bb/b9/ww8/wb2w1w3/wwww1wwwww/2w2www2 b",
        3.3,
    ),
];

pub(crate) fn add(rounds: &mut Rounds) {
    let is_test = rounds.is_test;
    let less = u32::from(is_test) * 2;
    rounds.add(Case {
        name: "stein, start, perft 5".to_owned(),
        unit: "leaves",
        against: Some(chess::BULK),
        target: Some(7.0),
        work: Box::new(move || perft(&Position::start(), 5 - less)),
    });
    rounds.add(Case {
        name: "stein, start, perft 5, not in batches".to_owned(),
        unit: "leaves",
        against: Some(chess::BULK),
        target: None,
        work: Box::new(move || {
            let start = Position::start();
            let [own, enemy] = [start.turn(), !start.turn()].map(|side| start.group(side));
            perft_one_by_one(&start, &own, &enemy, 5 - less)
        }),
    });
    rounds.add(Case {
        name: "stein, start, perft 4, groups not reused".to_owned(),
        unit: "leaves",
        against: Some(chess::BULK),
        target: Some(1.0),
        work: Box::new(move || perft_alone(&Position::start(), 4 - less)),
    });
    for (n, (text, target)) in (1..).zip(MIDDLE_GAMES) {
        let position: Position = text.parse().expect("a position");
        rounds.add(Case {
            name: format!("stein, middle game {n}, perft 4"),
            unit: "leaves",
            against: Some(chess::BULK),
            target: Some(target),
            work: Box::new(move || perft(&position, 4 - less)),
        });
    }
    rounds.add(Case {
        name: "stein, start, perft 4 without bulk".to_owned(),
        unit: "leaves",
        against: Some(chess::UNBULKED),
        target: Some(5.0),
        work: Box::new(move || perft_unbulked(&Position::start(), 4 - less)),
    });
    for (n, (text, _)) in (1..).zip(MIDDLE_GAMES) {
        let position: Position = text.parse().expect("a position");
        rounds.add(Case {
            name: format!("stein, middle game {n}, without bulk"),
            unit: "leaves",
            against: Some(chess::UNBULKED),
            target: None,
            work: Box::new(move || perft_unbulked(&position, 4 - less)),
        });
    }
    let games = if is_test { 10 } else { 2_000 };
    rounds.add(Case {
        name: "stein, random playouts".to_owned(),
        unit: "games",
        against: None,
        target: None,
        work: Box::new(move || (0..games).map(|seed| playout(seed).min(1)).sum()),
    });
    rounds.add(Case {
        name: "stein, moves of random playouts".to_owned(),
        unit: "moves",
        against: Some(chess::UNBULKED),
        target: Some(0.07),
        work: Box::new(move || (0..games).map(playout).sum()),
    });
}

/// Perft that counts the moves of every position by itself, to measure the gain of counting replies in batches.
fn perft_one_by_one(position: &Position, own: &Group, enemy: &Group, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_moves_with(own) as u64;
    }
    let mut leaves = 0;
    position.each_move_set_with(own, |set| {
        for mv in set {
            let next = position.after_unchecked(mv);
            let captured = mv.is_capture().then(|| enemy.without(mv.to()));
            let enemy = captured.as_ref().unwrap_or(enemy);
            // The own group is not needed on the last ply.
            let moved = (depth > 2).then(|| Group::connected_unchecked(own.color(), next.enemy()));
            leaves += perft_one_by_one(&next, enemy, moved.as_ref().unwrap_or(own), depth - 1);
        }
    });
    leaves
}

/// Perft that analyses the group of the side to move in every position, to measure the gain of reusing analyses.
fn perft_alone(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_moves() as u64;
    }
    let mut leaves = 0;
    position.each_move_set(|set| {
        for mv in set {
            leaves += perft_alone(&position.after_unchecked(mv), depth - 1);
        }
    });
    leaves
}

/// Plays random moves to the end of a game and returns their number.
fn playout(seed: u64) -> u64 {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::start();
    let mut played = 0;
    while played < 2_000
        && let Some(mv) = position.random_move(&mut random)
    {
        position.play_unchecked(mv);
        played += 1;
    }
    played
}
