use std::sync::Arc;

use ordo_engine::Score;
use ordo_engine::stein::{EndingTables, TablesHandle};
use ordo_rules::stein::Position;

use crate::tables::Tables;
use crate::value::Value;

impl Tables {
    /// The tables for an engine.
    pub fn handle(self: Arc<Tables>) -> TablesHandle {
        TablesHandle::new(self)
    }
}

impl EndingTables for Tables {
    fn pieces(&self) -> usize {
        self.pieces()
    }

    fn probe(&self, position: &Position) -> Option<Score> {
        let value = self.probe_connected(position)?;
        Some(match value {
            Value::Win(plies) => Score::win_in(plies.into()),
            Value::Draw => Score::ZERO,
            Value::Loss(plies) => Score::loss_in(plies.into()),
        })
    }
}
