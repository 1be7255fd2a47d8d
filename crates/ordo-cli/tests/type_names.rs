//! No public type name of the workspace has two meanings.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The public type that a line declares. An alias such as `pub type Game = crate::Game<Position>` is the type that it names.
fn declared(line: &str) -> Option<&str> {
    let declaration = line.trim_start().strip_prefix("pub ")?;
    let (keyword, rest) = declaration.split_once(' ')?;
    if !["struct", "enum", "union", "trait", "type"].contains(&keyword) {
        return None;
    }
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    let name = &rest[..end.unwrap_or(rest.len())];
    let is_alias = keyword == "type" && rest.contains(&format!("::{name}<"));
    (!is_alias).then_some(name)
}

/// The file, or the crate for files of one game: `stein::Position` and `khalifa::Position` mean the same in their games.
fn place(file: &Path) -> String {
    let path = file.to_str().unwrap().replace('\\', "/");
    for game in ["/stein/", "/khalifa/", "/stein.rs", "/khalifa.rs"] {
        if let Some((before, _)) = path.split_once(game) {
            return format!("{before}/<game>");
        }
    }
    path
}

#[test]
fn public_type_names_have_one_meaning() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for entry in fs::read_dir(&crates).unwrap() {
        rust_files(&entry.unwrap().path().join("src"), &mut files);
    }
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        for name in text.lines().filter_map(declared) {
            let places = places.entry(name.to_owned()).or_default();
            let place = place(file.strip_prefix(&crates).unwrap());
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    assert!(places.len() > 100, "only {} types found", places.len());
    places.retain(|_, places| places.len() > 1);
    assert!(places.is_empty(), "declared more than once: {places:#?}");
}

#[test]
fn declarations_are_found() {
    assert_eq!(declared("pub struct Rate {"), Some("Rate"));
    assert_eq!(declared("    pub trait Input {"), Some("Input"));
    assert_eq!(declared("pub type Millis = i64;"), Some("Millis"));
    assert_eq!(declared("pub type Game = crate::Game<Position>;"), None);
    assert_eq!(declared("pub(crate) struct Seat;"), None);
    assert_eq!(declared("pub fn main() {"), None);
    assert_eq!(place(Path::new("a/src/b/c.rs")), "a/src/b/c.rs");
    assert_eq!(
        place(Path::new("a/src/stein/c.rs")),
        place(Path::new("a/src/khalifa/d/e.rs"))
    );
    assert_eq!(
        place(Path::new("a/src/b/stein.rs")),
        place(Path::new("a/src/b/khalifa.rs"))
    );
}
