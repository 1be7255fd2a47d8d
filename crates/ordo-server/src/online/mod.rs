//! Playing each other: challenges, games, watchers.
//!
//! A game is its settings and the events in it (`event`), from which everything else is computed (`table`); what players
//! may do is decided there (`decide`), by the rules of `ordo-rules`, and is true once it is stored (`storage`). No task
//! owns a game: whoever is asked reads it, decides and stores, and if somebody else was first, begins again (`service`).

mod archive;
mod board;
mod challenges;
mod database;
mod decide;
mod entry;
mod event;
mod expiry;
mod fuzzing;
mod http;
mod lag;
#[cfg(test)]
mod laws;
mod matchmaking;
mod name;
mod nodes;
mod places;
mod prune;
mod rate;
mod readiness;
mod record;
mod secret;
mod service;
mod side;
mod socket;
mod steady;
mod storage;
mod table;
mod time;
mod upgrade;
mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use tokio::sync::watch;

pub use archive::{ArchiveError, Copied, backup, copy, export, prune};
pub use database::Database;
pub use fuzzing::online_messages;
pub use rate::Rate;
pub use storage::{PlainError, plain_commits};

use decide::Wanted;
pub(crate) use event::{Event, What};
use nodes::{Nodes, NodesError};
use places::Places;
pub(crate) use rate::Rates;
use readiness::Readiness;
use secret::{GameId, Seat};
use service::{Failed, Service};
use storage::StorageError;
use table::Status;
use time::Millis;

use crate::metrics::{Gauge, Metrics};

/// How often the database is asked for news that did not come by themselves: if they should, and if they cannot.
const LOOK: Duration = Duration::from_secs(5);
const LOOK_OFTEN: Duration = Duration::from_secs(1);
/// How long the database may take to count for the operator.
const READY: Duration = Duration::from_secs(2);

/// What online play may use up.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages of one socket, pings and pongs included.
    pub messages: Rate,
    /// Messages of all sockets of one address; four times as many for an IPv6 /48.
    pub messages_per_address: Rate,
    /// Sockets at a time.
    pub sockets: usize,
    /// Sockets of one address at a time.
    pub sockets_per_address: usize,
    /// Challenges that wait for somebody, in all.
    pub challenges: usize,
    /// Challenges of one address that wait for somebody.
    pub challenges_per_address: usize,
    /// A challenge expires after this time if its creator never comes to its page.
    pub unseen: Duration,
    /// A challenge with a clock in minutes expires after this time without its creator.
    pub absent: Duration,
    /// Time between two looks for such challenges.
    pub sweep: Duration,
    /// How often a socket is asked whether somebody is still there.
    pub ping: Duration,
    /// How long a socket may be silent.
    pub silence: Duration,
    /// How long a message may take to be taken.
    pub stalled: Duration,
    /// How long somebody who wants a quick match may take to open the page where he waits.
    pub arriving: Duration,
    /// Unplayed games are deleted this long after their end.
    pub keep_unplayed: Duration,
}

impl Default for OnlineLimits {
    fn default() -> OnlineLimits {
        OnlineLimits {
            requests: Rate {
                burst: 60.0,
                per_second: 10.0,
            },
            messages: Rate {
                burst: 20.0,
                per_second: 5.0,
            },
            messages_per_address: Rate {
                burst: 200.0,
                per_second: 50.0,
            },
            sockets: 11_000,
            sockets_per_address: 100,
            challenges: 20_000,
            challenges_per_address: 50,
            unseen: Duration::from_mins(10),
            absent: Duration::from_hours(1),
            sweep: Duration::from_secs(20),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            stalled: Duration::from_secs(10),
            arriving: Duration::from_secs(15),
            keep_unplayed: Duration::from_hours(7 * 24),
        }
    }
}

/// What all requests about games share.
#[derive(Clone)]
pub(crate) struct Online {
    service: Arc<Service>,
    rates: Arc<Rates>,
    messages: Arc<Rates>,
    sockets: Arc<Places>,
    metrics: Arc<Metrics>,
    limits: OnlineLimits,
    readiness: Arc<Readiness>,
    stopping: watch::Receiver<bool>,
    stop: watch::Sender<bool>,
}

/// Why there is no online play.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Nodes(#[from] NodesError),
}

impl Online {
    /// Opens the database, connects to the other servers, and begins to look after the flags.
    pub(crate) async fn open(
        database: &Database,
        nats: Option<&str>,
        limits: OnlineLimits,
        metrics: Arc<Metrics>,
    ) -> Result<Online, OpenError> {
        let nodes = match nats {
            Some(addresses) => Some(Nodes::connect(addresses).await?),
            None => None,
        };
        let storage = database.serve().await?;
        let (stop, stopping) = watch::channel(false);
        let online = Online {
            service: Arc::new(Service::new(storage, nodes, &limits, Arc::clone(&metrics))),
            rates: Arc::new(Rates::new(limits.requests)),
            messages: Arc::new(Rates::new(limits.messages_per_address)),
            sockets: Places::new(limits.sockets, limits.sockets_per_address),
            metrics,
            limits,
            readiness: Arc::default(),
            stopping: stopping.clone(),
            stop,
        };
        online.service.answer_others();
        expiry::start(&online.service, &stopping);
        let sweeping = Arc::clone(&online.service);
        tokio::spawn(sweeping.sweep_challenges(online.limits.sweep, stopping.clone()));
        tokio::spawn(prune::run(
            Arc::clone(&online.service),
            online.limits.keep_unplayed,
            stopping.clone(),
        ));
        tokio::spawn(look_for_news(Arc::clone(&online.service), stopping));
        Ok(online)
    }

    /// The calls, to be mounted at `/api`.
    pub(crate) fn routes(&self) -> Router {
        http::routes(self.clone())
    }

    /// Tells everybody that the server restarts.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until all sockets are closed, and closes the database.
    pub(crate) async fn close(&self) {
        self.sockets.until_empty().await;
        self.service.storage().close().await;
    }

    /// Whether the server can play: it is not stopping, and its database stores what it is given.
    pub(crate) async fn is_ready(&self) -> bool {
        !*self.stopping.borrow() && self.readiness.of(self.service.storage()).await
    }

    /// Numbers that go up and down, for the operator.
    pub(crate) async fn gauges(&self) -> Vec<Gauge> {
        let games = self.service.in_memory() as u64;
        let mut gauges = vec![
            ("ordo_sockets", "Open sockets.", self.sockets.count() as u64),
            ("ordo_games_in_memory", "Games in memory.", games),
        ];
        if let Some(connected) = self.service.is_connected() {
            let help = "Whether NATS is there.";
            gauges.push(("ordo_nats_connected", help, u64::from(connected)));
        }
        // What a database that is away would say is left out.
        let counts = async {
            let storage = self.service.storage();
            let open = storage.count(Status::Open).await.ok()?;
            Some((open, storage.count(Status::Playing).await.ok()?))
        };
        if let Ok(Some((open, playing))) = tokio::time::timeout(READY, counts).await {
            let help = "Challenges that wait, in the database.";
            gauges.push(("ordo_challenges_open", help, u64::from(open)));
            let help = "Games under way, in the database.";
            gauges.push(("ordo_games_playing", help, u64::from(playing)));
        }
        gauges
    }

    /// Does what a player wants.
    async fn act(
        &self,
        id: &GameId,
        seat: &Seat,
        wanted: Wanted,
        request: Option<&str>,
        lag: Millis,
    ) -> Result<u32, Failed> {
        let began = Instant::now();
        let (id, seat, request) = (id.clone(), *seat, request.map(str::to_owned));
        let work = |service: Arc<Service>| async move {
            service
                .act(&id, &seat, &wanted, request.as_deref(), lag)
                .await
        };
        let done = self.run_detached(work).await;
        match &done {
            Ok(_) => self.metrics.done.add(began.elapsed()),
            Err(Failed::Inner) => self.metrics.failed.add(),
            Err(_) => self.metrics.refused.add(),
        }
        done
    }

    /// Runs work to its end even if the client hangs up meanwhile.
    async fn run_detached<T, F>(&self, work: impl FnOnce(Arc<Service>) -> F) -> Result<T, Failed>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failed>> + Send + 'static,
    {
        let working = tokio::spawn(work(Arc::clone(&self.service)));
        working.await.map_err(|_| Failed::Inner)?
    }
}

/// Ready when the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Finds in the database what nobody told: news may be lost, and another process may have the same file.
async fn look_for_news(service: Arc<Service>, mut stopping: watch::Receiver<bool>) {
    let mut looked = Instant::now();
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => return,
            () = tokio::time::sleep(LOOK_OFTEN) => (),
        }
        if !service.hears_others() || looked.elapsed() >= LOOK {
            // What went wrong is in the log.
            let _ = service.catch_up_all().await;
            looked = Instant::now();
        }
    }
}
