//! Data from independent implementations. A new case is a new line of data.

use ordo_rules::stein::{self, Game, Move, Position};
use ordo_rules::{Repetition, Rules};
use serde::Deserialize;

#[derive(Deserialize)]
struct Perft {
    position: String,
    perft: Vec<u64>,
}

#[derive(Deserialize)]
struct Listed {
    position: String,
    connected: bool,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct Played {
    moves: String,
    winner: char,
    reason: String,
}

fn lines<'a, T: Deserialize<'a>>(data: &'a str) -> impl Iterator<Item = T> {
    data.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn position(text: &str) -> Position {
    if text == "startpos" {
        return Position::start();
    }
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn perft_counts_match() {
    let cases: Vec<Perft> = serde_json::from_str(include_str!("../data/stein/perft.json")).unwrap();
    for case in cases {
        let start = position(&case.position);
        for (&leaves, depth) in case.perft.iter().zip(1..) {
            assert_eq!(
                stein::perft(&start, depth),
                leaves,
                "{start}, depth {depth}"
            );
            if depth <= 4 {
                assert_eq!(
                    stein::perft_unbulked(&start, depth),
                    leaves,
                    "{start}, depth {depth}"
                );
            }
        }
    }
}

/// The sum over all first moves, without reused group analyses.
#[test]
fn perft_is_the_sum_over_the_first_moves() {
    let start = Position::start();
    let by_hand: u64 = start
        .legal_moves()
        .into_iter()
        .map(|mv| Rules::perft(&start.after_unchecked(mv), 2))
        .sum();
    assert_eq!(by_hand, 190_114);
}

#[test]
fn listed_positions_have_exactly_these_moves() {
    let mut count = 0;
    for case in lines::<Listed>(include_str!("../data/stein/positions.jsonl")) {
        let position = position(&case.position);
        let moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
        assert_eq!(moves, case.moves, "{position}");
        let connected = position.group(position.turn()).is_connected();
        assert_eq!(connected, case.connected, "{position}");
        count += 1;
    }
    assert_eq!(count, 200);
}

/// These games were played without the rule of repetition (S10.5).
#[test]
fn finished_games_have_the_listed_outcome() {
    let mut count = 0;
    for case in lines::<Played>(include_str!("../data/stein/games.jsonl")) {
        let mut game = Game::new().with_repetition(Repetition::None);
        for text in case.moves.split_whitespace() {
            let mv: Move = text.parse().unwrap();
            game.play(mv)
                .unwrap_or_else(|e| panic!("{}: {text}: {e}", game.position()));
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winner.unwrap().letter(), case.winner);
        assert_eq!(outcome.reason.text(), case.reason);
        count += 1;
    }
    assert_eq!(count, 100);
}
