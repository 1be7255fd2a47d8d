//! Load generator for the server: many concurrent games of random legal moves over WebSockets.

mod idle;
mod memory;
mod play;
mod report;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use ordo_api::{Challenge, ErrorCode, SideChoice, TimeControl};
use ordo_client::{Client, ClientError, GameSocket, ServerUrl};
use ordo_rules::{RuleSet, SplitMix64};
use tokio::sync::watch;

pub use report::{IdleReport, Latency, LoadReport, PlayReport};

use crate::counted;
use report::LoadTally;

/// The settings of a load test.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// Server to which White connects.
    pub server: ServerUrl,
    /// Server to which Black connects: the same one, or another one with the same database.
    pub second: ServerUrl,
    /// Number of concurrent games, with two sockets each.
    pub games: usize,
    /// Number of sockets of games without moves.
    pub idle: usize,
    /// Duration of the measurement.
    pub time: Duration,
    /// Moves per second over all games; `None` plays as fast as the server answers.
    pub pace: Option<f64>,
    /// Rule sets, in rotation.
    pub rule_sets: Vec<RuleSet>,
    /// Process id of a server on this machine, to measure its memory.
    pub pid: Option<u32>,
    /// Seed of the random moves.
    pub seed: u64,
}

impl LoadPlan {
    /// Average think time per move.
    fn think_time(&self) -> Duration {
        let moves_per_second = self.pace.unwrap_or(f64::INFINITY);
        Duration::try_from_secs_f64(self.games as f64 / moves_per_second).unwrap_or_default()
    }
}

/// Number of tasks that create games and open sockets.
const SETUP_TASKS: usize = 32;
/// Moves before this are not counted.
const WARM_UP: Duration = Duration::from_secs(2);
/// The name of the players.
const NAME: &str = "Load";
/// Timeout of an answer.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The error of a load test.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The client failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The load exceeds the server's limits for one address, which these options of `ordo serve` raise.
    #[error(
        "the load exceeds the server's limits for one address: start the server with higher {0}, or reduce the load"
    )]
    TooMany(&'static str),
    /// A task panicked.
    #[error("a task of the load failed")]
    Task,
}

/// A started game with the sockets of its players.
struct OpenGame {
    rule_set: RuleSet,
    start: String,
    white: GameSocket,
    black: GameSocket,
}

/// The clients of two opponents.
struct Pair {
    white: Client,
    black: Client,
}

impl Pair {
    async fn new(plan: &LoadPlan) -> Result<Pair, LoadError> {
        let mut white = Client::new(plan.server.clone())?;
        let mut black = Client::new(plan.second.clone())?;
        for client in [&mut white, &mut black] {
            let limit = RateLimited::new();
            while let Err(error) = client.register().await {
                limit.wait(error).await?;
            }
        }
        Ok(Pair { white, black })
    }

    /// Starts a game and opens both sockets.
    async fn start(&mut self, rule_set: RuleSet) -> Result<OpenGame, LoadError> {
        let challenge = Challenge {
            side: SideChoice::White,
            name: NAME.to_owned(),
            ..Challenge::new(rule_set, TimeControl::Unlimited)
        };
        let game = retry(|| self.white.create(&challenge)).await?;
        let game = retry(|| self.black.join(&game.id, NAME)).await?;
        Ok(OpenGame {
            rule_set,
            start: game.start,
            white: retry(|| self.white.open_socket(&game.id)).await?,
            black: retry(|| self.black.open_socket(&game.id)).await?,
        })
    }
}

/// Waits while the server rate-limits the set-up, which is not measured.
struct RateLimited {
    since: Instant,
}

impl RateLimited {
    fn new() -> RateLimited {
        RateLimited {
            since: Instant::now(),
        }
    }

    /// Waits a second. Fails on any other error, and after a timeout.
    async fn wait(&self, error: ClientError) -> Result<(), LoadError> {
        if error.code() != Some(ErrorCode::TooManyRequests) {
            return Err(error.into());
        }
        if self.since.elapsed() > TIMEOUT {
            let options = "--rate, --sockets-per-address and --challenges-per-address";
            return Err(LoadError::TooMany(options));
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        Ok(())
    }
}

async fn retry<T, F>(mut call: impl FnMut() -> F) -> Result<T, LoadError>
where
    F: Future<Output = Result<T, ClientError>>,
{
    let limit = RateLimited::new();
    loop {
        match call().await {
            Err(error) => limit.wait(error).await?,
            Ok(answer) => return Ok(answer),
        }
    }
}

/// Starts games in parallel and passes each to `take`.
async fn start_games(
    plan: &LoadPlan,
    games: usize,
    take: impl Fn(OpenGame, usize) + Send + Sync + 'static,
) -> Result<(), LoadError> {
    let take = Arc::new(take);
    let tasks = SETUP_TASKS.min(games);
    let work = (0..tasks).map(|task| {
        let (plan, take) = (plan.clone(), Arc::clone(&take));
        tokio::spawn(async move {
            let mut pair = Pair::new(&plan).await?;
            for number in (task..games).step_by(tasks) {
                let rule_set = plan.rule_sets.get(number % plan.rule_sets.len().max(1));
                let rule_set = rule_set.copied().unwrap_or(RuleSet::Stein);
                take(pair.start(rule_set).await?, number);
            }
            Ok(())
        })
    });
    for done in join_all(work).await {
        done.unwrap_or(Err(LoadError::Task))?;
    }
    Ok(())
}

/// Runs a load test; `say` receives the progress messages.
pub async fn run(plan: &LoadPlan, say: &(dyn Fn(String) + Sync)) -> Result<LoadReport, LoadError> {
    let mut report = LoadReport::default();
    let (over, is_over) = watch::channel(false);
    if plan.idle > 0 {
        say(format!("opening {} idle sockets …", plan.idle));
        report.idle = Some(idle::open(plan, &is_over).await?);
    }
    if plan.games > 0 {
        say(format!("starting {} games …", plan.games));
        report.play = Some(play_all(plan, say).await?);
    }
    if let Some(idle) = &mut report.idle {
        // Each open socket holds a receiver, and so does `is_over`.
        let open = over.receiver_count().saturating_sub(1);
        idle.lost = idle.sockets.saturating_sub(open);
        over.send_replace(true);
    }
    Ok(report)
}

/// Plays all games at once.
async fn play_all(plan: &LoadPlan, say: &(dyn Fn(String) + Sync)) -> Result<PlayReport, LoadError> {
    let before = memory::resident(plan.pid);
    let began = Instant::now();
    let (start, starts) = watch::channel(None);
    let (tallies, mut finished) = tokio::sync::mpsc::unbounded_channel::<LoadTally>();
    let own = plan.clone();
    let started = start_games(plan, plan.games, move |game, number| {
        let rng = SplitMix64::new(own.seed.wrapping_add(number as u64));
        let playing = play::run(own.clone(), game, rng, starts.clone());
        let tallies = tallies.clone();
        tokio::spawn(async move {
            let _ = tallies.send(playing.await);
        });
    });
    started.await?;
    let setup = began.elapsed();
    // Memory of the set-up is released or reused.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = memory::resident(plan.pid);
    let time = counted(plan.time.as_secs(), "second", "seconds");
    say(format!("playing for {time} …"));
    let from = Instant::now() + WARM_UP;
    start.send_replace(Some(play::Window {
        from,
        until: from + plan.time,
    }));
    let mut all = LoadTally::default();
    while let Some(tally) = finished.recv().await {
        all.add(tally);
    }
    let memory = before.zip(after);
    Ok(PlayReport::new(all, plan, setup, memory))
}
