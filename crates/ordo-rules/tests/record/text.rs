//! Tables of accepted texts, and of errors.

use ordo_rules::record::Record;

/// Texts and the canonical form of what is read from them.
const READ: &[(&str, &str)] = &[
    ("*", "*\n"),
    (
        "\u{feff}1. a3-a4\r\n{two\r\nlines} 1-0\r\n",
        "1. a3-a4 {two\nlines} 1-0\n",
    ),
    // Moves that start with digits, numbers with and without spaces, dots and moves.
    (
        "1.3@45 3@54 12.45-47 12...45-47,12-22 13 . 11-12 *",
        "1. 3@45 3@54 2. 45-47 45-47,12-22 3. 11-12 *\n",
    ),
    ("1. ... a 2 b 3.\n*", "1. a b *\n"),
    (
        "1.a(1.b)(1.c{d})1...e{f}*",
        "1. a (1. b) (1. c {d}) 1... e {f} *\n",
    ),
    // Annotations, glued or not, in any order with comments.
    (
        "a! b? c!! d?? e!? f?! g $0 h ! {x} $255 *",
        "1. a $1 b $2 2. c $3 d $4 3. e $5 f $6 4. g $0 h $1 $255 {x} *\n",
    ),
    ("1. a$1$2 *", "1. a $1 $2 *\n"),
    // Comments: their places, whitespace, braces and commands.
    (
        "{ } {a} 1. b ; c {d} \n; e\n*",
        "{} {a} 1. b {c (d)} {e} *\n",
    ),
    (
        "1. a ({b} 1. c {d} (1. e) {f}) {g} (1. h) {i} *",
        "1. a ({b} 1. c {d} (1. e) {f}) {g} (1. h) {i} *\n",
    ),
    (
        "1. a { so [%eval -0.5,12] it [%csl Ga1] is [%clk 1:02:03.50]\n}*",
        "1. a {[%clk 1:02:03.5] [%eval -0.50,12] so it [%csl Ga1] is} *\n",
    ),
    (
        "1. a {[%clk   0:00:01 ][%eval #-3]} *",
        "1. a {[%clk 0:00:01] [%eval #-3]} *\n",
    ),
    (
        "1. a {\n% no escape\n ; no comment } *",
        "1. a {% no escape\n ; no comment} *\n",
    ),
    (
        "1. a {b [%clk 0:00:01] [%eval 1] c} *",
        "1. a {[%clk 0:00:01] [%eval 1.00] b c} *\n",
    ),
    // A line in brackets starts a game only if it has a name and a value.
    (
        "1. a {b\n\n[\"Ada\"]\n\n[White Ada]} *",
        "1. a {b\n\n[\"Ada\"]\n\n[White Ada]} *\n",
    ),
    ("% escape 1-0\n1. a\n%{\nb *", "1. a b *\n"),
    // After the result: a comment on the same line belongs to the game, a later one to none.
    (
        "1. a 1-0 {resigned} ; really\n{lone}\n",
        "1. a {resigned} {really} 1-0\n",
    ),
    // Tags.
    (
        "{a}\n[Zebra \"1\"][  White\t\"\\\"A\\\\B\\\" C:\\d\"  ] ; b\n[Apple \"\"]\n\n*",
        "[White \"\\\"A\\\\B\\\" C:\\\\d\"]\n[Zebra \"1\"]\n[Apple \"\"]\n\n{a} {b} *\n",
    ),
    (
        "[Termination \"x\"]\n[FEN \"8 b\"]\n[Event \"y\"]\n1... a b *",
        "[Event \"y\"]\n[FEN \"8 b\"]\n[Termination \"x\"]\n\n1... a 2. b *\n",
    ),
];

#[test]
fn records_are_read_into_canonical_form() {
    for (text, written) in READ {
        match text.parse::<Record>() {
            Ok(record) => assert_eq!(record.to_string(), *written, "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[test]
fn a_move_longer_than_a_line_is_not_preceded_by_an_empty_line() {
    let text = format!("1. {} b *\n", "a".repeat(100));
    let lines = format!("1. {}\nb *\n", "a".repeat(100));
    assert_eq!(text.parse::<Record>().unwrap().to_string(), lines);
}

#[test]
fn lines_are_filled_up_to_their_width() {
    for (length, after) in [(73, " b *\n"), (75, " b\n*\n"), (76, "\nb *\n")] {
        let moves = format!("1. {}", "a".repeat(length));
        let record: Record = format!("{moves} b *").parse().unwrap();
        assert_eq!(record.to_string(), moves + after);
    }
}

/// Texts that are not exactly one game, with their error messages.
const REFUSED: &[(&str, &str)] = &[
    ("", "line 1, column 1: there is no game in this text"),
    (
        "\n{only a comment}\n",
        "line 1, column 1: there is no game in this text",
    ),
    (
        "1. a *\n\n 1. b *",
        "line 3, column 2: a second game starts here, where only one is expected",
    ),
    (
        "* *",
        "line 1, column 3: a second game starts here, where only one is expected",
    ),
    (
        "1. a\nb\n",
        "line 2, column 2: the game ends here without a result (1-0, 0-1, 1/2-1/2 or *)",
    ),
    (
        "12.",
        "line 1, column 4: the game ends here without a result (1-0, 0-1, 1/2-1/2 or *)",
    ),
    (
        "[A \"\"]\n\n[A \"\"]\n\n*",
        "line 3, column 1: the game ends here without a result (1-0, 0-1, 1/2-1/2 or *)",
    ),
    (
        "1. a\n  {b (c) 1-0\n\n*",
        "line 2, column 3: the comment that starts here is never closed",
    ),
    ("1. é } *", "line 1, column 6: this `}` closes no comment"),
    (
        "1. a (1. b (1. c) 1-0",
        "line 1, column 6: the variation that starts here is never closed",
    ),
    (
        "1. a (1. b (1. c",
        "line 1, column 12: the variation that starts here is never closed",
    ),
    ("1. a ) *", "line 1, column 6: this `)` closes no variation"),
    (
        "(1. a) *",
        "line 1, column 1: a variation follows the move it replaces, but there is no move before it",
    ),
    (
        "1. a ((1. b)) *",
        "line 1, column 7: a variation follows the move it replaces, but there is no move before it",
    ),
    (
        "1. a\n({b} ) *",
        "line 2, column 1: a variation cannot be without moves",
    ),
    (
        "$1 *",
        "line 1, column 1: an annotation follows its move, but there is no move before it",
    ),
    (
        "1. ! *",
        "line 1, column 4: an annotation follows its move, but there is no move before it",
    ),
    (
        "1. a $256 *",
        "line 1, column 6: `$256` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)",
    ),
    (
        "1. a $+5 *",
        "line 1, column 6: `$+5` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)",
    ),
    (
        "1. a $ *",
        "line 1, column 6: `$` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)",
    ),
    (
        "1. a!!! *",
        "line 1, column 5: `!!!` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)",
    ),
    (
        "1. a!b *",
        "line 1, column 5: `!b` is not an annotation ($0 to $255, !, ?, !!, ??, !? or ?!)",
    ),
    (
        "[\"x\"] *",
        "line 1, column 1: a tag is written [Name \"value\"], and no name follows this bracket",
    ),
    (
        "[White Ada] *",
        "line 1, column 1: a tag is written [Name \"value\"], and no value in quotation marks follows `White`",
    ),
    (
        "[White \"Ada\\\"]\n*",
        "line 1, column 8: the value of the tag `White` has no closing quotation mark",
    ),
    (
        "[White \"Ada\" \"B\"] *",
        "line 1, column 1: the tag `White` is not closed by `]` after its value",
    ),
    (
        "[White \"Ada\"]\n[White \"Bob\"] *",
        "line 2, column 1: the tag `White` occurs twice in this game",
    ),
    (
        "[White \"A\tB\"] *",
        "line 1, column 1: a tag's value cannot contain the control character '\\t'",
    ),
    (
        "1. a [White \"Ada\"] *",
        "line 1, column 6: a tag is not allowed among the moves; the result of the previous game may be missing",
    ),
    ("1. a ] *", "line 1, column 6: a move cannot contain ']'"),
    ("1. %a *", "line 1, column 4: a move cannot start with '%'"),
    (
        "1. a\u{7}b *",
        "line 1, column 4: a move cannot contain '\\u{7}'",
    ),
    (
        "1. a {b\n c [%clk 5:03]} *",
        "line 2, column 4: `[%clk 5:03]` is not a clock time such as [%clk 0:05:03]",
    ),
    (
        "1. a {[%clk 0:05:03 } *",
        "line 1, column 7: `[%clk 0:05:03 ` is not a clock time such as [%clk 0:05:03]",
    ),
    (
        "1. a ;[%eval good]\n*",
        "line 1, column 7: `[%eval good]` is not an evaluation such as [%eval 1.25], [%eval #-3] or [%eval 0.50,12]",
    ),
    (
        "1. a {[%eval 1] [%eval 2]} *",
        "line 1, column 17: the command `[%eval]` occurs twice in this comment",
    ),
    (
        "1. a {[%clk 0:00:01] [%clk 0:00:02]} *",
        "line 1, column 22: the command `[%clk]` occurs twice in this comment",
    ),
    (
        "1. a {b\rc} *",
        "line 1, column 7: a comment cannot contain the control character '\\r'",
    ),
];

#[test]
fn errors_are_one_clear_sentence() {
    for (text, sentence) in REFUSED {
        match text.parse::<Record>() {
            Ok(record) => panic!("{text:?} was read as {record}"),
            Err(error) => assert_eq!(error.to_string(), *sentence, "{text:?}"),
        }
    }
}
