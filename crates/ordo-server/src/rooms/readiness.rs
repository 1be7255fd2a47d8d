//! Readiness probes: a durable write through the store's writer.

use std::sync::Arc;
use std::time::Duration;

use ordo_api::{Millis, SECOND};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::store::Store;
use crate::time::Clock;

/// Time limit of the write.
const TIME_LIMIT: Duration = Duration::from_secs(2);
/// Lifetime of a result, so that probes cannot keep the disk busy.
const FRESH: Millis = SECOND;

/// Probes a store. Probes within the lifetime of a result share it.
pub(crate) struct Readiness {
    clock: Arc<dyn Clock>,
    /// The time of the last result, and the result.
    last: Mutex<Option<(Millis, bool)>>,
}

impl Readiness {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Readiness {
        Readiness {
            clock,
            last: Mutex::default(),
        }
    }

    pub(crate) async fn of(&self, store: &dyn Store) -> bool {
        let mut last = self.last.lock().await;
        if let Some((at, ready)) = *last
            && self.clock.now() - at < FRESH
        {
            return ready;
        }
        let probed = timeout(TIME_LIMIT, store.probe()).await;
        let ready = matches!(probed, Ok(Ok(_)));
        *last = Some((self.clock.now(), ready));
        ready
    }
}
