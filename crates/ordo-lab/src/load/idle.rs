//! Idle sockets.

use std::time::{Duration, Instant};

use ordo_client::GameSocket;
use tokio::sync::watch;

use super::report::IdleReport;
use super::{LoadError, LoadPlan, OpenGame, memory, start_games};

/// Opens the sockets, which stay open until `over`.
pub(super) async fn open(
    plan: &LoadPlan,
    over: &watch::Receiver<bool>,
) -> Result<IdleReport, LoadError> {
    let before = memory::resident(plan.pid);
    let began = Instant::now();
    let games = plan.idle.div_ceil(2);
    let over = over.clone();
    start_games(plan, games, move |game, _| {
        let OpenGame { white, black, .. } = game;
        tokio::spawn(wait(white, over.clone()));
        tokio::spawn(wait(black, over.clone()));
    })
    .await?;
    let took = began.elapsed();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let memory = before.zip(memory::resident(plan.pid));
    Ok(IdleReport::new(2 * games, took, memory))
}

/// Reads until `over` or until the socket closes, which drops the receiver.
async fn wait(mut socket: GameSocket, mut over: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            message = socket.next() => if message.is_err() { return },
            _ = over.wait_for(|over| *over) => return,
        }
    }
}
