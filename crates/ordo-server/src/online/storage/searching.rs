//! Lists of games, in the words that both databases understand.

use sqlx::{Database, Encode, QueryBuilder, Type};

use super::{Search, Which};
use crate::online::secret::Seat;

impl Search {
    /// Whose games these are, if they are somebody's.
    pub(super) fn seat(&self) -> Option<&Seat> {
        match &self.of {
            Which::Of(seat) => Some(seat),
            Which::Lobby | Which::Live | Which::Archive => None,
        }
    }

    /// The question. `find` is the database's name for "where in this text is that one", which knows no wildcards.
    pub(super) fn sql<DB>(self, find: &str) -> QueryBuilder<DB>
    where
        DB: Database,
        for<'q> String: Encode<'q, DB> + Type<DB>,
        for<'q> Vec<u8>: Encode<'q, DB> + Type<DB>,
        for<'q> i64: Encode<'q, DB> + Type<DB>,
    {
        let mut sql = QueryBuilder::new("SELECT * FROM games WHERE ");
        match &self.of {
            Which::Lobby => {
                sql.push("status = 'open' AND public");
            }
            Which::Live => {
                sql.push("status = 'playing' AND public");
            }
            Which::Archive => {
                sql.push("status = 'over' AND public AND result <> '*'");
            }
            Which::Of(seat) => {
                sql.push("(creator_seat = ")
                    .push_bind(seat.bytes().to_vec());
                sql.push(" OR joiner_seat = ")
                    .push_bind(seat.bytes().to_vec())
                    .push(")");
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
            for (before, column) in [(" AND (", "white"), (" OR ", "black")] {
                sql.push(format_args!("{before}{find}(lower({column}), lower("))
                    .push_bind(name.clone())
                    .push(")) > 0");
            }
            sql.push(")");
        }
        if let Some(from) = self.from {
            sql.push(" AND updated >= ").push_bind(from);
        }
        if let Some(until) = self.until {
            sql.push(" AND updated < ").push_bind(until);
        }
        sql.push(" ORDER BY updated DESC, id LIMIT ")
            .push_bind(i64::from(self.limit));
        sql
    }
}
