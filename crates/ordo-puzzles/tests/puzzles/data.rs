//! The collections of the program.

use std::collections::HashSet;

use ordo_puzzles::{Collection, Goal, Puzzle, PuzzleGame, PuzzleProof, Theme, embedded};
use ordo_rules::{RuleSet, with_rules};

/// The most bytes of both files together, which compress to about a third.
const MOST_BYTES: usize = 500_000;

fn check<P: PuzzleGame>(text: &str) -> Vec<Puzzle<P>> {
    let collection = Collection::read(text).unwrap();
    assert_eq!(collection.rule_set(), P::RULE_SET);
    let puzzles: Vec<Puzzle<P>> = collection
        .entries()
        .iter()
        .map(|entry| {
            entry
                .puzzle()
                .unwrap_or_else(|fault| panic!("{}: {fault}", entry.text))
        })
        .collect();
    let ids: HashSet<_> = puzzles.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), puzzles.len(), "duplicates");
    for puzzle in &puzzles {
        assert!(puzzle.rating().is_some(), "{puzzle}");
        if let PuzzleProof::Within(plies) = puzzle.proof() {
            assert!(usize::from(plies) >= puzzle.line().len(), "{puzzle}");
        }
        assert_eq!(
            puzzle.goal() == Goal::Hold,
            puzzle.themes().contains(Theme::OnlyDefence)
        );
    }
    puzzles
}

#[test]
fn all_puzzles_are_read_and_distinct() {
    let mut bytes = 0;
    for &rule_set in RuleSet::ALL {
        let text = embedded(rule_set);
        bytes += text.len();
        let (count, one_movers) = with_rules!(rule_set, Position => {
            let puzzles = check::<Position>(text);
            let is_short = |puzzle: &&Puzzle<Position>| puzzle.goal() == Goal::Win && puzzle.line().len() == 1;
            (puzzles.len(), puzzles.iter().filter(is_short).count())
        });
        assert!(
            one_movers * 5 < count,
            "{rule_set}: {one_movers} of {count}"
        );
    }
    assert!(bytes < MOST_BYTES, "{bytes}");
}

#[test]
fn every_theme_has_puzzles() {
    for &theme in Theme::ALL {
        let collection = Collection::read(embedded(theme.rule_set())).unwrap();
        let has_theme = |entry: &&ordo_puzzles::Entry<'_>| entry.themes.contains(theme);
        let count = collection.entries().iter().filter(has_theme).count();
        assert!(count > 0, "{theme}");
    }
}
