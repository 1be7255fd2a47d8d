//! Shares the pairing restrictions of quick match between the nodes.

use ordo_api::GameId;
use std::sync::Arc;

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tracing::warn;

use super::{Cluster, LocalRooms};
use crate::game::secret::Seat;
use crate::network::Networks;

/// The subject of notices.
const MATCHMAKING: &str = "ordo.matchmaking";

/// A hash of a player's network, so that nodes can compare networks without exchanging addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct NetworkHash(u64);

impl From<Networks> for NetworkHash {
    fn from(networks: Networks) -> NetworkHash {
        let digest = Sha256::digest(format!("ordo network {}", networks.largest()));
        let bytes = digest.first_chunk().copied().unwrap_or_default();
        NetworkHash(u64::from_be_bytes(bytes))
    }
}

/// An event that quick match remembers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// A challenge was accepted.
    Joined {
        game: GameId,
        creator: Option<NetworkHash>,
        joiner: Option<NetworkHash>,
    },
    /// A game ended before both sides had moved. `late` is the seat that missed its deadline, if that was the reason.
    #[serde(rename = "called-off")]
    Aborted {
        game: GameId,
        creator: Seat,
        joiner: Seat,
        late: Option<Seat>,
    },
}

/// A notice and the node that sent it.
#[derive(Serialize, Deserialize)]
struct SentNotice {
    node: String,
    notice: Notice,
}

impl Cluster {
    /// Sends a notice to the other nodes.
    pub(crate) fn notify(&self, notice: &Notice) {
        let sent = SentNotice {
            node: self.node.clone(),
            notice: notice.clone(),
        };
        self.publish(MATCHMAKING.to_owned(), &sent);
    }

    /// Passes the other nodes' notices on as long as the server runs. This node's own notices come back, and are skipped.
    pub(super) async fn receive_notices(self: Arc<Cluster>, rooms: Arc<impl LocalRooms>) {
        let mut notices = match self.client.subscribe(MATCHMAKING).await {
            Ok(notices) => notices,
            Err(error) => {
                warn!(%error, "cannot subscribe to the other nodes' notices");
                return;
            }
        };
        while let Some(message) = notices.next().await {
            if let Ok(sent) = serde_json::from_slice::<SentNotice>(&message.payload)
                && sent.node != self.node
            {
                rooms.notice(sent.notice);
            }
        }
    }
}
