//! The layers of the server's modules: a lower layer never names a higher one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each layer (a file or folder of `src`) with the layers it may name. A layer names only those above it in this list, so there
/// can be no cycle.
const LAYERS: [(&str, &[&str]); 11] = [
    ("network", &[]),
    ("time", &[]),
    ("metrics", &[]),
    ("site", &[]),
    ("game", &[]),
    ("store", &["game", "time"]),
    ("cluster", &["game", "network"]),
    ("config", &["store", "time"]),
    (
        "rooms",
        &[
            "cluster", "config", "game", "metrics", "network", "store", "time",
        ],
    ),
    (
        "http",
        &[
            "cluster", "config", "game", "metrics", "network", "rooms", "site", "store", "time",
        ],
    ),
    ("test_support", &["game", "http", "store"]),
];

/// Crates that only these layers may use.
const CRATES: [(&str, &[&str]); 5] = [
    ("sqlx", &["store", "test_support"]),
    ("async_nats", &["cluster"]),
    ("axum", &["http", "site"]),
    ("tokio_tungstenite", &["http"]),
    (
        "tokio",
        &["time", "store", "cluster", "rooms", "http", "site"],
    ),
];

/// Files that are compiled for tests only.
const TEST_FILES: [&str; 4] = ["tests.rs", "laws.rs", "fixtures.rs", "plans.rs"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files of a layer.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap();
    let files = entries.flat_map(|entry| files(&entry.unwrap().path()));
    files
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// The code of a file without comments and tests.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let code = text
        .split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The first segments of all paths that begin with `prefix::`, also within braces.
fn named<'a>(code: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let segment = |text: &'a str| {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
        &text[..end.unwrap_or(text.len())]
    };
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(&format!("{prefix}::")) {
        let rest = &code[at + prefix.len() + 2..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = &list[..list.find(';').unwrap_or(list.len())];
                found.extend(list.split(',').map(str::trim).map(segment));
            }
            None => _ = found.insert(segment(rest)),
        }
    }
    found
}

#[test]
fn lower_layers_do_not_name_higher_ones() {
    let is_layer = |name: &str| LAYERS.iter().any(|(layer, _)| *layer == name);
    for (index, (layer, allowed)) in LAYERS.iter().enumerate() {
        for lower in *allowed {
            let known = LAYERS.iter().position(|(name, _)| name == lower);
            assert!(known.is_some_and(|known| known < index), "{layer}: {lower}");
        }
        let path = source().join(layer);
        let path = if path.is_dir() {
            path
        } else {
            path.with_extension("rs")
        };
        let mut read = 0;
        for file in files(&path) {
            let name = file.file_name().unwrap().to_str().unwrap();
            if TEST_FILES.contains(&name) {
                continue;
            }
            read += 1;
            let code = code(&file);
            for other in named(&code, "crate") {
                if is_layer(other) && other != *layer {
                    assert!(allowed.contains(&other), "{} names {other}", file.display());
                }
            }
            for (name, users) in CRATES {
                if !users.contains(layer) {
                    let used = code.contains(&format!("{name}::"));
                    assert!(!used, "{} uses {name}", file.display());
                }
            }
        }
        assert!(read > 0, "{layer}");
    }
}

#[test]
fn every_module_is_in_a_layer() {
    for entry in fs::read_dir(source()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let known = name == "lib" || LAYERS.iter().any(|(layer, _)| *layer == name);
        assert!(known, "{name}: add it to LAYERS");
    }
}
