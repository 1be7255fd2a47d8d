//! The server is killed in the middle of games, again and again: no move that was answered is lost, none is played twice.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::serve::Serving;

const ROUNDS: usize = 4;
const GAMES: usize = 6;

fn start(file: &Path) -> (Serving, String) {
    let file = file.to_str().unwrap();
    let mut serving = Serving::start(&[
        "serve",
        "--port",
        "0",
        "--database",
        file,
        "--rate",
        "100000",
    ]);
    let address = serving.address();
    (serving, address)
}

/// A call, or nothing if the server is not there (any more).
fn call(address: &str, method: &str, path: &str, token: &str, body: &Value) -> Option<Value> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .ok()?;
    write!(
        stream,
        "{method} /api{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (_, body) = answer.split_once("\r\n\r\n")?;
    serde_json::from_str(body).ok()
}

/// A game of two programs, and what they know of it.
struct Players {
    id: String,
    tokens: [String; 2],
    /// Moves that were answered.
    answered: usize,
}

/// The moves of the longest finished game of the rules' own tests.
fn long_game() -> Vec<String> {
    let data = include_str!("../../../ordo-rules/tests/data/stein/games.jsonl");
    let games = data
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let games = games.map(|game| {
        let moves = game["moves"].as_str().unwrap().split(' ');
        moves.map(str::to_owned).collect::<Vec<_>>()
    });
    games.max_by_key(Vec::len).unwrap()
}

impl Players {
    fn new(address: &str) -> Players {
        let token = || {
            call(address, "POST", "/tokens", "", &json!({})).unwrap()["token"]
                .as_str()
                .unwrap()
                .to_owned()
        };
        let tokens = [token(), token()];
        let wish = json!({"game": "stein", "clock": "none", "side": "w"});
        let id = call(address, "POST", "/games", &tokens[0], &wish).unwrap()["id"]
            .as_str()
            .unwrap()
            .to_owned();
        let joined = call(
            address,
            "POST",
            &format!("/games/{id}/join"),
            &tokens[1],
            &json!({}),
        )
        .unwrap();
        assert_eq!(joined["you"], "b");
        Players {
            id,
            tokens,
            answered: 0,
        }
    }

    /// Plays until the server is gone. A move that was not answered is sent again, as it was, after the restart.
    fn play(&mut self, address: &str, moves: &[String], killed: &AtomicBool) {
        while self.answered < moves.len() {
            let ply = self.answered + 1;
            let mv = json!({"type": "move", "ply": ply, "move": moves[ply - 1], "id": format!("m{ply}")});
            let answer = call(
                address,
                "POST",
                &format!("/games/{}/actions", self.id),
                &self.tokens[(ply + 1) % 2],
                &mv,
            );
            match answer {
                Some(answer) if answer["seq"].is_number() => self.answered += 1,
                Some(answer) => panic!("{answer}"),
                None => {
                    assert!(killed.load(Ordering::SeqCst), "no answer");
                    return;
                }
            }
        }
    }

    fn check(&self, address: &str, moves: &[String]) {
        let view = call(
            address,
            "GET",
            &format!("/games/{}", self.id),
            "",
            &json!({}),
        )
        .unwrap();
        let stored: Vec<&str> = view["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv["move"].as_str().unwrap())
            .collect();
        // The last one may have been stored without an answer.
        assert!(
            stored.len() == self.answered || stored.len() == self.answered + 1,
            "{} of {}",
            stored.len(),
            self.answered
        );
        assert_eq!(stored, moves[..stored.len()]);
    }
}

#[test]
fn no_answered_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let moves = long_game();
    let (mut serving, mut address) = start(&file);
    let mut games: Vec<Players> = (0..GAMES).map(|_| Players::new(&address)).collect();
    for round in 0..ROUNDS {
        let killed = AtomicBool::new(false);
        thread::scope(|scope| {
            for game in &mut games {
                scope.spawn(|| game.play(&address, &moves, &killed));
            }
            thread::sleep(Duration::from_millis(150 + 70 * round as u64));
            killed.store(true, Ordering::SeqCst);
            serving.child.kill().unwrap();
            serving.child.wait().unwrap();
        });
        (serving, address) = start(&file);
        for game in &games {
            game.check(&address, &moves);
        }
    }
    assert!(
        games.iter().any(|game| game.answered > 0),
        "nothing was played"
    );
    drop(serving);
}
