//! Setups that can and cannot be positions.

use ordo_rules::stein::{IllegalMove, Impossible, Setup};
use ordo_rules::{Color, Outcome, Reason};

use crate::{mv, position};

#[test]
fn a_setup_reports_every_reason() {
    let text = "3w6/10/10/10/b9/bbbbbbbbbb/bbbbbbbbbb/b8w w";
    let setup: Setup = text.parse().unwrap();
    let error = setup.into_position().unwrap_err();
    assert_eq!(error.setup, setup);
    assert_eq!(error.reasons.len(), 2);
    assert!(matches!(
        error.reasons[0],
        Impossible::TooManyPieces { count: 22, .. }
    ));
    assert!(matches!(
        error.reasons[1],
        Impossible::BothOnGoalRows { .. }
    ));

    let setup: Setup = "b8b/10/10/10/10/10/10/10 w".parse().unwrap();
    let error = setup.into_position().unwrap_err();
    assert_eq!(
        error.to_string(),
        "S5: Black has just moved, yet the group is split into [a8] [j8]"
    );
    let setup: Setup = "10/10/10/10/10/10/w9/10 w".parse().unwrap();
    assert_eq!(
        setup.into_position().unwrap_err().to_string(),
        "S3: Black has no pieces, yet Black has just moved"
    );
}

#[test]
fn a_finished_position_is_a_position() {
    for (text, winner, reason) in [
        ("w9/10/10/10/9b/10/10/10 b", Color::White, Reason::HomeRow),
        ("w9/10/10/10/9b/10/10/10 w", Color::White, Reason::HomeRow),
        ("10/10/10/10/9b/10/10/10 w", Color::Black, Reason::NoPieces),
    ] {
        let position = position(text);
        assert_eq!(
            position.outcome(),
            Some(Outcome::win(winner, reason)),
            "{text}"
        );
        assert_eq!(position.count_moves(), 0, "{text}");
        assert!(matches!(
            position.explain(mv("a1-a2")),
            Err(IllegalMove::GameOver(_))
        ));
    }
}

#[test]
fn a_text_with_many_faults_reports_the_first_eight() {
    let text = "x".repeat(20);
    let error = text.parse::<Setup>().unwrap_err();
    assert_eq!(error.faults.len(), 8);
}
