//! Requests with their answers, in `data/answers.jsonl`: one request and its answer per line. The same file is read by
//! `web/test/wasm/file.test.js`, so the WebAssembly file in `web/engine` answers what the sources do, or a test fails.
//!
//! After an intended change, `UPDATE=1 cargo test -p ordo-wasm --test answers` rewrites the answers; read the difference before
//! you commit it.

use std::fmt::Write as _;
use std::path::PathBuf;

use ordo_wasm::Ordo;
use serde_json::Value;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/answers.jsonl")
}

/// The requests and answers of the file.
fn pairs() -> Vec<(String, String)> {
    let text = std::fs::read_to_string(file()).unwrap();
    let mut lines = text.lines().map(str::to_owned);
    let mut pairs = Vec::new();
    while let Some(request) = lines.next() {
        pairs.push((request, lines.next().unwrap_or_default()));
    }
    pairs
}

#[test]
fn answers_equal_the_recorded_ones() {
    let mut ordo = Ordo::default();
    let update = std::env::var_os("UPDATE").is_some();
    let mut written = String::new();
    for (request, answer) in pairs() {
        let found = ordo.answer(request.as_bytes(), |_| {});
        if !update {
            assert_eq!(found, answer, "{request}");
        }
        let _ = writeln!(written, "{request}\n{found}");
    }
    if update {
        std::fs::write(file(), written).unwrap();
    }
}

/// Every message in the answers is one of the list, with the arguments of the list.
#[test]
fn messages_are_as_the_list_says() {
    fn check(value: &Value, seen: &mut Vec<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| check(value, seen)),
            Value::Object(map) => {
                if let Some(code) = map.get("code").and_then(Value::as_str) {
                    let entry = ordo_describe::codes::ALL
                        .iter()
                        .find(|entry| entry.code == code);
                    let entry = entry.unwrap_or_else(|| panic!("{code} is not in the list"));
                    let mut args: Vec<&str> = entry.args.to_vec();
                    args.sort_unstable();
                    let none = serde_json::Map::new();
                    let found = map.get("args").and_then(Value::as_object).unwrap_or(&none);
                    let found: Vec<&str> = found.keys().map(String::as_str).collect();
                    assert_eq!(found, args, "{code}");
                    assert_eq!(
                        map.get("rule").and_then(Value::as_str),
                        entry.rule,
                        "{code}"
                    );
                    seen.push(code.to_owned());
                }
                map.values().for_each(|value| check(value, seen));
            }
            _ => {}
        }
    }
    let mut seen = Vec::new();
    for (request, answer) in pairs() {
        if !request.contains("codes") {
            check(&serde_json::from_str(&answer).unwrap(), &mut seen);
        }
    }
    // Outcomes that players decide, and one that no known position has.
    let never = [
        "outcome.noMoves",
        "outcome.agreement",
        "outcome.resignation",
        "outcome.time",
    ];
    // Limits that are too large for a line of the file, and errors of I/O and memory.
    let bounds = [
        "limit.text",
        "limit.game",
        "limit.moves",
        "limit.memory",
        "record.unreadable",
    ];
    // Files of ending tables are no requests: tests/tables.rs.
    let tables = ["tables.damaged"];
    // Other errors are reported first.
    let unmet = ["invalid.tooManyTags", "invalid.commentTag"];
    for entry in ordo_describe::codes::ALL {
        let excused = [&never[..], &bounds, &tables, &unmet]
            .concat()
            .contains(&entry.code);
        assert_eq!(
            seen.iter().any(|code| code == entry.code),
            !excused,
            "{}",
            entry.code
        );
    }
}

/// Codes are keys of a catalogue: each once.
#[test]
fn codes_are_distinct() {
    let mut codes: Vec<&str> = ordo_describe::codes::ALL
        .iter()
        .map(|entry| entry.code)
        .collect();
    codes.extend(
        ordo_describe::codes::PAGE_CODES
            .iter()
            .map(|entry| entry.code),
    );
    codes.sort_unstable();
    assert!(codes.windows(2).all(|pair| pair[0] != pair[1]), "{codes:?}");
}
