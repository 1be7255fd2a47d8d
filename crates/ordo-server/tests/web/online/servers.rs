//! Servers for the tests of online play.

use std::path::Path;
use std::sync::Arc;

use ordo_server::{Config, ManualClock, OnlineLimits, Rate};
use tempfile::TempDir;

use super::backend::Backend;
use crate::client::{Running, start_with};

/// Limits without rate limits: all players of a test come from one address, and play faster than people.
pub(crate) fn open_rates() -> OnlineLimits {
    let fast = Rate {
        burst: 1e6,
        per_second: 1e6,
    };
    OnlineLimits {
        requests: fast,
        messages: fast,
        messages_per_address: fast,
        ..OnlineLimits::default()
    }
}

/// One server on the chosen backend, or two with NATS, whose games are named after this folder.
pub(crate) async fn online(folder: &Path) -> Running {
    online_within(folder, open_rates()).await
}

/// The same with other limits.
pub(crate) async fn online_within(folder: &Path, online: OnlineLimits) -> Running {
    online_with(
        folder,
        Config {
            online,
            ..Config::default()
        },
    )
    .await
}

/// The same at a time that the test advances.
pub(crate) async fn online_at(folder: &Path, clock: &Arc<ManualClock>) -> Running {
    let config = Config {
        online: open_rates(),
        clock: Arc::clone(clock) as _,
        ..Config::default()
    };
    online_with(folder, config).await
}

/// The same with another configuration; its database and NATS are the backend's.
pub(crate) async fn online_with(folder: &Path, config: Config) -> Running {
    let backend = Backend::of(folder).await;
    let config = Config {
        database: Some(backend.database),
        nats: backend.nats,
        ..config
    };
    let mut server = start_with(config.clone()).await;
    if config.nats.is_some() {
        server.other = Some(Box::new(start_with(config).await));
    }
    server
}

/// One server on the chosen backend that trusts `X-Forwarded-For`, so that a test can use many addresses.
pub(crate) async fn behind_proxy(folder: &TempDir, online: OnlineLimits) -> Running {
    let backend = Backend::of(folder.path()).await;
    start_with(Config {
        database: Some(backend.database),
        nats: backend.nats,
        trust_proxy: true,
        online,
        ..Config::default()
    })
    .await
}

/// One server with a file, on every backend: for limits and metrics, which each server has for itself.
pub(crate) fn single(folder: &TempDir, online: OnlineLimits) -> Config {
    Config {
        database: Some(folder.path().join("games.db").into()),
        online,
        ..Config::default()
    }
}
