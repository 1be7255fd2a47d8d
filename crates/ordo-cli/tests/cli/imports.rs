//! `ordo convert` with other programs' games, positions, and format detection.

use crate::ordo::{ordo, ordo_bytes};

const ABSTRACT_PLAY: &str =
    include_str!("../../../ordo-rules/tests/data/imports/abstract-play.json");
const BOARDSPACE: &str = include_str!("../../../ordo-rules/tests/data/imports/boardspace.sgf");

#[test]
fn abstract_play_games_are_imported() {
    let records = ordo(&["convert"], ABSTRACT_PLAY);
    assert_eq!((records.code, records.err.as_str()), (0, ""));
    assert!(
        records.out.starts_with(
            "[Site \"Abstract Play\"]\n[Date \"2026.01.02\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\
             [Rules \"stein\"]\n[GameId \"sample-0\"]\n\n1. e2-d3 f6-f5 2. f2-h4 b6-b5 "
        ),
        "{}",
        records.out
    );
    let replay = ordo(&["replay"], &records.out).out;
    let ends: Vec<&str> = replay
        .lines()
        .filter(|line| line.contains("after"))
        .collect();
    assert_eq!(
        ends,
        [
            "  White wins (cannot reconnect) after 75 moves.",
            "  Black wins (cannot reconnect) after 74 moves.",
            "  Black wins (no pieces) after 98 moves.",
        ]
    );
    assert!(!replay.contains("Note"), "{replay}");
    let named = ordo(&["convert", "--from", "abstract-play"], ABSTRACT_PLAY);
    assert_eq!(named.out, records.out);
}

#[test]
fn boardspace_games_are_imported() {
    let moves = ordo(&["convert", "--to", "moves"], BOARDSPACE);
    assert_eq!((moves.code, moves.err.as_str()), (0, ""));
    let first = ordo(&["convert", "--to", "moves"], ABSTRACT_PLAY).out;
    assert_eq!(Some(moves.out.trim_end()), first.lines().next());
    let json = ordo(&["convert", "--from", "boardspace", "--json"], BOARDSPACE).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["tags"]["Site"], "Boardspace");
    assert_eq!(json["outcome"]["winner"], "w");
}

#[test]
fn invalid_games_are_reported_and_the_others_converted() {
    let illegal = ABSTRACT_PLAY.replacen("g1-e1", "a3-a8", 2);
    let run = ordo(&["convert", "--to", "moves"], &illegal);
    assert_eq!((run.code, run.out.lines().count()), (2, 1));
    assert!(
        run.err
            .contains("ordo: game 2: move 1 of White, `a3-a8`: S6: "),
        "{}",
        run.err
    );
    let run = ordo(&["convert", "--json"], "[{\"header\":}]");
    assert_eq!(run.code, 2);
    assert_eq!(
        run.out,
        "{\"number\":1,\"error\":\"line 1, column 12: this is not valid JSON: expected value\"}\n"
    );
    let run = ordo(&["convert"], "(;P0[1 Dance])");
    assert_eq!(
        run.err,
        "ordo: game 1: line 1, column 5: \"1 Dance\" is not an action of this game\n"
    );
    let run = ordo_bytes(&["convert"], b"(;C[\xff])");
    assert_eq!(
        run.err,
        "ordo: standard input is not valid UTF-8 after byte 4\n"
    );
}

#[test]
fn moves_and_positions_are_detected() {
    let run = ordo(&["convert"], "a3-a4 j6-j5\n");
    assert_eq!(
        run.out,
        "[Result \"*\"]\n[Rules \"stein\"]\n\n1. a3-a4 j6-j5 *\n"
    );
    let positions = ordo(&["convert", "--to", "positions"], "a3-a4 j6-j5\n").out;
    let records = ordo(&["convert"], &positions);
    assert_eq!((records.code, records.err.as_str()), (0, ""));
    assert_eq!(
        records.out.matches("[SetUp \"1\"]").count(),
        2,
        "the start position needs no SetUp tag"
    );
    let again = ordo(&["convert", "--to", "positions"], &records.out).out;
    assert_eq!(again.replace("\n\n", "\n"), positions.replace("\n\n", "\n"));
    let khalifa = "8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b";
    let run = ordo(
        &["convert", "--game", "khalifa", "--spacing", "adjacent"],
        khalifa,
    );
    assert!(
        run.out.contains("[Spacing \"adjacent\"]"),
        "{}{}",
        run.out,
        run.err
    );
    let bad = ordo(&["convert", "--from", "positions"], "startpos\n10/10 w\n");
    assert_eq!(bad.code, 2);
    assert!(bad.err.starts_with("ordo: line 2: "), "{}", bad.err);
}
