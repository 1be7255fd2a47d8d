//! Export, backup and restore.

use ordo_api::{Action, GameId, RuleSet, Side, Snapshot};
use ordo_rules::record::{Reader, Record};
use ordo_server::{Config, Copied, Database, backup, copy, export};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::Player;
use super::restarts::timeless;
use super::servers::online;
use crate::client::{Running, start_with};

/// Creates a drawn game with a takeback, its rematch, a withdrawn challenge and an open one.
async fn some_games(server: &Running) -> (Vec<GameId>, Player) {
    let (id, white, black) = server.start_game(RuleSet::Stein, "5+3").await;
    white.plays(server, &id, 1, "a3-a4").await;
    black.plays(server, &id, 2, "a6-a5").await;
    white.does(server, &id, Action::OfferTakeBack).await;
    black.does(server, &id, Action::AcceptTakeBack).await;
    white.plays(server, &id, 1, "e3-e4").await;
    black.does(server, &id, Action::OfferDraw).await;
    white.does(server, &id, Action::AcceptDraw).await;
    white.does(server, &id, Action::OfferRematch).await;
    black.does(server, &id, Action::OfferRematch).await;
    let next = white.snapshot(server, &id).await.state.rematch.unwrap();
    let offer = challenge().game(RuleSet::Khalifa).public().name("Ada");
    let withdrawn = white.create(server, offer.clone()).await.id;
    white.does(server, &withdrawn, Action::Abort).await;
    let open = white.create(server, offer).await.id;
    (vec![id, next, open], white)
}

/// The games as a player sees them, without the current time.
async fn snapshots(server: &Running, ids: &[GameId], player: &Player) -> Vec<Snapshot> {
    let mut snapshots = Vec::new();
    for id in ids {
        snapshots.push(timeless(player.snapshot(server, id).await));
    }
    snapshots
}

#[tokio::test]
async fn export_writes_all_games_as_records() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ids, _) = some_games(&server).await;
    let database = Backend::of(folder.path()).await.database;
    let mut text = Vec::new();
    assert_eq!(
        export(&database, &mut text).await.unwrap(),
        2,
        "challenges are not exported"
    );
    let text = String::from_utf8(text).unwrap();
    assert_eq!(
        text.matches("\n\n[").count(),
        1,
        "a blank line separates the games"
    );
    assert!(text.starts_with('['), "no blank line comes first");
    let records: Result<Vec<Record>, _> = Reader::new(text.as_bytes()).collect();
    let records = records.unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(
        records[0].tags.get("Site"),
        Some(format!("/g/{}", ids[0]).as_str())
    );
    assert_eq!(records[0].tags.get("Result"), Some("1/2-1/2"));
    assert_eq!(
        records[0].main.plies.len(),
        1,
        "moves that were taken back are not exported"
    );
    assert_eq!(
        records[1].tags.get("White"),
        Some("Bob"),
        "sides are swapped in the rematch"
    );
}

#[tokio::test]
async fn backups_are_complete_and_can_be_served_and_restored() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (ids, white) = some_games(&server).await;
    let before = snapshots(&server, &ids, &white).await;
    white.client(&server).block(&ids[0]).await.unwrap();
    let blocks = white.client(&server).blocks().await.unwrap().blocks;
    assert_eq!(blocks.len(), 1);
    let database = Backend::of(folder.path()).await.database;
    let file = folder.path().join("copy.db");
    let copied = backup(&database, &file).await.unwrap();
    assert_eq!(copied, Copied { games: 4, known: 0 });
    let error = backup(&database, &file).await.unwrap_err().to_string();
    assert!(
        error.starts_with("the file ") && error.ends_with(" already exists"),
        "{error}"
    );

    let mut beside = std::fs::read_dir(folder.path()).unwrap();
    assert!(
        !beside.any(|other| other
            .unwrap()
            .file_name()
            .to_string_lossy()
            .starts_with("copy.db-")),
        "the backup is a single file, readable on a read-only disk"
    );
    let bytes = std::fs::read(&file).unwrap();
    assert_eq!(
        bytes[18..20],
        [1, 1],
        "the header asks for no write-ahead log"
    );
    assert_eq!(
        export(&file.clone().into(), &mut Vec::new()).await.unwrap(),
        2
    );
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "unchanged");

    let served = start_with(Config {
        database: Some(file.clone().into()),
        ..Config::default()
    })
    .await;
    assert_eq!(
        snapshots(&served, &ids, &white).await,
        before,
        "with the seats"
    );
    let served_blocks = white.client(&served).blocks().await.unwrap().blocks;
    assert_eq!(served_blocks, blocks);
    assert_eq!(white.games(&served).await.len(), 3);
    drop(served);

    let other = TempDir::new().unwrap();
    let target = Backend::of(other.path()).await.database;
    for (games, known) in [(4, 0), (0, 4)] {
        let copied = copy(&file.clone().into(), &target).await.unwrap();
        assert_eq!(copied, Copied { games, known });
    }
    let again = online(other.path()).await;
    assert_eq!(snapshots(&again, &ids, &white).await, before);
    // The rematch can be continued there.
    let rematch = white.snapshot(&again, &ids[1]).await;
    assert_eq!(rematch.you, Some(Side::Black));
}

#[tokio::test]
async fn missing_files_are_reported() {
    let folder = TempDir::new().unwrap();
    let missing = Database::File(folder.path().join("missing.db"));
    let error = export(&missing, &mut Vec::new())
        .await
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("there is no file "), "{error}");
    assert!(!folder.path().join("missing.db").exists());
}

#[tokio::test]
async fn databases_of_newer_versions_are_refused() {
    let folder = TempDir::new().unwrap();
    drop(online(folder.path()).await);
    let backend = Backend::of(folder.path()).await;
    backend
        .run(
            "INSERT INTO _sqlx_migrations \
             SELECT 99, description, installed_on, success, checksum, execution_time \
             FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let empty = TempDir::new().unwrap();
    let none = Database::File(empty.path().join("none.db"));
    drop(
        start_with(Config {
            database: Some(none.clone()),
            ..Config::default()
        })
        .await,
    );
    let error = copy(&none, &backend.database)
        .await
        .unwrap_err()
        .to_string();
    assert!(
        error.ends_with(
            "the database was migrated by a newer version of this program: use that version"
        ),
        "{error}"
    );
}

#[tokio::test]
async fn files_that_are_not_databases_are_reported() {
    let folder = TempDir::new().unwrap();
    let other = folder.path().join("other.db");
    std::fs::write(&other, "not a single game, but many words".repeat(100)).unwrap();
    let error = export(&Database::File(other.clone()), &mut Vec::new())
        .await
        .unwrap_err()
        .to_string();
    assert!(
        error.ends_with("the file is not a database of games, or it is damaged"),
        "{error}"
    );
    assert!(
        std::fs::read_to_string(&other)
            .unwrap()
            .starts_with("not a single game")
    );
}
