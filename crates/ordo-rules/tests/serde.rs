//! The `serde` feature: values are their text forms in JSON.

use ordo_rules::record::GameResult;
use ordo_rules::{Color, Outcome, Reason, RuleSet, khalifa, stein};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    json: &str,
) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

#[test]
fn values_are_their_text_forms() {
    round_trips(&RuleSet::Khalifa, r#""khalifa""#);
    round_trips(&Color::Black, r#""b""#);
    round_trips(&Reason::HomeRow, r#""home row""#);
    round_trips(&GameResult::Draw, r#""1/2-1/2""#);
    round_trips(&stein::Square::C4, r#""c4""#);
    round_trips(&khalifa::Square::S34, r#""34""#);
    let mv: stein::Move = "a3:b3-a4".parse().unwrap();
    round_trips(&mv, r#""a3:b3-a4""#);
    let turn: khalifa::Turn = "45-47,12-22".parse().unwrap();
    round_trips(&turn, r#""45-47,12-22""#);
    let start = r#""2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w""#;
    round_trips(&stein::Position::start(), start);
    round_trips(&stein::Position::start().setup(), start);
    let empty = r#""8/8/8/8/8/8/8/8 w""#;
    round_trips(&khalifa::Position::start(), empty);
    round_trips(&khalifa::Setup::EMPTY, empty);
}

#[test]
fn outcomes_are_objects() {
    let win = Outcome::win(Color::White, Reason::Ordo);
    round_trips(&win, r#"{"winner":"w","reason":"ordo"}"#);
    let draw = Outcome::draw(Reason::Repetition);
    round_trips(&draw, r#"{"winner":null,"reason":"repetition"}"#);
}

#[test]
fn other_texts_are_refused_with_the_reason_of_the_parser() {
    let error = serde_json::from_str::<RuleSet>(r#""chess""#).unwrap_err();
    let expected = "unknown game; expected one of stein, khalifa";
    assert!(error.to_string().starts_with(expected), "{error}");
    assert!(serde_json::from_str::<Color>(r#""x""#).is_err());
    assert!(serde_json::from_str::<stein::Square>(r#""k1""#).is_err());
    assert!(serde_json::from_str::<stein::Move>("4").is_err());
    let error = serde_json::from_str::<RuleSet>("4").unwrap_err();
    let expected = "invalid type: integer `4`, expected ";
    assert!(error.to_string().starts_with(expected), "{error}");
    assert!(!error.to_string().contains("expected  at"), "{error}");
    let impossible = r#""10/10/10/10/10/10/10/10 w""#;
    assert!(serde_json::from_str::<stein::Setup>(impossible).is_ok());
    assert!(serde_json::from_str::<stein::Position>(impossible).is_err());
}

#[test]
fn positions_under_other_options_are_refused() {
    let options = khalifa::GameOptions {
        spacing: khalifa::Spacing::Adjacent,
    };
    let position = khalifa::Position::start_with(Color::White, options);
    assert!(serde_json::to_string(&position).is_err());
}
