//! The background tasks of online play.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::{Rooms, expiry};

impl Rooms {
    /// Starts the background tasks, which run until the server stops: expiry of games, sweeps of abandoned challenges every
    /// `sweep`, deletion of games that ended unplayed longer than `keep_unplayed` ago, catch-up, and answers to other nodes.
    pub(crate) fn start_jobs(
        self: &Arc<Rooms>,
        sweep: Duration,
        keep_unplayed: Duration,
        shutdown: &CancellationToken,
    ) {
        if let Some(cluster) = &self.cluster {
            cluster.serve(self);
        }
        expiry::start(self, shutdown);
        tokio::spawn(Arc::clone(self).run_sweeps(sweep, shutdown.clone()));
        tokio::spawn(Arc::clone(self).run_prune(keep_unplayed, shutdown.clone()));
        tokio::spawn(Arc::clone(self).run_catch_up(shutdown.clone()));
    }
}
