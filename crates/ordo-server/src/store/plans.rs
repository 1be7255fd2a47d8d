//! Query plans: every list uses an index on both databases and reads few rows. Ignored tests measure lists with a million games.

use ordo_api::Status;
use std::env::var;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::postgres::PgRow;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, Row, SqliteConnection};

use crate::store::fixtures::{NOW, fill_postgres, fill_sqlite, id, searches, seat};
use crate::store::sql::bind_all;
use crate::store::{Postgres, Sqlite, Store, StoreError, postgres, query, sqlite};

/// Enough games that a query without its index exceeds the limits.
const GAMES: u32 = 20_000;
/// Maximum number of steps of a query.
const MOST_STEPS: u32 = 60_000;
/// Virtual-machine steps of SQLite between two counts.
const STEPS: u16 = 10;
const MOST_ROWS: f64 = 4000.0;

/// The queries other than lists.
const OTHERS: [&str; 8] = [
    "SELECT id FROM games WHERE status = 'playing' AND deadline IS NOT NULL AND deadline < 2000000100000 ORDER BY deadline LIMIT 256",
    "SELECT id FROM games WHERE status = 'playing' AND deadline IS NOT NULL AND deadline < 1 ORDER BY deadline LIMIT 256",
    "SELECT id FROM games WHERE status = 'open' AND deadline IS NOT NULL AND deadline < 1 ORDER BY deadline LIMIT 256",
    "SELECT id, clock FROM games WHERE status <> 'over' AND status = 'open' LIMIT 100000",
    "SELECT COUNT(*) FROM games WHERE creator_seat = '1' AND status = 'open'",
    "SELECT COUNT(*) FROM games WHERE status <> 'over' AND status = 'open'",
    "SELECT COUNT(*) FROM games WHERE status <> 'over' AND status = 'playing'",
    "SELECT id FROM games WHERE result = '*' AND updated < 1 ORDER BY updated LIMIT 100",
];

async fn sqlite_file(file: &std::path::Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Off)
        .connect()
        .await
        .unwrap()
}

/// Fails if a plan of `SQLite` scans a table.
async fn assert_indexed(connection: &mut SqliteConnection, what: &str, sql: &str) {
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let plan = sqlx::query(explain).fetch_all(connection).await.unwrap();
    let plan: Vec<String> = plan.iter().map(|line| line.get("detail")).collect();
    assert!(
        !plan
            .iter()
            .any(|line| line.starts_with("SCAN games") || line.starts_with("SCAN name_prefixes")),
        "{what}: {sql}\n{plan:#?}"
    );
    let searches = plan.iter().filter(|line| line.starts_with("SEARCH "));
    let mut searches = searches.filter(|line| !line.ends_with("USING PRIMARY KEY (id=?)"));
    assert!(
        searches.clone().next().is_some(),
        "{what}: {sql}\n{plan:#?}"
    );
    if what.starts_with("archive") {
        assert!(
            searches.all(|line| line.contains("rules=? AND result=?")),
            "{what}: {sql}\n{plan:#?}"
        );
    }
}

const NAMES: &str = "SELECT id, names FROM games WHERE status = 'over' AND public AND result <> '*' AND id LIKE 'aaaaaaaaa%'";
const PREFIXES: &str = "SELECT game, prefix FROM name_prefixes WHERE game LIKE 'aaaaaaaaa%'";

/// Migrated games have prefixes computed in SQL; they must equal those that this program computes.
fn assert_same_prefixes(names: Vec<(String, String)>, mut prefixes: Vec<(String, String)>) {
    let expected = names.into_iter().flat_map(|(id, names)| {
        let prefixes = query::prefixes(names.lines()).into_iter();
        prefixes.map(move |prefix| (id.clone(), prefix))
    });
    let mut expected: Vec<_> = expected.collect();
    expected.sort_unstable();
    prefixes.sort_unstable();
    assert!(expected.len() > 1000);
    assert_eq!(prefixes, expected);
}

#[tokio::test]
async fn lists_use_their_indexes_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let mut connection = sqlite_file(&folder.path().join("games.db")).await;
    fill_sqlite(&mut connection, GAMES).await;
    let names = sqlx::query_as(NAMES).fetch_all(&mut connection).await;
    let prefixes = sqlx::query_as(PREFIXES).fetch_all(&mut connection).await;
    assert_same_prefixes(names.unwrap(), prefixes.unwrap());
    for sql in OTHERS {
        assert_indexed(&mut connection, "", sql).await;
    }
    let mut found = 0;
    for (what, search) in searches() {
        let sql = search.sql(&sqlite::read::DIALECT);
        assert_indexed(&mut connection, &what, &sql.text).await;
        let steps = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&steps);
        let one_more = move || count.fetch_add(1, Ordering::Relaxed) < u32::MAX;
        let mut handle = connection.lock_handle().await.unwrap();
        handle.set_progress_handler(i32::from(STEPS), one_more);
        drop(handle);
        found += sqlite::read::search(&mut connection, &search)
            .await
            .unwrap()
            .len();
        let mut handle = connection.lock_handle().await.unwrap();
        handle.remove_progress_handler();
        drop(handle);
        let steps = steps.load(Ordering::Relaxed) * u32::from(STEPS);
        assert!(steps < MOST_STEPS, "{what}: {steps} steps");
    }
    assert!(found > 1000, "{found}");
}

fn parse(plan: &PgRow) -> Value {
    let text: String = plan.try_get_unchecked(0).unwrap();
    let mut plan: Value = serde_json::from_str(&text).unwrap();
    plan[0]["Plan"].take()
}

/// The number of rows that a plan of `PostgreSQL` reads; fails if it scans a table.
fn rows_read(what: &str, node: &Value) -> f64 {
    let table = node["Relation Name"].as_str().unwrap_or_default();
    let kind = node["Node Type"].as_str().unwrap_or_default();
    assert!(kind != "Seq Scan", "{what}: {kind} of {table}");
    let number = |name: &str| node[name].as_f64().unwrap_or_default();
    let below = node["Plans"].as_array().into_iter().flatten();
    let below: f64 = below.map(|node| rows_read(what, node)).sum();
    if table.is_empty() {
        return below;
    }
    below + (number("Actual Rows") + number("Rows Removed by Filter")) * number("Actual Loops")
}

/// Runs a test in a temporary database.
async fn with_postgres(games: u32, run: impl AsyncFnOnce(&str, &mut PgConnection)) {
    let server = var("ORDO_TEST_POSTGRES").unwrap();
    let name = format!("ordo_lists_{games}_{}", std::process::id());
    let mut admin = PgConnection::connect(&server).await.unwrap();
    let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::raw_sql(create).execute(&mut admin).await.unwrap();
    let (place, _) = server.rsplit_once('/').unwrap();
    let address = format!("{place}/{name}");
    let mut connection = PgConnection::connect(&address).await.unwrap();
    fill_postgres(&mut connection, games).await;
    run(&address, &mut connection).await;
    connection.close().await.unwrap();
    let drop = AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"));
    sqlx::raw_sql(drop).execute(&mut admin).await.unwrap();
}

#[tokio::test]
#[ignore = "needs PostgreSQL: scripts/services run cargo test -p ordo-server --lib postgres -- --ignored --skip with_many_games"]
async fn lists_use_their_indexes_in_postgres() {
    const EXPLAIN: &str = "EXPLAIN (ANALYZE, FORMAT JSON) ";
    with_postgres(GAMES, async |_, connection| {
        let names = sqlx::query_as(NAMES).fetch_all(&mut *connection).await;
        let prefixes = sqlx::query_as(PREFIXES).fetch_all(&mut *connection).await;
        assert_same_prefixes(names.unwrap(), prefixes.unwrap());
        for sql in OTHERS {
            let explain = AssertSqlSafe(format!("{EXPLAIN}{sql}"));
            let plan = sqlx::query(explain)
                .fetch_one(&mut *connection)
                .await
                .unwrap();
            let rows = rows_read(sql, &parse(&plan));
            assert!(rows < MOST_ROWS, "{sql}: {rows} rows");
        }
        for (what, search) in searches() {
            let sql = search.sql(&postgres::read::DIALECT);
            let explain = sqlx::query(AssertSqlSafe(format!("{EXPLAIN}{}", sql.text)));
            let plan = bind_all!(explain, sql.values)
                .fetch_one(&mut *connection)
                .await;
            let plan = parse(&plan.unwrap());
            let rows = rows_read(&what, &plan);
            assert!(rows < MOST_ROWS, "{what}: {rows} rows\n{plan:#}");
        }
    })
    .await;
}

/// Measures every list and every query that play needs, and prints the slowest.
async fn measure(store: &dyn Store) {
    let mut times: Vec<(Duration, String)> = Vec::new();
    for (what, search) in searches() {
        let mut best = Duration::MAX;
        for _ in 0..3 {
            let begun = Instant::now();
            let listed = store.list(search.clone()).await;
            assert!(
                matches!(listed, Ok(_) | Err(StoreError::TooSlow)),
                "{listed:?}"
            );
            best = best.min(begun.elapsed());
        }
        times.push((best, what));
    }
    let lists = ["lobby", "live", "archive", "mine", "partners", "own"];
    for list in lists {
        let of_list = times.iter().filter(|(_, what)| what.starts_with(list));
        let combined = |what: &str| what.contains("name=") && what.contains("clock=");
        let (both, plain): (Vec<_>, Vec<_>) = of_list.partition(|(_, what)| combined(what));
        for (what, times) in [("", plain), (" (name and clock)", both)] {
            if let Some((time, slowest)) = times.iter().max() {
                println!(
                    "{list}{what}: {} queries, slowest {time:.1?}: {slowest}",
                    times.len()
                );
            }
        }
    }
    macro_rules! time {
        ($what:expr, $run:expr) => {{
            let mut best = Duration::MAX;
            for _ in 0..3 {
                let begun = Instant::now();
                $run.await.unwrap();
                best = best.min(begun.elapsed());
            }
            println!("{}: {best:.1?}", $what);
        }};
    }
    time!("count of open challenges", store.count(Status::Open));
    time!("count of games under way", store.count(Status::Playing));
    time!(
        "open challenges of a player",
        store.open_challenges(seat(0))
    );
    time!("due games (none)", store.due(Status::Playing, NOW - 1, 256));
    time!(
        "due games (256)",
        store.due(Status::Playing, NOW + 100_000, 256)
    );
    time!("unplayed games (100)", store.unplayed(NOW, 100));
    time!(
        "seqs of 1000 games",
        store.seqs((1..=1000).map(id).collect())
    );
    time!("one game", store.load(id(777)));
}

fn games() -> u32 {
    var("ORDO_BENCH_GAMES").map_or(1_000_000, |games| games.parse().unwrap())
}

#[tokio::test]
#[ignore = "a benchmark: scripts/bench-lists"]
async fn sqlite_with_many_games() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let mut connection = sqlite_file(&file).await;
    let begun = Instant::now();
    fill_sqlite(&mut connection, games()).await;
    connection.close().await.unwrap();
    let size = std::fs::metadata(&file).unwrap().len() / 1_000_000;
    println!(
        "SQLite, {} games, {size} MB, made in {:.0?}",
        games(),
        begun.elapsed()
    );
    measure(&Sqlite::open(&file).await.unwrap()).await;
}

#[tokio::test]
#[ignore = "a benchmark: scripts/bench-lists"]
async fn postgres_with_many_games() {
    let begun = Instant::now();
    with_postgres(games(), async |address, connection| {
        let size: i64 = sqlx::query_scalar("SELECT pg_database_size(current_database())")
            .fetch_one(&mut *connection)
            .await
            .unwrap();
        let size = size / 1_000_000;
        println!(
            "PostgreSQL, {} games, {size} MB, made in {:.0?}",
            games(),
            begun.elapsed()
        );
        let store = Postgres::open(address.parse().unwrap()).await.unwrap();
        measure(&store).await;
        store.close().await;
    })
    .await;
}
