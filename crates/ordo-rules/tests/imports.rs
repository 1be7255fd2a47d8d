//! Games of other programs: Abstract Play's and Boardspace's.

use ordo_rules::record::import::{ImportError, Imported, abstract_play, boardspace};
use ordo_rules::record::{Format, GameResult, Ply, Record};
use ordo_rules::stein::Position;

const ABSTRACT_PLAY: &str = include_str!("data/imports/abstract-play.json");
const BOARDSPACE: &str = include_str!("data/imports/boardspace.sgf");

/// The only game of a text, with its error message.
fn only(games: Vec<Imported>) -> (Record, Option<String>) {
    let [Imported { record, fault }] = <[Imported; 1]>::try_from(games).unwrap();
    (record, fault.map(|fault| fault.to_string()))
}

/// The main line.
fn moves(record: &Record) -> String {
    let moves: Vec<&str> = record.main.plies.iter().map(Ply::text).collect();
    moves.join(" ")
}

#[test]
fn abstract_play_games_are_legal_and_have_the_stated_result() {
    let games = abstract_play(ABSTRACT_PLAY);
    let scores = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::BlackWins,
    ];
    assert_eq!(games.len(), scores.len());
    for (number, (game, score)) in games.iter().zip(scores).enumerate() {
        assert_eq!(game.fault, None);
        assert_eq!(game.record.result, score);
        let replay = game.record.replay::<Position>().unwrap();
        assert!(game.record.check_result(&replay).agrees());
        let tag = |name| game.record.tags.get(name);
        assert_eq!((tag("White"), tag("Black")), (Some("Ada"), Some("Bob")));
        assert_eq!(tag("Site"), Some("Abstract Play"));
        assert_eq!(tag("Date"), Some("2026.01.02"));
        assert_eq!(tag("GameId"), Some(format!("sample-{number}").as_str()));
        assert_eq!(tag("Rules"), Some("stein"));
    }
}

/// A game of Abstract Play with these moves, as JSON, and these results.
fn game_of(moves: &str, results: [&str; 2]) -> String {
    let [white, black] = results;
    format!(
        r#"{{"header": {{"game": {{"name": "Ordo"}}, "site": {{"name": "Abstract Play"}}, "unknown": [1],
        "players": [{{"name": "A\nda", "result": {white}}}, {{"name": "Bob", "result": {black}}}]}}, "moves": {moves}}}"#
    )
}

#[test]
fn abstract_play_moves_may_be_strings_objects_or_null() {
    let text = game_of(
        r#"[["a3-a4", {"sequence": 2, "move": "j6 - j5", "result": [{"type": "move"}]}], ["e3-e4", null], ["resign"]]"#,
        ["0", "1"],
    );
    let (record, fault) = only(abstract_play(&text));
    assert_eq!(fault, None);
    assert_eq!(moves(&record), "a3-a4 j6-j5 e3-e4");
    assert_eq!(record.result, GameResult::BlackWins);
    assert_eq!(record.tags.get("Termination"), Some("resignation"));
    assert_eq!(record.tags.get("White"), Some("A da"));
    for (word, reason) in [("timeout", "time"), ("draw", "agreement")] {
        let text = game_of(&format!("[[\"a3-a4\", \"{word}\"]]"), ["1", "1"]);
        let (record, fault) = only(abstract_play(&text));
        assert_eq!(fault, None);
        assert_eq!(record.result, GameResult::Draw);
        assert_eq!(record.tags.get("Termination"), Some(reason));
    }
}

#[test]
fn missing_abstract_play_results_are_taken_from_the_last_position() {
    let sample = abstract_play(ABSTRACT_PLAY).remove(1).record;
    let list = format!("[[\"{}\"]]", moves(&sample).replace(' ', "\", \""));
    let (record, fault) = only(abstract_play(&game_of(&list, ["null", "null"])));
    assert_eq!((record.result, fault), (GameResult::BlackWins, None));
    let (record, fault) = only(abstract_play(&game_of(&list, ["1", "0"])));
    assert_eq!(
        fault.as_deref(),
        Some(
            "the result is given as 1-0, but by the rules the last position is: Black wins (cannot reconnect)"
        )
    );
    assert_eq!(record.main, sample.main);
}

#[test]
fn illegal_moves_give_no_result() {
    // White's piece cannot jump over its own to Black's home row.
    let list = r#"[["b1-b8"]]"#;
    let (record, fault) = only(abstract_play(&game_of(list, ["null", "null"])));
    assert_eq!(moves(&record), "b1-b8");
    assert_eq!((record.result, fault), (GameResult::Unknown, None));
}

#[test]
fn abstract_play_texts_may_be_numbers() {
    let text = game_of("[[\"a3-a4\"]]", ["1", "0"]).replace("\"Bob\"", "7");
    let (record, fault) = only(abstract_play(&text));
    assert_eq!(fault, None);
    assert_eq!(record.tags.get("Black"), Some("7"));
}

#[test]
fn errors_in_abstract_play_records_name_the_field() {
    let fault = |text: &str| only(abstract_play(text)).1.unwrap();
    assert_eq!(
        fault("[{\"header\":\n  é}]"),
        "line 2, column 3: this is not valid JSON: expected value"
    );
    assert_eq!(
        fault("[{\"header\": x}]"),
        "line 1, column 13: this is not valid JSON: expected value"
    );
    assert_eq!(
        fault("[3]"),
        "`header.game.name` is missing or cannot be used"
    );
    let chess = "{\"header\": {\"game\": {\"name\": \"Chess\"}}}";
    assert_eq!(
        fault(chess),
        "this is a game of \"Chess\", not of Stein's Ordo"
    );
    let variant = "{\"header\": {\"game\": {\"name\": \"Ordo\", \"variants\": [\"big\"]}}}";
    assert_eq!(
        fault(variant),
        "this is a game of \"Ordo (big)\", not of Stein's Ordo"
    );
    assert_eq!(
        fault(&game_of("7", ["1", "0"])),
        "`moves` is missing or cannot be used"
    );
    let (record, _) = only(abstract_play(&game_of("7", ["1", "0"])));
    assert_eq!(record, Record::default(), "nothing but an error");
    let broken = abstract_play(&game_of("[[\"a3-a4\", \"j6-j5\"], [\"(\"]]", ["1", "0"]));
    assert_eq!(
        broken[0].fault,
        Some(ImportError::Field("moves[1][0]".to_owned()))
    );
    assert_eq!(moves(&broken[0].record), "a3-a4 j6-j5");
    assert_eq!(broken[0].record.result, GameResult::Unknown);
}

#[test]
fn one_broken_game_does_not_hide_the_others() {
    let good = game_of("[[\"a3-a4\"]]", ["1", "0"]);
    let games = abstract_play(&format!("[{good}, {{}}, {good}]\n{good}\n{{"));
    let faulty: Vec<bool> = games.iter().map(|game| game.fault.is_some()).collect();
    assert_eq!(faulty, [false, true, false, false, true]);
}

#[test]
fn boardspace_reads_the_same_game() {
    let (record, fault) = only(boardspace(BOARDSPACE));
    assert_eq!(fault, None);
    let sample = abstract_play(ABSTRACT_PLAY).remove(0).record;
    assert_eq!(record.main, sample.main);
    assert_eq!(record.result, GameResult::WhiteWins);
    let tag = |name| record.tags.get(name);
    assert_eq!((tag("White"), tag("Black")), (Some("Ada"), Some("Bob")));
    assert_eq!(tag("Date"), Some("2026.01.02"));
    assert_eq!(tag("Site"), Some("Boardspace"));
    assert_eq!(tag("GameId"), Some("OR-Ada-Bob-2026-01-02-1000"));
}

#[test]
fn boardspace_moves_count_once_confirmed() {
    let (record, fault) = only(boardspace(
        "(;P0[id \"Ada\"]P1[id \"Bob\"];P1[0 Start P1];P1[1 Move A 3 A 4];P1[2 Select A 4];P1[3 Ordo c 2 d 2 c 4]
        ;P1[4 Done];P0[5 Move j 6 j 5];P1[6 Move e 3 e 4];P1[7 Done];P0[8 Resign];P0[9 Done])",
    ));
    assert_eq!(fault, None);
    // The first player changed a move before `Done`; the second did not send `Done`, but the first replied.
    assert_eq!(moves(&record), "c2:d2-c4 j6-j5 e3-e4");
    // The player who moves first is White.
    assert_eq!(record.tags.get("White"), Some("Bob"));
    assert_eq!(record.result, GameResult::WhiteWins);
    assert_eq!(record.tags.get("Termination"), Some("resignation"));
}

#[test]
fn boardspace_draws_and_cancelled_resignations_are_read() {
    let with = |end: &str| {
        let text = format!("(;P0[id \"Ada\"]P1[id \"Bob\"];P0[1 Move a 3 a 4];P0[2 Done]{end})");
        only(boardspace(&text)).0.result
    };
    assert_eq!(with(""), GameResult::Unknown);
    assert_eq!(with(";P1[3 Move j 6 j 5]"), GameResult::Unknown);
    assert_eq!(with(";P1[3 AcceptDraw];P1[4 Done]"), GameResult::Draw);
    assert_eq!(
        with(";P1[3 Resign];P1[4 Resign];P1[5 Done]"),
        GameResult::Unknown
    );
    assert_eq!(with(";P1[3 Resign];P1[4 Done]"), GameResult::WhiteWins);
    assert_eq!(with(";P0[3 GameOverOnTime]"), GameResult::WhiteWins);
    assert_eq!(with(";RE[The game was won by Bob]"), GameResult::BlackWins);
    assert_eq!(with(";RE[The game was won by Ada]"), GameResult::WhiteWins);
    assert_eq!(with(";RE[Ada won against Bob]"), GameResult::Unknown);
    assert_eq!(with(";RE[Draw]"), GameResult::Draw);
    assert_eq!(with(";RE[who knows]"), GameResult::Unknown);
}

#[test]
fn boardspace_files_may_contain_several_games_and_variations() {
    let game = "(;P0[1 Move a 3 a 4];P0[2 Done](;P1[3 Move j 6 j 5];P1[4 Done](;X[(]))(;P1[3 Move i 6 i 5];P1[4 Done](;C[x])))";
    let games = boardspace(&format!("some words {game} and {game}"));
    assert_eq!(games.len(), 2);
    for game in games {
        assert_eq!(game.fault, None);
        assert_eq!(moves(&game.record), "a3-a4 j6-j5");
    }
}

#[test]
fn errors_in_boardspace_records_have_a_location_and_keep_the_moves_before() {
    let start = "(;P0[1 Move a 3 a 4]\n;P0[2 Done];";
    let of = |rest: &str| {
        let (record, fault) = only(boardspace(&format!("{start}{rest}")));
        (moves(&record), fault.unwrap())
    };
    for (rest, fault) in [
        (
            "P1[3 Dance j 6])",
            "line 2, column 15: \"3 Dance j 6\" is not an action of this game",
        ),
        (
            "P1[3 Move j 6 j])",
            "line 2, column 15: \"3 Move j 6 j\" is not an action of this game",
        ),
        (
            "P1[3 Move j j j 5])",
            "line 2, column 15: \"3 Move j j j 5\" is not an action of this game",
        ),
        (
            "P1[3 Move j 6 jj 5])",
            "line 2, column 15: \"3 Move j 6 jj 5\" is not an action of this game",
        ),
        (
            "P1[3 Move j x j 5])",
            "line 2, column 15: \"3 Move j x j 5\" is not an action of this game",
        ),
        (
            "P1[3 Move 6 6 j 5])",
            "line 2, column 15: \"3 Move 6 6 j 5\" is not an action of this game",
        ),
        (
            "C[x]",
            "line 1, column 1: what starts with '(' here is never closed",
        ),
        (
            "C[x",
            "line 2, column 14: what starts with '[' here is never closed",
        ),
        (
            "C[x] 7)",
            "line 2, column 18: '7' is not allowed here in an SGF file",
        ),
    ] {
        assert_eq!(of(rest), ("a3-a4".to_owned(), fault.to_owned()));
    }
    let (record, fault) = only(boardspace(
        "(;SU[ordo-x 1 2 101];P0[1 Move a 3 a 4];P0[2 Done])",
    ));
    assert_eq!(record, Record::default());
    assert_eq!(
        fault.as_deref(),
        Some("this is a game of \"ordo-x\", not of Stein's Ordo")
    );
}

#[test]
fn the_format_is_detected_from_the_beginning_of_a_text() {
    use Format as F;
    for (text, format) in [
        (ABSTRACT_PLAY, F::AbstractPlay),
        (BOARDSPACE, F::Boardspace),
        ("\u{feff} [ {", F::AbstractPlay),
        ("{ \"header\" : {}", F::AbstractPlay),
        ("{\"quoted\" words} 1. a3-a4 *", F::Record),
        ("[White \"Ada\"]", F::Record),
        ("1. a3-a4 j6-j5", F::Record),
        ("1 a3-a4", F::Record),
        ("a3-a4 j6-j5\n*", F::Record),
        ("a3-a4 (b3-b4)", F::Record),
        ("a3-a4 1/2-1/2", F::Record),
        ("a3-a4 ...", F::Moves),
        ("", F::Moves),
        ("a3-a4", F::Moves),
        ("\n\na3-a4 j6-j5\n1@11 4@55\n", F::Moves),
        ("45-47,12-22", F::Moves),
        ("what is this", F::Moves),
        ("8/8/8/3C4/1c6/7A/2aD1d2/b5B1 b", F::Positions),
        (
            "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2_w\n",
            F::Positions,
        ),
    ] {
        assert_eq!(Format::detect(text), format, "{text}");
    }
}
