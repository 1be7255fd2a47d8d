//! Ctrl-C, and the system's request to end.

use std::future::Future;
use std::io;
use std::process;
use std::thread;

use ordo_engine::Stop;
use tokio::runtime::Builder;

/// The exit code of a program that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// A switch that the first Ctrl-C (or SIGTERM) sets. The second one ends the program at once.
pub(crate) fn stop_on_interrupt() -> io::Result<Stop> {
    let stop = Stop::default();
    let switch = stop.clone();
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let first = {
        let _context = runtime.enter();
        interrupted()?
    };
    thread::spawn(move || {
        runtime.block_on(async {
            first.await;
            switch.set();
            if let Ok(second) = interrupted() {
                second.await;
                process::exit(INTERRUPTED.into());
            }
        });
    });
    Ok(stop)
}

/// Ready at Ctrl-C or the system's request to end; listens from the moment it is called.
#[cfg(unix)]
pub(crate) fn interrupted() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

#[cfg(not(unix))]
pub(crate) fn interrupted() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
