//! Puzzles for a page: choosing, judging, hints. The page loads the files and passes their text in.

use ordo_describe::message::{number, text};
use ordo_describe::{Message, MoveView, codes};
use ordo_puzzles::{
    Collection, CollectionError, Day, Entry, EntryFault, MakeLimits, Puzzle, PuzzleGame,
    PuzzleProof, Theme, Verdict, WinProver, make, of_the_day,
};
use ordo_rules::{RuleSet, with_rules};
use serde::{Deserialize, Serialize};

use crate::game::{self, GameView};
use crate::request::GameInput;

/// The choice of puzzles from a file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleChoice {
    /// The text of the file.
    pub(crate) data: String,
    /// Names of themes, of which a puzzle needs one; any if empty.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub(crate) themes: Vec<String>,
    /// The lowest rating.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) least: Option<u16>,
    /// The highest rating.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) most: Option<u16>,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleEntry {
    /// The identifier.
    pub(crate) id: String,
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: &'static str,
    /// The rating; null if it was not measured.
    pub(crate) rating: Option<u16>,
    /// To win, or to find the only move that does not lose at once.
    #[cfg_attr(test, ts(type = "\"win\" | \"hold\""))]
    pub(crate) goal: &'static str,
    /// The names of the themes.
    pub(crate) themes: Vec<&'static str>,
    /// Moves to find.
    pub(crate) moves: usize,
    /// The line of the file, for the requests about this puzzle.
    pub(crate) line: String,
}

/// A puzzle with its solution.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleView {
    /// The puzzle as in a list.
    pub(crate) entry: PuzzleEntry,
    /// The position string.
    pub(crate) position: String,
    /// The solver's side.
    #[cfg_attr(test, ts(type = "Color"))]
    pub(crate) turn: char,
    /// The solver's moves and the most stubborn replies, in turns.
    pub(crate) solution: Vec<String>,
    /// No other first move wins within this many plies; null if none wins at all.
    pub(crate) within: Option<u16>,
}

/// The answer to a move of the solver.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(tag = "verdict", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum PuzzleVerdict {
    /// The move is right.
    Accepted {
        r#move: MoveView,
        /// The most stubborn reply; null if the puzzle is solved.
        reply: Option<MoveView>,
        solved: bool,
    },
    /// The move does not solve the puzzle.
    Wrong {
        r#move: MoveView,
        /// Moves that refute it, the opponent's reply first; empty if the move itself loses the game.
        refutation: Vec<String>,
    },
    /// The move is illegal.
    Illegal { message: Message },
}

/// The next move of the solution: first show `from`, then the move.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleHint {
    /// The move; its `from` is empty if a piece is placed.
    pub(crate) r#move: MoveView,
    /// The next move ends the game, and others may do so as well.
    pub(crate) last: bool,
}

/// A point in a puzzle.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzlePoint {
    /// The line of the file.
    pub(crate) line: String,
    /// The number of the solver's moves that were found.
    pub(crate) found: usize,
}

/// The puzzles of a file that match a choice, in the order of the file.
pub(crate) fn list(choice: &PuzzleChoice) -> Result<Vec<PuzzleEntry>, Message> {
    let themes: Result<Vec<Theme>, _> = choice.themes.iter().map(|name| name.parse()).collect();
    let themes = themes.map_err(|_| codes::PUZZLE_THEME.with([]))?;
    let (least, most) = (choice.least.unwrap_or(0), choice.most.unwrap_or(u16::MAX));
    let collection = read(&choice.data)?;
    let entries = collection.entries().iter();
    let chosen = entries.filter(|entry| entry.matches(&themes, least, most));
    Ok(chosen.map(show).collect())
}

/// The puzzle of a day.
pub(crate) fn daily(data: &str, day: &str) -> Result<Option<PuzzleEntry>, Message> {
    let day: Day = day.parse().map_err(|_| codes::PUZZLE_DAY.with([]))?;
    let collection = read(data)?;
    Ok(of_the_day(collection.entries(), day).map(show))
}

/// A puzzle with its solution.
pub(crate) fn view(line: &str) -> Result<PuzzleView, Message> {
    let entry = read_line(line)?;
    with_rules!(entry.id.rule_set(), P => {
        let puzzle: Puzzle<P> = entry.puzzle().map_err(|fault| unreadable(1, &fault))?;
        Ok(view_of(&puzzle))
    })
}

fn view_of<P: PuzzleGame>(puzzle: &Puzzle<P>) -> PuzzleView {
    let line = puzzle.to_string();
    PuzzleView {
        entry: PuzzleEntry {
            id: puzzle.id().to_string(),
            game: P::NAME,
            rating: puzzle.rating(),
            goal: puzzle.goal().name(),
            themes: puzzle.themes().iter().map(Theme::name).collect(),
            moves: puzzle.solver_moves(),
            line,
        },
        position: puzzle.position().to_string(),
        turn: puzzle.position().turn().letter(),
        solution: puzzle.line().iter().map(ToString::to_string).collect(),
        within: match puzzle.proof() {
            PuzzleProof::Exact => None,
            PuzzleProof::Within(plies) => Some(plies),
        },
    }
}

/// Judges a move.
pub(crate) fn judge(point: &PuzzlePoint, mv: &str) -> Result<PuzzleVerdict, Message> {
    let entry = read_line(&point.line)?;
    with_rules!(entry.id.rule_set(), P => judge_in::<P>(&entry, point.found, mv))
}

fn judge_in<P: PuzzleGame + GameView>(
    entry: &Entry<'_>,
    found: usize,
    mv: &str,
) -> Result<PuzzleVerdict, Message> {
    let puzzle = open::<P>(entry, found)?;
    let position = puzzle.position_after(found);
    let mv = match P::parse_move(mv) {
        Ok(mv) => mv,
        Err(message) => return Ok(PuzzleVerdict::Illegal { message }),
    };
    Ok(match puzzle.judge(found, mv) {
        Err(illegal) => PuzzleVerdict::Illegal {
            message: P::illegal_message(&illegal),
        },
        Ok(Verdict::Accepted { mv, reply }) => {
            let after = position.after_unchecked(mv);
            PuzzleVerdict::Accepted {
                r#move: position.move_view(mv),
                reply: reply.map(|reply| after.move_view(reply)),
                solved: reply.is_none(),
            }
        }
        Ok(Verdict::Wrong { mv, refutation }) => PuzzleVerdict::Wrong {
            r#move: position.move_view(mv),
            refutation: refutation.iter().map(ToString::to_string).collect(),
        },
    })
}

/// The next move of the solution.
pub(crate) fn hint(point: &PuzzlePoint) -> Result<PuzzleHint, Message> {
    let entry = read_line(&point.line)?;
    with_rules!(entry.id.rule_set(), P => hint_in::<P>(&entry, point.found))
}

fn hint_in<P: PuzzleGame + GameView>(
    entry: &Entry<'_>,
    found: usize,
) -> Result<PuzzleHint, Message> {
    let puzzle = open::<P>(entry, found)?;
    let hint = puzzle.hint(found).ok_or_else(|| range(&puzzle))?;
    Ok(PuzzleHint {
        r#move: puzzle.position_after(found).move_view(hint.mv),
        last: hint.is_last,
    })
}

/// A puzzle from the current position of a game, if one move alone wins by force: the win that a player missed.
pub(crate) fn missed_win(input: &GameInput) -> Result<Option<PuzzleView>, Message> {
    let limits = match input.game {
        RuleSet::Stein => MakeLimits::default(),
        // An ordo in two: the proof of one in three takes too long.
        RuleSet::Khalifa => MakeLimits {
            plies: 3,
            margin: 0,
            ..MakeLimits::default()
        },
    };
    with_rules!(input.game, P => {
        let game = game::play::<P>(input)?;
        let puzzle = make(game.position(), &mut WinProver::new(), limits);
        Ok(puzzle.ok().map(|puzzle| view_of(&puzzle)))
    })
}

fn read(data: &str) -> Result<Collection<'_>, Message> {
    Collection::read(data).map_err(|error| match error {
        CollectionError::Header => codes::PUZZLE_UNREADABLE.with([number(1)]),
        CollectionError::Entry { line, fault } => unreadable(line, &fault),
    })
}

fn read_line(line: &str) -> Result<Entry<'_>, Message> {
    Entry::read(line).map_err(|fault| unreadable(1, &fault))
}

/// The message for a line that is no puzzle; the page cannot do anything about the reason.
fn unreadable(line: usize, _fault: &EntryFault) -> Message {
    codes::PUZZLE_UNREADABLE.with([number(line)])
}

/// The puzzle of a line that is not solved after some moves.
fn open<P: PuzzleGame>(entry: &Entry<'_>, found: usize) -> Result<Puzzle<P>, Message> {
    let puzzle: Puzzle<P> = entry.puzzle().map_err(|fault| unreadable(1, &fault))?;
    if found < puzzle.solver_moves() {
        Ok(puzzle)
    } else {
        Err(range(&puzzle))
    }
}

fn range<P: PuzzleGame>(puzzle: &Puzzle<P>) -> Message {
    let last = puzzle.solver_moves().saturating_sub(1);
    codes::REQUEST_RANGE.with([text("found"), number(0), number(last)])
}

fn show(entry: &Entry<'_>) -> PuzzleEntry {
    PuzzleEntry {
        id: entry.id.to_string(),
        game: entry.id.rule_set().name(),
        rating: entry.rating,
        goal: entry.goal.name(),
        themes: entry.themes.iter().map(Theme::name).collect(),
        moves: entry.plies.div_ceil(2),
        line: entry.text.to_owned(),
    }
}
