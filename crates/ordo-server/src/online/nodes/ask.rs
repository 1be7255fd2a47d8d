//! Asking the other servers which games somebody looks at.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use tokio::time::{Instant, timeout_at};
use tracing::warn;

use super::super::secret::GameId;
use super::super::service::Service;
use super::{BELIEVED, Nodes};

/// Where servers ask.
const ATTENDED: &str = "ordo.attended";
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

impl Nodes {
    /// Those of some games that somebody looks at on another server. Who does not answer in time has nobody.
    pub(crate) async fn attended(&self, ids: Vec<GameId>) -> HashSet<GameId> {
        let mut attended = HashSet::new();
        // A server that has just started has not heard of all the others yet, and waits for whoever answers.
        let is_new = self.since.elapsed() < BELIEVED;
        let others = self.peers.borrow().names.len();
        let Ok(question) = serde_json::to_vec(&ids) else {
            return attended;
        };
        if !self.connected() {
            // Nobody can be asked: better to meet somebody who has left than nobody at all.
            return ids.into_iter().collect();
        }
        let inbox = self.client.new_inbox();
        let asked = async {
            let answers = self.client.subscribe(inbox.clone()).await.ok()?;
            let asked = self
                .client
                .publish_with_reply(ATTENDED, inbox, question.into());
            asked.await.ok().map(|()| answers)
        };
        let until = Instant::now() + PATIENCE;
        let Ok(Some(mut answers)) = timeout_at(until, asked).await else {
            return attended;
        };
        let mut heard = 0;
        // Our own answer is among them.
        while is_new || heard <= others {
            let Ok(Some(answer)) = timeout_at(until, answers.next()).await else {
                break;
            };
            heard += 1;
            let theirs: Vec<GameId> = serde_json::from_slice(&answer.payload).unwrap_or_default();
            attended.extend(theirs.into_iter().filter(|id| ids.contains(id)));
            if attended.len() == ids.len() {
                break;
            }
        }
        attended
    }
}

/// Answers those who ask, as long as the server runs.
pub(crate) async fn answer(service: Arc<Service>, nodes: Arc<Nodes>) {
    let mut questions = match nodes.client.subscribe(ATTENDED).await {
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
        let ids: Vec<GameId> = serde_json::from_slice(&question.payload).unwrap_or_default();
        let here: Vec<GameId> = ids
            .into_iter()
            .filter(|id| service.is_attended(id))
            .collect();
        if let Ok(answer) = serde_json::to_vec(&here) {
            let _ = nodes.client.publish(inbox, answer.into()).await;
        }
    }
}
