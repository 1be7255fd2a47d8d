//! Listening to what the other servers say of one game, while somebody here looks at it.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::StreamExt;
use tracing::warn;

use crate::cluster::nats::{Cluster, Said, Word, subject};
use crate::game::presence::Presence;
use crate::game::secret::GameId;
use crate::rooms::Rooms;
use crate::rooms::room::Room;

/// Listens until nobody is here any more.
pub(crate) async fn listen(rooms: Arc<Rooms>, cluster: Arc<Cluster>, id: GameId, room: Arc<Room>) {
    let mut messages = match cluster.client.subscribe(subject(&id)).await {
        Ok(messages) => messages,
        Err(error) => {
            // The database is looked at from time to time, so the game goes on.
            warn!(%error, "cannot hear the other servers");
            return;
        }
    };
    let mut news = room.news();
    let mut peers = cluster.peers.subscribe();
    let mut elsewhere: HashMap<String, Presence> = HashMap::new();
    let mut told = news.borrow_and_update().here;
    let here = |here: Presence, ask: bool| cluster.say(&id, Word::Here { here, ask });
    // When this comes back to us, nothing can be missed any more, and what was missed before is read.
    here(told, true);
    loop {
        tokio::select! {
            message = messages.next() => {
                let Some(message) = message else { return };
                let Ok(said) = serde_json::from_slice::<Said>(&message.payload) else { continue };
                match said.what {
                    Word::Here { ask: true, .. } if said.node == cluster.me => rooms.look_again(&id, &room).await,
                    _ if said.node == cluster.me => (),
                    Word::Event { seq } => rooms.heard(&id, &room, seq).await,
                    Word::Here { here: theirs, ask } => {
                        elsewhere.insert(said.node, theirs);
                        elsewhere.retain(|_, theirs| !theirs.is_empty());
                        room.tell_elsewhere(sum(&elsewhere));
                        if ask {
                            here(told, false);
                        }
                    }
                }
            }
            changed = news.changed() => {
                let now = news.borrow_and_update().here;
                if changed.is_err() || (now.is_empty() && room.may_stop_listening()) {
                    here(Presence::default(), false);
                    return;
                }
                if now != told {
                    told = now;
                    here(told, false);
                }
            }
            changed = peers.changed() => {
                if changed.is_err() {
                    return;
                }
                let peers = peers.borrow_and_update().clone();
                elsewhere.retain(|node, _| peers.names.contains(node));
                room.tell_elsewhere(sum(&elsewhere));
                here(told, true);
            }
        }
    }
}

fn sum(all: &HashMap<String, Presence>) -> Presence {
    all.values()
        .fold(Presence::default(), |sum, some| sum.and(*some))
}
