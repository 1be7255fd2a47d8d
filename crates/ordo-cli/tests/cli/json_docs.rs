//! docs/JSON.md covers every subcommand with `--json`, and its examples have the fields that are printed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use clap::CommandFactory;
use serde_json::Value;
use tempfile::TempDir;

use crate::online::serve_with_default_limits;

/// The address of the server in the examples.
const SERVER: &str = "http://127.0.0.1:8080";

/// A command and its documented output.
struct Example {
    command: String,
    printed: Vec<Value>,
}

/// The page, its examples, and the files they read.
#[derive(Default)]
struct Page {
    text: String,
    examples: Vec<Example>,
    files: Vec<(String, String)>,
}

impl Page {
    fn read() -> Page {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/JSON.md");
        let text = fs::read_to_string(path).unwrap();
        let mut page = Page::default();
        let mut command = None;
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(info) = line.strip_prefix("```") {
                let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                let block = block.join("\n") + "\n";
                match info.split_once(' ') {
                    None => page.examples.push(Example {
                        command: command
                            .take()
                            .unwrap_or_else(|| panic!("no command: {block}")),
                        printed: values(&block),
                    }),
                    Some((_, name)) => page.files.push((name.to_owned(), block)),
                }
            } else if let Some(found) = command_in(line) {
                command = Some(found);
            }
        }
        page.text = text;
        page
    }
}

/// The first command in backticks of a line that introduces an example.
fn command_in(line: &str) -> Option<String> {
    let spans = line.split('`').skip(1).step_by(2);
    let mut commands = spans.filter(|span| span.contains("ordo ") && span.contains("--json"));
    line.ends_with(':')
        .then(|| commands.next())?
        .map(str::to_owned)
}

fn values(text: &str) -> Vec<Value> {
    let values = serde_json::Deserializer::from_str(text).into_iter();
    values
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Compares the fields of two values and their types; `null` matches any type.
fn compare(at: &str, page: &Value, real: &Value) {
    match (page, real) {
        (Value::Object(page), Value::Object(real)) => {
            let names: [Vec<&String>; 2] = [page, real].map(|object| object.keys().collect());
            assert_eq!(
                names[0], names[1],
                "{at}: the page has the fields on the left"
            );
            for (name, value) in page {
                compare(&format!("{at}.{name}"), value, &real[name]);
            }
        }
        (Value::Array(page), Value::Array(real)) => {
            if let Some(first) = page.first() {
                for value in real {
                    compare(&format!("{at}[]"), first, value);
                }
            }
        }
        (Value::Null, _) | (_, Value::Null) => (),
        _ => assert_eq!(kind(page), kind(real), "{at}: {page} {real}"),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Objects that are maps: their keys are tags, moves, endings or sizes, not fields.
const MAPS: [&str; 4] = ["tags", "divide", "endings", "pieces_by_size"];

/// Collects the types of every field.
fn note_fields(value: &Value, fields: &mut BTreeMap<String, Vec<&'static str>>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                let kinds = fields.entry(name.clone()).or_default();
                if !value.is_null() && !kinds.contains(&kind(value)) {
                    kinds.push(kind(value));
                }
                if !MAPS.contains(&name.as_str()) {
                    note_fields(value, fields);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| note_fields(value, fields)),
        _ => (),
    }
}

#[test]
fn every_json_subcommand_is_documented() {
    let page = Page::read();
    let cli = ordo_cli::Cli::command();
    let with_json = cli
        .get_subcommands()
        .filter(|command| command.get_arguments().any(|arg| arg.get_id() == "json"));
    let names: Vec<&str> = with_json.map(clap::Command::get_name).collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        assert!(
            page.text.contains(&format!("\n## `ordo {name}`\n")),
            "{name}"
        );
        let example = |example: &Example| example.command.contains(&format!("ordo {name} "));
        assert!(page.examples.iter().any(example), "{name} has no example");
    }
}

#[cfg(unix)]
#[test]
fn documented_fields_match_the_output() {
    let page = Page::read();
    assert!(!page.examples.is_empty());
    let folder = TempDir::new().unwrap();
    for (name, text) in &page.files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let (_server, address) = serve_with_default_limits(folder.path());
    let programs = Path::new(env!("CARGO_BIN_EXE_ordo")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let mut fields = BTreeMap::new();
    for Example { command, printed } in &page.examples {
        let run = Command::new("sh")
            .args(["-c", &command.replace(SERVER, &address)])
            .current_dir(folder.path())
            .env("PATH", &path)
            .output()
            .unwrap();
        let out = String::from_utf8(run.stdout).unwrap();
        let real = values(&out);
        assert_eq!(real.len(), printed.len(), "{command}: {out}");
        for (page, real) in printed.iter().zip(&real) {
            compare(command, page, real);
            note_fields(real, &mut fields);
        }
    }
    for (name, kinds) in fields {
        assert!(kinds.len() <= 1, "{name} is {kinds:?}");
        let mut rows = page.text.lines().filter(|line| line.starts_with("| `"));
        let explained = rows.any(|row| {
            let names = row.split('|').nth(1).unwrap_or_default();
            names.contains(&format!("`{name}`"))
        });
        assert!(explained, "{name} is not documented");
    }
}

#[test]
fn compare_detects_differences() {
    let compare = |page: &str, real: &str| {
        let [page, real] = [page, real].map(|text| serde_json::from_str(text).unwrap());
        std::panic::catch_unwind(|| compare("", &page, &real)).is_ok()
    };
    assert!(compare(
        r#"{"a": [{"b": 1}]}"#,
        r#"{"a": [{"b": 2}, {"b": null}]}"#
    ));
    assert!(!compare(
        r#"{"a": [{"b": 1}]}"#,
        r#"{"a": [{"b": 2}, {"c": 3}]}"#
    ));
    assert!(!compare(r#"{"a": 1}"#, r#"{"a": 1, "b": 1}"#));
    assert!(!compare(r#"{"a": 1}"#, r#"{"a": "1"}"#));
}
