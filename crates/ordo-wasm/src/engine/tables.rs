//! Ending tables of Stein's game. The page loads their file when it needs it; it is not a part of the module.

use std::sync::Arc;

use ordo_describe::{Message, codes};
use ordo_engine::stein::TablesHandle;
use ordo_rules::Game;
use ordo_rules::stein::{Move, Position};
use ordo_tables::{Tables, Value};

use super::shapes::{Probe, ProbedMove};

/// Loaded tables, for requests and for the engine.
pub(crate) struct LoadedTables {
    tables: Arc<Tables>,
    pub(crate) handle: TablesHandle,
}

impl LoadedTables {
    /// The tables of a packed file, if all of its checksums are right.
    pub(crate) fn new(packed: Vec<u8>) -> Result<LoadedTables, Message> {
        let damaged = |_| codes::TABLES_DAMAGED.with([]);
        let packed: Arc<[u8]> = packed.into();
        let tables = Tables::unpack(packed).map_err(damaged)?;
        for table in tables.iter() {
            table.check_blocks().map_err(damaged)?;
        }
        if tables.pieces() == 0 {
            return Err(codes::TABLES_DAMAGED.with([]));
        }
        let tables = Arc::new(tables);
        Ok(LoadedTables {
            handle: Arc::clone(&tables).handle(),
            tables,
        })
    }

    /// The largest number of pieces on the board for which there are tables.
    pub(crate) fn pieces(&self) -> usize {
        self.tables.pieces()
    }

    /// The results of the current position and of its legal moves; `None` if the game is over or has too many pieces.
    ///
    /// Tables know no history: values are those of the position. Only a move that ends the game at once by repetition
    /// (S10.5) counts as a draw.
    pub(crate) fn probe(&self, game: &Game<Position>) -> Result<Option<Probe>, Message> {
        if game.outcome().is_some() {
            return Ok(None);
        }
        let found = self.tables.probe_moves(game.position());
        let found = found.map_err(|_| codes::TABLES_DAMAGED.with([]))?;
        Ok(found.map(|found| {
            let mut moves = found.moves;
            for (mv, value) in &mut moves {
                if repeats(game, *mv) {
                    *value = Value::Draw;
                }
            }
            moves.sort_by_key(|&(mv, value)| (std::cmp::Reverse(value.preference()), mv));
            let best = moves.first().map_or(found.value, |&(_, value)| value);
            Probe {
                value: best.name(),
                plies: best.plies(),
                moves: moves.into_iter().map(show).collect(),
            }
        }))
    }
}

fn show((mv, value): (Move, Value)) -> ProbedMove {
    ProbedMove {
        r#move: mv.to_string(),
        value: value.name(),
        plies: value.plies(),
    }
}

/// True if a legal move draws at once by repetition.
fn repeats(game: &Game<Position>, mv: Move) -> bool {
    let mut after = game.clone();
    let is_played = after.play(mv).is_ok();
    is_played
        && after
            .outcome()
            .is_some_and(|outcome| outcome.winner.is_none())
}
