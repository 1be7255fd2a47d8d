//! Games that nobody played (challenges that nobody took, and games without a result) are deleted after a while.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tracing::{error, info};

use crate::game::clock::{Millis, now};
use crate::game::secret::GameId;
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};

/// How often to look for such games.
const EVERY: Duration = Duration::from_mins(1);
/// Games deleted at a time, and the pause before the next: players wait for no more than one such batch.
const BATCH: u32 = 100;
const PAUSE: Duration = Duration::from_millis(100);

/// Deletes what nobody played until the server stops.
pub(crate) async fn run(rooms: Arc<Rooms>, keep: Duration, shutdown: CancellationToken) {
    loop {
        let forget = |deleted: &[GameId]| rooms.forget_deleted(&deleted.iter().collect());
        let pruned = tokio::select! {
            () = shutdown.cancelled() => return,
            pruned = prune(rooms.store(), keep, forget) => pruned,
        };
        match pruned {
            Ok(0) => (),
            Ok(games) => info!(games, "deleted games that nobody played"),
            Err(error) => error!(%error, "cannot delete games that nobody played"),
        }
        tokio::select! {
            () = shutdown.cancelled() => return,
            () = tokio::time::sleep(EVERY) => (),
        }
    }
}

/// Deletes the games that were over longer ago than `keep` and that nobody played; returns how many.
pub(crate) async fn prune(
    store: &dyn Store,
    keep: Duration,
    deleted: impl Fn(&[GameId]),
) -> Result<u64, StoreError> {
    let keep = Millis::try_from(keep.as_millis()).unwrap_or(Millis::MAX);
    let before = now().saturating_sub(keep);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::OnlineLimits;
    use crate::network::Networks;
    use ordo_rules::RuleSet;

    fn somewhere() -> Networks {
        Networks::of([192, 0, 2, 1].into())
    }
    use crate::game::decide::Action;
    use crate::game::secret::Seat;
    use crate::game::state::{GameState, Player, Settings, SideChoice};
    use crate::metrics::Metrics;
    use crate::rooms::RoomError;
    use crate::store::Sqlite;

    fn player(number: u8) -> Player {
        Player {
            seat: Seat::from_bytes(&[number; 32]).unwrap(),
            name: format!("Player {number}"),
        }
    }

    /// A game between two players, who do something in it.
    async fn game(rooms: &Rooms, what: &[(u8, Action)]) -> GameId {
        let settings = Settings {
            game: RuleSet::Stein,
            clock: "5+3".parse().unwrap(),
            side: SideChoice::White,
            public: true,
        };
        let id = rooms
            .create(settings, &player(1), somewhere())
            .await
            .unwrap();
        rooms.join(&id, &player(2), somewhere()).await.unwrap();
        act(rooms, &id, what).await;
        id
    }

    async fn act(rooms: &Rooms, id: &GameId, what: &[(u8, Action)]) {
        for (number, action) in what {
            let seat = player(*number).seat;
            rooms.act(id, &seat, action, None, 0).await.unwrap();
        }
    }

    #[tokio::test]
    async fn what_nobody_played_is_deleted_from_the_database_and_from_memory() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
        let metrics = Arc::new(Metrics::new());
        let rooms = Rooms::new(Arc::new(store), None, &OnlineLimits::default(), metrics);
        let aborted = game(&rooms, &[(1, Action::Abort)]).await;
        let again = [(1, Action::OfferRematch), (2, Action::OfferRematch)];
        let resigned = [(2, Action::Resign)];
        let played = game(&rooms, &[&resigned[..], &again].concat()).await;
        let rematch = |state: &GameState| state.rematch.clone();
        let next = rooms.look(&played, rematch).await.unwrap().unwrap();
        act(&rooms, &next, &[(1, Action::Abort)]).await;
        let going_on = game(&rooms, &[]).await;

        let forget = |deleted: &[GameId]| rooms.forget_deleted(&deleted.iter().collect());
        let week = Duration::from_hours(7 * 24);
        assert_eq!(
            prune(rooms.store(), week, forget).await.unwrap(),
            0,
            "they are new"
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(
            prune(rooms.store(), Duration::ZERO, forget).await.unwrap(),
            2
        );
        for gone in [&aborted, &next] {
            let looked = rooms.look(gone, |_| ()).await;
            assert!(matches!(looked, Err(RoomError::NotFound)), "{looked:?}");
        }
        assert!(rooms.look(&going_on, |_| ()).await.is_ok());
        assert_eq!(
            rooms.look(&played, rematch).await.unwrap(),
            None,
            "no link to nowhere"
        );
    }

    #[tokio::test]
    async fn somebody_at_a_deleted_game_is_told_that_there_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
        let metrics = Arc::new(Metrics::new());
        let rooms = Rooms::new(Arc::new(store), None, &OnlineLimits::default(), metrics);
        let aborted = game(&rooms, &[(1, Action::Abort)]).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        // Another process deletes it, so this one still has it in memory.
        prune(rooms.store(), Duration::ZERO, |_| ()).await.unwrap();
        let seat = player(1).seat;
        let offered = rooms
            .act(&aborted, &seat, &Action::OfferRematch, None, 0)
            .await;
        assert!(matches!(offered, Err(RoomError::NotFound)), "{offered:?}");
    }
}
