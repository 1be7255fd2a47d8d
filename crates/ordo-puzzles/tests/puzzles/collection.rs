//! Files of puzzles.

use ordo_puzzles::{
    Collection, CollectionError, Day, Entry, EntryFault, Goal, InvalidPuzzle, Puzzle, PuzzleGame,
    PuzzleProof, Theme, of_the_day,
};
use ordo_rules::{RuleSet, khalifa, stein};

/// A win at once: the piece on e7 goes to the goal row.
const POSITION: &str = "10/3ww5/4w5/10/10/b9/b9/10 w";

fn puzzle() -> Puzzle<stein::Position> {
    let position = POSITION.parse().unwrap();
    Puzzle::new(
        position,
        Goal::Win,
        &["e7-e8".parse().unwrap()],
        PuzzleProof::Within(3),
    )
    .unwrap()
}

#[test]
fn puzzles_round_trip_through_their_lines() {
    for rating in [None, Some(1234)] {
        let puzzle = puzzle().with_rating(rating);
        let line = puzzle.to_string();
        let entry = Entry::read(&line).unwrap();
        assert_eq!((entry.rating, entry.plies), (rating, 1));
        assert_eq!(entry.puzzle(), Ok(puzzle));
        let file = format!("ordo-puzzles 1 stein\n# a comment\n\n{line}\n");
        let collection = Collection::read(&file).unwrap();
        assert_eq!(collection.rule_set(), RuleSet::Stein);
        assert_eq!(collection.entries(), [entry]);
        assert_eq!(collection.get(entry.id), Some(&entry));
    }
}

#[test]
fn reflected_positions_have_the_same_identifier() {
    let position: stein::Position = POSITION.parse().unwrap();
    let id = puzzle().id();
    for reflected in [
        position.mirrored(),
        position.color_swapped(),
        position.color_swapped().mirrored(),
    ] {
        assert_eq!(reflected.canonical_number(), position.canonical_number());
        let wins = ordo_puzzles::Tactics::immediate_wins(&reflected);
        let other = Puzzle::new(reflected, Goal::Win, &[wins[0]], PuzzleProof::Exact).unwrap();
        assert_eq!(other.id(), id);
    }
    let other: stein::Position = "10/4ww4/5w4/10/10/b9/b9/10 w".parse().unwrap();
    assert_ne!(other.canonical_number(), position.canonical_number());
    let khalifa: khalifa::Position = "8/8/3b4/2a5/3c4/7d/6D1/A1B1C3 w".parse().unwrap();
    for symmetry in khalifa::Symmetry::all() {
        let image = symmetry.position(&khalifa);
        assert_eq!(image.canonical_number(), khalifa.canonical_number());
    }
}

#[test]
fn damaged_files_are_refused_with_the_line() {
    for header in [
        "",
        "ordo-puzzles",
        "ordo-puzzles 2 stein",
        "ordo-puzzles 1 chess",
        "ordo-puzzles 1 stein x",
    ] {
        assert_eq!(
            Collection::read(header),
            Err(CollectionError::Header),
            "{header}"
        );
    }
    let line = puzzle().to_string();
    let fault = |line: &str| {
        let file = format!("ordo-puzzles 1 stein\n\n{line}");
        match Collection::read(&file) {
            Err(CollectionError::Entry { line: 3, fault }) => fault,
            other => panic!("{line}: {other:?}"),
        }
    };
    let mut words: Vec<&str> = line.split(' ').collect();
    assert_eq!(fault(words[0]), EntryFault::Missing("rating"));
    words[1] = "x";
    assert_eq!(fault(&words.join(" ")), EntryFault::Invalid("rating"));
    words[1] = "70000";
    assert_eq!(fault(&words.join(" ")), EntryFault::Invalid("rating"));
    words[1] = "-";
    words[3] = "100";
    assert_eq!(fault(&words.join(" ")), EntryFault::Invalid("proof"));
    words[3] = "5";
    words[4] = "x";
    assert_eq!(fault(&words.join(" ")), EntryFault::Invalid("themes"));
    let other = line.replacen('s', "k", 1);
    assert_eq!(fault(&other), EntryFault::OtherGame);
}

#[test]
fn puzzles_are_checked_by_the_rules() {
    let line = puzzle().to_string();
    let fault = |line: &str| {
        Entry::read(line)
            .unwrap()
            .puzzle::<stein::Position>()
            .unwrap_err()
    };
    assert_eq!(
        fault(&line.replace("10_", "10_x")),
        EntryFault::Invalid("position")
    );
    assert_eq!(
        fault(&line.replace("_w", "")),
        EntryFault::Invalid("position")
    );
    assert_eq!(
        fault(&line.replace("e7-e8", "e9-e8")),
        EntryFault::Invalid("solution")
    );
    let illegal = fault(&line.replace("e7-e8", "e7-e6"));
    assert!(matches!(illegal, EntryFault::Puzzle(_)), "{illegal}");
    assert_eq!(
        fault(&line.replace("home-row", "race")),
        EntryFault::Mismatch("themes")
    );
    let moved = line
        .replace("3ww5/4w5", "4ww4/5w4")
        .replace("e7-e8", "f7-f8");
    assert_eq!(fault(&moved), EntryFault::Mismatch("identifier"));
    assert!(
        Entry::read(&line)
            .unwrap()
            .puzzle::<khalifa::Position>()
            .is_err()
    );
}

#[test]
fn lines_that_do_not_reach_the_goal_are_no_puzzles() {
    let position: stein::Position = POSITION.parse().unwrap();
    let make = |goal, moves: &[&str]| {
        let line: Vec<_> = moves.iter().map(|mv| mv.parse().unwrap()).collect();
        Puzzle::new(position, goal, &line, PuzzleProof::Exact).map(|_| ())
    };
    assert_eq!(make(Goal::Win, &[]), Err(InvalidPuzzle::Length));
    assert_eq!(make(Goal::Win, &["e6-d6"]), Err(InvalidPuzzle::NoWin));
    assert_eq!(make(Goal::Hold, &["e7-e8"]), Err(InvalidPuzzle::NoDefence));
    assert_eq!(make(Goal::Hold, &["e6-d6"]), Ok(()));
    let after = make(Goal::Win, &["e7-e8", "a3-b3"]);
    assert!(
        matches!(after, Err(InvalidPuzzle::Illegal { number: 2, .. })),
        "{after:?}"
    );
}

#[test]
fn themes_and_ratings_choose_puzzles() {
    let line = puzzle().with_rating(Some(900)).to_string();
    let entry = Entry::read(&line).unwrap();
    assert!(entry.matches(&[], 0, u16::MAX));
    assert!(entry.matches(&[Theme::Race, Theme::HomeRow], 900, 900));
    assert!(!entry.matches(&[Theme::Race], 0, u16::MAX));
    assert!(!entry.matches(&[], 901, 2000));
    let unrated = puzzle().to_string();
    assert!(!Entry::read(&unrated).unwrap().matches(&[], 0, 2000));
}

#[test]
fn new_puzzles_change_few_days() {
    let text = ordo_puzzles::embedded(RuleSet::Stein);
    let collection = Collection::read(text).unwrap();
    let all = collection.entries();
    let fewer = &all[..all.len() * 9 / 10];
    let mut changed = 0;
    let mut seen = std::collections::HashSet::new();
    for n in 1..=28 {
        let day: Day = format!("2026-11-{n:02}").parse().unwrap();
        let entry = of_the_day(all, day).unwrap();
        assert!(entry.plies > 1);
        seen.insert(entry.id);
        changed += usize::from(of_the_day(fewer, day).unwrap().id != entry.id);
    }
    assert!(changed < 10 && seen.len() > 9, "{changed} {}", seen.len());
    for text in [
        "",
        "2026-1-1",
        "2026-11-32",
        "+026-11-18",
        "2026-11-18-1",
        "2026/11/18",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
}
