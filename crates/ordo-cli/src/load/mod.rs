//! Load for a server of online play: many games at once over real sockets, each move legal, each answer awaited.

mod figures;
mod idle;
mod matches;
mod memory;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use ordo_rules::RuleSet;
use ordo_rules::SplitMix64;
use serde_json::{Value, json};
use tokio::sync::watch;

pub(crate) use figures::{Play, Report};

use crate::online::{Address, Client, Problem, Socket};
use figures::Tally;
use ordo_lab::counted;

/// What the load is.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) server: Address,
    /// Where Black plays: another server with the same database, or the same server.
    pub(crate) second: Address,
    /// Games that are played, on two sockets each.
    pub(crate) games: usize,
    /// Sockets of games in which nobody moves.
    pub(crate) idle: usize,
    /// How long to play.
    pub(crate) time: Duration,
    /// Moves a second over all games; none plays as fast as the answers come.
    pub(crate) pace: Option<f64>,
    pub(crate) kinds: Vec<RuleSet>,
    /// The server's process, if it is on this machine.
    pub(crate) pid: Option<u32>,
    pub(crate) seed: u64,
}

impl Plan {
    /// How long a player thinks, on average.
    fn thinks(&self) -> Duration {
        let a_second = self.pace.unwrap_or(f64::INFINITY);
        Duration::try_from_secs_f64(self.games as f64 / a_second).unwrap_or_default()
    }
}

/// Those who make games and open sockets at the same time.
const HANDS: usize = 32;
/// What is played before this does not count: the server should be warm.
const WARM_UP: Duration = Duration::from_secs(2);
/// What a server says to those who ask too often.
const TOO_MANY: &str = "too-many-requests";
/// Whoever waits longer for an answer has got none.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game with its two players.
struct Seated {
    kind: RuleSet,
    start: String,
    white: Socket,
    black: Socket,
}

/// Two players who make games with each other.
struct Pair {
    one: Client,
    two: Client,
    at: [Address; 2],
}

impl Pair {
    async fn new(plan: &Plan) -> Result<Pair, Problem> {
        let at = [plan.server.clone(), plan.second.clone()];
        let [mut one, mut two] = at.clone().map(|server| Client::new(server, None));
        for client in [&mut one, &mut two] {
            let retry = Retry::new();
            while let Err(problem) = client.become_somebody().await {
                retry.after(problem).await?;
            }
        }
        Ok(Pair { one, two, at })
    }

    /// A game that has begun, and both sockets of it.
    async fn seated(&mut self, kind: RuleSet) -> Result<Seated, Problem> {
        let wish = json!({"game": kind.name(), "clock": "none", "side": "w", "name": "Load"});
        let made = post(&mut self.one, "/api/games", &wish).await?;
        let [first, second] = &self.at;
        let no_ordo = || Problem::NoOrdo(first.clone());
        let id = made
            .get("id")
            .and_then(Value::as_str)
            .ok_or_else(no_ordo)?
            .to_owned();
        let path = format!("/api/games/{id}/join");
        let name = json!({"name": "Load"});
        let joined = post(&mut self.two, &path, &name).await?;
        let start = joined
            .get("start")
            .and_then(Value::as_str)
            .ok_or_else(no_ordo)?;
        let white = open(first, &id, self.one.token.as_deref()).await?;
        let black = open(second, &id, self.two.token.as_deref()).await?;
        Ok(Seated {
            kind,
            start: start.to_owned(),
            white,
            black,
        })
    }
}

/// Asks again while the server says that it was asked too often: seating all players at once goes beyond what a server
/// allows one address, and only the games are measured.
struct Retry {
    began: Instant,
}

impl Retry {
    fn new() -> Retry {
        Retry {
            began: Instant::now(),
        }
    }

    /// Waits a moment; fails if the problem is another one, or lasts.
    async fn after(&self, problem: Problem) -> Result<(), Problem> {
        match problem {
            Problem::Refused { code, .. } if code == TOO_MANY => {
                if self.began.elapsed() > PATIENCE {
                    let flags = "--rate, --sockets-per-address and --challenges-per-address";
                    return Err(Problem::TooMany(flags));
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
                Ok(())
            }
            problem => Err(problem),
        }
    }
}

async fn post(client: &mut Client, path: &str, body: &Value) -> Result<Value, Problem> {
    let retry = Retry::new();
    loop {
        match client.post(path, body).await {
            Err(problem) => retry.after(problem).await?,
            answer => return answer,
        }
    }
}

async fn open(server: &Address, id: &str, token: Option<&str>) -> Result<Socket, Problem> {
    let retry = Retry::new();
    loop {
        match Socket::open(server, id, token).await {
            Err(problem) => retry.after(problem).await?,
            socket => return socket,
        }
    }
}

/// Makes so many games, by many hands, and hands each to `take`.
async fn seat_all(
    plan: &Plan,
    games: usize,
    take: impl Fn(Seated, usize) + Send + Sync + 'static,
) -> Result<(), Problem> {
    let take = Arc::new(take);
    let hands = HANDS.min(games);
    let work = (0..hands).map(|hand| {
        let (plan, take) = (plan.clone(), Arc::clone(&take));
        tokio::spawn(async move {
            let mut pair = Pair::new(&plan).await?;
            for number in (hand..games).step_by(hands) {
                let kind = plan.kinds.get(number % plan.kinds.len().max(1));
                let kind = kind.copied().unwrap_or(RuleSet::Stein);
                take(pair.seated(kind).await?, number);
            }
            Ok(())
        })
    });
    for done in join_all(work).await {
        done.unwrap_or_else(|_| Err(Problem::HungUp(plan.server.clone())))?;
    }
    Ok(())
}

/// Runs the load, and says what came of it.
pub(crate) async fn run(plan: &Plan, say: &(dyn Fn(String) + Sync)) -> Result<Report, Problem> {
    let mut report = Report::default();
    let (over, is_over) = watch::channel(false);
    if plan.idle > 0 {
        say(format!("opening {} idle sockets …", plan.idle));
        report.idle = Some(idle::open(plan, &is_over).await?);
    }
    if plan.games > 0 {
        say(format!("seating the players of {} games …", plan.games));
        report.play = Some(play(plan, say).await?);
    }
    if let Some(idle) = &mut report.idle {
        // Every socket that is still there holds a receiver, and so do we.
        let there = over.receiver_count().saturating_sub(1);
        idle.lost = idle.sockets.saturating_sub(there);
        over.send_replace(true);
    }
    Ok(report)
}

/// Plays all games at once.
async fn play(plan: &Plan, say: &(dyn Fn(String) + Sync)) -> Result<Play, Problem> {
    let before = memory::of(plan.pid);
    let began = Instant::now();
    let (start, starts) = watch::channel(None);
    let (tallies, mut finished) = tokio::sync::mpsc::unbounded_channel::<Tally>();
    let own = plan.clone();
    let seated = seat_all(plan, plan.games, move |seated, number| {
        let rng = SplitMix64::new(own.seed.wrapping_add(number as u64));
        let playing = matches::play(own.clone(), seated, rng, starts.clone());
        let tallies = tallies.clone();
        tokio::spawn(async move {
            let _ = tallies.send(playing.await);
        });
    });
    seated.await?;
    let seating = began.elapsed();
    // What making the games took is given back, or will be used again.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = memory::of(plan.pid);
    let time = counted(plan.time.as_secs(), "second", "seconds");
    say(format!("playing for {time} …"));
    let from = Instant::now() + WARM_UP;
    start.send_replace(Some(matches::Window {
        from,
        until: from + plan.time,
    }));
    let mut all = Tally::default();
    while let Some(tally) = finished.recv().await {
        all.add(tally);
    }
    let memory = before.zip(after);
    Ok(Play::of(all, plan, seating, memory))
}
