//! The rules have the same rule numbers and boards in all languages.

use crate::ordo::{ordo, ordo_with};

const LANGUAGES: [&str; 4] = ["en", "fr", "es", "de"];

/// Rule numbers and boards, which must be the same in all languages.
fn skeleton(text: &str) -> Vec<String> {
    let is_rule = |line: &str| {
        let word = line.split(' ').next().unwrap_or_default();
        word.starts_with(['S', 'K']) && word.len() > 1 && word[1..].parse::<u8>().is_ok()
    };
    let is_board = |line: &str| {
        let mut chars = line.trim_start().chars();
        chars.next().is_some_and(|c| c.is_ascii_digit())
            && chars.next() == Some(' ')
            && chars.next() == Some(' ')
            && chars.count() > 4
    };
    let lines = text.lines().filter(|line| is_rule(line) || is_board(line));
    lines
        .map(|line| {
            if is_rule(line) {
                line.split(' ').next().unwrap_or_default()
            } else {
                line
            }
        })
        .map(str::to_owned)
        .collect()
}

fn rules(game: &str, lang: &str) -> String {
    let run = ordo(&["rules", "--game", game, "--lang", lang], "");
    assert_eq!(run.code, 0, "{}", run.err);
    run.out
}

fn check(game: &str, numbers: &[String], credits: &[&str]) {
    let english = skeleton(&rules(game, "en"));
    let found: Vec<&String> = english
        .iter()
        .filter(|line| numbers.contains(line))
        .collect();
    assert_eq!(found, numbers.iter().collect::<Vec<_>>());
    assert!(english.len() > numbers.len() + 10, "no boards found");
    for lang in LANGUAGES {
        let text = rules(game, lang);
        assert_eq!(skeleton(&text), english, "{lang}");
        for line in text.lines() {
            assert!(
                line.chars().count() <= 76 && line.trim_end() == line,
                "{lang}: {line:?}"
            );
        }
        for credit in credits {
            assert!(text.contains(credit), "{lang}: {credit}");
        }
    }
}

#[test]
fn stein_rules_match_in_all_languages() {
    let numbers: Vec<String> = (1..=10).map(|n| format!("S{n}")).collect();
    let credits = [
        "Dieter Stein",
        "spielstein.com",
        "CC BY-NC 3.0",
        "S10.4",
        "S10.5",
    ];
    check("stein", &numbers, &credits);
}

#[test]
fn khalifa_rules_match_in_all_languages() {
    let numbers: Vec<String> = (1..=8).map(|n| format!("K{n}")).collect();
    let credits = [
        "Nouri Khalifa",
        "1998 Play way",
        "Créations JLT",
        "spacing = adjacent",
    ];
    check("khalifa", &numbers, &credits);
}

#[test]
fn rules_language_follows_the_environment() {
    let default = ordo(&["rules"], "").out;
    assert_eq!(default, rules("stein", "en"));
    let french = ordo_with(&["rules"], b"", "fr_CA.UTF-8").out;
    assert_eq!(french, rules("stein", "fr"));
    let chosen = ordo_with(&["rules", "--lang", "es"], b"", "de_DE").out;
    assert_eq!(chosen, rules("stein", "es"));
    let json = ordo(&["rules", "--lang", "de", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["lang"], "de");
    assert_eq!(json["text"], rules("stein", "de"));
}
