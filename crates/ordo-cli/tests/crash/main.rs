//! Games are played over real sockets while servers and NATS are killed and PostgreSQL is restarted at random moments.
//! Afterwards every acknowledged move is stored once and in order, every game has ended, and the clocks add up.
//!
//! `ORDO_CRASHES` sets the number of crashes (default 20), a quarter of them on a single server. `ORDO_CRASH_SEED` repeats a
//! run. `scripts/crash-test` runs both tests.

mod check;
mod player;
mod random;
mod services;
mod world;

use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use random::Random;
use services::{Server, Services};
use tokio::time::{sleep, timeout};
use world::World;

/// Number of concurrent games.
const GAMES: u64 = 24;
/// Time within which all games must end after the last crash.
const SETTLE: Duration = Duration::from_mins(1);

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is {text}")))
}

/// Prints at once, whether the test passes or not.
fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// The number of crashes, and the random generator.
fn settings() -> (u64, Random) {
    let crashes = number("ORDO_CRASHES").unwrap_or(20);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = number("ORDO_CRASH_SEED").unwrap_or(now.as_millis() as u64 % 1_000_000);
    say(&format!("ORDO_CRASHES={crashes} ORDO_CRASH_SEED={seed}"));
    (crashes, Random::new(seed))
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_survive_crashes_of_one_server() {
    let (crashes, mut random) = settings();
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    one_server(file.to_str().unwrap(), crashes / 4, &mut random).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS: scripts/crash-test"]
async fn acknowledged_moves_survive_crashes_of_a_cluster() {
    let (crashes, mut random) = settings();
    let folder = tempfile::TempDir::new().unwrap();
    let services = Services::start(&folder.path().join("services"));
    two_servers(&services, crashes - crashes / 4, &mut random).await;
}

/// One server with a SQLite file.
async fn one_server(file: &str, crashes: u64, random: &mut Random) {
    let args = ["--database", file];
    let mut server = Server::start(&args).await;
    let world = World::new(vec![server.address]);
    let playing = world.play(GAMES, random);
    for _ in 0..crashes {
        sleep(random.millis(300, 1500)).await;
        world.replace(0, None);
        server.kill();
        sleep(random.millis(0, 400)).await;
        server = Server::start(&args).await;
        world.replace(0, Some(server.address));
    }
    world.stop();
    let played = timeout(SETTLE, playing)
        .await
        .expect("games are stuck")
        .unwrap();
    server.kill();
    let server = Server::start(&args).await;
    check::all(server.address, &played).await;
    say(&format!(
        "one server: {crashes} kills, {}",
        check::summary(&played)
    ));
}

/// Two servers with `PostgreSQL` and NATS.
async fn two_servers(services: &Services, crashes: u64, random: &mut Random) {
    let args = ["--database", &services.postgres, "--nats", &services.nats];
    let mut servers = [Server::start(&args).await, Server::start(&args).await];
    let world = World::new(servers.iter().map(|server| server.address).collect());
    let playing = world.play(GAMES, random);
    let mut crashed = [0; 4];
    for _ in 0..crashes {
        sleep(random.millis(300, 1500)).await;
        let which = random.below(4) as usize;
        crashed[which] += 1;
        match which {
            node @ (0 | 1) => {
                world.replace(node, None);
                servers[node].kill();
                sleep(random.millis(0, 600)).await;
                servers[node] = Server::start(&args).await;
                world.replace(node, Some(servers[node].address));
            }
            2 => {
                services.command(&["kill-nats"]).await;
                sleep(random.millis(0, 1500)).await;
                services.command(&["start-nats"]).await;
            }
            _ => {
                let how = if random.below(2) == 0 {
                    "fast"
                } else {
                    "immediate"
                };
                services.command(&["restart-postgres", how]).await;
            }
        }
    }
    world.stop();
    let played = timeout(SETTLE, playing)
        .await
        .expect("games are stuck")
        .unwrap();
    for server in &mut servers {
        server.kill();
    }
    let server = Server::start(&args).await;
    check::all(server.address, &played).await;
    let [a, b, nats, postgres] = crashed;
    say(&format!(
        "two servers: {a} and {b} kills, {nats} of NATS, {postgres} restarts of PostgreSQL, {}",
        check::summary(&played)
    ));
}
