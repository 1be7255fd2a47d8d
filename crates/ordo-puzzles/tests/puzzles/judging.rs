//! Accepted moves, replies, refutations and hints.

use ordo_puzzles::{
    Collection, Goal, Puzzle, PuzzleGame, PuzzleProof, Tactics, Verdict, WinProver, embedded,
};
use ordo_rules::{RuleSet, SplitMix64, with_rules};

/// Some puzzles of the program.
fn sample<P: PuzzleGame>(count: usize) -> Vec<Puzzle<P>> {
    let mut entries = Collection::read(embedded(P::RULE_SET))
        .unwrap()
        .entries()
        .to_vec();
    SplitMix64::new(3).shuffle(&mut entries);
    entries.truncate(count);
    entries
        .iter()
        .map(|entry| entry.puzzle().unwrap())
        .collect()
}

fn solution_is_accepted<P: PuzzleGame>() {
    for puzzle in sample::<P>(40) {
        for found in 0..puzzle.solver_moves() {
            let hint = puzzle.hint(found).unwrap();
            assert_eq!(hint.mv, puzzle.line()[2 * found]);
            let is_last = found + 1 == puzzle.solver_moves();
            assert_eq!(hint.is_last, is_last && puzzle.goal() == Goal::Win);
            let verdict = puzzle.judge(found, hint.mv).unwrap();
            let reply = puzzle.line().get(2 * found + 1).copied();
            assert_eq!(verdict, Verdict::Accepted { mv: hint.mv, reply });
            assert_eq!(reply.is_none(), is_last);
        }
        assert_eq!(puzzle.hint(puzzle.solver_moves()), None);
    }
}

#[test]
fn the_solution_is_accepted_and_answered() {
    for &rule_set in RuleSet::ALL {
        with_rules!(rule_set, Position => solution_is_accepted::<Position>());
    }
}

/// Wrong first moves are answered with a win, or with a reply after which the solver cannot win within the bound.
fn wrong_moves_are_refuted<P: PuzzleGame>() {
    let mut rng = SplitMix64::new(8);
    let mut refuted = 0;
    for puzzle in sample::<P>(12) {
        let position = puzzle.position();
        let mut moves = position.legal_moves();
        moves.retain(|&mv| !puzzle.accepts(0, mv));
        let Some(&wrong) = rng.choose(&moves) else {
            continue;
        };
        let Verdict::Wrong { mv, refutation } = puzzle.judge(0, wrong).unwrap() else {
            panic!("{puzzle}: {wrong} is accepted");
        };
        assert_eq!(mv, wrong);
        let after = position.after_unchecked(wrong);
        let Some(&reply) = refutation.first() else {
            let winner = after.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(!position.turn()), "{puzzle}: {wrong}");
            continue;
        };
        assert!(after.is_legal(reply), "{puzzle}: {wrong} {reply}");
        let next = after.after_unchecked(reply);
        if let Some(outcome) = next.outcome() {
            assert_eq!(
                outcome.winner,
                Some(after.turn()),
                "{puzzle}: {wrong} {reply}"
            );
        } else {
            let bound = match puzzle.proof() {
                PuzzleProof::Exact => 3,
                PuzzleProof::Within(plies) => plies.min(5),
            };
            let wins = WinProver::new().wins_within(&next, bound.saturating_sub(2));
            assert_eq!(wins, Ok(false), "{puzzle}: {wrong} {reply}");
        }
        refuted += 1;
    }
    assert!(refuted > 5, "{refuted}");
}

#[test]
fn wrong_moves_are_answered_with_their_refutation() {
    for &rule_set in RuleSet::ALL {
        with_rules!(rule_set, Position => wrong_moves_are_refuted::<Position>());
    }
}

#[test]
fn any_move_that_ends_the_game_is_accepted_at_the_end() {
    let mut others = 0;
    for puzzle in sample::<ordo_rules::stein::Position>(200) {
        let last = puzzle.solver_moves() - 1;
        for win in puzzle.position_after(last).immediate_wins() {
            let verdict = puzzle.judge(last, win).unwrap();
            assert_eq!(
                verdict,
                Verdict::Accepted {
                    mv: win,
                    reply: None
                },
                "{puzzle}"
            );
            others += usize::from(!puzzle.line().contains(&win));
        }
    }
    assert!(others > 0);
}

#[test]
fn illegal_moves_are_neither_right_nor_wrong() {
    let puzzle = sample::<ordo_rules::stein::Position>(1).remove(0);
    let illegal = "a1-j1".parse().unwrap();
    if !puzzle.position().legal_moves().contains(&illegal) {
        assert!(puzzle.judge(0, illegal).is_err());
    }
}
