//! Playing each other: challenges, games, watchers.
//!
//! A game is its settings and the events in it (`event`), from which everything else is computed (`table`); what players
//! may do is decided there (`decide`), by the rules of `ordo-rules`, and is true once it is stored (`storage`). No task
//! owns a game: whoever is asked reads it, decides and stores, and if somebody else was first, begins again (`service`).

mod board;
mod decide;
mod entry;
mod event;
mod http;
#[cfg(test)]
mod laws;
mod name;
mod rate;
mod record;
mod secret;
mod service;
mod side;
mod socket;
mod storage;
mod table;
mod time;
mod view;

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::sync::{Semaphore, watch};
use tracing::error;

pub use rate::Rate;

use decide::Wanted;
use rate::Rates;
use secret::{GameId, Seat};
use service::{Failed, Service};
use storage::{Sqlite, StorageError};
use time::Millis;

/// How often flags are looked after.
const TICK: Duration = Duration::from_millis(200);
/// How many games are looked after at a time.
const AT_A_TIME: u32 = 256;

/// What online play may use up.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages of one socket.
    pub messages: Rate,
    /// Sockets at a time.
    pub sockets: usize,
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
            sockets: 11_000,
        }
    }
}

/// What all requests about games share.
#[derive(Clone)]
pub(crate) struct Online {
    service: Arc<Service>,
    rates: Arc<Rates>,
    sockets: Arc<Semaphore>,
    limits: OnlineLimits,
    stopping: watch::Receiver<bool>,
    stop: watch::Sender<bool>,
}

impl Online {
    /// Opens the database and begins to look after the flags.
    pub(crate) async fn open(file: &Path, limits: OnlineLimits) -> Result<Online, StorageError> {
        let storage = Sqlite::open(file).await?;
        let (stop, stopping) = watch::channel(false);
        let online = Online {
            service: Arc::new(Service::new(Arc::new(storage))),
            rates: Arc::new(Rates::new(limits.requests)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            limits,
            stopping: stopping.clone(),
            stop,
        };
        tokio::spawn(look_after_flags(Arc::clone(&online.service), stopping));
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
        let all = u32::try_from(self.limits.sockets).unwrap_or(u32::MAX);
        let _ = self.sockets.acquire_many(all).await;
        self.service.storage().close().await;
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
        let (id, seat, request) = (id.clone(), *seat, request.map(str::to_owned));
        let work = |service: Arc<Service>| async move {
            service
                .act(&id, &seat, &wanted, request.as_deref(), lag)
                .await
        };
        self.to_the_end(work).await
    }

    /// Does something to the end, even if whoever asked for it hangs up meanwhile: others wait for the news.
    async fn to_the_end<T, F>(&self, work: impl FnOnce(Arc<Service>) -> F) -> Result<T, Failed>
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

/// Ends games whose time is up, also those that ran out while the server was away.
async fn look_after_flags(service: Arc<Service>, mut stopping: watch::Receiver<bool>) {
    // A game that cannot be read is said once, not five times a second.
    let mut broken = HashSet::new();
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => return,
            () = tokio::time::sleep(TICK) => (),
        }
        let due = match service.storage().due(time::now(), AT_A_TIME).await {
            Ok(due) => due,
            Err(error) => {
                error!(%error, "cannot look after the flags");
                continue;
            }
        };
        for id in due {
            if !broken.contains(&id) && service.tick(&id).await.is_err() {
                broken.insert(id);
            }
        }
    }
}
