//! Asking the other servers whose challenges are there.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};
use tracing::warn;

use crate::cluster::nats::{BELIEVED, Cluster};
use crate::game::secret::GameId;
use crate::rooms::Rooms;
use crate::rooms::matchmaking::NetworkHash;

/// Where servers ask.
const HOSTED: &str = "ordo.hosted";
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// A challenge whose creator is on some server, and the network it comes from if that server created it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HostedChallenge {
    pub(crate) id: GameId,
    pub(crate) network: Option<NetworkHash>,
}

impl Cluster {
    /// The challenges whose makers are on another server. Who does not answer in time has none; nothing, if nobody can be asked:
    /// better to meet somebody who has left than nobody at all.
    pub(crate) async fn hosted(&self) -> Option<Vec<HostedChallenge>> {
        if !self.connected() {
            return None;
        }
        // A server that has just started has not heard of all the others yet, and waits for whoever answers.
        let is_new = self.since.elapsed() < BELIEVED;
        let others = self.peers.borrow().names.len();
        if others == 0 && !is_new {
            return Some(Vec::new());
        }
        let inbox = self.client.new_inbox();
        let asked = async {
            let answers = self.client.subscribe(inbox.clone()).await.ok()?;
            let asked = self.client.publish_with_reply(HOSTED, inbox, "".into());
            asked.await.ok().map(|()| answers)
        };
        let until = Instant::now() + PATIENCE;
        let mut answers = timeout_at(until, asked).await.ok()??;
        let mut hosted = Vec::new();
        let mut heard = 0;
        // Our own answer is among them.
        while is_new || heard <= others {
            let Ok(Some(answer)) = timeout_at(until, answers.next()).await else {
                break;
            };
            heard += 1;
            let theirs: Vec<HostedChallenge> =
                serde_json::from_slice(&answer.payload).unwrap_or_default();
            hosted.extend(theirs);
        }
        Some(hosted)
    }
}

/// Answers those who ask, as long as the server runs.
pub(crate) async fn answer(rooms: Arc<Rooms>, cluster: Arc<Cluster>) {
    let mut questions = match cluster.client.subscribe(HOSTED).await {
        Ok(questions) => questions,
        Err(error) => {
            warn!(%error, "cannot hear the other servers");
            return;
        }
    };
    while let Some(question) = questions.next().await {
        let Some(inbox) = question.reply else {
            continue;
        };
        if let Ok(answer) = serde_json::to_vec(&rooms.hosted()) {
            let _ = cluster.client.publish(inbox, answer.into()).await;
        }
    }
}
