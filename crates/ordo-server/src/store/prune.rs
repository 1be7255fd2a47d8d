//! Deleting games that nobody played: challenges that nobody took, and games without a result.

use ordo_api::{GameId, Millis};
use std::time::Duration;

use crate::store::{Store, StoreError};

/// Games deleted at a time, and the pause before the next: players wait for no more than one such batch.
const BATCH: u32 = 100;
const PAUSE: Duration = Duration::from_millis(100);

/// Deletes the games that ended before this time and that nobody played; returns how many.
pub(crate) async fn prune(
    store: &dyn Store,
    before: Millis,
    deleted: impl Fn(&[GameId]),
) -> Result<u64, StoreError> {
    let mut pruned = 0;
    loop {
        let games = store.unplayed(before, BATCH).await?;
        if games.is_empty() {
            return Ok(pruned);
        }
        store.delete(games.clone()).await?;
        deleted(&games);
        pruned += games.len() as u64;
        tokio::time::sleep(PAUSE).await;
    }
}
