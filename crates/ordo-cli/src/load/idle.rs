//! Sockets on which nothing happens.

use std::time::{Duration, Instant};

use ordo_client::GameSocket;
use tokio::sync::watch;

use super::figures::Idle;
use super::{LoadError, Plan, Seated, memory, seat_all};

/// Opens the sockets, which stay until `over`.
pub(super) async fn open(plan: &Plan, over: &watch::Receiver<bool>) -> Result<Idle, LoadError> {
    let before = memory::of(plan.pid);
    let began = Instant::now();
    let games = plan.idle.div_ceil(2);
    let over = over.clone();
    seat_all(plan, games, move |seated, _| {
        let Seated { white, black, .. } = seated;
        tokio::spawn(wait(white, over.clone()));
        tokio::spawn(wait(black, over.clone()));
    })
    .await?;
    let took = began.elapsed();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let memory = before.zip(memory::of(plan.pid));
    Ok(Idle::of(2 * games, took, memory))
}

/// Listens until it is over. Whoever is still there then keeps its receiver.
async fn wait(mut socket: GameSocket, mut over: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            heard = socket.next() => if heard.is_err() { return },
            _ = over.wait_for(|over| *over) => return,
        }
    }
}
