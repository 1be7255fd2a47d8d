//! Turns that make an ordo, compared with all turns (which other tests compare with the reference implementation).

use ordo_rules::khalifa::{Position, Turn};
use ordo_rules::{Color, SplitMix64};
use ordo_testkit::khalifa::{ADJACENT, GAPS, moving, near_an_ordo, position};

/// The same placement with the other side to move.
fn passed(position: &Position) -> Position {
    let mut setup = position.setup();
    setup.set_turn(!position.turn());
    setup.into_position_with(position.options()).unwrap()
}

fn check(position: &Position) -> usize {
    let us = position.turn();
    let mut winning = position.legal_turns();
    winning.retain(|&turn| position.after_unchecked(turn).has_ordo(us));
    assert_eq!(position.winning_turns(), winning, "{position}");
    assert_eq!(
        passed(position).winning_turns_for(us),
        winning,
        "{position}"
    );
    let one = position.wins_in_one();
    assert_eq!(passed(position).wins_in_one_for(us), one, "{position}");
    assert_eq!(one.is_some(), !winning.is_empty(), "{position}");
    assert!(one.is_none_or(|turn| winning.contains(&turn)), "{position}");
    winning.len()
}

#[test]
fn winning_turns_are_the_turns_that_make_an_ordo() {
    let mut random = SplitMix64::new(7);
    let (mut boards, mut chances) = (0, 0);
    for n in 0..60_000 {
        let options = [GAPS, ADJACENT][n % 2];
        let position = match n % 3 {
            0 => near_an_ordo(&mut random, options),
            _ => moving(&mut random, options),
        };
        let found = check(&position);
        boards += usize::from(found > 0);
        chances += found;
    }
    assert!(boards > 5_000, "{boards} boards with {chances} chances");
}

#[test]
fn a_piece_on_a_square_of_a_threat_stops_it() {
    let mut random = SplitMix64::new(8);
    let mut stopped = 0;
    for _ in 0..100 {
        let position = near_an_ordo(&mut random, GAPS);
        let them = !position.turn();
        let threats = position.threats(them);
        for turn in position.legal_turns() {
            let after = position.after_unchecked(turn);
            for threat in &threats {
                if (after.pieces(!them) & threat.squares()).is_empty() {
                    continue;
                }
                let still = after.is_legal(threat.turn)
                    && after.after_unchecked(threat.turn).has_ordo(them);
                assert!(!still, "{position}: {turn} does not stop {threat:?}");
                stopped += 1;
            }
        }
    }
    assert!(stopped > 1_000, "{stopped}");
}

#[test]
fn a_threat_has_its_line_and_path() {
    let board = position("8/8/8/8/7d/a1b1c3/8/BAC4D w");
    let threats = board.threats(Color::Black);
    let turns: Vec<String> = threats
        .iter()
        .map(|threat| threat.turn.to_string())
        .collect();
    assert_eq!(turns.len(), board.winning_turns_for(Color::Black).len());
    let direct: Turn = "48-38".parse().unwrap();
    let threat = threats.iter().find(|threat| threat.turn == direct).unwrap();
    assert_eq!(threat.line.to_string(), "31 32 33 34 35 36 37 38");
    assert_eq!(threat.path.to_string(), "38");
    // White has won already, so there are no threats.
    let over = position("8/8/8/8/7d/a1b1c3/8/ABC4D w");
    assert!(over.threats(Color::Black).is_empty());
}
