//! The layers of the server's modules: a lower layer never names a higher one.

use std::collections::{BTreeMap, BTreeSet};
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

/// The module of a file, such as `http::ws::session`.
fn module(file: &Path) -> String {
    let path = file.strip_prefix(source()).unwrap().with_extension("");
    let parts: Vec<&str> = path.iter().map(|part| part.to_str().unwrap()).collect();
    parts.join("::")
}

/// The modules that each file imports from its own layer. A `mod.rs` is left out, since a module and its children belong together.
fn imports() -> BTreeMap<String, Vec<String>> {
    let files = files(&source()).into_iter().filter(|file| {
        let name = file.file_name().unwrap().to_str().unwrap();
        name != "mod.rs" && name != "lib.rs" && !TEST_FILES.contains(&name)
    });
    let codes: BTreeMap<String, String> = files.map(|file| (module(&file), code(&file))).collect();
    let imported = |from: &str, code: &str, other: &str| {
        let Some((parent, name)) = other.rsplit_once("::") else {
            return false;
        };
        let is_sibling = from.rsplit_once("::").is_some_and(|(of, _)| of == parent);
        named(code, &format!("crate::{parent}")).contains(name)
            || is_sibling && named(code, "super").contains(name)
    };
    let imports = codes.iter().map(|(from, code)| {
        let others = codes.keys().filter(|other| *other != from);
        let others = others.filter(|other| imported(from, code, other));
        (from.clone(), others.cloned().collect())
    });
    imports.collect()
}

#[test]
fn files_do_not_import_each_other_in_a_cycle() {
    let mut imports = imports();
    assert!(imports["http::ws::session"].contains(&"http::ws::close".to_owned()));
    assert!(imports["http::api"].contains(&"http::games".to_owned()));
    // Files that import only removed ones are removed; what is left imports in a cycle.
    loop {
        let before = imports.len();
        let left = imports.clone();
        imports.retain(|_, others| others.iter().any(|other| left.contains_key(other)));
        if imports.len() == before {
            break;
        }
    }
    assert!(imports.is_empty(), "{imports:#?}");
}

/// The table of an online move in `docs/ARCHITECTURE.md`: at most 24 files, all of them existing and different.
#[test]
fn the_walk_of_an_online_move_names_each_file_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("docs/ARCHITECTURE.md")).unwrap();
    let rows = text.lines().filter_map(|line| {
        let (number, rest) = line.strip_prefix("| ")?.split_once(" | `")?;
        Some((number.parse::<usize>().ok()?, rest.split_once('`')?.0))
    });
    let mut walk = BTreeSet::new();
    for (index, (number, file)) in rows.enumerate() {
        assert_eq!(number, index + 1, "{file}");
        let path = match file.strip_prefix("web/") {
            Some(_) => root.join(file),
            None => source().join(file),
        };
        assert!(path.is_file(), "{file} does not exist");
        assert!(walk.insert(file), "{file} is there twice");
    }
    assert!((20..=24).contains(&walk.len()), "{} files", walk.len());
}
