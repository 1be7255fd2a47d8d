//! Lists of games, in the words that both databases understand.

use sqlx::{Database, Encode, QueryBuilder, Type};

use super::{Attended, Search, Which};
use crate::online::secret::Seat;
use crate::online::table::Origin;

/// A name in small letters, as it is searched for.
pub(super) fn small(name: &str) -> String {
    name.to_lowercase()
}

/// Both names of a game, each in a line of its own.
pub(super) fn both_small(origin: &Origin) -> String {
    let joiner = origin.joiner.as_ref();
    let names = [Some(&origin.creator), joiner];
    let names: Vec<String> = names
        .into_iter()
        .flatten()
        .map(|player| small(&player.name))
        .collect();
    names.join("\n")
}

impl Search {
    /// Whose games these are, if they are somebody's.
    pub(super) fn seat(&self) -> Option<&Seat> {
        match &self.of {
            Which::Unfinished(seat) | Which::Finished(seat) => Some(seat),
            Which::Lobby(_) | Which::Live(_) | Which::Archive => None,
        }
    }

    /// The question. `find` is the database's name for "where in this text is that one", which knows no wildcards.
    /// Names are compared in small letters, which are made here: not every database knows those of every language.
    pub(super) fn sql<DB>(self, find: &str) -> QueryBuilder<DB>
    where
        DB: Database,
        for<'q> String: Encode<'q, DB> + Type<DB>,
        for<'q> Vec<u8>: Encode<'q, DB> + Type<DB>,
        for<'q> i64: Encode<'q, DB> + Type<DB>,
    {
        let mut sql = QueryBuilder::new("SELECT * FROM games WHERE ");
        match &self.of {
            Which::Lobby(attended) => {
                sql.push("status = 'open' AND public");
                if let Attended::These(ids, since) = attended {
                    // Minutes and seconds are written with a plus.
                    sql.push(" AND (clock NOT LIKE '%+%' OR created >= ")
                        .push_bind(*since);
                    if !ids.is_empty() {
                        sql.push(" OR id IN (");
                        let mut list = sql.separated(", ");
                        for id in ids {
                            list.push_bind(id.to_string());
                        }
                        sql.push(")");
                    }
                    sql.push(")");
                }
            }
            Which::Live(since) => {
                sql.push("status = 'playing' AND public AND (clock <> 'none' OR updated >= ")
                    .push_bind(*since)
                    .push(")");
            }
            Which::Archive => {
                sql.push("status = 'over' AND public AND result <> '*'");
            }
            Which::Unfinished(seat) | Which::Finished(seat) => {
                // A challenge that nobody took was no game.
                let over = if matches!(self.of, Which::Finished(_)) {
                    "status = 'over' AND joiner_seat IS NOT NULL"
                } else {
                    "status <> 'over'"
                };
                sql.push(over).push(" AND (creator_seat = ");
                sql.push_bind(seat.bytes().to_vec())
                    .push(" OR joiner_seat = ");
                sql.push_bind(seat.bytes().to_vec()).push(")");
            }
        }
        if let Some(game) = self.game {
            sql.push(" AND rules = ").push_bind(game.name().to_owned());
        }
        if let Some(clock) = self.clock {
            sql.push(" AND clock = ").push_bind(clock.to_string());
        }
        if let Some(result) = self.result {
            sql.push(" AND result = ").push_bind(result);
        }
        if let Some(name) = self.name {
            sql.push(format_args!(" AND {find}(names, "))
                .push_bind(small(&name))
                .push(") > 0");
        }
        if let Some(from) = self.from {
            sql.push(" AND updated >= ").push_bind(from);
        }
        if let Some(until) = self.until {
            sql.push(" AND updated < ").push_bind(until);
        }
        let order = if self.oldest_first { "" } else { " DESC" };
        sql.push(format_args!(" ORDER BY updated{order}, id LIMIT "))
            .push_bind(i64::from(self.limit));
        sql
    }
}
