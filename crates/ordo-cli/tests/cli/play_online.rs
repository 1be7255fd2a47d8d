//! `ordo play` with a server: two terminals, rematches, reconnects, and plain lines.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use crate::online::serve;
use crate::terminal::Terminal;

/// The data folders of two players.
fn homes(folder: &Path) -> [PathBuf; 2] {
    ["one", "two"].map(|name| {
        let home = folder.join(name);
        fs::create_dir_all(&home).unwrap();
        home
    })
}

/// A game between Ada, who is White, and Bob, and its link.
fn two_terminals(homes: &[PathBuf; 2], address: &str, game: &str) -> (Terminal, Terminal, String) {
    let args = [
        "play",
        "--challenge",
        "--server",
        address,
        "--game",
        game,
        "--clock",
        "5+3",
        "--color",
        "white",
        "--name",
        "Ada",
    ];
    let white = Terminal::run(&homes[0], &args);
    white.wait_for("Waiting for your opponent");
    let screen = white.screen().replace('\n', " ");
    let link = screen
        .split_whitespace()
        .find(|word| word.contains("/g/"))
        .unwrap()
        .to_owned();
    let black = Terminal::run(&homes[1], &["play", "--join", &link, "--name", "Bob"]);
    black.wait_for("Ada");
    white.wait_for("Bob");
    (white, black, link)
}

#[test]
fn an_online_game_between_two_terminals() {
    let folder = TempDir::new().unwrap();
    let (server, address) = serve(folder.path(), 0, &[]);
    let homes = homes(folder.path());
    let (mut white, mut black, link) = two_terminals(&homes, &address, "stein");
    white.wait_for("Your turn.");
    white.type_move("a3-a4");
    black.wait_for("a3-a4");
    black.wait_for("Your turn.");
    black.type_move("j6-j5");
    white.wait_for("j6-j5");
    white.wait_for("Your turn.");

    // Both reconnect when the server comes back.
    let port = address.rsplit(':').next().unwrap().parse().unwrap();
    drop(server);
    white.wait_for("Connection lost");
    let (_server, _) = serve(folder.path(), port, &[]);
    white.wait_for("Connected again.");
    white.type_move("e3-e4");
    black.wait_for("e3-e4");

    // Black leaves and comes back to the same seat.
    black.send("q");
    assert_eq!(black.finish(), 0);
    let mut black = Terminal::run(&homes[1], &["play", "--join", &link]);
    black.wait_for("Your turn.");
    black.send("Dy");
    white.wait_for("Bob offers a draw.");
    white.send("n");
    black.wait_for("declined");
    black.send("Ry");
    white.wait_for("White wins by resignation.");
    black.wait_for("White wins by resignation.");
    for mut terminal in [white, black] {
        terminal.send("q");
        assert_eq!(terminal.finish(), 0);
    }
}

#[test]
fn rematches_exchange_the_sides() {
    let folder = TempDir::new().unwrap();
    let (_server, address) = serve(folder.path(), 0, &[]);
    let homes = homes(folder.path());
    let (ada, bob, link) = two_terminals(&homes, &address, "khalifa");
    // K2: the first player is drawn.
    let placing = "Place one of your pieces.";
    ada.wait_until("first player", |screen| {
        screen.contains(placing) || bob.screen().contains(placing)
    });
    let ((mut first, _), (mut second, name)) = if ada.screen().contains(placing) {
        ((ada, "Ada"), (bob, "Bob"))
    } else {
        ((bob, "Bob"), (ada, "Ada"))
    };
    first.type_move("4@44");
    second.wait_for("4@44");
    second.wait_for(placing);
    second.type_move("4@11");
    first.wait_for("4@11");
    // The take-back is granted, and another move is made.
    second.send("u");
    first.wait_for(&format!("{name} proposes a takeback."));
    first.send("y");
    second.wait_until("take-back", |screen| !screen.contains("4@11"));
    second.wait_for(placing);
    second.type_move("4@88");
    first.wait_for("4@88");
    first.send("Ry");
    second.wait_for("wins by resignation.");
    second.send("n");
    first.wait_for(&format!("{name} offers a rematch."));
    first.send("y");
    for terminal in [&first, &second] {
        terminal.wait_until("the rematch", |screen| {
            screen.contains("No moves yet.") && !screen.contains(&link)
        });
    }
    // K2: the other player starts.
    second.wait_for(placing);
    second.type_move("1@23");
    first.wait_for("1@23");
    first.wait_for(placing);
    for mut terminal in [first, second] {
        terminal.send("q");
        assert_eq!(terminal.finish(), 0);
    }
}

/// `ordo play --plain` with open pipes.
struct Plain {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Time to wait for a line: the machine may be busy.
const PATIENCE: Duration = Duration::from_mins(2);

impl Plain {
    fn run(home: &Path, args: &[&str]) -> Plain {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ordo"))
            .args(["play", "--plain"])
            .args(args)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home)
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Plain {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }

    /// The first line from here on that contains a text.
    fn wait_for(&self, text: &str) -> String {
        let mut earlier = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no {text}: {earlier:#?}"));
            if line.contains(text) {
                return line;
            }
            earlier.push(line);
        }
    }

    /// The last line, after the end of the input.
    fn last_line(mut self) -> String {
        self.input = None;
        let last = self.lines.iter().last().unwrap_or_default();
        assert!(self.child.wait().unwrap().success());
        last
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn plain_lines_play_online() {
    let folder = TempDir::new().unwrap();
    let (server, address) = serve(folder.path(), 0, &[]);
    let homes = homes(folder.path());
    let challenge = [
        "--challenge",
        "--server",
        &address,
        "--color",
        "white",
        "--name",
        "Ada",
    ];
    let mut white = Plain::run(&homes[0], &challenge);
    let line = white.wait_for("/g/");
    let link = line.rsplit(' ').next().unwrap().to_owned();
    let mut black = Plain::run(&homes[1], &["--join", &link, "--name", "Bob"]);
    black.wait_for("Ada – Bob");
    white.wait_for("The game has started.");
    white.send("hint");
    white.wait_for("There are no hints during an online game.");
    white.send("a3-a4");
    black.wait_for("White: a3-a4.");
    black.wait_for("Black to move.");
    black.send("a6-a3");
    black.wait_for("S6:");
    black.send("j6-j5");
    white.wait_for("Black: j6-j5.");

    let port = address.rsplit(':').next().unwrap().parse().unwrap();
    drop(server);
    white.wait_for("Connection lost");
    let (_server, _) = serve(folder.path(), port, &[]);
    white.wait_for("Connected again.");

    white.send("draw");
    black.wait_for("Ada offers a draw.");
    black.send("decline");
    white.wait_for("Bob declined");
    // The resignation is sent although the input ends at once.
    white.send("resign");
    assert_eq!(white.last_line(), "result: 0-1 (resignation)");
    black.wait_for("Black wins by resignation.");
    assert_eq!(black.last_line(), "result: 0-1 (resignation)");
}
