//! Laws that hold for every game: one suite, run for each rule set.

use std::collections::HashSet;

use ordo_rules::{Outcome, Rules, SplitMix64};

/// A symmetry of the game: a mapping of positions and moves that preserves the rules.
pub struct NamedSymmetry<P: Rules> {
    /// Shown when a law is broken.
    pub name: &'static str,
    /// The image of a position.
    pub position: fn(&P) -> P,
    /// The image of a move.
    pub mv: fn(P::Move) -> P::Move,
    /// True if White's pieces become Black's.
    pub swaps_colors: bool,
}

/// Checks one position against all laws. `candidates` are any moves, legal or not.
pub fn check<P: Rules>(
    position: &P,
    symmetries: &[NamedSymmetry<P>],
    candidates: impl IntoIterator<Item = P::Move>,
) {
    let moves = position.legal_moves();
    moves_are_counted_sorted_and_distinct(position, &moves);
    generated_moves_are_the_accepted_ones(position, &moves, candidates);
    only_finished_positions_have_no_moves(position, &moves);
    text_round_trips(position, &moves);
    moves_update_keys_correctly(position, &moves);
    for symmetry in symmetries {
        symmetry_changes_nothing(position, &moves, symmetry);
    }
}

fn moves_are_counted_sorted_and_distinct<P: Rules>(position: &P, moves: &[P::Move]) {
    assert_eq!(position.count_moves(), moves.len(), "{position}");
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert!(
        texts.is_sorted_by(|a, b| a < b),
        "{position}: not sorted, or twice the same: {texts:?}"
    );
}

fn generated_moves_are_the_accepted_ones<P: Rules>(
    position: &P,
    moves: &[P::Move],
    candidates: impl IntoIterator<Item = P::Move>,
) {
    let legal: HashSet<P::Move> = moves.iter().copied().collect();
    for &mv in moves {
        if let Err(illegal) = position.explain(mv) {
            panic!("{position}: {mv} was generated, yet: {illegal}");
        }
    }
    for mv in candidates {
        let accepted = position.is_legal(mv);
        let canonical = if accepted { position.canonical(mv) } else { mv };
        assert_eq!(accepted, legal.contains(&canonical), "{position}: {mv}");
    }
}

fn only_finished_positions_have_no_moves<P: Rules>(position: &P, moves: &[P::Move]) {
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "{position}");
}

fn text_round_trips<P: Rules>(position: &P, moves: &[P::Move]) {
    let text = position.to_string();
    let again: P = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(again.to_string(), text);
    assert_eq!(again.key(), position.key(), "{text}");
    for mv in moves {
        let text = mv.to_string();
        let again: P::Move = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(again, *mv);
        assert_eq!(again.to_string(), text);
        assert_eq!(position.canonical(*mv), *mv);
    }
}

/// Parsing the text of the position after a move checks that it is possible and recomputes its key.
fn moves_update_keys_correctly<P: Rules>(position: &P, moves: &[P::Move]) {
    for &mv in moves {
        let next = position.after_unchecked(mv);
        let text = next.to_string();
        let again: P = text
            .parse()
            .unwrap_or_else(|e| panic!("{position}: {mv} leads to {text}: {e}"));
        assert_eq!(again.key(), next.key(), "{position}: {mv}");
        assert_ne!(next.key(), position.key(), "{position}: {mv}");
        assert_ne!(next.turn(), position.turn(), "{position}: {mv}");
    }
}

fn symmetry_changes_nothing<P: Rules>(
    position: &P,
    moves: &[P::Move],
    symmetry: &NamedSymmetry<P>,
) {
    let name = symmetry.name;
    let image = (symmetry.position)(position);
    let mut expected: Vec<P::Move> = moves
        .iter()
        .map(|&mv| image.canonical((symmetry.mv)(mv)))
        .collect();
    expected.sort_unstable();
    assert_eq!(image.legal_moves(), expected, "{name} of {position}");

    let outcome = position.outcome().map(|outcome| Outcome {
        winner: outcome
            .winner
            .map(|c| if symmetry.swaps_colors { !c } else { c }),
        ..outcome
    });
    assert_eq!(image.outcome(), outcome, "{name} of {position}");
    for &mv in moves {
        let one_way = (symmetry.position)(&position.after_unchecked(mv));
        let other_way = image.after_unchecked((symmetry.mv)(mv));
        assert_eq!(one_way, other_way, "{name} of {position} after {mv}");
    }
}

/// Plays random games, in which `choose` picks the moves, and calls `visit` with every position.
pub fn random_games<P: Rules>(
    start: &P,
    positions: usize,
    mut choose: impl FnMut(&P, &[P::Move]) -> P::Move,
    mut visit: impl FnMut(&P),
) {
    let mut left = positions;
    while left > 0 {
        let mut position = start.clone();
        for _ in 0..300 {
            visit(&position);
            left = left.saturating_sub(1);
            let moves = position.legal_moves();
            if moves.is_empty() || left == 0 {
                break;
            }
            let mv = choose(&position, &moves);
            position = position.after_unchecked(mv);
        }
    }
}

/// Chooses every legal move with the same probability.
pub fn uniform<P: Rules>(seed: u64) -> impl FnMut(&P, &[P::Move]) -> P::Move {
    let mut random = SplitMix64::new(seed);
    move |_, moves| *random.choose(moves).expect("a legal move")
}
