//! The state that all requests of online play share.

use ordo_api::{ActionRequest, GameId, IdempotencyKey, Millis, Status};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::config::{Config, OnlineLimits};
use axum::extract::FromRef;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::cluster::{Cluster, ClusterError};
use crate::game::secret::Seat;
use crate::http::limits::rate::RateLimiter;
use crate::http::limits::sockets::SocketLimit;
use crate::http::tables::TablesState;
use crate::rooms::readiness::Readiness;
use crate::rooms::{RoomError, Rooms};
use crate::store::StoreError;
use crate::store::database::Database;

use crate::metrics::Metrics;
use crate::time::Clock;

/// Timeout for gauges that query the database.
const GAUGE_TIMEOUT: Duration = Duration::from_secs(2);

/// State shared by all requests of online play.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) tables: TablesState,
    pub(crate) rates: Arc<RateLimiter>,
    pub(crate) messages: Arc<RateLimiter>,
    pub(crate) sockets: Arc<SocketLimit>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: OnlineLimits,
    pub(crate) clock: Arc<dyn Clock>,
    readiness: Arc<Readiness>,
    /// Cancelled when the server stops.
    pub(crate) shutdown: CancellationToken,
    /// Connections, sockets and their requests; a graceful shutdown waits for them.
    pub(crate) tasks: TaskTracker,
}

impl FromRef<AppState> for TablesState {
    fn from_ref(app: &AppState) -> TablesState {
        app.tables.clone()
    }
}

/// Error when starting online play.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Cluster(#[from] ClusterError),
}

impl AppState {
    /// Opens the database, connects to the cluster, and starts the background jobs.
    pub(crate) async fn open(
        database: &Database,
        config: &Config,
        tables: TablesState,
        metrics: Arc<Metrics>,
        shutdown: CancellationToken,
        tasks: TaskTracker,
    ) -> Result<AppState, OpenError> {
        let (limits, clock) = (config.online.clone(), Arc::clone(&config.clock));
        let cluster = match config.nats.as_deref() {
            Some(addresses) => Some(Cluster::connect(addresses).await?),
            None => None,
        };
        let store = database.serve().await?;
        let rate_limiter = |rate| Arc::new(RateLimiter::new(rate, Arc::clone(&clock)));
        let app = AppState {
            rooms: Arc::new(Rooms::new(
                store,
                cluster,
                &limits,
                Arc::clone(&clock),
                Arc::clone(&metrics),
            )),
            rates: Arc::clone(&tables.rates),
            tables,
            messages: rate_limiter(limits.messages_per_address),
            sockets: SocketLimit::new(limits.sockets, limits.sockets_per_address),
            metrics,
            limits,
            readiness: Arc::new(Readiness::new(Arc::clone(&clock))),
            clock,
            shutdown: shutdown.clone(),
            tasks,
        };
        app.rooms.start_jobs(
            app.limits.sweep_interval,
            app.limits.keep_unplayed,
            &shutdown,
        );
        Ok(app)
    }

    /// Closes the database once everything is written.
    pub(crate) async fn close(&self) {
        self.rooms.store().close().await;
    }

    /// Returns `true` if the server is not stopping and its database accepts writes.
    pub(crate) async fn is_ready(&self) -> bool {
        !self.shutdown.is_cancelled() && self.readiness.of(self.rooms.store()).await
    }

    /// Adds the gauges of online play to a registry.
    pub(crate) async fn add_gauges(&self, gauges: &mut Registry) {
        let mut gauge = |name, help, value: u64| {
            gauges.register(name, help, ConstGauge::new(value));
        };
        gauge("sockets", "Open sockets", self.sockets.count() as u64);
        let in_memory = self.rooms.in_memory() as u64;
        gauge("games_in_memory", "Games in memory", in_memory);
        if let Some(connected) = self.rooms.is_connected() {
            let help = "1 while connected to NATS, else 0";
            gauge("nats_connected", help, u64::from(connected));
        }
        // Left out if the database does not answer.
        let counts = async {
            let store = self.rooms.store();
            let open = store.count(Status::Open).await.ok()?;
            Some((open, store.count(Status::Playing).await.ok()?))
        };
        if let Ok(Some((open, playing))) = tokio::time::timeout(GAUGE_TIMEOUT, counts).await {
            let help = "Open challenges in the database";
            gauge("challenges_open", help, u64::from(open));
            let help = "Running games in the database";
            gauge("games_playing", help, u64::from(playing));
        }
    }

    /// Executes a player's action.
    pub(crate) async fn act(
        &self,
        id: &GameId,
        seat: &Seat,
        request: ActionRequest,
        lag: Millis,
    ) -> Result<u32, RoomError> {
        let began = Instant::now();
        let (id, seat) = (id.clone(), *seat);
        let work = |rooms: Arc<Rooms>| async move {
            let key = request.id.as_ref().map(IdempotencyKey::as_str);
            rooms.act(&id, &seat, &request.action, key, lag).await
        };
        let done = self.run_detached(work).await;
        match &done {
            Ok(_) => self.metrics.actions.observe(began.elapsed().as_secs_f64()),
            Err(RoomError::Internal) => _ = self.metrics.failed.inc(),
            Err(_) => _ = self.metrics.refused.inc(),
        }
        done
    }

    /// Runs work to completion even if the client disconnects.
    pub(crate) async fn run_detached<T, F>(
        &self,
        work: impl FnOnce(Arc<Rooms>) -> F,
    ) -> Result<T, RoomError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, RoomError>> + Send + 'static,
    {
        let working = self.tasks.spawn(work(Arc::clone(&self.rooms)));
        working.await.map_err(|_| RoomError::Internal)?
    }
}
