//! Synchronizes the count of open challenges with the database, and expires challenges whose creators are gone.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tracing::info;

use crate::rooms::{RoomError, Rooms};
use crate::time::millis;

/// Maximum number of challenges read by one sweep; any others are not counted.
const MAX_CHALLENGES: u32 = 100_000;

impl Rooms {
    /// Sweeps until the server stops.
    pub(super) async fn run_sweeps(self: Arc<Rooms>, every: Duration, shutdown: CancellationToken) {
        loop {
            let started = self.now();
            // Errors are already logged; the next sweep retries.
            let _ = self.sweep().await;
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = self.clock.sleep_until(started.saturating_add(millis(every))) => (),
            }
        }
    }

    async fn sweep(&self) -> Result<(), RoomError> {
        let queried_at = self.now();
        let open = self.store.open(MAX_CHALLENGES).await?;
        self.challenges.reconcile(&open, queried_at);
        match self.hosted_anywhere().await {
            Some(hosted) => {
                for challenge in hosted {
                    self.challenges.seen(&challenge.id);
                }
            }
            // If the other nodes cannot be reached, every creator counts as present.
            None => {
                for id in self.challenges.ids() {
                    self.challenges.seen(&id);
                }
            }
        }
        let abandoned = self.challenges.abandoned();
        for id in &abandoned {
            self.expire_challenge(id).await?;
            self.challenges.closed(id);
        }
        if !abandoned.is_empty() {
            info!(
                count = abandoned.len(),
                "expired challenges of absent creators"
            );
        }
        Ok(())
    }
}
