//! `ordo play` in a real terminal: whole games by keyboard and by typed moves, resizing, bad input, resuming.

use std::process::Command;

use ordo_rules::{khalifa, stein};
use tempfile::TempDir;

use crate::play::{club_games, moves_of};
use crate::terminal::Terminal;

/// A cursor whose place is known: column and row.
struct Cursor(i8, i8);

impl Cursor {
    /// The arrow keys to a square.
    fn go(&mut self, column: u8, row: u8) -> String {
        let (columns, rows) = (column as i8 - self.0, row as i8 - self.1);
        *self = Cursor(column as i8, row as i8);
        let horizontal = if columns > 0 { "\x1b[C" } else { "\x1b[D" };
        let vertical = if rows > 0 { "\x1b[A" } else { "\x1b[B" };
        horizontal.repeat(columns.unsigned_abs().into())
            + &vertical.repeat(rows.unsigned_abs().into())
    }
}

#[test]
fn a_whole_game_of_stein_by_typed_moves() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("White to move.");
    assert!(terminal.is_full_screen());
    for mv in moves_of(&club_games()[0]) {
        terminal.type_move(&mv);
    }
    terminal.wait_for("White wins: the other group is split");
    terminal.wait_for("The game is over");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn a_whole_game_of_stein_by_keyboard() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("White to move.");
    let mut cursor = Cursor(4, 2);
    for text in moves_of(&club_games()[0]) {
        let mv: stein::Move = text.parse().unwrap();
        let (first, last) = (mv.run().first(), mv.run().last());
        let mut keys = cursor.go(first.file(), first.rank());
        // Shift and an arrow select the pieces of an ordo one by one.
        let (files, ranks) = (last.file() - first.file(), last.rank() - first.rank());
        keys += &"\x1b[1;2C".repeat(files.into());
        keys += &"\x1b[1;2A".repeat(ranks.into());
        cursor = Cursor((first.file() + files) as i8, (first.rank() + ranks) as i8);
        if !mv.is_ordo() {
            keys += "\r";
        }
        let landing = mv.landing().last();
        keys += &cursor.go(landing.file(), landing.rank());
        terminal.send(&(keys + "\r"));
        terminal.wait_for(&text);
    }
    terminal.wait_for("White wins: the other group is split");
    terminal.send("\x03");
    assert_eq!(terminal.finish(), 0, "Ctrl-C restores the terminal");
}

#[test]
fn a_whole_game_of_khalifa_by_keyboard() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two", "--game", "khalifa"]);
    terminal.wait_for("Place one of your pieces.");
    let mut cursor = Cursor(3, 2);
    let mut tried_undo = false;
    for text in moves_of(&club_games()[1]) {
        let turn: khalifa::Turn = text.parse().unwrap();
        if let khalifa::Turn::Place { size, square } = turn {
            let keys = format!("{size}{}\r", cursor.go(square.column(), square.row()));
            terminal.send(&keys);
        } else {
            for step in turn.steps() {
                let from = cursor.go(step.from.column(), step.from.row());
                let to = cursor.go(step.to.column(), step.to.row());
                terminal.send(&format!("{from}\r{to}\r"));
                if !tried_undo {
                    // Take the step back, and make it again.
                    tried_undo = true;
                    terminal.wait_for("u takes back the step");
                    terminal.send("u");
                    terminal
                        .wait_until("step taken back", |screen| !screen.contains("u takes back"));
                    let from = cursor.go(step.from.column(), step.from.row());
                    let to = cursor.go(step.to.column(), step.to.row());
                    terminal.send(&format!("{from}\r{to}\r"));
                }
            }
            terminal.wait_until("end of the turn", |screen| {
                screen.contains("u takes back the step") || screen.contains("has an ordo")
            });
            if !terminal.screen().contains("has an ordo") {
                terminal.send("\r");
            }
        }
        terminal.wait_for(&text);
    }
    terminal.wait_for("White has an ordo and wins.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn a_whole_game_of_khalifa_by_typed_moves() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two", "--game", "khalifa"]);
    terminal.wait_for("Place one of your pieces.");
    for turn in moves_of(&club_games()[1]) {
        terminal.type_move(&turn);
    }
    terminal.wait_for("White has an ordo and wins.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn against_the_computer_with_hint_undo_and_review() {
    let folder = TempDir::new().unwrap();
    let position = "10/9b/9b/4w5/4w5/4w5/10/10 w";
    let args = [
        "play",
        "--level",
        "1",
        "--seed",
        "1",
        "--position",
        position,
    ];
    let mut terminal = Terminal::run(folder.path(), &args);
    terminal.wait_for("Your turn.");
    terminal.send("h");
    terminal.wait_for("Try ");
    terminal.type_move("e3-d4");
    terminal.wait_for("thinking…");
    terminal.wait_for("Your turn.");
    terminal.send("u");
    terminal.wait_for("No moves yet.");
    terminal.send("e");
    terminal.wait_until("evaluation", |screen| {
        screen.contains(" wins in ") || screen.contains('%')
    });
    terminal.send("rRy");
    terminal.wait_for("Black wins by resignation.");
    terminal.send("a");
    terminal.wait_for("Review complete.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn bad_input_and_sizes() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("White to move.");
    terminal.send("/hello\r");
    terminal.wait_for("expected a square from a1 to j8, found “e”");
    terminal.send("\x1b");
    terminal.wait_for("White to move.");
    terminal.resize(60, 20);
    terminal.wait_for("Ordo needs a terminal of 80×24 characters.");
    terminal.resize(130, 45);
    terminal.wait_for("White to move.");
    terminal.resize(80, 24);
    terminal.wait_for("White to move.");
    terminal.send("?");
    terminal.wait_for("turn the board");
    terminal.send("\x1b");
    terminal.wait_until("no help", |screen| !screen.contains("turn the board"));
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn unfinished_games_are_offered_again() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("White to move.");
    terminal.type_move("a3-a4");
    // A signal ends the program like the player does.
    let pid = terminal.pid().to_string();
    assert!(Command::new("kill").arg(pid).status().unwrap().success());
    assert_eq!(terminal.finish(), 0);

    let mut terminal = Terminal::run(folder.path(), &["play", "--game", "khalifa"]);
    terminal.wait_for("You have an unfinished game of Stein’s Ordo");
    assert!(terminal.is_full_screen() && terminal.screen().contains("a3-a4"));
    // A new game without moves leaves the unfinished one where it is.
    terminal.send("n");
    terminal.wait_for("Khalifa’s Ordo");
    terminal.wait_for("Place one of your pieces.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);

    let mut terminal = Terminal::run(folder.path(), &["play"]);
    terminal.wait_for("Continue it?");
    terminal.send("\x03");
    assert_eq!(terminal.finish(), 0, "Ctrl-C at the question");

    let mut terminal = Terminal::run(folder.path(), &["play", "--plain"]);
    terminal.wait_for("Continue it? (y/n)");
    terminal.send("y\r");
    terminal.wait_for("Black to move.");
    terminal.send("quit\r");
    assert_eq!(terminal.finish(), 0);

    let mut terminal = Terminal::run(folder.path(), &["play"]);
    terminal.wait_for("Continue it?");
    terminal.send("y");
    terminal.wait_for("Black to move.");
    terminal.type_move("j6-j5");
    terminal.send("Ry");
    terminal.wait_for("Black wins by resignation.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);

    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("No moves yet.");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}
