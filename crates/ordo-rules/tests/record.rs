//! Game records: tables of accepted texts, errors and files with broken games; and replay of a small test game, which shows
//! that records do not depend on the Ordo rules.

use std::fmt;
use std::io::BufReader;
use std::str::FromStr;

use ordo_rules::record::{GameResult, Ply, Reader, Record, RecordError};
use ordo_rules::{Color, Outcome, Reason, Rules};

/// Texts and the canonical form of what is read from them.
const READ: &[(&str, &str)] = &[
    ("*", "*\n"),
    (
        "\u{feff}1. a3-a4\r\n{two\r\nlines} 1-0\r\n",
        "1. a3-a4 {two\nlines} 1-0\n",
    ),
    // Moves that start with digits, numbers with and without blanks, dots and moves.
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
    // Comments: their places, blanks, braces and commands.
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

/// Files, and for each game its canonical form on one line, or the location of its error.
const FILES: &[(&[u8], &[&str])] = &[
    (b"", &[]),
    (b"\n\n  \n% nothing\n", &[]),
    (b"1. a 1-0 1. b 0-1\n1. c\n*", &["1. a 1-0", "1. b 0-1", "1. c *"]),
    (b"[A \"1\"]\n1. a *\n[A \"2\"]\n*", &["[A \"1\"]  1. a *", "[A \"2\"]  *"]),
    // A broken game in the middle of a file does not affect the others.
    (b"[A \"1\"]\n\n1. a 1-0\n\n[A \"2\"]\n\n1. b ) {1-0} 2. c\n1-0 {x}\n\n[A \"3\"]\n\n1. d 0-1\n",
        &["[A \"1\"]  1. a 1-0", "line 7, column 6", "[A \"3\"]  1. d 0-1"]),
    (b"1. a ) 2. b {1-0\n1-0} [C \"1-0\"] ; 1-0\n%1-0\n 0-1 {x} ;y\n{z} 1. c *", &["line 1, column 6", "{z} 1. c *"]),
    (b"1. a (1. b 1-0 1. c 0-1", &["line 1, column 6", "1. c 0-1"]),
    (b"[A \"1-0\n[B \"2\"]\n\n1. a 1-0\n1. b *", &["line 1, column 4", "1. b *"]),
    // Unclosed comments and variations end where the next game starts.
    (b"1. a {b\n\n[A \"1\"]\n\n1. c {d} *", &["line 1, column 6", "[A \"1\"]  1. c {d} *"]),
    (b"1. a (1. b\n\n[A \"1\"]\n\n1. c *", &["line 1, column 6", "[A \"1\"]  1. c *"]),
    (b"1. a\n\n[A \"1\"]\n\n1. c *", &["line 3, column 1", "[A \"1\"]  1. c *"]),
    (b"1. a * {b\n\n[A \"1\"]\n\n1. c *", &["line 1, column 8", "[A \"1\"]  1. c *"]),
    (b"1. a * {[%clk 0]} 1. b *", &["line 1, column 9", "1. b *"]),
    // Invalid UTF-8 in every part of a game.
    (b"[A \"\xe9\"]\n\n1. a *\n\n1. b *", &["line 1, column 5", "1. b *"]),
    (b"1. a {\n\xc3\xa9\xe9 1-0}\n 1. c 1-0\n 1. d *", &["line 2, column 2", "1. d *"]),
    (b"1. \xff 1-0 2. b\n c 1-0\n 1. d *", &["line 1, column 4", "1. d *"]),
    (b"1. ) *\n\n[A \"\xff\"]\n*\n*", &["line 1, column 4", "line 3, column 5", "*"]),
    (b"1. a\n\n[A \"\xff\"]\n*\n*", &["line 3, column 1", "line 3, column 5", "*"]),
];

fn shown(game: Result<Record, RecordError>) -> String {
    match game {
        Ok(record) => record.to_string().trim_end().replace('\n', " "),
        Err(error) => error.location.to_string(),
    }
}

#[test]
fn broken_games_do_not_affect_the_other_games_of_a_file() {
    for (file, games) in FILES {
        // Buffers of every size see the same games.
        for capacity in [1, 2, 7, 4096] {
            let reader = Reader::new(BufReader::with_capacity(capacity, *file));
            let read: Vec<String> = reader.map(shown).collect();
            assert_eq!(read, *games, "{}", String::from_utf8_lossy(file));
        }
    }
}

/// A game to replay: a heap of stones, of which the players take one to three in turn; the player who takes the last one wins.
/// A move is written `-2` and also read as `take2`; a position is the heap and the side to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Heap {
    stones: u8,
    turn: Color,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Take(u8);

#[derive(Debug)]
struct Complaint(String);

impl std::error::Error for Complaint {}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-{}", self.0)
    }
}

impl FromStr for Take {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Take, Complaint> {
        let number = text.strip_prefix('-').or_else(|| text.strip_prefix("take"));
        let number = number.and_then(|number| number.parse().ok());
        number
            .map(Take)
            .ok_or_else(|| Complaint("a move is written -1, -2 or -3".to_owned()))
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.stones, self.turn.letter())
    }
}

impl FromStr for Heap {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Heap, Complaint> {
        let read = || {
            let (stones, turn) = text.split_once(' ')?;
            let turn = Color::from_letter(turn.parse().ok()?)?;
            Some(Heap {
                stones: stones.parse().ok()?,
                turn,
            })
        };
        read().ok_or_else(|| Complaint("a position is a number and w or b".to_owned()))
    }
}

impl Rules for Heap {
    type Move = Take;
    type Illegal = Complaint;
    const NAME: &'static str = "heap";

    fn start() -> Heap {
        Heap {
            stones: 7,
            turn: Color::White,
        }
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then_some(Outcome::win(!self.turn, Reason::NoPieces))
    }

    fn key(&self) -> u64 {
        u64::from(self.stones) * 2 + self.turn as u64
    }

    fn legal_moves(&self) -> Vec<Take> {
        (1..=self.stones.min(3)).map(Take).collect()
    }

    fn count_moves(&self) -> usize {
        self.legal_moves().len()
    }

    fn explain(&self, mv: Take) -> Result<(), Complaint> {
        if self.legal_moves().contains(&mv) {
            return Ok(());
        }
        let Heap { stones, .. } = self;
        Err(Complaint(format!(
            "one cannot take {} of {stones} stones",
            mv.0
        )))
    }

    fn after_unchecked(&self, mv: Take) -> Heap {
        Heap {
            stones: self.stones - mv.0,
            turn: !self.turn,
        }
    }
}

/// Records of the heap game that cannot be replayed, with their error messages.
const UNPLAYABLE: &[(&str, &str)] = &[
    (
        "[Rules \"stein\"] *",
        "this is a game of `stein`, not of `heap`",
    ),
    (
        "[FEN \"x\"] *",
        "the FEN tag holds no position: a position is a number and w or b",
    ),
    (
        "[SetUp \"1\"] *",
        "the SetUp tag announces a position, but there is no FEN tag",
    ),
    (
        "[SetUp \"0\"] [FEN \"9 w\"] *",
        "the SetUp tag says `0`, but there is a FEN tag, which needs SetUp \"1\"",
    ),
    (
        "1. -1 -2 2. x *",
        "line 1, column 13: move 2 of White, `x`: a move is written -1, -2 or -3",
    ),
    (
        "1. -1 -4 *",
        "line 1, column 7: move 1 of Black, `-4`: one cannot take 4 of 6 stones",
    ),
    (
        "1. -3 -3 2. -1 x *",
        "line 1, column 16: move 2 of Black, `x`: the game was already over: White wins (no pieces)",
    ),
    (
        "1. -3 -3 2. -1 (2. -1 -1) *",
        "line 1, column 23: in a variation, move 2 of Black, `-1`: the game was already over: White wins (no pieces)",
    ),
    (
        "1. -3 (1. -1 (1. -4) ) *",
        "line 1, column 18: in a variation, move 1 of White, `-4`: one cannot take 4 of 7 stones",
    ),
    (
        "[FEN \"2 b\"] 1... -1 2. -2 *",
        "line 1, column 24: move 2 of White, `-2`: one cannot take 2 of 1 stones",
    ),
];

#[test]
fn replay_names_the_move_that_fails() {
    for (text, sentence) in UNPLAYABLE {
        let record: Record = text.parse().unwrap();
        assert_eq!(
            record.replay::<Heap>().unwrap_err().to_string(),
            *sentence,
            "{text}"
        );
        assert_eq!(
            record.canonical::<Heap>().unwrap_err().to_string(),
            *sentence,
            "{text}"
        );
    }
}

/// A location does not affect comparisons, and a replaced move keeps it.
#[test]
fn plies_keep_their_source_location() {
    let text = "[White \"Ada\"]\n\n1. -1 {é} -1\n  2. -1 (2. -2 -1) *\n";
    let record: Record = text.parse().unwrap();
    let location = |ply: &Ply| {
        ply.location()
            .map(|location| (location.line, location.column))
    };
    let plies = &record.main.plies;
    assert_eq!(location(&plies[0]), Some((3, 4)));
    assert_eq!(location(&plies[1]), Some((3, 11)));
    assert_eq!(location(&plies[2]), Some((4, 6)));
    let variation = plies[2].variations[0].line();
    assert_eq!(location(&variation.plies[1]), Some((4, 16)));
    assert_eq!(Ply::new("-2").unwrap(), variation.plies[0]);
    let written: Record = record.to_string().parse().unwrap();
    assert_ne!(location(&written.main.plies[2]), location(&plies[2]));
    assert_eq!(written, record);
    let canonical = record.canonical::<Heap>().unwrap();
    assert_eq!(location(&canonical.main.plies[2]), location(&plies[2]));
}

#[test]
fn long_words_are_shortened_in_errors() {
    let word = "x".repeat(1 << 20);
    let record: Record = format!("1. -1 {word} *").parse().unwrap();
    let error = record.replay::<Heap>().unwrap_err().to_string();
    assert!(
        error.starts_with("line 1, column 7: move 1 of Black, `xxx"),
        "{error}"
    );
    assert!(error.len() < 200, "{}", error.len());
}

#[test]
fn replay_gives_canonical_moves() {
    let text =
        "[FEN \"07 b\"]\n\n1... take3 {a} (1... take1 2. take2 (2. -3) 2... -1) 2. -3 $1 take1 0-1";
    let record: Record = text.parse().unwrap();
    let replay = record.replay::<Heap>().unwrap();
    assert_eq!(replay.moves, [Take(3), Take(3), Take(1)]);
    assert_eq!(
        (replay.start.to_string(), replay.end.to_string()),
        ("7 b".to_owned(), "0 w".to_owned())
    );
    assert_eq!(record.moves::<Heap>().unwrap(), replay.moves);
    let canonical = record.canonical::<Heap>().unwrap();
    assert_eq!(
        canonical.to_string(),
        "[FEN \"7 b\"]\n\n1... -3 {a} (1... -1 2. -2 (2. -3) 2... -1) 2. -3 $1 -1 0-1\n"
    );
    assert_eq!(canonical.canonical::<Heap>().as_ref(), Ok(&canonical));
}

#[test]
fn a_record_is_built_from_moves() {
    let moves = [Take(3), Take(3), Take(1)];
    let record = Record::from_moves(&Heap::start(), &moves).unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"1-0\"]\n[Rules \"heap\"]\n\n1. -3 -3 2. -1 1-0\n"
    );
    let black_first = Heap {
        turn: Color::Black,
        ..Heap::start()
    };
    let record = Record::from_moves(&black_first, &moves[..2]).unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"*\"]\n[Rules \"heap\"]\n[SetUp \"1\"]\n[FEN \"7 b\"]\n\n1... -3 2. -3 *\n"
    );
    assert_eq!(record.moves::<Heap>().unwrap(), moves[..2]);
    let error =
        Record::from_moves(&Heap::start(), &[Take(3), Take(3), Take(1), Take(1)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "move 2 of Black, `-1`: the game was already over: White wins (no pieces)"
    );
    let error = Record::from_moves(&Heap::start(), &[Take(3), Take(4)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "move 1 of Black, `-4`: one cannot take 4 of 4 stones"
    );
}

#[test]
fn the_results_of_a_record_are_compared() {
    for (text, agrees, sentence) in [
        ("1. -3 -3 2. -1 1-0", true, "the moves end with 1-0"),
        ("[Result \"1-0\"] 1. -3 1-0", true, "the moves end with 1-0"),
        (
            "[Result \"*\"] 1. -3 1/2-1/2",
            false,
            "the moves end with 1/2-1/2, the Result tag says `*`",
        ),
        (
            "1. -3 -3 2. -1 *",
            false,
            "the moves end with *, by the rules the last position is: White wins (no pieces)",
        ),
        (
            "[Result \"?\"] 1. -3 -3 2. -1 0-1",
            false,
            "the moves end with 0-1, the Result tag says `?`, by the rules the last position is: White wins (no pieces)",
        ),
    ] {
        let record: Record = text.parse().unwrap();
        let check_result = record.check_result(&record.replay::<Heap>().unwrap());
        assert_eq!(
            (check_result.agrees(), check_result.to_string().as_str()),
            (agrees, sentence),
            "{text}"
        );
    }
    assert_eq!(
        GameResult::from(Some(Outcome::draw(Reason::Agreement))),
        GameResult::Draw
    );
}

#[test]
fn a_broken_game_leaves_a_partial_record() {
    let text = "[White \"Ada\"]\n\n1. a3-a4 j6-j5 2. e3-e4 (2. b3-b4 {never closed\n";
    let mut reader = Reader::new(text.as_bytes());
    assert!(reader.next().is_some_and(|game| game.is_err()));
    let partial = reader.take_partial().unwrap();
    assert_eq!(partial.tags.get("White"), Some("Ada"));
    assert_eq!(partial.main.plies.len(), 3);
    assert_eq!(reader.take_partial(), None);
}
