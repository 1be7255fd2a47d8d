//! SQLite files on a full disk, deleted, replaced, or used by two servers.

use std::fs;
use std::path::Path;
use std::time::Duration;

use ordo_api::{ErrorCode, RuleSet};
use ordo_server::{Config, Database, Server, backup, export, prune};
use tempfile::TempDir;

use super::{SmallDisk, challenge_until_refused, create_challenge, first_move, until_ready};
use crate::client::{Running, start_with, stop};
use crate::online::player::{mv, with_key};
use crate::online::servers::open_rates;

async fn serve(file: &Path) -> Running {
    start_with(Config {
        database: Some(file.to_owned().into()),
        online: open_rates(),
        ..Config::default()
    })
    .await
}

#[tokio::test]
#[ignore = "mounts a tmpfs, which needs root: cargo test -p ordo-server --test web full_disk -- --ignored"]
async fn play_continues_when_a_full_disk_has_space_again() {
    let disk = SmallDisk::mount("2m");
    let server = serve(&disk.path().join("games.db")).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "1d").await;
    assert_eq!(server.get("/readyz").await.status, 200);
    let ballast = disk.fill();
    let made = challenge_until_refused(&server).await;
    until_ready(&server, 503).await;
    let first = with_key("one", mv(1, "a3-a4"));
    // It may fit into the file, or not.
    let _ = white.act(&server, &id, first.clone()).await;
    fs::remove_file(ballast).unwrap();
    until_ready(&server, 200).await;
    white.act(&server, &id, first).await.unwrap();
    assert!(create_challenge(&server).await.is_ok());
    for id in made {
        assert!(server.has_game(&id).await, "an acknowledged game is gone");
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_file_is_deleted() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let server = serve(&file).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "1d").await;
    fs::remove_file(&file).unwrap();
    let refused = first_move(&server, &id, &white).await;
    assert_eq!(refused, Err(ErrorCode::TryAgain));
    until_ready(&server, 503).await;
    for _ in 0..20 {
        server.get("/api/games?list=lobby").await;
    }
    assert!(!file.exists(), "readers make no new file");
}

#[tokio::test]
async fn replaced_files_are_detected_and_restored_files_are_used() {
    let folder = TempDir::new().unwrap();
    let (file, away) = (
        folder.path().join("games.db"),
        folder.path().join("away.db"),
    );
    let server = serve(&file).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "1d").await;
    fs::rename(&file, &away).unwrap();
    fs::copy(&away, &file).unwrap();
    let refused = first_move(&server, &id, &white).await;
    assert_eq!(refused, Err(ErrorCode::TryAgain));
    until_ready(&server, 503).await;
    fs::rename(&away, &file).unwrap();
    until_ready(&server, 200).await;
    // It may have been stored before the server looked; then it is a move of the past.
    if white.snapshot(&server, &id).await.state.plies == 0 {
        first_move(&server, &id, &white).await.unwrap();
    }
    assert!(create_challenge(&server).await.is_ok());
}

#[tokio::test]
async fn acknowledged_games_survive_the_deletion_of_the_wal() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let server = serve(&file).await;
    let before = create_challenge(&server).await.unwrap();
    fs::remove_file(folder.path().join("games.db-wal")).unwrap();
    for _ in 0..3 {
        assert_eq!(create_challenge(&server).await, Err(ErrorCode::TryAgain));
    }
    until_ready(&server, 503).await;
    stop(server).await;
    let server = serve(&file).await;
    assert!(
        server.has_game(&before).await,
        "an acknowledged game is gone"
    );
    assert!(create_challenge(&server).await.is_ok());
}

#[tokio::test]
async fn a_file_is_used_by_one_server_only() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let link = folder.path().join("link.db");
    let first = serve(&file).await;
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let bind = async |file: &Path| {
        let config = Config {
            port: 0,
            database: Some(file.to_owned().into()),
            ..Config::default()
        };
        Server::bind(config).await
    };
    for file in [&file, &link] {
        // The second server waits 5 s for the first, in simulated time.
        tokio::time::pause();
        let error = bind(file).await.unwrap_err().to_string();
        tokio::time::resume();
        assert!(error.contains("another server is using it"), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }
    // The operator's tools work meanwhile.
    let database = Database::File(file.clone());
    create_challenge(&first).await.unwrap();
    assert_eq!(export(&database, &mut Vec::new()).await.unwrap(), 0);
    let copied = backup(&database, &folder.path().join("copy.db")).await;
    assert_eq!(copied.unwrap().games, 1);
    assert_eq!(prune(&database, Duration::ZERO).await.unwrap(), 0);
    assert!(create_challenge(&first).await.is_ok());
    // A server that starts while another one stops waits for it.
    let (second, ()) = tokio::join!(bind(&file), stop(first));
    second.unwrap();
}

#[tokio::test]
async fn readiness_checks_do_not_write_on_every_request() {
    let folder = TempDir::new().unwrap();
    let server = serve(&folder.path().join("games.db")).await;
    let log = folder.path().join("games.db-wal");
    let size = || fs::metadata(&log).unwrap().len();
    let before = size();
    assert_eq!(server.get("/readyz").await.status, 200);
    let once = size() - before;
    assert!(once > 0, "it stores something to find out");
    let asked = (0..50).map(|_| server.get("/readyz"));
    for answer in futures_util::future::join_all(asked).await {
        assert_eq!(answer.status, 200);
    }
    let written = size() - before;
    assert!(written < 20 * once, "{written} bytes, {once} for one");
}
