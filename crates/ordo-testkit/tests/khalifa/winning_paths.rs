//! Winning paths and safe turns, compared with all turns.

use core::ops::ControlFlow;

use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Mobility, OpenLines, Position, Turn, can_make_ordo};
use ordo_testkit::khalifa::{ADJACENT, GAPS, moving, near_an_ordo};

/// Boards of all kinds, with alternating spacing rules.
fn boards(seed: u64, count: usize, mut check: impl FnMut(&Position)) {
    let mut random = SplitMix64::new(seed);
    for n in 0..count {
        let options = [GAPS, ADJACENT][n % 2];
        let position = match n % 3 {
            0 => near_an_ordo(&mut random, options),
            _ => moving(&mut random, options),
        };
        if position.outcome().is_none() {
            check(&position);
        }
    }
}

/// True if the opponent neither has an ordo after a turn nor can make one with the next.
fn is_safe(position: &Position, turn: Turn) -> bool {
    let (us, them) = (position.turn(), !position.turn());
    let after = position.after_unchecked(turn);
    if after.has_ordo(us) {
        // The game is over; continue as if it were not.
        return !after.has_ordo(them) && !could_go_on(&after);
    }
    !after.has_ordo(them) && after.wins_in_one_for(them).is_none()
}

/// True if the side to move has a turn that makes an ordo although the game is over.
fn could_go_on(over: &Position) -> bool {
    let us = over.turn();
    let open_lines = OpenLines::blocked_by(over.all_four(!us).unwrap());
    can_make_ordo(
        over.all_four(us).unwrap(),
        &open_lines,
        over.options().spacing,
    )
}

#[test]
fn safe_turns_are_those_that_leave_the_opponent_no_ordo() {
    let (mut boards_seen, mut threatened, mut lost) = (0, 0, 0);
    boards(21, 10_500, |position| {
        let mut safe = position.legal_turns();
        let all = safe.len();
        safe.retain(|&turn| is_safe(position, turn));
        assert_eq!(position.safe_turns(), safe, "{position}");
        let us = position.turn();
        let open_lines = OpenLines::blocked_by(position.all_four(!us).unwrap());
        let mobility = Mobility::with_open_lines(position.all_four(us).unwrap(), &open_lines);
        let mut paths = position.winning_paths(!us);
        let exact = mobility.count_safe_turns(&mut paths, usize::MAX);
        assert_eq!(exact, safe.len(), "{position}");
        let estimate = mobility.count_safe_turns(&mut paths, 0);
        assert!(estimate >= safe.len(), "{position}");
        boards_seen += 1;
        threatened += usize::from(safe.len() < all);
        lost += usize::from(safe.is_empty());
    });
    assert!(boards_seen >= 10_000, "{boards_seen}");
    assert!(threatened > 2_000 && lost > 50, "{threatened} {lost}");
}

#[test]
fn a_winning_path_is_open_exactly_if_a_turn_makes_an_ordo() {
    let mut open = 0;
    boards(22, 30_000, |position| {
        for color in ordo_rules::Color::ALL {
            let enemies = position.pieces(!color);
            let ways = position.winning_paths(color);
            let is_open = ways.iter().any(|way| !way.intersects(enemies));
            let can = position.wins_in_one_for(color).is_some();
            assert_eq!(is_open, can, "{position}");
            let open_lines = OpenLines::blocked_by(position.all_four(!color).unwrap());
            let four = position.all_four(color).unwrap();
            let GameOptions { spacing } = position.options();
            assert_eq!(can_make_ordo(four, &open_lines, spacing), can, "{position}");
            open += usize::from(can);
        }
    });
    assert!(open > 3_000, "{open}");
}

#[test]
fn a_listener_can_stop_early() {
    boards(23, 50, |position| {
        let us = position.turn();
        let open_lines = OpenLines::blocked_by(position.all_four(!us).unwrap());
        let mobility = Mobility::with_open_lines(position.all_four(us).unwrap(), &open_lines);
        let first = mobility.each_safe_set(&position.winning_paths(!us), ControlFlow::Break);
        let first = first.break_value().and_then(|set| set.into_iter().next());
        assert_eq!(first, position.safe_turns().first().copied(), "{position}");
    });
}
