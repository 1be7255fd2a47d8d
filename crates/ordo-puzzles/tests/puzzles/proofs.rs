//! The prover compared with plain search by the rules, and the puzzles that it makes.

use ordo_puzzles::{MakeLimits, NoPuzzle, OutOfNodes, PuzzleProof, Tactics, WinProver, make};
use ordo_rules::{Color, Rules, SplitMix64, khalifa, stein};

/// True if a side can force a win within this many plies: no tables, no move ordering.
fn wins<P: Rules>(position: &P, side: Color, plies: u16) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    if plies == 0 {
        return false;
    }
    let mut after = position.legal_moves().into_iter();
    let mut next = |mv| wins(&position.after_unchecked(mv), side, plies - 1);
    if position.turn() == side {
        after.any(&mut next)
    } else {
        after.all(&mut next)
    }
}

/// Random positions with few pieces.
fn stein_positions(count: usize) -> Vec<stein::Position> {
    let mut rng = SplitMix64::new(5);
    let mut found = Vec::new();
    while found.len() < count {
        let position = ordo_testkit::stein::grown_position(&mut rng);
        let pieces = position.own().len() + position.enemy().len();
        if pieces <= 12 && position.outcome().is_none() {
            found.push(position);
        }
    }
    found
}

#[test]
fn stein_wins_equal_those_of_plain_search() {
    let mut prover = WinProver::new();
    let mut won = 0;
    for position in stein_positions(150) {
        let side = position.turn();
        for plies in [1, 3] {
            let expected = wins(&position, side, plies);
            assert_eq!(
                prover.wins_within(&position, plies),
                Ok(expected),
                "{position}"
            );
            won += usize::from(expected);
        }
        let expected = wins(&position, !side, 2);
        assert_eq!(
            prover.loses_within(&position, 2),
            Ok(expected),
            "{position}"
        );
    }
    assert!((10..299).contains(&won), "{won}");
}

#[test]
fn khalifa_wins_equal_those_of_plain_search() {
    let mut rng = SplitMix64::new(6);
    let mut prover = WinProver::new();
    let (mut won, mut lost) = (0, 0);
    for _ in 0..4000 {
        let position = ordo_testkit::khalifa::anywhere(&mut rng, ordo_testkit::khalifa::GAPS);
        if position.outcome().is_some() {
            continue;
        }
        let at_once = wins(&position, position.turn(), 1);
        assert_eq!(position.wins_at_once(), at_once, "{position}");
        // The opponent loses within two plies if every turn leaves a win.
        let expected = !at_once
            && position.legal_turns().into_iter().all(|turn| {
                let after = position.after_unchecked(turn);
                let winner = after.outcome().map(|outcome| outcome.winner);
                winner.map_or_else(
                    || after.wins_in_one().is_some(),
                    |winner| winner == Some(!position.turn()),
                )
            });
        assert_eq!(
            prover.loses_within(&position, 2),
            Ok(expected),
            "{position}"
        );
        won += usize::from(at_once);
        lost += usize::from(expected);
    }
    assert!(won > 5 && lost > 0, "{won} {lost}");
}

#[test]
fn made_puzzles_have_one_solution() {
    let mut prover = WinProver::new();
    let limits = MakeLimits {
        plies: 3,
        margin: 0,
        nodes: 100_000,
    };
    let mut made = 0;
    for position in stein_positions(150) {
        let Ok(puzzle) = make(&position, &mut prover, limits) else {
            continue;
        };
        let side = position.turn();
        if puzzle.line().len() == 3 {
            made += 1;
            let mut moves = position.legal_moves();
            moves.retain(|&mv| wins(&position.after_unchecked(mv), side, 2));
            assert_eq!(moves, [puzzle.line()[0]], "{position}");
            assert_eq!(puzzle.proof(), PuzzleProof::Within(3));
        }
    }
    assert!(made > 2, "{made}");
}

#[test]
fn positions_without_a_single_win_are_refused() {
    let start = stein::Position::start();
    let limits = MakeLimits {
        plies: 3,
        ..MakeLimits::default()
    };
    let made = make(&start, &mut WinProver::new(), limits);
    assert_eq!(made.unwrap_err(), NoPuzzle::NoWin(3));
    let few = MakeLimits { nodes: 0, ..limits };
    let made = make(&start, &mut WinProver::new(), few);
    assert_eq!(made.unwrap_err(), NoPuzzle::OutOfNodes(OutOfNodes));
    let over: stein::Position = "9w/10/9b/10/10/10/10/10 b".parse().unwrap();
    let made = make(&over, &mut WinProver::new(), limits);
    assert_eq!(made.unwrap_err(), NoPuzzle::NoWin(3));
    let mut prover = WinProver::<khalifa::Position>::new();
    assert_eq!(
        prover.wins_within(&khalifa::Position::start(), 1),
        Ok(false)
    );
}
