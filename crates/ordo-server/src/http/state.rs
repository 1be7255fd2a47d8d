//! Playing each other: challenges, games, watchers.
//!
//! A game is its settings and the events in it (`event`), from which everything else is computed (`table`); what players
//! may do is decided there (`decide`), by the rules of `ordo-rules`, and is true once it is stored (`storage`). No task
//! owns a game: whoever is asked reads it, decides and stores, and if somebody else was first, begins again (`service`).

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::config::OnlineLimits;
use axum::Router;
use tokio::sync::watch;

use crate::cluster::nats::{Nodes, NodesError};
use crate::game::clock::Millis;
use crate::game::decide::Wanted;
use crate::game::secret::{GameId, Seat};
use crate::game::state::Status;
use crate::http::limits::rate::Rates;
use crate::http::limits::sockets::Places;
use crate::rooms::readiness::Readiness;
use crate::rooms::{Failed, Service};
use crate::store::StorageError;
use crate::store::database::Database;

use crate::metrics::{Gauge, Metrics};

/// How often the database is asked for news that did not come by themselves: if they should, and if they cannot.
const LOOK: Duration = Duration::from_secs(5);
const LOOK_OFTEN: Duration = Duration::from_secs(1);
/// How long the database may take to count for the operator.
const READY: Duration = Duration::from_secs(2);

/// What all requests about games share.
#[derive(Clone)]
pub(crate) struct Online {
    pub(crate) service: Arc<Service>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) messages: Arc<Rates>,
    pub(crate) sockets: Arc<Places>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: OnlineLimits,
    readiness: Arc<Readiness>,
    pub(crate) stopping: watch::Receiver<bool>,
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
        crate::rooms::expiry::start(&online.service, &stopping);
        let sweeping = Arc::clone(&online.service);
        tokio::spawn(sweeping.sweep_challenges(online.limits.sweep, stopping.clone()));
        tokio::spawn(crate::rooms::prune::run(
            Arc::clone(&online.service),
            online.limits.keep_unplayed,
            stopping.clone(),
        ));
        tokio::spawn(look_for_news(Arc::clone(&online.service), stopping));
        Ok(online)
    }

    /// The calls, to be mounted at `/api`.
    pub(crate) fn routes(&self) -> Router {
        crate::http::api::routes(self.clone())
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
    pub(crate) async fn act(
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
    pub(crate) async fn run_detached<T, F>(
        &self,
        work: impl FnOnce(Arc<Service>) -> F,
    ) -> Result<T, Failed>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failed>> + Send + 'static,
    {
        let working = tokio::spawn(work(Arc::clone(&self.service)));
        working.await.map_err(|_| Failed::Inner)?
    }
}

/// Finds in the database what nobody told: news may be lost, and another process may have the same file.
async fn look_for_news(service: Arc<Service>, mut stopping: watch::Receiver<bool>) {
    let mut looked = Instant::now();
    loop {
        tokio::select! {
            () = crate::shutdown::stopped(&mut stopping) => return,
            () = tokio::time::sleep(LOOK_OFTEN) => (),
        }
        if !service.hears_others() || looked.elapsed() >= LOOK {
            // What went wrong is in the log.
            let _ = service.catch_up_all().await;
            looked = Instant::now();
        }
    }
}
