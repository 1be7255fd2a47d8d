//! The creators of open challenges who are present, on this node and in the cluster.

use super::Rooms;
use crate::cluster::{HostedChallenge, LocalRooms, NetworkHash, Notice};
use crate::store::PresentHosts;

/// Maximum number of challenges that one node reports to the others: about half of what fits into a NATS message.
const MAX_HOSTED: usize = 10_000;

impl Rooms {
    /// The challenges whose creators are present on any node; `None` if the other nodes cannot be asked.
    pub(super) async fn hosted_anywhere(&self) -> Option<Vec<HostedChallenge>> {
        let mut hosted = self.hosted();
        if let Some(cluster) = &self.cluster {
            hosted.extend(cluster.hosted().await?);
        }
        Some(hosted)
    }

    /// The challenges whose creators are present, for a list.
    pub(crate) async fn present_hosts(&self) -> PresentHosts {
        match self.hosted_anywhere().await {
            Some(hosted) => self.hosts_of(&hosted),
            None => PresentHosts::Unknown,
        }
    }

    /// The creators of new challenges count as present until they have had time to open the challenge's page.
    pub(super) fn hosts_of(&self, hosted: &[HostedChallenge]) -> PresentHosts {
        let ids = hosted.iter().map(|hosted| hosted.id.clone()).collect();
        PresentHosts::These(ids, self.now() - self.arriving)
    }
}

impl LocalRooms for Rooms {
    fn hosted(&self) -> Vec<HostedChallenge> {
        let now = self.now();
        let ids = self
            .registry
            .ids(MAX_HOSTED, |room| room.host_is_present(now));
        let hosted = ids.into_iter().map(|id| HostedChallenge {
            network: self.challenges.creator_of(&id).map(NetworkHash::from),
            id,
        });
        hosted.collect()
    }

    fn notice(&self, notice: Notice) {
        self.matchmaking.record(notice);
    }
}
