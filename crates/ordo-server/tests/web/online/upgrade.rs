//! Databases of earlier versions: opening them migrates them, and their games go on.

use std::path::Path;
use std::sync::Arc;

use ordo_api::{GameId, GameResult, ListName, ListParams, Side, Status};
use ordo_server::{Database, ManualClock};
use sha2::{Digest, Sha256};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

use super::backend::Backend;
use super::ends::ending;
use super::player::{Player, mv, with_key};
use super::servers::online_at;

const GAMES: &str = include_str!("../../data/first-schema.sql");
/// A minute after the last event of [`GAMES`].
const NOW: i64 = 1_700_000_080_000;

/// The migrations up to a version, as a program of that version ran them.
async fn migrator(backend: &str, version: usize) -> Migrator {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let some = TempDir::new().unwrap();
    let mut copied = 0;
    for file in std::fs::read_dir(all.join(backend)).unwrap() {
        let file = file.unwrap();
        let name = file.file_name().into_string().unwrap();
        if name[..4].parse::<usize>().unwrap() <= version {
            std::fs::copy(file.path(), some.path().join(name)).unwrap();
            copied += 1;
        }
    }
    assert_eq!(copied, version);
    Migrator::new(some.path()).await.unwrap()
}

/// The games with the players' seats as literals of the database.
fn games(literal: impl Fn(String) -> String) -> AssertSqlSafe<String> {
    let seat = |player: &Player| {
        let digest = Sha256::digest(player.token.as_bytes());
        literal(
            digest
                .iter()
                .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}")),
        )
    };
    AssertSqlSafe(
        GAMES
            .replace("ADA,", &(seat(&player('a')) + ","))
            .replace("BOB,", &(seat(&player('b')) + ",")),
    )
}

/// A player whose token is one repeated letter.
fn player(letter: char) -> Player {
    Player {
        token: letter.to_string().repeat(32),
    }
}

/// Creates a database as of this version of the schema, with games of the first version.
async fn create(database: &Database, version: usize) {
    match database {
        Database::File(file) => {
            let options = SqliteConnectOptions::new().filename(file);
            let options = options.create_if_missing(true);
            let mut to = SqliteConnection::connect_with(&options).await.unwrap();
            migrator("sqlite", 1).await.run(&mut to).await.unwrap();
            let games = games(|hex| format!("x'{hex}'"));
            sqlx::raw_sql(games).execute(&mut to).await.unwrap();
            let upgraded = migrator("sqlite", version).await.run(&mut to).await;
            upgraded.unwrap();
            to.close().await.unwrap();
        }
        Database::Postgres(address) => {
            let mut to = PgConnection::connect(address).await.unwrap();
            migrator("postgres", 1).await.run(&mut to).await.unwrap();
            let games = games(|hex| format!("'\\x{hex}'::bytea"));
            sqlx::raw_sql(games).execute(&mut to).await.unwrap();
            let upgraded = migrator("postgres", version).await.run(&mut to).await;
            upgraded.unwrap();
        }
    }
}

#[tokio::test]
async fn games_from_earlier_versions_continue() {
    for version in 1..=3 {
        let folder = TempDir::new().unwrap();
        create(&Backend::of(folder.path()).await.database, version).await;
        let server = online_at(folder.path(), &Arc::new(ManualClock::new(NOW))).await;
        let (ada, bob) = (player('a'), player('b'));
        let id = |text: &str| GameId::parse(text).unwrap();

        let (over, running, open) = (id("finishedgame"), id("runninggames"), id("openoffering"));
        let game = server.snapshot(&over).await;
        let expected = ending(Some(Side::White), "resignation");
        assert_eq!(game.state.ending, Some(expected));
        for name in ["ada l", "LOVE", "bob"] {
            let params = ListParams {
                name: Some(name.to_owned()),
                ..ListParams::new(ListName::Archive)
            };
            let found = server.search(&params).await;
            assert_eq!(found.len(), 1, "{name} in version {version}");
            assert_eq!(found[0].id, over);
            assert_eq!(found[0].result, Some(GameResult::WhiteWins));
        }
        assert_eq!(server.list(ListName::Live).await.len(), 1);
        assert_eq!(ada.games(&server).await.len(), 3);

        let first = with_key("one", mv(1, "a3-a4"));
        let again = ada.act(&server, &running, first).await;
        assert_eq!(again, Ok(2), "idempotency keys are still known");
        ada.plays(&server, &running, 3, "e3-e4").await;
        bob.plays(&server, &running, 4, "e6-e5").await;
        let joined = bob.join(&server, &open, "Bob").await.unwrap();
        assert_eq!(joined.state.status, Status::Playing);
        let blocked = ada.client(&server).block(&over).await.unwrap();
        assert!(blocked.blocked);
    }
}
