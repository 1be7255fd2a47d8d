//! Several servers with one database. Each tells the others, by NATS, how far a game has come and who is there; what
//! happened they read in the database. News may be lost: then the next number, the next look at the database
//! (`Rooms::catch_up_all`) or the next connection brings them.

use std::collections::{BTreeSet, HashMap};
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

use crate::game::presence::Presence;
use crate::game::secret::{GameId, NoRandomness};

/// What waits to be sent, at most; what comes on top is lost, as all news may be.
const QUEUE: usize = 4096;
/// News of one game that wait to be read, at most.
const UNREAD: usize = 256;
/// How often a server says that it is there, and how long it is believed.
const HEARTBEAT: Duration = Duration::from_secs(2);
pub(super) const BELIEVED: Duration = Duration::from_secs(7);
/// Where servers say that they are there.
const ALIVE: &str = "ordo.alive";

/// Why news cannot be exchanged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClusterError {
    #[error("{0}")]
    Address(std::io::Error),
    #[error("{0}")]
    Connect(#[from] async_nats::ConnectError),
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
}

/// The other servers.
#[derive(Debug)]
pub(crate) struct Cluster {
    pub(crate) client: Client,
    /// The name of this server while it runs.
    pub(crate) me: String,
    pub(crate) out: mpsc::Sender<(String, Bytes)>,
    pub(crate) peers: watch::Sender<Peers>,
    pub(crate) since: Instant,
}

/// The other servers that are there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Peers {
    pub(crate) names: BTreeSet<String>,
    /// How often the connection was made.
    connected: u64,
}

/// What one server says of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) node: String,
    #[serde(flatten)]
    pub(crate) what: Word,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Word {
    /// The game has come so far.
    Event { seq: u32 },
    /// So many are here; who asks wants to know how many are elsewhere.
    Here {
        #[serde(flatten)]
        here: Presence,
        ask: bool,
    },
}

pub(super) fn subject(id: &GameId) -> String {
    format!("ordo.game.{id}")
}

impl Cluster {
    /// Connects to one of the NATS servers, now or when there is one.
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
                    // That it is still away is not said again.
                    Event::Disconnected | Event::ClientError(_) if away.swap(true, Relaxed) => {
                        debug!(%event, "NATS");
                    }
                    event => warn!(%event, "NATS"),
                }
                std::future::ready(())
            })
            .connect(addresses)
            .await?;
        let (out, queue) = mpsc::channel(QUEUE);
        let cluster = Cluster {
            me: GameId::random()?.to_string(),
            client,
            out,
            peers,
            since: Instant::now(),
        };
        tokio::spawn(send(cluster.client.clone(), queue));
        tokio::spawn(look_after_peers(
            cluster.client.clone(),
            cluster.me.clone(),
            cluster.peers.clone(),
        ));
        Ok(cluster)
    }

    /// Whether the others can hear us.
    pub(crate) fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells the others that a game has come so far.
    pub(crate) fn tell(&self, id: &GameId, seq: u32) {
        self.say(id, Word::Event { seq });
    }

    pub(crate) fn say(&self, id: &GameId, what: Word) {
        let said = Said {
            node: self.me.clone(),
            what,
        };
        if let Ok(text) = serde_json::to_vec(&said) {
            // A full queue means that nobody hears us; they will read the database.
            let _ = self.out.try_send((subject(id), text.into()));
        }
    }
}

/// Sends what waits. While there is no connection, this waits, and nobody else does.
async fn send(client: Client, mut queue: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, text)) = queue.recv().await {
        if let Err(error) = client.publish(subject, text).await {
            warn!(%error, "cannot tell the other servers");
        }
    }
}

/// Says that this server is there, and finds out which others are.
async fn look_after_peers(client: Client, me: String, peers: watch::Sender<Peers>) {
    let mut alive = match client.subscribe(ALIVE).await {
        Ok(alive) => alive,
        Err(error) => {
            warn!(%error, "cannot hear the other servers");
            return;
        }
    };
    let mut heard: HashMap<String, Instant> = HashMap::new();
    let mut beat = interval(HEARTBEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                if client.connection_state() == State::Connected {
                    let _ = client.publish(ALIVE, me.clone().into()).await;
                    heard.retain(|_, at| at.elapsed() < BELIEVED);
                } else {
                    // Who cannot hear anybody knows nothing against them.
                    for at in heard.values_mut() {
                        *at = Instant::now();
                    }
                }
            }
            message = alive.next() => {
                let Some(message) = message else { return };
                match std::str::from_utf8(&message.payload).ok().and_then(GameId::parse) {
                    Some(name) if name.as_str() != me => {
                        heard.insert(name.to_string(), Instant::now());
                    }
                    _ => continue,
                }
            }
        }
        let names: BTreeSet<String> = heard.keys().cloned().collect();
        peers.send_if_modified(|peers| {
            let new = peers.names != names;
            peers.names = names;
            new
        });
    }
}
