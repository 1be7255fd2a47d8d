//! Shares the memory of quick match with the other servers.

use std::sync::Arc;

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tracing::warn;

use crate::cluster::nats::Cluster;
use crate::rooms::matchmaking::{Matchmaking, Notice};

const MATCHMAKING: &str = "ordo.matchmaking";

/// A notice and the server that sent it.
#[derive(Serialize, Deserialize)]
struct Told {
    node: String,
    notice: Notice,
}

impl Cluster {
    /// Tells the others.
    pub(crate) fn notify(&self, notice: &Notice) {
        let told = Told {
            node: self.me.clone(),
            notice: notice.clone(),
        };
        if let Ok(text) = serde_json::to_vec(&told) {
            // A notice may be lost, like all news.
            let _ = self.out.try_send((MATCHMAKING.to_owned(), text.into()));
        }
    }

    /// Subscribes to what the others say; our own notices come back too, and are left out.
    pub(crate) fn hear_notices(self: &Arc<Cluster>, matchmaking: Arc<Matchmaking>) {
        let client = self.client.clone();
        let me = self.me.clone();
        tokio::spawn(async move {
            let mut notices = match client.subscribe(MATCHMAKING).await {
                Ok(notices) => notices,
                Err(error) => {
                    warn!(%error, "cannot hear the other servers");
                    return;
                }
            };
            while let Some(message) = notices.next().await {
                if let Ok(told) = serde_json::from_slice::<Told>(&message.payload)
                    && told.node != me
                {
                    matchmaking.note(told.notice);
                }
            }
        });
    }
}
