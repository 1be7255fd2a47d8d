//! The connection to NATS, messages about games, and the heartbeats of the nodes.

use ordo_api::GameId;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use bytes::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};
use tracing::{debug, info, warn};

use super::LocalRooms;
use crate::game::presence::Presence;
use crate::game::secret::NoRandomness;

/// Capacity of the outgoing queue; further messages are dropped.
const QUEUE: usize = 4096;
/// Capacity of a subscription; further messages are dropped.
const UNREAD: usize = 256;
const HEARTBEAT: Duration = Duration::from_secs(2);
/// A node without a heartbeat for this long is gone.
pub(super) const PEER_TIMEOUT: Duration = Duration::from_secs(7);
/// The subject of heartbeats.
const ALIVE: &str = "ordo.alive";

/// A failure to join the cluster.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClusterError {
    #[error("{0}")]
    Address(std::io::Error),
    #[error("{0}")]
    Connect(#[from] async_nats::ConnectError),
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
}

/// The connection to the other nodes.
#[derive(Debug)]
pub(crate) struct Cluster {
    pub(super) client: Client,
    /// Random name of this node, valid while the process runs.
    pub(super) node: String,
    outgoing: mpsc::Sender<(String, Bytes)>,
    pub(super) peers: watch::Sender<Peers>,
    pub(super) started: Instant,
}

/// The other nodes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Peers {
    pub(super) names: BTreeSet<String>,
    /// Number of times NATS was (re)connected.
    connected: u64,
}

/// A message about a game, and the node that sent it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub(super) node: String,
    #[serde(flatten)]
    pub(super) message: GameMessage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum GameMessage {
    /// Events up to this sequence number are stored.
    Event { seq: u32 },
    /// The connections to the game on the sending node; `ask` requests the same from the others.
    #[serde(rename = "here")]
    Presence {
        #[serde(flatten)]
        presence: Presence,
        ask: bool,
    },
}

/// The subject of a game's messages.
pub(super) fn subject(id: &GameId) -> String {
    format!("ordo.game.{id}")
}

impl Cluster {
    /// Connects to one of the NATS servers (separated by commas), and keeps trying in the background if none answers yet.
    pub(crate) async fn connect(addresses: &str) -> Result<Cluster, ClusterError> {
        let addresses = addresses.split(',').map(|address| address.trim().parse());
        let addresses: Result<Vec<ServerAddr>, _> = addresses.collect();
        let addresses = addresses.map_err(ClusterError::Address)?;
        let (peers, _) = watch::channel(Peers::default());
        let seen = peers.clone();
        let away = AtomicBool::new(false);
        let client = ConnectOptions::new()
            .name("ordo")
            .subscription_capacity(UNREAD)
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tries| Duration::from_millis(100 * tries.min(10) as u64))
            .event_callback(move |event| {
                match &event {
                    Event::Connected => {
                        away.store(false, Relaxed);
                        info!("connected to NATS");
                        seen.send_modify(|peers| peers.connected += 1);
                    }
                    // Logged once per outage.
                    Event::Disconnected | Event::ClientError(_) if away.swap(true, Relaxed) => {
                        debug!(%event, "NATS");
                    }
                    event => warn!(%event, "NATS"),
                }
                std::future::ready(())
            })
            .connect(addresses)
            .await?;
        let (outgoing, queue) = mpsc::channel(QUEUE);
        let cluster = Cluster {
            node: crate::game::secret::random_game_id()?.to_string(),
            client,
            outgoing,
            peers,
            started: Instant::now(),
        };
        tokio::spawn(send(cluster.client.clone(), queue));
        tokio::spawn(exchange_heartbeats(
            cluster.client.clone(),
            cluster.node.clone(),
            cluster.peers.clone(),
        ));
        Ok(cluster)
    }

    /// Answers the other nodes' requests and receives their notices, in the background.
    pub(crate) fn serve(self: &Arc<Cluster>, rooms: &Arc<impl LocalRooms>) {
        tokio::spawn(Arc::clone(self).answer_hosted(Arc::clone(rooms)));
        tokio::spawn(Arc::clone(self).receive_notices(Arc::clone(rooms)));
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells the other nodes that events of a game up to `seq` are stored.
    pub(crate) fn advanced(&self, id: &GameId, seq: u32) {
        self.publish_to_game(id, GameMessage::Event { seq });
    }

    pub(super) fn publish_to_game(&self, id: &GameId, message: GameMessage) {
        let envelope = Envelope {
            node: self.node.clone(),
            message,
        };
        self.publish(subject(id), &envelope);
    }

    /// Queues a message; drops it if the queue is full. The others will find the events in the database.
    pub(super) fn publish(&self, subject: String, message: &impl Serialize) {
        if let Ok(text) = serde_json::to_vec(message) {
            let _ = self.outgoing.try_send((subject, text.into()));
        }
    }
}

/// Sends the queued messages. Only this task waits while NATS is disconnected.
async fn send(client: Client, mut queue: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, text)) = queue.recv().await {
        if let Err(error) = client.publish(subject, text).await {
            warn!(%error, "cannot publish to the other nodes");
        }
    }
}

/// Sends heartbeats, and keeps track of the nodes whose heartbeats arrive.
async fn exchange_heartbeats(client: Client, me: String, peers: watch::Sender<Peers>) {
    let mut alive = match client.subscribe(ALIVE).await {
        Ok(alive) => alive,
        Err(error) => {
            warn!(%error, "cannot subscribe to heartbeats");
            return;
        }
    };
    let mut last_heartbeats: HashMap<String, Instant> = HashMap::new();
    let mut beat = interval(HEARTBEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                if client.connection_state() == State::Connected {
                    let _ = client.publish(ALIVE, me.clone().into()).await;
                    last_heartbeats.retain(|_, at| at.elapsed() < PEER_TIMEOUT);
                } else {
                    // Nodes do not expire while their heartbeats cannot arrive.
                    for at in last_heartbeats.values_mut() {
                        *at = Instant::now();
                    }
                }
            }
            message = alive.next() => {
                let Some(message) = message else { return };
                match std::str::from_utf8(&message.payload).ok().and_then(GameId::parse) {
                    Some(name) if name.as_str() != me => {
                        last_heartbeats.insert(name.to_string(), Instant::now());
                    }
                    _ => continue,
                }
            }
        }
        let names: BTreeSet<String> = last_heartbeats.keys().cloned().collect();
        peers.send_if_modified(|peers| {
            let new = peers.names != names;
            peers.names = names;
            new
        });
    }
}
