//! The conformance data of Khalifa's game: counts, full lists, placements, winning and giving turns, perft.

use ordo_rules::Rules;
use ordo_rules::khalifa::{Phase, Position, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    position: String,
    phase: String,
    winner: Option<String>,
    count: usize,
    winning: Vec<String>,
    giving: Vec<String>,
    moves: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Perft {
    position: String,
    perft: Vec<u64>,
}

fn texts(turns: &[Turn]) -> Vec<String> {
    turns.iter().map(Turn::to_string).collect()
}

fn check(case: &Case) {
    let name = &case.position;
    let position: Position = name.parse().unwrap();
    let phase = match position.phase() {
        Phase::Placement => "place",
        Phase::Moving => "move",
    };
    assert_eq!(phase, case.phase, "{name}");
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    let winner = winner.map(|color| color.letter().to_string());
    assert_eq!(winner, case.winner, "{name}");
    assert_eq!(position.count_turns(), case.count, "{name}");

    let turns = texts(&position.legal_turns());
    assert_eq!(turns.len(), case.count, "{name}");
    assert!(turns.is_sorted(), "{name}");
    if let Some(moves) = &case.moves {
        assert_eq!(&turns, moves, "{name}");
    }
    assert_eq!(texts(&position.winning_turns()), case.winning, "{name}");
    assert_eq!(texts(&position.giving_turns()), case.giving, "{name}");
}

fn check_lines(data: &str, at_least: usize) {
    let mut cases = 0;
    for line in data.lines() {
        check(&serde_json::from_str(line).unwrap());
        cases += 1;
    }
    assert!(cases >= at_least);
}

#[test]
fn listed_positions_have_their_turns_and_outcome() {
    check_lines(include_str!("../data/khalifa/positions.jsonl"), 160);
}

#[test]
fn listed_positions_have_exactly_these_turns() {
    check_lines(include_str!("../data/khalifa/positions-full.jsonl"), 3);
}

fn check_perft(data: &str) {
    let cases: Vec<Perft> = serde_json::from_str(data).unwrap();
    for case in cases {
        let start = match case.position.as_str() {
            "startpos" => Position::start(),
            text => text.parse().unwrap(),
        };
        for (depth, leaves) in (1..).zip(case.perft) {
            assert_eq!(start.perft(depth), leaves, "{start}, depth {depth}");
        }
    }
}

#[test]
fn perft_from_the_empty_board_matches() {
    check_perft(include_str!("../data/khalifa/perft.json"));
}

/// The counts come from the reference implementation, which takes half a minute for them.
#[test]
fn perft_in_the_movement_phase_matches() {
    check_perft(include_str!("../data/khalifa/perft-moving.json"));
}

#[test]
fn perft_is_the_sum_over_the_first_turns() {
    let start = Position::start();
    let by_hand: u64 = start
        .legal_turns()
        .into_iter()
        .map(|turn| start.after_unchecked(turn).perft(1))
        .sum();
    assert_eq!(by_hand, 64_512);
}
