//! The running servers, and the games that are played on them until the test ends.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ordo_api::{Challenge, GameId, RuleSet, Side, SideChoice};
use ordo_client::{Client, ClientError, ServerUrl};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::player::{Guest, Plan, Seen};
use crate::random::Random;

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
    pub(crate) fn some_client(&self, client: &Client, random: &mut Random) -> Client {
        let servers: Vec<SocketAddr> = {
            let servers = self.0.servers.lock().unwrap();
            servers.iter().flatten().copied().collect()
        };
        if servers.is_empty() {
            return client.clone();
        }
        client.at(url(servers[random.below(servers.len() as u64) as usize]))
    }

    /// Lets the current games end and starts no others.
    pub(crate) fn stop(&self) {
        self.0.stopping.store(true, Ordering::SeqCst);
    }

    /// Plays this many games at a time until [`World::stop`].
    pub(crate) fn play(&self, games: u64, random: &mut Random) -> JoinHandle<Vec<Played>> {
        let series: Vec<_> = (0..games)
            .map(|_| tokio::spawn(one_after_another(self.clone(), random.split())))
            .collect();
        tokio::spawn(async move {
            let mut played = Vec::new();
            for games in series {
                played.extend(games.await.unwrap());
            }
            played
        })
    }

    /// Repeats a call until it is answered.
    async fn insist<T, F>(
        &self,
        client: &Client,
        random: &mut Random,
        call: impl Fn(Client) -> F,
    ) -> T
    where
        F: Future<Output = Result<T, ClientError>>,
    {
        loop {
            match call(self.some_client(client, random)).await {
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

async fn one_after_another(world: World, mut random: Random) -> Vec<Played> {
    let mut played = Vec::new();
    while !world.0.stopping.load(Ordering::SeqCst) {
        played.push(Box::pin(game(&world, &mut random)).await);
    }
    played
}

async fn game(world: &World, random: &mut Random) -> Played {
    let rules = [RuleSet::Stein, RuleSet::Stein, RuleSet::Khalifa][random.below(3) as usize];
    // With one second per move, the players stop at some point, and a flag falls.
    let clock = ["none", "3+2", "1d", "0+1"][random.below(4) as usize];
    let plan = if clock == "0+1" {
        Plan::StopAt(2 + random.below(6) as usize)
    } else {
        Plan::ResignAt(4 + random.below(30) as usize)
    };
    let stranger = Client::new(url(([127, 0, 0, 1], 1).into())).unwrap();
    let register = |mut client: Client| async move { client.register().await.map(|()| client) };
    let [first, second] = [
        world.insist(&stranger, random, register).await,
        world.insist(&stranger, random, register).await,
    ];
    let challenge = Challenge {
        side: SideChoice::White,
        ..Challenge::new(rules, clock.parse().unwrap())
    };
    let create = |client: Client| {
        let challenge = challenge.clone();
        async move { client.create(&challenge).await }
    };
    let id = world.insist(&first, random, create).await.id;
    let join = |client: Client| {
        let id = id.clone();
        async move { client.join(&id, "").await }
    };
    world.insist(&second, random, join).await;
    let guest = |side, client: &Client, random: &mut Random| {
        Guest::new(
            world,
            client.clone(),
            &id,
            rules,
            side,
            plan,
            random.split(),
        )
    };
    let white = guest(Some(Side::White), &first, random);
    let black = guest(Some(Side::Black), &second, random);
    let watcher = guest(None, &stranger, random);
    let (white, black, watcher) = tokio::join!(white.stay(), black.stay(), watcher.stay());
    Played {
        id,
        rules,
        clock,
        seen: [white, black, watcher],
    }
}
