//! `ordo bot` and `ordo load` with a real server, and the server's log.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ordo_client::reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use crate::http::{client, get, registered, send};
use crate::ordo::ordo;

/// A running program, killed on drop.
pub(crate) struct Running {
    pub(crate) child: Child,
    out: BufReader<std::process::ChildStdout>,
}

impl Running {
    fn start(args: &[&str], log: Stdio) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ordo"))
            .args(args)
            .env("ORDO_LOG", "trace")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Running { child, out }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// The remaining output of a program that must end successfully.
    fn rest(mut self) -> String {
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success(), "{rest}");
        rest
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server with its database and log in a folder, and a high rate limit.
pub(crate) fn serve(folder: &Path, port: u16, more: &[&str]) -> (Running, String) {
    serve_within(folder, port, &[&["--rate", "1000"], more].concat())
}

pub(crate) fn serve_with_default_limits(folder: &Path) -> (Running, String) {
    serve_within(folder, 0, &[])
}

fn serve_within(folder: &Path, port: u16, limits: &[&str]) -> (Running, String) {
    let (database, port) = (folder.join("games.db"), port.to_string());
    let database = database.to_str().unwrap();
    let mut args = vec!["serve", "--port", &port, "--database", database];
    args.extend(["--log-format", "json"]);
    args.extend(limits);
    let log = File::options()
        .create(true)
        .append(true)
        .open(folder.join("log"))
        .unwrap();
    let mut server = Running::start(&args, log.into());
    let line = server.line();
    let address = line
        .strip_prefix("Listening on ")
        .unwrap_or_else(|| panic!("{line}"));
    let address = address.split(' ').next().unwrap().to_owned();
    (server, address)
}

/// Two bots: one creates a challenge, the other joins it.
fn two_bots(address: &str, game: &str) -> (Running, Running, String) {
    let mut strong = Running::start(
        &[
            "bot",
            "--server",
            address,
            "--create",
            "--game",
            game,
            "--movetime",
            "20",
            "--clock",
            "5+3",
        ],
        Stdio::null(),
    );
    let link = strong.line();
    let link = link
        .strip_prefix("Game: ")
        .unwrap_or_else(|| panic!("{link}"))
        .to_owned();
    assert!(link.starts_with(&format!("{address}/g/")), "{link}");
    let weak = Running::start(
        &["bot", "--join", &link, "--level", "1", "--name", "Novice"],
        Stdio::null(),
    );
    (strong, weak, link)
}

#[test]
fn bots_play_whole_games() {
    let folder = TempDir::new().unwrap();
    let (_server, address) = serve(folder.path(), 0, &[]);
    let games = ["stein", "khalifa"].map(|game| (game, two_bots(&address, game)));
    for (game, (strong, weak, link)) in games {
        let (one, other) = (strong.rest(), weak.rest());
        let result = one.trim_end();
        assert!(
            result.contains(" wins: ") || result.starts_with("Draw: "),
            "{result}"
        );
        assert_eq!(other.lines().last(), Some(result));
        let id = link.rsplit('/').next().unwrap();
        let record = get(&address, &format!("/api/games/{id}/record")).text;
        let record: ordo_rules::record::Record = record.parse().unwrap();
        assert_eq!(record.tags.get("Rules"), Some(game));
        let names = ["White", "Black"].map(|tag| record.tags.get(tag).unwrap());
        assert!(
            names.contains(&"Novice") && names.contains(&"Ordo engine"),
            "{names:?}"
        );
    }
}

/// Waits until a bot tries to reconnect to the port of a server that is down, and closes the connection.
fn await_connection(port: u16) {
    let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let began = Instant::now();
    while listener.accept().is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "no bot came");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn bots_reconnect_after_a_server_restart() {
    let folder = TempDir::new().unwrap();
    let (server, address) = serve(folder.path(), 0, &[]);
    let port = address.rsplit(':').next().unwrap().parse().unwrap();
    let (strong, weak, link) = two_bots(&address, "khalifa");
    let id = link.rsplit('/').next().unwrap();
    let plies = |at_least: u64| {
        let began = Instant::now();
        loop {
            let game = get(&address, &format!("/api/games/{id}")).text;
            let game: Value = serde_json::from_str(&game).unwrap();
            if game["state"]["plies"].as_u64().unwrap() >= at_least {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "{game}");
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    plies(3);
    drop(server);
    await_connection(port);
    let (_server, _) = serve(folder.path(), port, &[]);
    plies(4);
    let result = strong.rest();
    assert_eq!(weak.rest().lines().last(), result.lines().last());
}

#[test]
fn load_reports_what_the_server_counted() {
    let folder = TempDir::new().unwrap();
    let limits = ["--messages", "100000", "--messages-per-address", "100000"];
    let (server, address) = serve(folder.path(), 0, &limits);
    let (pid, database) = (
        server.child.id().to_string(),
        folder.path().join("games.db"),
    );
    let run = ordo(
        &[
            "load",
            "--server",
            &address,
            "--games",
            "6",
            "--idle",
            "4",
            "--seconds",
            "1",
            "--moves",
            "0",
            "--pid",
            &pid,
            "--database",
            database.to_str().unwrap(),
            "--json",
        ],
        "",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let (idle, play) = (&report["idle"], &report["play"]);
    assert_eq!(
        (&idle["sockets"], &idle["lost"]),
        (&4.into(), &0.into()),
        "{report}"
    );
    assert_eq!(
        (&play["sockets"], &play["errors"]),
        (&12.into(), &0.into()),
        "{report}"
    );
    assert!(play["move_count"].as_u64().unwrap() > 10, "{report}");
    let p99 = play["acknowledged_ms"]["p99"].as_f64().unwrap();
    assert!(
        p99 >= play["acknowledged_ms"]["p50"].as_f64().unwrap(),
        "{report}"
    );
    assert!(
        report["plain_commits_per_second"].as_f64().unwrap() > 1.0,
        "{report}"
    );
    let mut left = fs::read_dir(folder.path()).unwrap();
    assert!(!left.any(|file| file.unwrap().path().to_str().unwrap().contains("plain")));
    // The server counted at least the acknowledged moves; the load ignores the first two seconds.
    let metrics = get(&address, "/metrics").text;
    let moves = metrics
        .lines()
        .find_map(|line| line.strip_prefix("ordo_moves_total "));
    assert!(moves.unwrap().parse::<u64>().unwrap() >= play["move_count"].as_u64().unwrap());
}

/// The default limits of the server admit the default load; players over the request limit wait.
#[test]
fn default_load_stays_within_default_limits() {
    let folder = TempDir::new().unwrap();
    let (_server, address) = serve_with_default_limits(folder.path());
    let load = |more: &[&str]| {
        let args = ["load", "--server", &address, "--json", "--seconds", "1"];
        let run = ordo(&[&args[..], more].concat(), "");
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        let mut report: Value = serde_json::from_str(&run.out).unwrap();
        report["play"].take()
    };
    let play = load(&[]);
    assert_eq!(play["errors"], 0, "{play}");
    assert!(play["move_count"].as_u64().unwrap() > 0, "{play}");
    let many = load(&["--games", "15"]);
    assert_eq!(many["errors"], 0, "{many}");
    let fast = load(&["--games", "2", "--moves", "0"]);
    let error = fast["first_error"].as_str().unwrap();
    assert!(error.contains("--messages"), "{error}");
}

#[test]
fn tokens_are_not_logged() {
    let folder = TempDir::new().unwrap();
    let (mut server, address) = serve(folder.path(), 0, &[]);
    let player = registered(&address);
    let token = player.token().unwrap();
    let mine = "/api/games?list=mine";
    assert_eq!(send(player.request(Method::GET, mine)).status, 200);
    let cookie = client(&address).request(Method::GET, mine);
    let cookie = cookie.header("Cookie", format!("ordo={token}"));
    assert_eq!(send(cookie).status, 200);
    let bot = Command::new(env!("CARGO_BIN_EXE_ordo"))
        .args(["bot", "--server", &address, "--join", "222222222222"])
        .env("ORDO_TOKEN", token)
        .output()
        .unwrap();
    assert_eq!(bot.status.code(), Some(2));
    assert_eq!(
        String::from_utf8_lossy(&bot.stderr),
        "ordo: there is no such game\n"
    );
    let _ = server.child.kill();
    let _ = server.child.wait();
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.lines().count() > 10, "{log}");
    for line in log.lines() {
        let entry: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert!(
            entry["level"].is_string() && entry["timestamp"].is_string(),
            "{line}"
        );
    }
    assert!(!log.contains(token));
}

#[test]
fn bot_and_load_errors_are_one_line() {
    // A port that was free a moment ago.
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let unreachable = format!("http://{}", free.local_addr().unwrap());
    drop(free);
    for args in [
        &["bot", "--join", "abc"][..],
        &["bot", "--server", "nowhere", "--join", "abc"],
        &["bot", "--server", &unreachable],
        &["bot", "--server", &unreachable, "--create", "--join", "abc"],
        &["bot", "--server", &unreachable, "--create"],
        &["bot", "--server", &unreachable, "--join", "a b"],
        &["bot", "--server", &unreachable, "--create", "--level", "11"],
        &["load"],
        &["load", "--server", &unreachable, "--games", "1"],
        &["load", "--server", &unreachable, "--games", "100000000"],
        &[
            "load",
            "--server",
            &unreachable,
            "--database",
            "no/such/folder/games.db",
        ],
    ] {
        let run = ordo(args, "");
        assert_eq!(
            (
                run.code,
                run.out.as_str(),
                run.err
                    .lines()
                    .filter(|line| line.starts_with("ordo: "))
                    .count()
            ),
            (2, "", 1),
            "{args:?}: {}",
            run.err
        );
    }
}
