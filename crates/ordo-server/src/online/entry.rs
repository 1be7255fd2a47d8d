//! A game that somebody on this server is looking at.

use std::sync::Arc;

use tokio::sync::{Mutex, watch};

use super::side::{Pair, Side};
use super::table::Table;

/// What those who look at a game are told: how far it is, and who else is there. What happened they read at the table, so
/// nothing is lost when news come faster than they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    pub(crate) seq: u32,
    pub(crate) players: Pair<u32>,
    pub(crate) watchers: u32,
}

/// A game in memory. The lock is held while something is being stored, so nobody sees what is not on the disk.
#[derive(Default)]
pub(crate) struct Entry {
    /// Nothing until it is read, and after it could not be stored.
    pub(crate) table: Mutex<Option<Table>>,
    news: watch::Sender<News>,
}

impl Entry {
    /// Tells all who look that the game has come so far.
    pub(crate) fn tell(&self, seq: u32) {
        self.news.send_if_modified(|news| {
            let new = news.seq != seq;
            news.seq = seq;
            new
        });
    }

    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Somebody sits down, or looks on, until the value is dropped.
    pub(crate) fn enter(self: &Arc<Entry>, side: Option<Side>) -> Present {
        self.news.send_modify(|news| *count(news, side) += 1);
        Present {
            entry: Arc::clone(self),
            side,
        }
    }
}

fn count(news: &mut News, side: Option<Side>) -> &mut u32 {
    match side {
        Some(side) => news.players.of_mut(side),
        None => &mut news.watchers,
    }
}

/// Somebody is there.
pub(crate) struct Present {
    entry: Arc<Entry>,
    pub(crate) side: Option<Side>,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.entry.news.send_modify(|news| {
            let count = count(news, self.side);
            *count = count.saturating_sub(1);
        });
    }
}
