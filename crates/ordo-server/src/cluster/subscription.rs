//! A node's subscription to one game, held while its room has connections on this node.

use ordo_api::GameId;
use std::collections::HashMap;
use std::sync::Arc;

use async_nats::Message;
use futures_util::StreamExt;
use tokio::sync::watch;
use tracing::warn;

use super::Cluster;
use super::nats::{Envelope, GameMessage, Peers, subject};
use crate::game::presence::Presence;

/// The room of a subscription.
pub(crate) trait SubscribedRoom: Send + 'static {
    fn id(&self) -> &GameId;

    /// The connections to the room on this node.
    fn local_presence(&self) -> Presence;

    /// Waits until the room changes; `false` if it is gone.
    fn changed(&mut self) -> impl Future<Output = bool> + Send;

    /// The connections to the room on all other nodes.
    fn set_remote_presence(&self, presence: Presence);

    /// Another node has stored events up to this sequence number.
    fn advanced(&self, seq: u32) -> impl Future<Output = ()> + Send;

    /// Reads events that may have been missed.
    fn catch_up(&self) -> impl Future<Output = ()> + Send;

    /// Releases the subscription unless there are connections again; returns `true` if it did.
    fn release(&self) -> bool;
}

impl Cluster {
    /// Follows a game until its room has no connections on this node.
    pub(crate) async fn follow(self: Arc<Cluster>, room: impl SubscribedRoom) {
        let messages = match self.client.subscribe(subject(room.id())).await {
            Ok(messages) => messages,
            Err(error) => {
                // The periodic catch-up reads the game from the database.
                warn!(%error, "cannot subscribe to a game");
                return;
            }
        };
        let subscription = Subscription {
            peers: self.peers.subscribe(),
            published: room.local_presence(),
            remote: HashMap::new(),
            cluster: self,
            room,
        };
        subscription.run(messages).await;
    }
}

struct Subscription<R> {
    cluster: Arc<Cluster>,
    room: R,
    peers: watch::Receiver<Peers>,
    /// The presence of each other node.
    remote: HashMap<String, Presence>,
    /// The local presence that the other nodes know.
    published: Presence,
}

/// The subscription has ended.
struct Ended;

impl<R: SubscribedRoom> Subscription<R> {
    async fn run(mut self, mut messages: async_nats::Subscriber) {
        // When this message comes back to us the subscription is active, and what was missed before is read.
        self.publish_presence(true);
        loop {
            let step = tokio::select! {
                message = messages.next() => match message {
                    Some(message) => {
                        self.on_message(&message).await;
                        Ok(())
                    }
                    None => Err(Ended),
                },
                open = self.room.changed() => self.on_room_changed(open),
                changed = self.peers.changed() => match changed {
                    Ok(()) => {
                        self.on_peers_changed();
                        Ok(())
                    }
                    Err(_) => Err(Ended),
                },
            };
            if step.is_err() {
                return;
            }
        }
    }

    async fn on_message(&mut self, message: &Message) {
        let Ok(envelope) = serde_json::from_slice::<Envelope>(&message.payload) else {
            return;
        };
        let own = envelope.node == self.cluster.node;
        match envelope.message {
            GameMessage::Presence { ask: true, .. } if own => self.room.catch_up().await,
            _ if own => (),
            GameMessage::Event { seq } => self.room.advanced(seq).await,
            GameMessage::Presence { presence, ask } => {
                self.on_presence(envelope.node, presence, ask);
            }
        }
    }

    fn on_presence(&mut self, node: String, presence: Presence, ask: bool) {
        self.remote.insert(node, presence);
        self.remote.retain(|_, presence| !presence.is_empty());
        self.update_remote_presence();
        if ask {
            self.publish_presence(false);
        }
    }

    fn on_room_changed(&mut self, open: bool) -> Result<(), Ended> {
        let local = self.room.local_presence();
        if !open || (local.is_empty() && self.room.release()) {
            self.published = Presence::default();
            self.publish_presence(false);
            return Err(Ended);
        }
        if local != self.published {
            self.published = local;
            self.publish_presence(false);
        }
        Ok(())
    }

    /// A node joined or left, or NATS reconnected: the presence of nodes that left is dropped, the others are asked again.
    fn on_peers_changed(&mut self) {
        let peers = self.peers.borrow_and_update().names.clone();
        self.remote.retain(|node, _| peers.contains(node));
        self.update_remote_presence();
        self.publish_presence(true);
    }

    fn publish_presence(&self, ask: bool) {
        let message = GameMessage::Presence {
            presence: self.published,
            ask,
        };
        self.cluster.publish_to_game(self.room.id(), message);
    }

    fn update_remote_presence(&self) {
        let sum = |sum: Presence, presence: &Presence| sum.and(*presence);
        let total = self.remote.values().fold(Presence::default(), sum);
        self.room.set_remote_presence(total);
    }
}
