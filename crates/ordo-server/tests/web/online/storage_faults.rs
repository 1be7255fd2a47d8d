//! A database that fails: its disk is full, its file is deleted or replaced, it is read-only, or it is used twice.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use ordo_server::{Config, Database, OnlineLimits, Server, backup, export, prune};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;
use tokio::time::timeout;

use super::place::Place;
use super::player::{Player, online_within, open_rates};
use crate::client::{Running, SOON, start_with};

/// Whether the tests run on a file, as opposed to `PostgreSQL`.
fn on_a_file() -> bool {
    std::env::var_os("ORDO_TEST_ON").is_none()
}

async fn serve(file: &Path) -> Running {
    start_with(Config {
        database: Some(file.to_owned().into()),
        online: open_rates(),
        ..Config::default()
    })
    .await
}

/// A small disk of its own, unmounted with the value.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// Nothing where mounting is not allowed.
    fn mount(size: &str) -> Option<SmallDisk> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={size},mode=777");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(folder.path())
            .output();
        let mounted = mount.is_ok_and(|mount| mount.status.success());
        mounted.then(|| SmallDisk(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills what is left of it.
    fn fill(&self) -> PathBuf {
        let ballast = self.path().join("ballast");
        let mut file = fs::File::create(&ballast).unwrap();
        let block = [0; 4096];
        while std::io::Write::write_all(&mut file, &block).is_ok() {}
        ballast
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// Makes challenges until one is refused; returns those that were acknowledged.
async fn challenge_until_refused(server: &Running) -> Vec<String> {
    let mut made = Vec::new();
    for _ in 0..1000 {
        match challenge(server).await {
            Ok(id) => made.push(id),
            Err(status) => {
                assert_eq!(status, 503);
                return made;
            }
        }
    }
    panic!("1000 challenges were stored on a full disk");
}

async fn challenge(server: &Running) -> Result<String, u16> {
    let player = server.player().await;
    let wish = json!({"game": "stein", "clock": "1d", "name": "Ada"});
    let (status, made) = player.post(server, "/api/games", &wish).await;
    match status {
        201 => Ok(made["id"].as_str().unwrap().to_owned()),
        other => Err(other),
    }
}

async fn exists(server: &Running, id: &str) -> bool {
    server.get(&format!("/api/games/{id}")).await.status == 200
}

#[tokio::test]
async fn play_goes_on_when_a_full_disk_has_room_again() {
    if !on_a_file() {
        return;
    }
    let Some(disk) = SmallDisk::mount("2m") else {
        eprintln!("SKIPPED: no file system can be mounted here");
        return;
    };
    let server = serve(&disk.path().join("games.db")).await;
    let (id, white, _) = server.game("stein", "1d").await;
    assert_eq!(server.get("/readyz").await.status, 200);
    let ballast = disk.fill();
    let made = challenge_until_refused(&server).await;
    until_ready(&server, 503).await;
    let mv = json!({"type": "move", "ply": 1, "move": "a3-a4", "id": "one"});
    white.act(&server, &id, mv.clone()).await;
    fs::remove_file(ballast).unwrap();
    until_ready(&server, 200).await;
    assert_eq!(white.act(&server, &id, mv).await.0, 200);
    assert!(challenge(&server).await.is_ok());
    for id in made {
        assert!(exists(&server, &id).await, "an acknowledged game is gone");
    }
}

/// Asks until the server says that it is ready, or that it is not.
async fn until_ready(server: &Running, status: u16) {
    for _ in 0..100 {
        if server.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("/readyz never said {status}");
}

/// What the server answers to White's first move.
async fn acknowledged(server: &Running, id: &str, white: &Player) -> u16 {
    let mv = json!({"type": "move", "ply": 1, "move": "a3-a4"});
    white.act(server, id, mv).await.0
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_file_is_deleted() {
    if !on_a_file() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let server = serve(&file).await;
    let (id, white, _) = server.game("stein", "1d").await;
    fs::remove_file(&file).unwrap();
    assert_eq!(acknowledged(&server, &id, &white).await, 503);
    until_ready(&server, 503).await;
    for _ in 0..20 {
        server.get("/api/games?list=lobby").await;
    }
    assert!(!file.exists(), "readers make no new file");
}

#[tokio::test]
async fn a_file_that_was_replaced_is_found_out_and_one_that_comes_back_is_used() {
    if !on_a_file() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (file, away) = (
        folder.path().join("games.db"),
        folder.path().join("away.db"),
    );
    let server = serve(&file).await;
    let (id, white, _) = server.game("stein", "1d").await;
    fs::rename(&file, &away).unwrap();
    fs::copy(&away, &file).unwrap();
    assert_eq!(acknowledged(&server, &id, &white).await, 503);
    until_ready(&server, 503).await;
    fs::rename(&away, &file).unwrap();
    until_ready(&server, 200).await;
    let view = white.view(&server, &id).await;
    // It may have been stored before the server looked; then it is a move of the past.
    if view["state"]["plies"] == 0 {
        assert_eq!(acknowledged(&server, &id, &white).await, 200);
    }
    assert!(challenge(&server).await.is_ok());
}

#[tokio::test]
async fn nothing_is_lost_when_the_log_beside_the_file_is_deleted() {
    if !on_a_file() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let server = serve(&file).await;
    let before = challenge(&server).await.unwrap();
    fs::remove_file(folder.path().join("games.db-wal")).unwrap();
    for _ in 0..3 {
        assert_eq!(challenge(&server).await, Err(503));
    }
    until_ready(&server, 503).await;
    stop(server).await;
    let server = serve(&file).await;
    assert!(
        exists(&server, &before).await,
        "an acknowledged game is gone"
    );
    assert!(challenge(&server).await.is_ok());
}

async fn stop(server: Running) {
    if let Some(other) = server.other {
        other.stop.send(()).unwrap();
        timeout(SOON, other.ended).await.unwrap().unwrap();
    }
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
}

#[tokio::test]
async fn one_server_a_file() {
    if !on_a_file() {
        return;
    }
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
        let error = bind(file).await.unwrap_err().to_string();
        assert!(error.contains("another server is using it"), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }
    // The operator's tools work meanwhile.
    let database = Database::File(file.clone());
    challenge(&first).await.unwrap();
    assert_eq!(export(&database, &mut Vec::new()).await.unwrap(), 0);
    let copied = backup(&database, &folder.path().join("copy.db")).await;
    assert_eq!(copied.unwrap().games, 1);
    assert_eq!(prune(&database, Duration::ZERO).await.unwrap(), 0);
    assert!(challenge(&first).await.is_ok());
    // A server that starts while another one stops waits for it.
    let (second, ()) = tokio::join!(bind(&file), stop(first));
    second.unwrap();
}

#[tokio::test]
async fn asking_whether_it_is_ready_keeps_no_disk_busy() {
    if !on_a_file() {
        return;
    }
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

#[tokio::test]
async fn what_nobody_played_is_deleted_in_time() {
    let folder = TempDir::new().unwrap();
    let server = online_within(folder.path(), open_rates()).await;
    let (id, white, black) = server.game("stein", "5+3").await;
    black.does(&server, &id, "resign").await;
    for player in [&white, &black] {
        player.does(&server, &id, "offer-rematch").await;
    }
    let view = white.view(&server, &id).await;
    let rematch = view["state"]["rematch"].as_str().unwrap().to_owned();
    white.does(&server, &rematch, "abort").await;
    let wish = json!({"game": "stein", "clock": "1d", "public": true, "name": "Ada"});
    let (_, withdrawn) = white.post(&server, "/api/games", &wish).await;
    let withdrawn = withdrawn["id"].as_str().unwrap().to_owned();
    white.does(&server, &withdrawn, "abort").await;
    let (_, open) = white.post(&server, "/api/games", &wish).await;
    let open = open["id"].as_str().unwrap().to_owned();
    let place = Place::of(folder.path()).await;
    let week = Duration::from_hours(7 * 24);
    assert_eq!(
        prune(&place.database, week).await.unwrap(),
        0,
        "they are new"
    );
    stop(server).await;

    let limits = OnlineLimits {
        keep_unplayed: Duration::ZERO,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    for gone in [&rematch, &withdrawn] {
        let mut tries = 0;
        while exists(&server, gone).await {
            tries += 1;
            assert!(tries < 100, "{gone} is still there");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    for kept in [&id, &open] {
        assert!(exists(&server, kept).await);
    }
    let view = white.view(&server, &id).await;
    assert_eq!(view["state"]["rematch"], json!(null), "no link to nowhere");
    assert_eq!(prune(&place.database, Duration::ZERO).await.unwrap(), 0);
}

/// Runs something in the database of all databases.
async fn administer(sql: String) {
    let server = std::env::var("ORDO_TEST_POSTGRES").unwrap();
    let mut admin = PgConnection::connect(&server).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
        .execute(&mut admin)
        .await
        .unwrap();
}

#[tokio::test]
async fn play_goes_on_when_a_read_only_database_can_be_written_again() {
    if on_a_file() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let server = online_within(folder.path(), open_rates()).await;
    let (id, white, _) = server.game("stein", "1d").await;
    until_ready(&server, 200).await;
    let Database::Postgres(address) = Place::of(folder.path()).await.database else {
        unreachable!()
    };
    let (_, name) = address.rsplit_once('/').unwrap();
    // As after a failover to a standby: every new connection is read-only.
    administer(format!(
        "ALTER DATABASE {name} SET default_transaction_read_only = on"
    ))
    .await;
    administer(format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    ))
    .await;
    assert_eq!(acknowledged(&server, &id, &white).await, 503);
    until_ready(&server, 503).await;
    assert_eq!(
        white.view(&server, &id).await["state"]["plies"],
        0,
        "it can still be read"
    );
    administer(format!(
        "ALTER DATABASE {name} RESET default_transaction_read_only"
    ))
    .await;
    until_ready(&server, 200).await;
    assert_eq!(acknowledged(&server, &id, &white).await, 200);
    assert!(challenge(&server).await.is_ok());
}

#[tokio::test]
async fn play_goes_on_when_the_full_disk_of_postgres_has_room_again() {
    if on_a_file() {
        return;
    }
    let disk = SmallDisk::mount("24m").filter(|disk| {
        let mut chown = Command::new("chown");
        let owned = chown.arg("postgres").arg(disk.path()).status();
        owned.is_ok_and(|owned| owned.success())
    });
    let Some(disk) = disk else {
        eprintln!("SKIPPED: no file system can be mounted here");
        return;
    };
    let name = format!("ordo_full_{}", std::process::id());
    let path = disk.path().display();
    administer(format!("CREATE TABLESPACE {name} LOCATION '{path}'")).await;
    administer(format!("CREATE DATABASE {name} TABLESPACE {name}")).await;
    let address = std::env::var("ORDO_TEST_POSTGRES").unwrap();
    let (address, _) = address.rsplit_once('/').unwrap();
    let server = start_with(Config {
        database: Some(Database::Postgres(format!("{address}/{name}"))),
        online: open_rates(),
        ..Config::default()
    })
    .await;
    until_ready(&server, 200).await;
    let ballast = disk.fill();
    let made = challenge_until_refused(&server).await;
    until_ready(&server, 503).await;
    fs::remove_file(ballast).unwrap();
    until_ready(&server, 200).await;
    assert!(challenge(&server).await.is_ok());
    for id in made {
        assert!(exists(&server, &id).await, "an acknowledged game is gone");
    }
    stop(server).await;
    administer(format!("DROP DATABASE {name} WITH (FORCE)")).await;
    administer(format!("DROP TABLESPACE {name}")).await;
}
