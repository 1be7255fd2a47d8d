//! Ending tables: the file that the page loads, and the results of positions.

use std::path::PathBuf;

use ordo_wasm::Ordo;
use serde_json::{Value, json};

/// White wins in 17 plies, with one move only.
const ENDING: &str = "2b7/1b8/10/10/10/10/w9/w9 w";

fn packed() -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    std::fs::read(folder.join("../ordo-tables/data/small.pack")).unwrap()
}

fn with_tables() -> Ordo {
    let mut ordo = Ordo::default();
    assert_eq!(ordo.load_tables(packed()), r#"{"ok":{"pieces":7}}"#);
    ordo
}

fn ask(ordo: &mut Ordo, request: &Value) -> Value {
    let answer = ordo.answer(request.to_string().as_bytes(), |_| {});
    serde_json::from_str(&answer).unwrap()
}

fn probe(ordo: &mut Ordo, start: &str, moves: &[&str]) -> Value {
    let input = json!({"game": "stein", "start": start, "moves": moves});
    let answer = ask(ordo, &json!({ "engine": { "probe": input } }));
    assert!(answer.get("error").is_none(), "{answer}");
    answer["ok"].clone()
}

#[test]
fn a_position_has_its_result_and_those_of_its_moves() {
    let mut ordo = with_tables();
    let found = probe(&mut ordo, ENDING, &[]);
    assert_eq!(
        (&found["value"], &found["plies"]),
        (&json!("win"), &json!(17))
    );
    let moves = found["moves"].as_array().unwrap();
    assert_eq!(
        moves[0],
        json!({"move": "a1-b2", "value": "win", "plies": 17})
    );
    assert_eq!(
        moves[1],
        json!({"move": "a1-b1", "value": "draw", "plies": null})
    );
    let after = probe(&mut ordo, ENDING, &["a1-b2"]);
    assert_eq!(
        (&after["value"], &after["plies"]),
        (&json!("loss"), &json!(16))
    );
}

#[test]
fn without_tables_or_with_many_pieces_nothing_is_known() {
    assert_eq!(probe(&mut Ordo::default(), ENDING, &[]), Value::Null);
    let mut ordo = with_tables();
    let eight = "10/2bb6/1bb7/10/10/ww8/w9/w9 w";
    assert_eq!(probe(&mut ordo, eight, &[]), Value::Null);
    let khalifa = json!({"engine": {"probe": {"game": "khalifa", "moves": []}}});
    assert_eq!(ask(&mut ordo, &khalifa), json!({"ok": null}));
    let over = "w9/9b/10/10/10/10/10/10 b";
    assert_eq!(probe(&mut ordo, over, &[]), Value::Null);
}

/// Black loses, but may repeat the position for the third time.
#[test]
fn s10_5_a_move_that_ends_the_game_by_repetition_draws() {
    let mut ordo = with_tables();
    let start = "10/b9/b9/b9/10/9w/9w/10 w";
    let round = ["j2:j3-i2", "a5:a7-b5", "i2:i3-j2", "b5:b7-a5"];
    let twice = [round, round].concat();
    let found = probe(&mut ordo, start, &twice[..3]);
    assert_eq!(
        (&found["value"], &found["plies"]),
        (&json!("loss"), &json!(20))
    );
    let found = probe(&mut ordo, start, &twice[..7]);
    assert_eq!(found["value"], "draw");
    assert_eq!(
        found["moves"][0],
        json!({"move": "b5:b7-a5", "value": "draw", "plies": null})
    );
    assert_eq!(found["moves"][1]["value"], "loss");
    assert_eq!(probe(&mut ordo, start, &twice), Value::Null);
}

#[test]
fn the_engine_at_full_strength_probes_them() {
    let mut ordo = with_tables();
    let input = json!({"game": "stein", "start": ENDING, "moves": []});
    let found = ask(
        &mut ordo,
        &json!({"engine": {"search": {"input": input, "limits": {"depth": 1}}}}),
    );
    assert_eq!(found["ok"]["best"], "a1-b2");
    assert_eq!(found["ok"]["lines"][0]["score"]["win"], 9);
    let limits = json!({"depth": 1, "fresh": true});
    let plain = ask(
        &mut Ordo::default(),
        &json!({"engine": {"search": {"input": input, "limits": limits}}}),
    );
    assert_eq!(plain["ok"]["lines"][0]["score"]["win"], Value::Null);
}

#[test]
fn damaged_files_are_refused_and_change_nothing() {
    let packed = packed();
    let refused = r#"{"error":{"code":"tables.damaged"}}"#;
    let mut ordo = with_tables();
    for place in [0, 20, 60, packed.len() / 3, packed.len() - 1] {
        let mut damaged = packed.clone();
        damaged[place] ^= 4;
        assert_eq!(ordo.load_tables(damaged), refused, "{place}");
        assert_eq!(
            ordo.load_tables(packed[..place].to_vec()),
            refused,
            "{place}"
        );
    }
    assert_eq!(ordo.load_tables(b"ORDOPACK".to_vec()), refused);
    assert_eq!(probe(&mut ordo, ENDING, &[])["plies"], 17);
}
