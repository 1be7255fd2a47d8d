//! Tables that play one game after another until the test ends.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::dice::Dice;
use crate::http;
use crate::player::{Guest, Plan, Seen};

/// The running servers, as known to the clients.
#[derive(Clone)]
pub(crate) struct World(Arc<Inner>);

struct Inner {
    servers: Mutex<Vec<Option<SocketAddr>>>,
    stopping: AtomicBool,
}

/// A finished game, and what the players and a spectator have seen of it.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) rules: &'static str,
    pub(crate) clock: &'static str,
    /// White, Black, and a spectator.
    pub(crate) seen: [Seen; 3],
}

impl World {
    pub(crate) fn new(servers: Vec<SocketAddr>) -> World {
        World(Arc::new(Inner {
            servers: Mutex::new(servers.into_iter().map(Some).collect()),
            stopping: AtomicBool::new(false),
        }))
    }

    /// Removes a server, or adds it back at another address.
    pub(crate) fn replace(&self, which: usize, address: Option<SocketAddr>) {
        self.0.servers.lock().unwrap()[which] = address;
    }

    /// A random running server; waits until there is one.
    pub(crate) async fn some_server(&self, dice: &mut Dice) -> SocketAddr {
        loop {
            let servers: Vec<SocketAddr> = {
                let servers = self.0.servers.lock().unwrap();
                servers.iter().flatten().copied().collect()
            };
            if !servers.is_empty() {
                return servers[dice.roll(servers.len() as u64) as usize];
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets the current games end and starts no others.
    pub(crate) fn stop(&self) {
        self.0.stopping.store(true, Ordering::SeqCst);
    }

    /// Plays at this many tables until [`World::stop`].
    pub(crate) fn play(&self, tables: u64, dice: &mut Dice) -> JoinHandle<Vec<Played>> {
        let tables: Vec<_> = (0..tables)
            .map(|_| tokio::spawn(table(self.clone(), dice.split())))
            .collect();
        tokio::spawn(async move {
            let mut played = Vec::new();
            for table in tables {
                played.extend(table.await.unwrap());
            }
            played
        })
    }

    /// Repeats a request until it is answered with this status.
    async fn insist(
        &self,
        dice: &mut Dice,
        path: &str,
        token: &str,
        body: &Value,
        status: u16,
    ) -> Value {
        loop {
            let server = self.some_server(dice).await;
            match http::call(server, "POST", path, token, body).await {
                Some((answered, answer)) if answered == status => return answer,
                Some((503, _)) | None => sleep(Duration::from_millis(50)).await,
                Some((other, answer)) => panic!("{path}: {other} {answer}"),
            }
        }
    }
}

async fn table(world: World, mut dice: Dice) -> Vec<Played> {
    let mut played = Vec::new();
    while !world.0.stopping.load(Ordering::SeqCst) {
        played.push(game(&world, &mut dice).await);
    }
    played
}

async fn game(world: &World, dice: &mut Dice) -> Played {
    let rules = ["stein", "stein", "khalifa"][dice.roll(3) as usize];
    // With one second per move, the players stop at some point, and a flag falls.
    let clock = ["none", "3+2", "1d", "0+1"][dice.roll(4) as usize];
    let plan = if clock == "0+1" {
        Plan::StopAt(2 + dice.roll(6) as usize)
    } else {
        Plan::ResignAt(4 + dice.roll(30) as usize)
    };
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let answer = world.insist(dice, "/tokens", "", &json!({}), 201).await;
        tokens.push(answer["token"].as_str().unwrap().to_owned());
    }
    let wish = json!({"game": rules, "clock": clock, "side": "w"});
    let made = world.insist(dice, "/games", &tokens[0], &wish, 201).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let join = format!("/games/{id}/join");
    world.insist(dice, &join, &tokens[1], &json!({}), 200).await;
    let guest = |side, token, dice: &mut Dice| {
        Guest::new(world, &id, rules, side, token, plan, dice.split())
    };
    let white = guest(Some("w"), Some(tokens[0].clone()), dice);
    let black = guest(Some("b"), Some(tokens[1].clone()), dice);
    let watcher = guest(None, None, dice);
    let (white, black, watcher) = tokio::join!(white.stay(), black.stay(), watcher.stay());
    Played {
        id,
        rules,
        clock,
        seen: [white, black, watcher],
    }
}
