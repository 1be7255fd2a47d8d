use ordo_engine::stein::SteinEngine;
use ordo_engine::ugi::{SessionLimits, serve};
use ordo_engine::{Score, SearchLimits, SearchResult, Stop};
use ordo_rules::stein::{Game, Move, Position};
use ordo_tables::{Tables, Value};

use crate::random::Random;

fn search(engine: &mut SteinEngine, position: Position, depth: u32) -> SearchResult<Move> {
    let limits = SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    };
    let game = Game::from_position(position);
    engine
        .search(&game, &limits, &Stop::default(), |_| {})
        .unwrap()
}

fn engine() -> SteinEngine {
    let mut engine = SteinEngine::new(1);
    engine.set_tables(Some(Tables::embedded().handle()));
    engine
}

#[test]
fn the_engine_plays_endings_perfectly_at_depth_one() {
    let tables = Tables::embedded();
    let mut engine = engine();
    let mut random = Random(5);
    for i in 0..300 {
        let position = random.position(2 + i % 6);
        let probe = tables.probe_moves(&position).unwrap().unwrap();
        let result = search(&mut engine, position, 1);
        let expected = match probe.value {
            Value::Win(plies) => Score::win_in(plies.into()),
            Value::Draw => Score::ZERO,
            Value::Loss(plies) => Score::loss_in(plies.into()),
        };
        assert_eq!(result.score(), Some(expected), "{position}");
        let chosen = probe.moves.iter().find(|(mv, _)| *mv == result.best);
        assert_eq!(
            chosen.map(|&(_, value)| value),
            Some(probe.value),
            "{position}"
        );
    }
}

#[test]
fn a_proved_line_is_shown_to_its_end() {
    let tables = Tables::embedded();
    let mut engine = engine();
    let mut random = Random(6);
    for _ in 0..30 {
        let position = random.position(7);
        let result = search(&mut engine, position, 2);
        let Some(plies) = tables.probe(&position).unwrap().unwrap().plies() else {
            continue;
        };
        let line = &result.lines[0];
        assert_eq!(line.pv.iter().count(), usize::from(plies), "{position}");
        let mut game = Game::from_position(position);
        for &mv in &line.pv {
            game.play(mv).unwrap();
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn without_small_endings_the_search_is_the_same() {
    let position = Position::start();
    let with = search(&mut engine(), position, 4);
    let without = search(&mut SteinEngine::new(1), position, 4);
    assert_eq!((with.best, with.nodes), (without.best, without.nodes));
    assert_eq!(with.lines[0].tbhits, 0);
}

#[test]
fn lower_levels_do_not_use_tables() {
    let mut engine = engine();
    engine.set_level(ordo_engine::stein::Level::new(9).unwrap(), 0);
    let result = search(&mut engine, Random(7).position(6), 2);
    assert_eq!(result.lines[0].tbhits, 0);
}

#[test]
fn the_protocol_reports_hits_and_has_the_option() {
    let limits = SessionLimits {
        tables: Some(Tables::embedded().handle()),
        open_tables: Some(|folder| Err(format!("{folder} has no tables"))),
        ..SessionLimits::default()
    };
    let input = "ugi\nposition fen 2b7/1b8/10/10/10/10/w9/w9 w\ngo depth 2\n\
                 setoption name Tables value nowhere\nsetoption name Tables value <empty>\n";
    let mut output = Vec::new();
    serve(input.as_bytes(), &mut output, &limits).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(
        output.contains("option name Tables type string default <empty>\n"),
        "{output}"
    );
    assert!(output.contains(" score mate "), "{output}");
    let mut hits = output
        .lines()
        .filter_map(|line| line.split(" tbhits ").nth(1));
    assert!(
        hits.next_back().is_some_and(|hits| !hits.starts_with("0 ")),
        "{output}"
    );
    assert!(
        output.contains("info string error: nowhere has no tables\n"),
        "{output}"
    );
}
