//! Deletes unplayed games: challenges that nobody joined, and games without a result.

use ordo_api::{GameId, Millis};
use std::time::Duration;

use crate::store::{Store, StoreError};

/// Number of games deleted at a time, and the pause between batches, so that play waits for one batch at most.
const BATCH: u32 = 100;
const PAUSE: Duration = Duration::from_millis(100);

/// Deletes the unplayed games that ended before this time; returns their number.
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
