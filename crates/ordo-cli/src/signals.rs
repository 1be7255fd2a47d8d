//! Handling of Ctrl-C and SIGTERM.

use std::future::Future;
use std::io;
use std::process;
use std::thread;

use ordo_engine::Stop;
use tokio::runtime::Builder;

/// Exit code after an interrupt: 128 + SIGINT.
pub(crate) const INTERRUPTED: u8 = 130;

/// Returns a [`Stop`] that is set by the first Ctrl-C or SIGTERM. The second one ends the program at once.
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

/// Completes at Ctrl-C or SIGTERM. The handlers are installed by the call itself.
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
