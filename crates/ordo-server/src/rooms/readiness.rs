//! Readiness: a durable write through the storage's writer.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::store::Store;

/// Time limit of the write.
const PATIENCE: Duration = Duration::from_secs(2);
/// Lifetime of a result, so that probes cannot keep the disk busy.
const FRESH: Duration = Duration::from_secs(1);

/// The last result, shared by all probes within its lifetime.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    pub(crate) async fn of(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < FRESH
        {
            return ready;
        }
        let probed = timeout(PATIENCE, store.probe()).await;
        let ready = matches!(probed, Ok(Ok(_)));
        *last = Some((Instant::now(), ready));
        ready
    }
}
