//! Tables that play one game after another until the test ends.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ordo_api::{Challenge, GameId, RuleSet, Side, SideChoice};
use ordo_client::{Client, ClientError, ServerUrl};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::dice::Dice;
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
    pub(crate) id: GameId,
    pub(crate) rules: RuleSet,
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

    /// The client at a random running server, or where it was if none is running.
    pub(crate) fn some_client(&self, client: &Client, dice: &mut Dice) -> Client {
        let servers: Vec<SocketAddr> = {
            let servers = self.0.servers.lock().unwrap();
            servers.iter().flatten().copied().collect()
        };
        if servers.is_empty() {
            return client.clone();
        }
        client.at(url(servers[dice.roll(servers.len() as u64) as usize]))
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

    /// Repeats a call until it is answered.
    async fn insist<T, F>(&self, client: &Client, dice: &mut Dice, call: impl Fn(Client) -> F) -> T
    where
        F: Future<Output = Result<T, ClientError>>,
    {
        loop {
            match call(self.some_client(client, dice)).await {
                Ok(answer) => return answer,
                Err(error) if error.is_transient() => sleep(Duration::from_millis(50)).await,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// The address of a server.
pub(crate) fn url(server: SocketAddr) -> ServerUrl {
    format!("http://{server}").parse().unwrap()
}

async fn table(world: World, mut dice: Dice) -> Vec<Played> {
    let mut played = Vec::new();
    while !world.0.stopping.load(Ordering::SeqCst) {
        played.push(Box::pin(game(&world, &mut dice)).await);
    }
    played
}

async fn game(world: &World, dice: &mut Dice) -> Played {
    let rules = [RuleSet::Stein, RuleSet::Stein, RuleSet::Khalifa][dice.roll(3) as usize];
    // With one second per move, the players stop at some point, and a flag falls.
    let clock = ["none", "3+2", "1d", "0+1"][dice.roll(4) as usize];
    let plan = if clock == "0+1" {
        Plan::StopAt(2 + dice.roll(6) as usize)
    } else {
        Plan::ResignAt(4 + dice.roll(30) as usize)
    };
    let stranger = Client::new(url(([127, 0, 0, 1], 1).into())).unwrap();
    let register = |mut client: Client| async move { client.register().await.map(|()| client) };
    let [first, second] = [
        world.insist(&stranger, dice, register).await,
        world.insist(&stranger, dice, register).await,
    ];
    let challenge = Challenge {
        side: SideChoice::White,
        ..Challenge::new(rules, clock.parse().unwrap())
    };
    let create = |client: Client| {
        let challenge = challenge.clone();
        async move { client.create(&challenge).await }
    };
    let id = world.insist(&first, dice, create).await.id;
    let join = |client: Client| {
        let id = id.clone();
        async move { client.join(&id, "").await }
    };
    world.insist(&second, dice, join).await;
    let guest = |side, client: &Client, dice: &mut Dice| {
        Guest::new(world, client.clone(), &id, rules, side, plan, dice.split())
    };
    let white = guest(Some(Side::White), &first, dice);
    let black = guest(Some(Side::Black), &second, dice);
    let watcher = guest(None, &stranger, dice);
    let (white, black, watcher) = tokio::join!(white.stay(), black.stay(), watcher.stay());
    Played {
        id,
        rules,
        clock,
        seen: [white, black, watcher],
    }
}
