//! The mouse, and the looks of `ordo play` in terminals of different kinds.

use tempfile::TempDir;

use crate::terminal::Terminal;

/// The place of a square in a terminal of 80×24, counted from 1 as in mouse reports: White is at the bottom.
fn place(column: u8, row: u8) -> (u16, u16) {
    let (column, row) = (u16::from(column), u16::from(row));
    (5 + 4 * column, 17 - 2 * row)
}

fn stein(square: &str) -> (u16, u16) {
    let [file, rank] = square.as_bytes() else {
        panic!("{square}");
    };
    place(file - b'a', rank - b'1')
}

/// Mouse reports in the SGR encoding.
fn drag((x, y): (u16, u16), (to_x, to_y): (u16, u16)) -> String {
    format!("\x1b[<0;{x};{y}M\x1b[<32;{to_x};{to_y}M\x1b[<0;{to_x};{to_y}m")
}

fn click(at: (u16, u16)) -> String {
    drag(at, at)
}

const WHEEL_UP: &str = "\x1b[<64;10;10M";
const WHEEL_DOWN: &str = "\x1b[<65;10;10M";

#[test]
fn the_mouse_clicks_drags_selects_and_browses() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two"]);
    terminal.wait_for("White to move.");
    terminal.send(&(click(stein("e3")) + &click(stein("e4"))));
    terminal.wait_for("e3-e4");
    terminal.send(&drag(stein("j6"), stein("j5")));
    terminal.wait_for("j6-j5");
    terminal.send(&drag(stein("a3"), stein("a5")));
    terminal.wait_for("S5");
    terminal.send(WHEEL_UP);
    terminal.wait_for("Earlier position: Black to move.");
    terminal.send(&WHEEL_UP.repeat(5));
    terminal.wait_for("Earlier position: White to move.");
    terminal.send(&WHEEL_DOWN.repeat(5));
    terminal.wait_until("the last position", |screen| !screen.contains("Earlier"));
    terminal.send("?");
    terminal.wait_for("turn the board");
    terminal.send(&click((40, 12)));
    terminal.wait_until("no keys", |screen| !screen.contains("turn the board"));
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn the_mouse_selects_ordos() {
    let folder = TempDir::new().unwrap();
    let position = "9b/10/10/10/1w2w5/2ww6/10/10 w";
    let args = ["play", "--two", "--position", position];
    let mut terminal = Terminal::run(folder.path(), &args);
    terminal.wait_for("White to move.");
    // A drag along two pieces selects them, another one moves them.
    terminal.send(&drag(stein("c3"), stein("d3")));
    terminal.send(&drag(stein("c3"), stein("c5")));
    terminal.wait_for("c3:d3-c5");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn the_mouse_places_pieces() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two", "--game", "khalifa"]);
    terminal.wait_for("Place one of your pieces.");
    terminal.send(&click(place(2, 1)));
    terminal.wait_for("4@23");
    terminal.send(&("1".to_owned() + &click(place(7, 7))));
    terminal.wait_for("1@88");
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn the_board_has_its_own_background_and_the_text_that_of_the_terminal() {
    let folder = TempDir::new().unwrap();
    let mut terminal = Terminal::run(folder.path(), &["play", "--two", "--moves", "a3-a4"]);
    terminal.wait_for("Black to move.");
    let (x, y) = stein("e2");
    let (_, ground) = terminal.colors_at(x - 1, y - 1);
    assert!(matches!(ground, vt100::Color::Idx(_)), "{ground:?}");
    // The last lines have the messages and keys.
    for y in 20..24 {
        for x in 0..80 {
            let colors = terminal.colors_at(x, y);
            assert_eq!(colors, (vt100::Color::Default, vt100::Color::Default));
        }
    }
    terminal.send("q");
    assert_eq!(terminal.finish(), 0);
}

#[test]
fn no_color_and_ascii() {
    for (args, env) in [
        (&["--ascii"][..], &[("NO_COLOR", "1")][..]),
        (&[], &[("NO_COLOR", "1"), ("LANG", "C")]),
    ] {
        let folder = TempDir::new().unwrap();
        let args = [&["play", "--two"], args].concat();
        let mut terminal = Terminal::run_with(folder.path(), &args, env);
        terminal.wait_for("White to move.");
        terminal.send("\rl");
        terminal.wait_for("key pieces");
        let screen = terminal.screen();
        assert!(
            screen.contains("w---w") && screen.contains("b---b"),
            "{screen}"
        );
        terminal.send("?");
        terminal.wait_for("turn the board");
        for text in [screen, terminal.screen()] {
            let other: String = text.chars().filter(|c| !c.is_ascii()).collect();
            assert_eq!(other, "", "{text}");
        }
        for (x, y) in (0..80).flat_map(|x| (0..24).map(move |y| (x, y))) {
            let colors = terminal.colors_at(x, y);
            assert_eq!(colors, (vt100::Color::Default, vt100::Color::Default));
        }
        terminal.send("xq");
        assert_eq!(terminal.finish(), 0);
    }
}
