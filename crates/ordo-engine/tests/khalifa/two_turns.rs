//! Wins within two own turns, compared with an exhaustive search.

use ordo_engine::khalifa::Prover;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Position, Spacing, Turn};
use ordo_testkit::khalifa::{anywhere, placed};

/// True if a turn wins at once, or with the next turn against every reply.
fn wins(position: &Position, turn: Turn) -> bool {
    let us = position.turn();
    let after = position.after_unchecked(turn);
    match after.outcome() {
        Some(outcome) => outcome.winner == Some(us),
        None => after.legal_turns().into_iter().all(|reply| {
            let next = after.after_unchecked(reply);
            match next.outcome() {
                Some(outcome) => outcome.winner == Some(us),
                None => next.wins_in_one().is_some(),
            }
        }),
    }
}

#[test]
fn wins_in_two_turns_match_exhaustive_search() {
    let mut rng = SplitMix64::new(32);
    let mut prover = Prover::new(1);
    let mut won = [0, 0];
    for n in 0..1_000 {
        let spacing = [Spacing::Gaps, Spacing::Adjacent][n % 2];
        let position = match n % 4 {
            0 | 1 => placed(&mut rng, GameOptions { spacing }),
            _ => anywhere(&mut rng, GameOptions { spacing }),
        };
        let expected = position
            .legal_turns()
            .into_iter()
            .find(|&turn| wins(&position, turn));
        let found = prover.wins_in_two(&position);
        assert_eq!(found.is_some(), expected.is_some(), "{position}");
        assert!(found.is_none_or(|turn| wins(&position, turn)), "{position}");
        won[n % 2] += i32::from(found.is_some());
    }
    // Both answers must occur, under both spacing rules.
    assert!(won.iter().all(|won| (30..450).contains(won)), "{won:?}");
}
