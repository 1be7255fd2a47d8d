use super::*;
use crate::game::state::GameState;
use crate::store::fixtures::{fill_sqlite, id, origin, searches};

#[test]
fn servers_that_start_concurrently_create_one_file() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..10 {
        let file = folder.path().join(format!("{round}.db"));
        let together = std::sync::Barrier::new(8);
        let open = || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            together.wait();
            let opened = runtime.block_on(Sqlite::open(&file));
            opened.map(|_| ()).unwrap();
        };
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(open);
            }
        });
    }
}

fn new_game() -> NewGame {
    let id = crate::game::secret::random_game_id().unwrap();
    NewGame::from(GameState::open(origin(id, "Ada")))
}

#[tokio::test]
async fn a_file_of_another_program_is_recognized() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("other.db");
    let new = options(&file).create_if_missing(true);
    let mut connection = new.connect().await.unwrap();
    let made = sqlx::query("CREATE TABLE songs (name TEXT)").execute(&mut connection);
    made.await.unwrap();
    connection.close().await.unwrap();
    let opened = Sqlite::open_to_read(&file).await;
    assert!(matches!(opened, Err(StoreError::NotGames)));
}

#[tokio::test]
async fn only_duplicates_are_conflicts() {
    let folder = tempfile::tempdir().unwrap();
    let new = options(&folder.path().join("games.db")).create_if_missing(true);
    let mut connection = new.connect().await.unwrap();
    let mut fails = async |sql: &'static str| {
        let error = sqlx::query(sql).execute(&mut connection).await.err();
        commit::per_job(Err(error.unwrap().into()))
    };
    let duplicate = fails("CREATE TABLE a (id PRIMARY KEY); INSERT INTO a VALUES (1), (1)").await;
    assert!(matches!(duplicate, Ok(Ok(Written::Conflict))));
    assert!(fails("INSERT INTO b VALUES (1)").await.is_err());
}

#[tokio::test]
async fn a_closed_store_refuses_writes() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    assert!(store.create(new_game()).await.is_ok());
    store.close().await;
    let refused = store.create(new_game()).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
}

#[tokio::test]
async fn a_full_file_accepts_writes_again_once_it_has_room() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let full = options(&file).pragma("max_page_count", "64");
    let store = Sqlite::open_once(full).await.unwrap();
    assert!(store.probe().await.is_ok());
    let mut stored = Vec::new();
    loop {
        assert!(stored.len() < 1000, "the file is never full");
        // Several in one transaction: if one fails, all fail.
        let games: Vec<NewGame> = (0..10).map(|_| new_game()).collect();
        let ids: Vec<GameId> = games.iter().map(|game| game.origin.id.clone()).collect();
        let created = games.into_iter().map(|game| store.create(game));
        let created = futures_util::future::join_all(created).await;
        stored.extend(
            ids.into_iter()
                .zip(&created)
                .filter_map(|(id, created)| created.is_ok().then_some(id)),
        );
        if created.iter().any(Result::is_err) {
            break;
        }
    }
    // A single game may still fit into an existing page.
    let mut refused = 0;
    while refused < 10 {
        assert!(stored.len() < 1000, "the file is never full");
        let game = new_game();
        let id = game.origin.id.clone();
        match store.create(game).await {
            Ok(_) => stored.push(id),
            Err(_) => refused += 1,
        }
    }
    assert!(store.probe().await.is_err(), "a full file is not ready");
    for id in &stored {
        assert!(
            store.load(id.clone()).await.unwrap().is_some(),
            "an acknowledged game is stored"
        );
    }
    let mut other = options(&file).connect().await.unwrap();
    sqlx::raw_sql("DELETE FROM games")
        .execute(&mut other)
        .await
        .unwrap();
    assert!(store.probe().await.is_ok());
    let game = new_game();
    let id = game.origin.id.clone();
    assert_eq!(store.create(game).await.unwrap(), Written::Committed);
    assert!(store.load(id).await.unwrap().is_some());
}

#[tokio::test]
async fn lists_are_interrupted_and_never_delay_play() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let mut connection = options(&file)
        .create_if_missing(true)
        .connect()
        .await
        .unwrap();
    fill_sqlite(&mut connection, 20_000).await;
    let store = Sqlite::open(&file).await.unwrap();
    let of = |wanted: &str| {
        let mut all = searches().into_iter();
        all.find_map(|(what, search)| (what == wanted).then_some(search))
            .unwrap()
    };
    let long = of("mine, finished name=zz");
    let given_up = read::list_within(&store.lists, long.clone(), Duration::ZERO).await;
    assert!(matches!(given_up, Err(StoreError::TooSlow)), "{given_up:?}");
    assert!(store.list(long.clone()).await.unwrap().is_empty());
    assert_eq!(store.list(of("archive ")).await.unwrap().len(), 50);

    let mut busy = Vec::new();
    for _ in 0..LIST_READERS {
        busy.push(store.lists.acquire().await.unwrap());
    }
    assert!(
        store.list(long).await.is_err(),
        "a list waits for a connection until its timeout"
    );
    assert!(store.load(id(777)).await.unwrap().is_some(), "play goes on");
}
