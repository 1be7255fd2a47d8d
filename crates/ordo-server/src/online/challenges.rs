//! How many challenges may wait for somebody: of one address, and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::http::Caller;
use super::secret::GameId;
use super::service::Failed;
use super::table::Status;
use super::{Online, OnlineLimits};

/// From here on, some address is forgotten for every new one.
const MANY: usize = 10_000;

/// Which challenges an address has made. Kept in memory alone: addresses of players are stored nowhere.
pub(crate) struct Challenges {
    all: usize,
    each: usize,
    made: Mutex<HashMap<IpAddr, Vec<GameId>>>,
}

impl Challenges {
    pub(crate) fn new(limits: &OnlineLimits) -> Challenges {
        Challenges {
            all: limits.challenges,
            each: limits.challenges_per_address,
            made: Mutex::default(),
        }
    }

    fn made(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<GameId>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, by: IpAddr, id: &GameId) {
        let mut made = self.made();
        if made.len() >= MANY
            && !made.contains_key(&by)
            && let Some(some) = made.keys().next().copied()
        {
            made.remove(&some);
        }
        made.entry(by).or_default().push(id.clone());
    }
}

impl Online {
    /// Refuses another challenge if too many wait already.
    pub(super) async fn room_for_a_challenge(&self, caller: &Caller) -> Result<(), Failed> {
        let by = caller.peer.household();
        let made = self.challenges.made().get(&by).cloned();
        let made = made.unwrap_or_default();
        if made.len() >= self.challenges.each {
            // Some may have been taken or withdrawn since.
            let mut open = Vec::new();
            for id in made {
                let status = self.service.look(&id, super::table::Table::status).await;
                if matches!(status, Ok(Status::Open)) {
                    open.push(id);
                }
            }
            let full = open.len() >= self.challenges.each;
            self.challenges.made().insert(by, open);
            if full {
                self.metrics.too_many.add();
                return Err(Failed::ManyChallenges);
            }
        }
        let all = self.service.storage().count(Status::Open).await?;
        if all as usize >= self.challenges.all {
            self.metrics.too_many.add();
            return Err(Failed::Full);
        }
        Ok(())
    }

    pub(super) fn challenge_made(&self, caller: &Caller, id: &GameId) {
        self.metrics.challenges.add();
        self.challenges.add(caller.peer.household(), id);
    }
}
