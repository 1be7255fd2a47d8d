//! Periodic deletion of unplayed games.

use ordo_api::{GameId, MINUTE, Millis};
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tracing::{error, info};

use super::Rooms;
use crate::store::StoreError;
use crate::store::prune::prune;
use crate::time::millis;

const INTERVAL: Millis = MINUTE;

impl Rooms {
    /// Prunes until the server stops.
    pub(super) async fn run_prune(self: Arc<Rooms>, keep: Duration, shutdown: CancellationToken) {
        loop {
            let started = self.now();
            let pruned = tokio::select! {
                () = shutdown.cancelled() => return,
                pruned = self.prune(keep) => pruned,
            };
            match pruned {
                Ok(0) => (),
                Ok(games) => info!(games, "deleted unplayed games"),
                Err(error) => error!(%error, "cannot delete unplayed games"),
            }
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = self.clock.sleep_until(started + INTERVAL) => (),
            }
        }
    }

    /// Deletes unplayed games that ended longer ago than `keep`, and their rooms; returns their number.
    pub(super) async fn prune(&self, keep: Duration) -> Result<u64, StoreError> {
        let before = self.now().saturating_sub(millis(keep));
        let forget = |deleted: &[GameId]| self.registry.remove_deleted(&deleted.iter().collect());
        prune(self.store(), before, forget).await
    }
}
