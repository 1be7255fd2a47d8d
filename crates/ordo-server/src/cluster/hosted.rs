//! Asks the other nodes for the challenges whose creators are connected there.

use ordo_api::GameId;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};
use tracing::warn;

use super::nats::PEER_TIMEOUT;
use super::{Cluster, LocalRooms, NetworkHash};

/// The subject on which nodes ask.
const HOSTED: &str = "ordo.hosted";
/// Nodes that do not answer within this time have no challenges.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);

/// An open challenge whose creator is connected to some node; `network` is known to the node that created it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HostedChallenge {
    pub(crate) id: GameId,
    pub(crate) network: Option<NetworkHash>,
}

impl Cluster {
    /// The challenges hosted by the other nodes; `None` if NATS is not connected, so that nothing is known about them.
    pub(crate) async fn hosted(&self) -> Option<Vec<HostedChallenge>> {
        if !self.is_connected() {
            return None;
        }
        // A node that has just started does not know all its peers yet, and waits for any answer.
        let is_new = self.started.elapsed() < PEER_TIMEOUT;
        let peers = self.peers.borrow().names.len();
        if peers == 0 && !is_new {
            return Some(Vec::new());
        }
        let inbox = self.client.new_inbox();
        let ask = async {
            let answers = self.client.subscribe(inbox.clone()).await.ok()?;
            let published = self.client.publish_with_reply(HOSTED, inbox, "".into());
            published.await.ok().map(|()| answers)
        };
        let until = Instant::now() + ANSWER_TIMEOUT;
        let mut answers = timeout_at(until, ask).await.ok()??;
        let mut hosted = Vec::new();
        let mut answered = 0;
        // This node answers itself too.
        while is_new || answered <= peers {
            let Ok(Some(answer)) = timeout_at(until, answers.next()).await else {
                break;
            };
            answered += 1;
            let theirs: Vec<HostedChallenge> =
                serde_json::from_slice(&answer.payload).unwrap_or_default();
            hosted.extend(theirs);
        }
        Some(hosted)
    }

    /// Answers the other nodes' questions as long as the server runs.
    pub(super) async fn answer_hosted(self: Arc<Cluster>, rooms: Arc<impl LocalRooms>) {
        let mut questions = match self.client.subscribe(HOSTED).await {
            Ok(questions) => questions,
            Err(error) => {
                warn!(%error, "cannot subscribe to the other nodes' questions");
                return;
            }
        };
        while let Some(question) = questions.next().await {
            let Some(inbox) = question.reply else {
                continue;
            };
            if let Ok(answer) = serde_json::to_vec(&rooms.hosted()) {
                let _ = self.client.publish(inbox, answer.into()).await;
            }
        }
    }
}
