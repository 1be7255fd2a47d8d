use ordo_puzzles::{Collection, Entry, Puzzle, PuzzleGame};
use ordo_rules::with_rules;

/// Any text is a puzzle file or an error, and every puzzle of it is written as it was read.
pub fn puzzle_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let collection = match Collection::read(&text) {
        Ok(collection) => collection,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for entry in collection.entries() {
        assert_eq!(entry.id.rule_set(), collection.rule_set());
        with_rules!(collection.rule_set(), Position => reads_or_fails::<Position>(entry));
    }
}

fn reads_or_fails<P: PuzzleGame>(entry: &Entry<'_>) {
    let puzzle: Puzzle<P> = match entry.puzzle() {
        Ok(puzzle) => puzzle,
        Err(fault) => return assert!(!fault.to_string().is_empty()),
    };
    let written = puzzle.to_string();
    let again = Entry::read(&written).map(|entry| entry.puzzle());
    assert_eq!(again, Ok(Ok(puzzle.clone())));
    assert_eq!(puzzle.line().len(), entry.plies);
}
