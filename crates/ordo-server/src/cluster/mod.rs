//! Several server processes (nodes) that share one database, connected by NATS.
//!
//! No node owns a game: each reads and appends events in the database. NATS only announces that there are new events,
//! and who is connected where. Messages may be lost; the next one, the periodic catch-up or the next connection makes up
//! for it.

mod hosted;
mod nats;
mod notices;
mod subscription;

pub(crate) use hosted::HostedChallenge;
pub(crate) use nats::{Cluster, ClusterError};
pub(crate) use notices::{NetworkHash, Notice};
pub(crate) use subscription::SubscribedRoom;

/// The rooms of this node, as the messages of other nodes reach them.
pub(crate) trait LocalRooms: Send + Sync + 'static {
    /// The open challenges whose creators are connected to this node.
    fn hosted(&self) -> Vec<HostedChallenge>;

    /// Records another node's notice about matchmaking.
    fn notice(&self, notice: Notice);
}
