//! Games are played over real sockets while servers are killed, NATS is killed, and `PostgreSQL` is restarted, at random
//! moments. Afterwards every move that was answered is there, once and in order; no game is stuck; the clocks add up.
//!
//! `ORDO_CRASHES` says how many crashes (20), `ORDO_CRASH_SEED` repeats what the dice said.

mod check;
mod dice;
mod http;
mod player;
mod services;
mod table;

use std::io::Write;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use dice::Dice;
use services::{Server, Services};
use table::World;
use tokio::time::{sleep, timeout};

/// Games at a time.
const TABLES: u64 = 24;
/// All games come to an end within this time after the last crash.
const SETTLE: Duration = Duration::from_mins(1);

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is {text}")))
}

/// Said at once, whether the test passes or not.
fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

#[test]
fn nothing_is_lost_in_a_crash() {
    let crashes = number("ORDO_CRASHES").unwrap_or(20);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = number("ORDO_CRASH_SEED").unwrap_or(now.as_millis() as u64 % 1_000_000);
    say(&format!(
        "crash test: {crashes} crashes, ORDO_CRASH_SEED={seed}"
    ));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = tempfile::TempDir::new().unwrap();
    let alone = crashes / 4;
    let file = folder.path().join("games.db");
    let mut dice = Dice::new(seed);
    let begun = Instant::now();
    runtime.block_on(one_server(file.to_str().unwrap(), alone, &mut dice));
    match Services::start(&folder.path().join("services")) {
        Some(services) => runtime.block_on(two_servers(&services, crashes - alone, &mut dice)),
        None => say(
            "SKIPPED: no crashes of two servers: PostgreSQL or NATS is not there (scripts/services install)",
        ),
    }
    say(&format!(
        "crash test: {} seconds",
        begun.elapsed().as_secs()
    ));
}

/// One server and a file.
async fn one_server(file: &str, crashes: u64, dice: &mut Dice) {
    let args = ["--database", file];
    let mut server = Server::start(&args).await;
    let world = World::new(vec![server.address]);
    let playing = world.play(TABLES, dice);
    for _ in 0..crashes {
        sleep(dice.millis(300, 1500)).await;
        world.replace(0, None);
        server.kill();
        sleep(dice.millis(0, 400)).await;
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
async fn two_servers(services: &Services, crashes: u64, dice: &mut Dice) {
    let args = ["--database", &services.postgres, "--nats", &services.nats];
    let mut servers = [Server::start(&args).await, Server::start(&args).await];
    let world = World::new(servers.iter().map(|server| server.address).collect());
    let playing = world.play(TABLES, dice);
    let mut crashed = [0; 4];
    for _ in 0..crashes {
        sleep(dice.millis(300, 1500)).await;
        let which = dice.roll(4) as usize;
        crashed[which] += 1;
        match which {
            node @ (0 | 1) => {
                world.replace(node, None);
                servers[node].kill();
                sleep(dice.millis(0, 600)).await;
                servers[node] = Server::start(&args).await;
                world.replace(node, Some(servers[node].address));
            }
            2 => {
                services.command(&["kill-nats"]).await;
                sleep(dice.millis(0, 1500)).await;
                services.command(&["start-nats"]).await;
            }
            _ => {
                let how = if dice.roll(2) == 0 {
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
