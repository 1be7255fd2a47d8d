//! Constructors and accessors of record values.

use core::time::Duration;

use crate::Color;
use crate::prelude::*;
use crate::record::{
    Comment, Eval, EvalValue, Invalid, MoveLine, Nag, Ply, Record, Tags, Variation,
};

#[test]
fn constructors_refuse_values_that_do_not_round_trip() {
    for (text, why) in [
        ("", "a move cannot be empty"),
        ("a b", "a move cannot contain ' '"),
        ("a\u{2028}b", "a move cannot contain '\\u{2028}'"),
        ("a!", "a move cannot contain '!'"),
        ("{", "a move cannot contain '{'"),
        ("\u{feff}a", "a move cannot contain '\\u{feff}'"),
        ("%a", "a move cannot start with '%'"),
        (".a", "a move cannot start with '.'"),
        ("12", "a move cannot look like a move number"),
        ("12.45-47", "a move cannot look like a move number"),
        ("1/2-1/2", "a move cannot look like a result"),
        ("*", "a move cannot look like a result"),
    ] {
        assert_eq!(Ply::new(text).unwrap_err().to_string(), why, "{text:?}");
    }
    for text in [
        "a3-a4",
        "3@45",
        "45-47",
        "45-47,12-22",
        "a.1",
        "1-00",
        "**",
        "\"",
        "<>",
        "é",
    ] {
        assert_eq!(Ply::new(text).unwrap().text(), text);
    }
    for (text, why) in [
        ("}", "a comment cannot contain `}`, which ends it"),
        (
            "a\0b",
            "a comment cannot contain the control character '\\0'",
        ),
        (
            "a [%clk]",
            "a comment's text cannot contain [%clk or [%eval, which have fields of their own",
        ),
        (
            "[%eval 1] a",
            "a comment's text cannot contain [%clk or [%eval, which have fields of their own",
        ),
        (
            "a\n \n[Event \"x\"]",
            "a comment cannot contain a tag after a blank line, which starts a new game",
        ),
    ] {
        assert_eq!(Comment::new(text).unwrap_err().to_string(), why, "{text:?}");
    }
    for text in [
        "",
        "{",
        "[%clkx] [%csl Ga1]",
        "a\n[Event \"x\"]",
        "a\n\n[%csl]",
        "\\",
        "(1-0)",
        "a\t\n\nb",
    ] {
        assert_eq!(Comment::new(&format!(" {text}\n")).unwrap().text(), text);
    }
    let mut tags = Tags::new();
    assert_eq!(tags.set("Whi te", "x"), Err(Invalid::TagName));
    assert_eq!(tags.set("", "x"), Err(Invalid::TagName));
    assert_eq!(tags.set("White", "x\ny"), Err(Invalid::TagControl('\n')));
    assert_eq!(
        Variation::new(MoveLine::default()),
        Err(Invalid::EmptyVariation)
    );
}

#[test]
fn tags_can_be_read_set_and_removed() {
    let mut tags = Tags::new();
    tags.set("Zebra", "1").unwrap();
    tags.set("Rules", "stein").unwrap();
    tags.set("Apple", "2").unwrap();
    tags.set("Zebra", "3").unwrap();
    tags.fill_roster().unwrap();
    assert_eq!(tags.get("Zebra"), Some("3"));
    assert_eq!(tags.get("zebra"), None);
    let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
    assert_eq!(
        names.join(" "),
        "Event Site Date Round White Black Result Rules Zebra Apple"
    );
    assert_eq!(tags.remove("Zebra").as_deref(), Some("3"));
    assert_eq!((tags.remove("Zebra"), tags.len()), (None, 9));
}

#[test]
fn clocks_and_evaluations_are_typed() {
    let record: Record = "1. a {x} {[%clk 0:05:03.5]} b {[%eval #-3,20]} c! *"
        .parse()
        .unwrap();
    let [a, b, c] = &record.main.plies[..] else {
        panic!("{record}")
    };
    assert_eq!(
        (a.clock(), a.eval()),
        (Some(Duration::from_millis(303_500)), None)
    );
    let value = EvalValue::Win {
        winner: Color::Black,
        moves: 3,
    };
    assert_eq!(
        (b.clock(), b.eval()),
        (
            None,
            Some(Eval {
                value,
                depth: Some(20)
            })
        )
    );
    assert_eq!((&c.nags[..], c.nags[0].sign()), (&[Nag(1)][..], Some("!")));
    let clock = Comment::of_clock(Duration::from_millis(303_500));
    assert_eq!(clock.to_string(), "{[%clk 0:05:03.5]}");
    let eval = Comment::of_eval(Eval { value, depth: None });
    assert_eq!(eval.to_string(), "{[%eval #-3]}");
}

#[test]
fn a_variation_gives_its_line_back() {
    let line = MoveLine {
        plies: vec![Ply::new("a3-a4").unwrap()],
        ..MoveLine::default()
    };
    let variation = Variation::new(line.clone()).unwrap();
    assert_eq!(variation.line(), &line);
    assert_eq!(variation.into_line(), line);
}
