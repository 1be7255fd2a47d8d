//! Restarts of the server.

use ordo_api::{Action, RuleSet, Side, Snapshot};
use ordo_server::{Config, Server};
use tempfile::TempDir;

use super::player::{mv, with_key};
use super::servers::online;
use crate::client::stop;

/// A snapshot without the current time and what follows from it.
pub(crate) fn timeless(mut game: Snapshot) -> Snapshot {
    game.state.now = 0;
    if let Some(clocks) = &mut game.state.clocks
        && let Some(running) = clocks.running
    {
        match running {
            Side::White => clocks.white = 0,
            Side::Black => clocks.black = 0,
        }
    }
    game
}

#[tokio::test]
async fn games_continue_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.start_game(RuleSet::Stein, "1d").await;
    let mut socket = white.socket(&server, &id).await;
    socket.snapshot().await;
    let first = with_key("one", mv(1, "a3-a4"));
    let done = white.act(&server, &id, first.clone()).await.unwrap();
    black.does(&server, &id, Action::OfferDraw).await;
    let before = white.snapshot(&server, &id).await;
    stop(server).await;
    let closed = socket.closed().await;
    assert_eq!(closed, Some(1012), "the close code announces a restart");

    let server = online(folder.path()).await;
    let after = white.snapshot(&server, &id).await;
    assert_eq!(timeless(after), timeless(before));
    assert_eq!(
        white.act(&server, &id, first).await,
        Ok(done),
        "a retry is answered, not played again"
    );
    black.plays(&server, &id, 2, "a6-a5").await;
    white.plays(&server, &id, 3, "e3-e4").await;
    stop(server).await;
}

#[tokio::test]
async fn unusable_database_files_are_reported() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    std::fs::write(
        &file,
        "this is no database, but a text that is long enough to be looked at".repeat(100),
    )
    .unwrap();
    for database in [file, folder.path().join("no/such/folder/games.db")] {
        let config = Config {
            port: 0,
            database: Some(database.into()),
            ..Config::default()
        };
        let error = Server::bind(config).await.unwrap_err().to_string();
        assert!(
            error.starts_with("cannot open the database ") && !error.contains('\n'),
            "{error}"
        );
    }
}
