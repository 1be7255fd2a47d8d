//! Ends games and challenges whose deadline has passed, even if that was while no server was running.
//!
//! Separate tasks process running games and open challenges, so a backlog of expired challenges never delays a flag. Each task
//! ends many games concurrently, and the storage commits them in batches.

use ordo_api::{GameId, Millis, SECOND, Status};
use std::collections::HashMap;
use std::sync::Arc;

use futures_util::{StreamExt, stream};
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::game::decide::Decision;
use crate::rooms::{RoomError, Rooms};

/// Interval between two queries for expired games.
const TICK: Millis = 200;
/// Time until a game that could not be ended is retried.
const RETRY_AFTER: Millis = 10 * SECOND;
/// Games fetched by one query, not counting those waiting for a retry.
const BATCH: u32 = 256;
/// Games and challenges ended concurrently.
const GAMES_AT_ONCE: usize = 128;
const CHALLENGES_AT_ONCE: usize = 16;

/// Starts both tasks.
pub(super) fn start(rooms: &Arc<Rooms>, shutdown: &CancellationToken) {
    for (status, at_once) in [
        (Status::Playing, GAMES_AT_ONCE),
        (Status::Open, CHALLENGES_AT_ONCE),
    ] {
        tokio::spawn(expire(Arc::clone(rooms), status, at_once, shutdown.clone()));
    }
}

async fn expire(rooms: Arc<Rooms>, status: Status, at_once: usize, shutdown: CancellationToken) {
    // Failures are logged once per retry, not five times a second.
    let mut skipped: HashMap<GameId, Millis> = HashMap::new();
    loop {
        let now = rooms.now();
        skipped.retain(|_, since| now - *since < RETRY_AFTER);
        // Games waiting for a retry must not crowd out others.
        let limit = BATCH.saturating_add(skipped.len() as u32);
        let due = match rooms.store().due(status, now, limit).await {
            Ok(due) => due,
            Err(error) => {
                error!(%error, "cannot query expired games");
                Vec::new()
            }
        };
        let more = due.len() as u32 == limit;
        let failed: Vec<GameId> = stream::iter(due)
            .filter(|id| std::future::ready(!skipped.contains_key(id)))
            .map(|id| tick(&rooms, id))
            .buffer_unordered(at_once)
            .filter_map(std::future::ready)
            .collect()
            .await;
        let progress = failed.is_empty();
        skipped.extend(failed.into_iter().map(|id| (id, now)));
        let pause = if more && progress { 0 } else { TICK };
        tokio::select! {
            () = shutdown.cancelled() => return,
            () = rooms.clock.sleep_until(now + pause) => (),
        }
    }
}

/// Ends one game, in its own task to contain panics; returns its id on failure.
async fn tick(rooms: &Arc<Rooms>, id: GameId) -> Option<GameId> {
    let (rooms, game) = (Arc::clone(rooms), id.clone());
    let ticked = tokio::spawn(async move { rooms.end_if_due(&game).await }).await;
    (!matches!(ticked, Ok(Ok(())))).then_some(id)
}

impl Rooms {
    /// Ends a game whose deadline has passed.
    async fn end_if_due(&self, id: &GameId) -> Result<(), RoomError> {
        // Every change begins with the deadline; there is nothing else to do.
        self.change(id, |state, _| Ok(Decision::Done(state.seq())))
            .await?;
        Ok(())
    }
}
