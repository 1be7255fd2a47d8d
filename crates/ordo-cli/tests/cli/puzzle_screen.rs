//! `ordo puzzle` in a real terminal: puzzles of both games, a mistake, hints, the solution, quitting.

use std::process::Command;

use ordo_puzzles::{Collection, Entry, Goal, Puzzle, PuzzleGame, Verdict, embedded};
use ordo_rules::{khalifa, stein};
use tempfile::TempDir;

use crate::terminal::Terminal;

/// The first puzzle of the program with a solution of this many plies that starts with such a move.
fn puzzle_with<P: PuzzleGame>(plies: usize, starts: impl Fn(P::Move) -> bool) -> Puzzle<P> {
    let collection = Collection::read(embedded(P::RULE_SET)).unwrap();
    let entries = collection.entries().iter();
    let fits = |entry: &&Entry<'_>| entry.plies == plies && entry.goal == Goal::Win;
    let mut puzzles = entries
        .filter(fits)
        .map(|entry| entry.puzzle::<P>().unwrap());
    puzzles.find(|puzzle| starts(puzzle.line()[0])).unwrap()
}

fn puzzle<P: PuzzleGame>(plies: usize) -> Puzzle<P> {
    puzzle_with(plies, |_| true)
}

fn run(args: &[&str]) -> (TempDir, Terminal) {
    let folder = TempDir::new().unwrap();
    let terminal = Terminal::run(folder.path(), &[&["puzzle"], args].concat());
    (folder, terminal)
}

fn solve<P: PuzzleGame>(puzzle: &Puzzle<P>) {
    let (_folder, mut terminal) = run(&[&puzzle.id().to_string()]);
    terminal.wait_for(&format!("Puzzle {}", puzzle.id()));
    terminal.wait_for("Find move 1 of 2.");
    assert!(terminal.is_full_screen());
    assert!(!terminal.screen().contains("Themes"), "not yet");
    let line: Vec<String> = puzzle.line().iter().map(ToString::to_string).collect();
    terminal.type_move(&line[0]);
    terminal.wait_for(&format!("Right. The reply is {}.", line[1]));
    terminal.wait_for("Find move 2 of 2.");
    terminal.type_move(&line[2]);
    terminal.wait_for("Solved!");
    let rating = puzzle.rating().unwrap();
    for text in [&format!("Rating: {rating}"), "Themes: ", "last puzzle"] {
        terminal.wait_for(text);
    }
    terminal.send("q");
    assert_eq!(
        terminal.finish_with("1 of 1 puzzle solved without help."),
        0
    );
}

#[test]
fn a_puzzle_of_each_game_is_solved() {
    solve(&puzzle::<stein::Position>(3));
    solve(&puzzle::<khalifa::Position>(3));
}

#[test]
fn a_mistake_is_refuted_then_hints_and_arrow_keys_solve_the_puzzle() {
    let puzzle = puzzle_with::<stein::Position>(1, |mv| !mv.is_ordo());
    let solution = puzzle.line()[0];
    let wrong = puzzle.position().legal_moves().into_iter().find(|&mv| {
        let verdict = puzzle.judge(0, mv).unwrap();
        matches!(verdict, Verdict::Wrong { refutation, .. } if !refutation.is_empty())
    });
    let (_folder, mut terminal) = run(&[&puzzle.id().to_string()]);
    terminal.wait_for("Find the move.");
    terminal.type_move(&wrong.unwrap().to_string());
    terminal.wait_for("That does not solve it: ");
    terminal.wait_for("Press Enter to try again.");
    terminal.send("\r");
    terminal.wait_for("Find the move.");
    terminal.send("h");
    let run = solution.run();
    terminal.wait_for(&format!("Look at {}", run.first()));
    terminal.send("h");
    terminal.wait_for(&format!("Play {solution}."));
    // The cursor starts in the middle of the solver's third row.
    let white = puzzle.position().turn() == ordo_rules::Color::White;
    let (mut file, mut rank) = (4, if white { 2 } else { 5 });
    let mut go = |to: stein::Square| {
        let (files, ranks) = (to.file() as i8 - file, to.rank() as i8 - rank);
        (file, rank) = (to.file() as i8, to.rank() as i8);
        let right = (files > 0) == white;
        let up = (ranks > 0) == white;
        let horizontal = if right { "\x1b[C" } else { "\x1b[D" };
        let vertical = if up { "\x1b[A" } else { "\x1b[B" };
        horizontal.repeat(files.unsigned_abs().into())
            + &vertical.repeat(ranks.unsigned_abs().into())
            + "\r"
    };
    let keys = go(run.first()) + &go(solution.landing().first());
    terminal.send(&keys);
    terminal.wait_for("Solved!");
    terminal.send("\x03");
    assert_eq!(
        terminal.finish_with("0 of 1 puzzle solved without help."),
        0
    );
}

#[test]
fn the_solution_is_shown_and_the_next_puzzle_is_set() {
    let (_folder, mut terminal) = run(&["--game", "khalifa", "--seed", "1"]);
    terminal.wait_for("Puzzle k");
    let title = |terminal: &Terminal| {
        let screen = terminal.screen();
        let (_, rest) = screen.split_once("Puzzle ").unwrap();
        rest.split(' ').next().unwrap().to_owned()
    };
    let first = title(&terminal);
    terminal.send("s");
    terminal.wait_for("Solution: ");
    terminal.wait_for("Press Enter for the next puzzle");
    terminal.send("\r");
    terminal.wait_until("another puzzle", |screen| {
        screen.contains("Puzzle k") && !screen.contains(&format!("Puzzle {first} "))
    });
    terminal.send("?");
    terminal.wait_for("start the puzzle again");
    terminal.send("\x1b");
    terminal.wait_until("no keys", |screen| {
        !screen.contains("start the puzzle again")
    });
    // A signal ends the program like the solver does.
    let pid = terminal.pid().to_string();
    assert!(Command::new("kill").arg(pid).status().unwrap().success());
    assert_eq!(
        terminal.finish_with("0 of 1 puzzle solved without help."),
        0
    );
}

#[test]
fn no_color_ascii_and_languages() {
    let folder = TempDir::new().unwrap();
    let env = [("NO_COLOR", "1"), ("LANG", "C")];
    let id = puzzle::<stein::Position>(3).id().to_string();
    let args = ["puzzle", &id, "--lang", "de"];
    let mut terminal = Terminal::run_with(folder.path(), &args, &env);
    terminal.wait_for(&format!("Aufgabe {id}"));
    terminal.wait_for("Finde Zug 1 von 2.");
    let screen = terminal.screen();
    let other: String = screen.chars().filter(|c| !c.is_ascii()).collect();
    assert_eq!(other, "", "{screen}");
    for (x, y) in (0..80).flat_map(|x| (0..24).map(move |y| (x, y))) {
        let colors = terminal.colors_at(x, y);
        assert_eq!(colors, (vt100::Color::Default, vt100::Color::Default));
    }
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn plain_lines_in_a_terminal() {
    let id = puzzle::<stein::Position>(3).id().to_string();
    let (_folder, mut terminal) = run(&[&id, "--plain"]);
    terminal.wait_for("wins in 2 moves.");
    assert!(!terminal.is_full_screen());
    terminal.send("quit\r");
    assert_eq!(
        terminal.finish_with("0 of 1 puzzle solved without help."),
        0
    );
}
