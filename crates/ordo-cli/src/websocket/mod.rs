//! UGI over WebSocket: one engine session per connection.
//!
//! Every line of the protocol is a text message. A client may send several lines in one message. The engine runs in its own
//! threads; bounded channels connect it to the socket, so a client that reads slowly slows its engine down.

mod backend;
mod connection;
mod lines;
mod origin;

use std::io::Write;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

pub(crate) use backend::Backend;
pub(crate) use origin::Origin;

use crate::failure::Failure;
use crate::signals::interrupted;

/// Maximum number of concurrent connections; every session has its own transposition table.
const MAX_CONNECTIONS: usize = 8;
/// Drain timeout: the time that a shutdown waits for connections to close.
const DRAIN: Duration = Duration::from_secs(3);

/// Address, allowed origins and engine of the server.
pub(crate) struct Settings {
    pub(crate) address: SocketAddr,
    pub(crate) origins: Vec<Origin>,
    pub(crate) backend: Backend,
}

/// Serves until Ctrl-C or SIGTERM, then closes all connections.
pub(crate) fn run(settings: Settings, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let runtime = Runtime::new()?;
    let served = runtime.block_on(serve(settings, out));
    // Sessions end when their channels close; a program that does not react to `quit` has been killed.
    runtime.shutdown_background();
    served
}

async fn serve(settings: Settings, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let mut stop = pin!(interrupted()?);
    let listener = TcpListener::bind(settings.address).await.map_err(|error| {
        Failure::Input(format!("cannot listen on {}: {error}", settings.address))
    })?;
    let address = listener.local_addr()?;
    writeln!(out, "The engine is at ws://{address} (stop with Ctrl-C)")?;
    out.flush()?;
    let settings = Arc::new(settings);
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let (stopping, stopped) = watch::channel(false);
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
            Some(_) = connections.join_next() => continue,
        };
        // Errors of one client (it has gone already), or too many open files: the next one may succeed.
        let Ok((stream, _)) = accepted else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(permit) = permits.clone().try_acquire_owned() else {
            continue; // dropping the stream closes it
        };
        let (settings, stopped) = (settings.clone(), stopped.clone());
        connections.spawn(async move {
            connection::serve(stream, &settings, stopped).await;
            drop(permit);
        });
    }
    drop(listener);
    let _ = stopping.send(true);
    let drained = async { while connections.join_next().await.is_some() {} };
    let _ = timeout(DRAIN, drained).await;
    Ok(())
}
