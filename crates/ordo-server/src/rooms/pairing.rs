//! Quick match: joins a matching challenge, or creates one.

use ordo_api::{GameId, SideChoice, Status};
use std::collections::HashMap;

use crate::cluster::NetworkHash;
use crate::game::state::{Player, Settings};
use crate::network::Networks;
use crate::rooms::matchmaking::Participant;
use crate::rooms::{RoomError, Rooms};
use crate::store::{GameQuery, ListScope, Listed, PresentHosts};

/// Maximum number of challenges considered by one quick match.
const PARTNERS: u32 = 200;

impl Rooms {
    /// Joins a challenge for the same game and clock, if the two may be paired and, in real time, its creator is present.
    /// Otherwise creates a challenge. A repeated request returns the caller's open challenge.
    pub(crate) async fn pair(
        &self,
        settings: Settings,
        player: &Player,
        from: Networks,
    ) -> Result<GameId, RoomError> {
        let _one = self.pairing.lock().await;
        let _of_all = self.store.pairing().await?;
        let hosted = self.hosted_anywhere().await;
        let attended = match &hosted {
            Some(hosted) => self.hosts_of(hosted),
            None => PresentHosts::Unknown,
        };
        let search = GameQuery {
            of: ListScope::Lobby(attended),
            game: Some(settings.game),
            clock: Some(settings.clock),
            name: None,
            result: None,
            from: None,
            until: None,
            oldest_first: true, // the longest wait first
            limit: PARTNERS,
        };
        let own = GameQuery {
            of: ListScope::Unfinished(player.seat),
            ..search.clone()
        };
        let same = |listed: &Listed| {
            listed.summary.status == Status::Open
                && listed.summary.public
                && listed.summary.side == settings.side
        };
        if let Some(own) = self.store.search(own).await?.into_iter().find(same) {
            return Ok(own.summary.id);
        }
        let networks: HashMap<GameId, NetworkHash> = hosted
            .unwrap_or_default()
            .into_iter()
            .filter_map(|hosted| Some((hosted.id, hosted.network?)))
            .collect();
        let network_of = |id: &GameId| {
            let here = self.challenges.creator_of(id).map(NetworkHash::from);
            here.or_else(|| networks.get(id).copied())
        };
        let me = Participant {
            seat: player.seat,
            network: Some(from.into()),
        };
        let blocked = self.store.blocked_either_way(player.seat).await?;
        // A requested side is guaranteed, so only challenges for exactly the other side match, not random ones.
        let fits = |other: SideChoice| match settings.side.side() {
            None => true,
            Some(side) => other.side() == Some(side.other()),
        };
        for other in self.store.search(search).await? {
            let creator = Participant {
                seat: other.creator_seat,
                network: network_of(&other.summary.id),
            };
            if fits(other.summary.side)
                && !blocked.contains(&creator.seat)
                && self.matchmaking.may_pair(me, creator)
                && self
                    .join_from(&other.summary.id, player, creator.network, from.into())
                    .await
                    .is_ok()
            {
                return Ok(other.summary.id);
            }
        }
        self.create(settings, player, from).await
    }
}
