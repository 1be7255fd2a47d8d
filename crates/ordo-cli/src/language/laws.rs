//! Every language has the same texts with the same arguments, and the program uses all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::source::{Entry, entries};
use super::{Language, Texts, catalogue};

fn forms(entry: &Entry) -> Vec<&str> {
    match entry {
        Entry::Text(text) => vec![text],
        Entry::Plural { one, other } => vec![one, other],
    }
}

/// The names of the arguments in a text.
fn holes(text: &str) -> BTreeSet<String> {
    let holes = text.split('{').skip(1);
    holes
        .filter_map(|hole| hole.split_once('}'))
        .map(|(hole, _)| hole.split(':').next().unwrap_or(hole).to_lowercase())
        .collect()
}

fn terminal(language: Language) -> Vec<(String, Entry)> {
    entries(catalogue::terminal(language)).unwrap()
}

#[test]
fn no_language_lacks_a_key() {
    let all = |language| {
        catalogue::load(language)
            .into_iter()
            .collect::<BTreeMap<_, _>>()
    };
    let english = all(Language::En);
    for language in Language::ALL {
        let here = all(language);
        let keys = |entries: &BTreeMap<String, Entry>| entries.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&here), keys(&english), "{language:?}");
        for (key, entry) in &here {
            let arguments = |entry: &Entry| -> BTreeSet<String> {
                forms(entry).into_iter().flat_map(holes).collect()
            };
            assert_eq!(
                arguments(entry),
                arguments(&english[key]),
                "{language:?}: {key}"
            );
            for form in forms(entry) {
                assert!(
                    !form.is_empty() && form.trim() == form,
                    "{language:?}: {key}"
                );
            }
        }
    }
}

#[test]
fn terminal_texts_have_the_same_order_and_are_translated() {
    let english = terminal(Language::En);
    for language in [Language::Fr, Language::Es, Language::De] {
        let here = terminal(language);
        for ((key, entry), (english_key, english)) in here.iter().zip(&english) {
            assert_eq!(key, english_key, "{language:?}");
            let words = forms(english)[0].split(' ').count();
            assert!(words < 4 || entry != english, "{language:?}: {key}");
            for form in forms(entry) {
                assert!(!form.contains(['\'', '"']), "{language:?}: {key}: {form}");
                assert!(
                    !form.contains(" :") && !form.contains(" ;"),
                    "{key} lacks a no-break space: {form}"
                );
            }
        }
        assert_eq!(here.len(), english.len());
    }
}

/// The Rust sources of the program, without tests of this module.
fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            *into += &fs::read_to_string(&path).unwrap();
        }
    }
}

#[test]
fn every_used_key_exists_and_every_terminal_key_is_used() {
    let mut code = String::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    code += include_str!("../commands.rs");
    for folder in ["play", "puzzle", "tui"] {
        sources(&source.join(folder), &mut code);
    }
    let texts = Texts::new(Language::En);
    let prefixes = [
        "term.", "play.", "outcome.", "analyse.", "online.", "message.", "side", "typed.",
        "share.", "app.", "game.",
    ];
    let literals = code.split('"').skip(1).step_by(2);
    for key in literals.filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix))) {
        let is_key = key.chars().all(|c| c.is_alphanumeric() || c == '.')
            && !key.ends_with(['.'])
            && !key.contains(".ordo")
            && key.contains('.');
        if is_key {
            assert_ne!(texts.get(key), key, "unknown key");
        }
    }
    for (key, _) in terminal(Language::En) {
        let stem = key.rsplit_once('.').map_or("", |(stem, _)| stem);
        let used = code.contains(&format!("\"{key}\"")) || code.contains(&format!("\"{stem}.{{"));
        assert!(used, "unused key {key}");
    }
}

#[test]
fn lines_of_the_screen_fit_into_80_columns() {
    use unicode_width::UnicodeWidthStr;
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, _) in terminal(language) {
            let most = match key.as_str() {
                "term.secondStep" | "term.turnComplete" | "term.extending" | "term.over"
                | "term.overOnline" => 78,
                key if key.starts_with("term.keys.") => 78,
                "term.puzzle.tryAgain" | "term.puzzle.after" | "term.puzzle.last" => 78,
                key if key.starts_with("term.key.") => 57,
                key if key.starts_with("term.puzzle.command.") => 57,
                _ => continue,
            };
            let text = texts.get(&key);
            assert!(
                text.width() <= most,
                "{language:?}: {key} has {}: {text}",
                text.width()
            );
        }
    }
}
