//! Untrusted texts and numbers never panic, and parsed values round-trip.

use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{PackedPosition, ParsePositionError, Position, Setup, Square, Turn};
use proptest::prelude::*;

fn read_everything(text: &str) {
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text);
    }
    match text.parse::<Turn>() {
        Ok(turn) => assert_eq!(turn.to_string().parse(), Ok(turn)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match (text.parse::<Setup>(), text.parse::<Position>()) {
        (Ok(setup), Ok(position)) => {
            assert_eq!(setup.to_string().parse(), Ok(setup));
            assert_eq!(position.to_string(), setup.to_string());
        }
        (Ok(setup), Err(ParsePositionError::Impossible(error))) => {
            assert_eq!(setup.to_string().parse(), Ok(setup));
            assert_eq!(error.setup, setup);
            assert!(!error.reasons.is_empty() && !error.to_string().is_empty());
        }
        (Err(error), Err(ParsePositionError::Unreadable(same))) => {
            assert_eq!(error, same);
            assert!(!error.faults.is_empty() && !error.to_string().is_empty());
        }
        (setup, position) => panic!("{text:?}: {setup:?} but {position:?}"),
    }
}

/// Random texts of valid characters, and valid texts with a few bytes changed.
#[test]
fn random_bytes_do_not_panic() {
    const LETTERS: &[u8] = b"ABCDabcd12345678/.@-,_ wb9x\xc3\xa9\0";
    const GOOD: [&str; 4] = [
        "3@45",
        "45-47,12-22",
        "....c..D/..A...../d......./.....a../...b.B../......../......../...C.... w",
        "8/8/8/C7/8/a7/3b4/Ac2B3 b",
    ];
    let mut random = SplitMix64::new(10);
    for _ in 0..100_000 {
        let mut bytes: Vec<u8> = if random.below(2) == 0 {
            let length = random.below(30);
            (0..length)
                .map(|_| *random.choose(LETTERS).unwrap())
                .collect()
        } else {
            random.choose(&GOOD).unwrap().as_bytes().to_vec()
        };
        for _ in 0..random.below(4) {
            let at = random.below(bytes.len() + 1);
            match random.below(3) {
                0 => bytes.insert(at, *random.choose(LETTERS).unwrap()),
                1 => bytes.insert(at, random.next_u64() as u8),
                _ if at < bytes.len() => drop(bytes.remove(at)),
                _ => {}
            }
        }
        read_everything(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn errors_about_long_texts_are_short() {
    let error = "/x".repeat(100_000).parse::<Setup>().unwrap_err();
    assert!(error.to_string().len() < 1_000);
    let error = "9".repeat(100_000).parse::<Position>().unwrap_err();
    assert!(error.to_string().len() < 1_000);
    assert!("45-47,".repeat(100_000).parse::<Turn>().is_err());
}

#[test]
fn errors_about_turns_name_the_column() {
    for (text, words) in [
        (
            "",
            "column 1: expected a placement such as 3@45 or a step such as 45-47, found the end",
        ),
        (
            "x",
            "column 1: expected a placement such as 3@45 or a step such as 45-47, found 'x'",
        ),
        (
            "3",
            "column 2: expected '@' or the second digit of a square, found the end",
        ),
        ("6@45", "K1: a piece has size 1 to 4, not 6"),
        (
            "3@49",
            "column 4: expected a square from 11 to 88, found '9'",
        ),
        (
            "49-47",
            "column 2: expected a square from 11 to 88, found '9'",
        ),
        ("45x47", "column 3: expected '-', found 'x'"),
        (
            "45-47,",
            "column 7: expected a square from 11 to 88, found the end",
        ),
        (
            "45-47 12-22",
            "column 7: expected the end of the turn, found '1'",
        ),
        (
            "45-47,12-22,33-34",
            "column 12: expected the end of the turn, found ','",
        ),
    ] {
        assert_eq!(text.parse::<Turn>().unwrap_err().to_string(), words);
    }
    for text in [" 3 @ 45 ", "3@45"] {
        assert_eq!(text.parse::<Turn>().unwrap().to_string(), "3@45");
    }
    let turn: Turn = " 45 - 47 , 12 - 22 ".parse().unwrap();
    assert_eq!(turn.to_string(), "45-47,12-22");
}

#[test]
fn all_faults_of_a_position_string_are_reported() {
    let error = "8/8/8/E7/8/8/9/8/8 x".parse::<Setup>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "there must be 8 rows, not 9; column 7: 'E' is not one of A to D, a to d, '.', a number or '/'; \
         column 14: a number of empty squares is 1 to 8; column 20: the side to move is w or b, not 'x'"
    );
    let error = "8/8/8/8/7/8/8/8".parse::<Setup>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "row 4 has 7 squares instead of 8; the side to move is missing: add a space and w or b at the end"
    );
}

proptest! {
    #[test]
    fn parsers_accept_any_text_without_panicking(text in ".{0,40}") {
        read_everything(&text);
    }

    #[test]
    fn unpacking_any_number_round_trips_or_fails(number: u64, in_range in 0..1u64 << 57) {
        for number in [number, in_range] {
            if let Some(position) = PackedPosition(number).unpack().and_then(|setup| setup.into_position().ok()) {
                prop_assert_eq!(PackedPosition::from(&position), PackedPosition(number));
            }
        }
    }
}
