//! Load generator: many concurrent games over WebSockets, with legal moves and awaited answers.

mod figures;
mod idle;
mod matches;
mod memory;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use ordo_api::{Challenge, ErrorCode, SideChoice, TimeControl};
use ordo_client::{Client, ClientError, GameSocket, ServerUrl};
use ordo_rules::RuleSet;
use ordo_rules::SplitMix64;
use tokio::sync::watch;

pub(crate) use figures::{Play, Report};

use figures::Tally;
use ordo_lab::counted;

/// What the load is.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) server: ServerUrl,
    /// Where Black plays: another server with the same database, or the same server.
    pub(crate) second: ServerUrl,
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
/// The name of the players.
const NAME: &str = "Load";
/// Longest wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The reason for which a load could not run.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The load exceeds the server's limits for one address, which these options of `ordo serve` raise.
    #[error(
        "the load exceeds the server's limits for one address: start the server with higher {0}, or reduce the load"
    )]
    TooMany(&'static str),
    #[error("a task of the load failed")]
    Task,
}

/// A game with its two players.
struct Seated {
    kind: RuleSet,
    start: String,
    white: GameSocket,
    black: GameSocket,
}

/// Two players who play each other.
struct Pair {
    white: Client,
    black: Client,
}

impl Pair {
    async fn new(plan: &Plan) -> Result<Pair, LoadError> {
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

    /// A started game and its two sockets.
    async fn seated(&mut self, kind: RuleSet) -> Result<Seated, LoadError> {
        let challenge = Challenge {
            side: SideChoice::White,
            name: NAME.to_owned(),
            ..Challenge::new(kind, TimeControl::Unlimited)
        };
        let game = retry(|| self.white.create(&challenge)).await?;
        let game = retry(|| self.black.join(&game.id, NAME)).await?;
        Ok(Seated {
            kind,
            start: game.start,
            white: retry(|| self.white.open_socket(&game.id)).await?,
            black: retry(|| self.black.open_socket(&game.id)).await?,
        })
    }
}

/// Waits while the rate limit refuses calls: seating all players at once exceeds the limit of one address, and only the games
/// are measured.
struct RateLimited {
    since: Instant,
}

impl RateLimited {
    fn new() -> RateLimited {
        RateLimited {
            since: Instant::now(),
        }
    }

    /// Waits a second; fails if the error is another one, or persists.
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

/// Makes so many games, by many hands, and hands each to `take`.
async fn seat_all(
    plan: &Plan,
    games: usize,
    take: impl Fn(Seated, usize) + Send + Sync + 'static,
) -> Result<(), LoadError> {
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
        done.unwrap_or(Err(LoadError::Task))?;
    }
    Ok(())
}

/// Runs the load, and says what came of it.
pub(crate) async fn run(plan: &Plan, say: &(dyn Fn(String) + Sync)) -> Result<Report, LoadError> {
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
async fn play(plan: &Plan, say: &(dyn Fn(String) + Sync)) -> Result<Play, LoadError> {
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
