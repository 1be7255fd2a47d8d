use ordo_api::{Action, GameId, SideChoice};
use std::sync::Arc;
use std::time::Duration;

use ordo_rules::RuleSet;
use tempfile::TempDir;

use super::{RoomError, Rooms};
use crate::config::OnlineLimits;
use crate::game::board;
use crate::game::secret::Seat;
use crate::game::state::{GameState, Player, Settings};
use crate::metrics::Metrics;
use crate::network::Networks;
use crate::store::Sqlite;
use crate::store::prune::prune;
use crate::time::ManualClock;

const WEEK: Duration = Duration::from_hours(7 * 24);

/// Rooms on an SQLite file, with a clock that tests advance.
struct Fixture {
    rooms: Rooms,
    clock: Arc<ManualClock>,
    _folder: TempDir,
}

impl Fixture {
    async fn new() -> Fixture {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
        let clock = Arc::new(ManualClock::default());
        let rooms = Rooms::new(
            Arc::new(store),
            None,
            &OnlineLimits::default(),
            Arc::clone(&clock) as Arc<_>,
            Arc::new(Metrics::new()),
        );
        Fixture {
            rooms,
            clock,
            _folder: folder,
        }
    }

    /// A game between players 1 and 2 with these actions.
    async fn game(&self, actions: &[(u8, Action)]) -> GameId {
        let settings = Settings {
            game: RuleSet::Stein,
            clock: "5+3".parse().unwrap(),
            side: SideChoice::White,
            public: true,
        };
        let from = Networks::of([192, 0, 2, 1].into());
        let id = self.rooms.create(settings, &player(1), from).await;
        let id = id.unwrap();
        self.rooms.join(&id, &player(2), from).await.unwrap();
        self.act(&id, actions).await;
        id
    }

    async fn act(&self, id: &GameId, actions: &[(u8, Action)]) {
        for (number, action) in actions {
            let seat = player(*number).seat;
            self.rooms.act(id, &seat, action, None, 0).await.unwrap();
        }
    }
}

fn player(number: u8) -> Player {
    Player {
        seat: Seat::from_bytes(&[number; 32]).unwrap(),
        name: format!("Player {number}"),
    }
}

fn mv(text: &str, ply: u32) -> Action {
    Action::Move {
        text: text.to_owned(),
        ply,
    }
}

#[tokio::test]
async fn a_move_is_checked_by_the_rules_once_from_request_to_commit() {
    let fixture = Fixture::new().await;
    let id = fixture.game(&[]).await;
    let checked = board::checked();
    fixture.act(&id, &[(1, mv("a3-a4", 1))]).await;
    assert_eq!(board::checked(), checked + 1);
    fixture.act(&id, &[(2, mv("a6-a5", 2))]).await;
    assert_eq!(board::checked(), checked + 2);
    let plies = fixture.rooms.read(&id, |state| state.board.plies()).await;
    assert_eq!(plies.unwrap(), 2);
}

#[tokio::test]
async fn unplayed_games_are_deleted_from_the_database_and_from_memory() {
    let fixture = Fixture::new().await;
    let rooms = &fixture.rooms;
    let aborted = fixture.game(&[(1, Action::Abort)]).await;
    let actions = [
        (2, Action::Resign),
        (1, Action::OfferRematch),
        (2, Action::OfferRematch),
    ];
    let played = fixture.game(&actions).await;
    let rematch = |state: &GameState| state.rematch.clone();
    let next = rooms.read(&played, rematch).await.unwrap().unwrap();
    fixture.act(&next, &[(1, Action::Abort)]).await;
    fixture.clock.advance(WEEK);
    let going_on = fixture.game(&[]).await;
    assert_eq!(rooms.prune(WEEK).await.unwrap(), 0, "a week is not over");
    fixture.clock.advance(Duration::from_millis(1));
    assert_eq!(rooms.prune(WEEK).await.unwrap(), 2);
    for gone in [&aborted, &next] {
        let read = rooms.read(gone, |_| ()).await;
        assert!(matches!(read, Err(RoomError::NotFound)), "{read:?}");
    }
    assert!(rooms.read(&going_on, |_| ()).await.is_ok());
    let left = rooms.read(&played, rematch).await.unwrap();
    assert_eq!(left, None, "no link to a deleted game");
}

#[tokio::test]
async fn actions_in_a_deleted_game_are_not_found() {
    let fixture = Fixture::new().await;
    let rooms = &fixture.rooms;
    let aborted = fixture.game(&[(1, Action::Abort)]).await;
    // Another process deletes it, so this one still has it in memory.
    prune(rooms.store(), rooms.now() + 1, |_| ()).await.unwrap();
    let seat = player(1).seat;
    let offered = rooms
        .act(&aborted, &seat, &Action::OfferRematch, None, 0)
        .await;
    assert!(matches!(offered, Err(RoomError::NotFound)), "{offered:?}");
}
