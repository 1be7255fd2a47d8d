//! PostgreSQL databases that are read-only or on a full disk.

use std::fs;
use std::process::Command;

use ordo_api::{ErrorCode, RuleSet};
use ordo_server::{Config, Database};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use super::{SmallDisk, challenge_until_refused, create_challenge, first_move, until_ready};
use crate::client::{start_with, stop};
use crate::online::backend::{Backend, service};
use crate::online::servers::{online_within, open_rates};

/// Runs SQL in the maintenance database.
async fn administer(sql: String) {
    let server = service("ORDO_TEST_POSTGRES");
    let mut admin = PgConnection::connect(&server).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
        .execute(&mut admin)
        .await
        .unwrap();
}

#[tokio::test]
#[ignore = "needs PostgreSQL: scripts/services run env ORDO_TEST_BACKEND=postgres cargo test -p ordo-server --test web faults::postgres -- --ignored"]
async fn play_continues_when_a_read_only_database_is_writable_again() {
    let folder = TempDir::new().unwrap();
    let server = online_within(folder.path(), open_rates()).await;
    let (id, white, _) = server.start_game(RuleSet::Stein, "1d").await;
    until_ready(&server, 200).await;
    let Database::Postgres(address) = Backend::of(folder.path()).await.database else {
        panic!("ORDO_TEST_BACKEND must be postgres or cluster");
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
    let refused = first_move(&server, &id, &white).await;
    assert_eq!(refused, Err(ErrorCode::TryAgain));
    until_ready(&server, 503).await;
    assert_eq!(
        white.snapshot(&server, &id).await.state.plies,
        0,
        "it can still be read"
    );
    administer(format!(
        "ALTER DATABASE {name} RESET default_transaction_read_only"
    ))
    .await;
    until_ready(&server, 200).await;
    first_move(&server, &id, &white).await.unwrap();
    assert!(create_challenge(&server).await.is_ok());
}

#[tokio::test]
#[ignore = "needs PostgreSQL: scripts/services run env ORDO_TEST_BACKEND=postgres cargo test -p ordo-server --test web faults::postgres -- --ignored"]
async fn play_continues_when_a_full_disk_of_postgres_has_space_again() {
    let disk = SmallDisk::mount("24m");
    let chown = Command::new("chown")
        .arg("postgres")
        .arg(disk.path())
        .status();
    assert!(chown.unwrap().success());
    let name = format!("ordo_full_{}", std::process::id());
    let path = disk.path().display();
    administer(format!("CREATE TABLESPACE {name} LOCATION '{path}'")).await;
    administer(format!("CREATE DATABASE {name} TABLESPACE {name}")).await;
    let address = service("ORDO_TEST_POSTGRES");
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
    assert!(create_challenge(&server).await.is_ok());
    for id in made {
        assert!(server.has_game(&id).await, "an acknowledged game is gone");
    }
    stop(server).await;
    administer(format!("DROP DATABASE {name} WITH (FORCE)")).await;
    administer(format!("DROP TABLESPACE {name}")).await;
}
