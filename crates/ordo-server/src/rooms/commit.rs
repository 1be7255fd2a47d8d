//! A game in the hands of one who may change it.

use tokio::sync::MutexGuard;

use crate::game::clock::Millis;
use crate::game::event::Event;
use crate::game::secret::GameId;
use crate::game::state::{Status, Table};
use crate::rooms::happening::Happening;
use crate::rooms::room::Entry;
use crate::rooms::{Failed, Service};
use crate::store::{Append, Row, Written};

/// A game that nobody else reads or changes on this server.
pub(super) struct Held<'a> {
    service: &'a Service,
    id: &'a GameId,
    entry: &'a Entry,
    slot: MutexGuard<'a, Option<Table>>,
}

impl Service {
    /// Waits until nobody else holds a game.
    pub(super) async fn hold<'a>(&'a self, id: &'a GameId, entry: &'a Entry) -> Held<'a> {
        Held {
            service: self,
            id,
            entry,
            slot: entry.table.lock().await,
        }
    }
}

impl Held<'_> {
    /// The table, read if it is not in memory.
    pub(super) async fn table(&mut self) -> Result<&mut Table, Failed> {
        if self.slot.is_none() {
            let loaded = self.service.storage.load(self.id.clone()).await?;
            let Some((origin, events)) = loaded else {
                self.service.forget(self.id);
                return Err(Failed::NotFound);
            };
            let mut table = Table::new(origin, events)?;
            if let Some(next) = table.rematch.clone()
                && self.service.storage.seqs(vec![next]).await?.is_empty()
            {
                // Nobody played it, so it was deleted.
                table.rematch = None;
            }
            self.entry.tell(table.seq());
            *self.slot = Some(table);
        }
        self.slot.as_mut().ok_or(Failed::Inner)
    }

    /// The last event of the table in memory.
    pub(super) fn seq(&self) -> Option<u32> {
        self.slot.as_ref().map(Table::seq)
    }

    /// Reads what other servers have stored, and says whether there was something.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Failed> {
        let Some(table) = self.slot.as_mut() else {
            self.table().await?;
            return Ok(true);
        };
        let since = self.service.storage.since(self.id.clone(), table.seq());
        let events = since.await?;
        if events.is_empty() {
            return Ok(false);
        }
        if table.status() == Status::Open {
            // Somebody has sat down: who, is not among the events.
            *self.slot = None;
            self.table().await?;
            return Ok(true);
        }
        for event in events {
            if let Err(error) = table.apply(event) {
                *self.slot = None;
                return Err(error.into());
            }
        }
        self.entry.tell(table.seq());
        Ok(true)
    }

    /// Stores what is to happen, and tells it. The table leaves its place meanwhile: if this fails, or is called off in the
    /// middle, the next one reads what was stored.
    pub(super) async fn write(
        &mut self,
        happening: Happening<'_>,
        at: Millis,
    ) -> Result<Written, Failed> {
        let mut table = self.slot.take().ok_or(Failed::Inner)?;
        let before = table.status();
        let turn = table.board.turn();
        let after = table.seq();
        let mut events = Vec::with_capacity(happening.what.len());
        if let Some(joiner) = &happening.joiner {
            table.origin.joiner = Some(joiner.clone());
        }
        for (what, seq) in happening.what.into_iter().zip(after + 1..) {
            // The request is answered with its first event.
            let id = happening
                .request
                .filter(|_| seq == after + 1)
                .map(str::to_owned);
            let event = Event {
                seq,
                at,
                by: happening.by,
                id,
                what,
            };
            table.apply(event.clone())?;
            events.push(event);
        }
        let begins = happening.next.is_some();
        let append = Append {
            id: table.origin.id.clone(),
            after,
            events,
            row: Row::of(&table),
            joiner: happening.joiner,
            next: happening.next,
        };
        let written = self.service.storage.append(append).await?;
        if written == Written::Committed {
            let new = table.events.iter().filter(|event| event.seq > after);
            self.service.metrics.stored(new, begins);
            self.entry.tell(table.seq());
            if let Some(nodes) = &self.service.nodes {
                nodes.tell(&table.origin.id, table.seq());
            }
            self.service.status_changed(before, &table, turn);
            *self.slot = Some(table);
        }
        Ok(written)
    }
}
