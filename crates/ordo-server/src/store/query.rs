//! Lists of games, in SQL that both databases understand.
//!
//! A list is the union of a few parts. Each part reads one index in the order of the list and stops at the limit, so the
//! cost does not grow with the number of games. The tests check every query plan.

use std::collections::BTreeSet;

use ordo_rules::RuleSet;
use sqlx::{Database, Encode, QueryBuilder, Type};

use crate::game::clock::{DAY, Millis};
use crate::game::secret::{GameId, Seat};
use crate::game::state::{Origin, Status};
use crate::store::{GameQuery, ListScope, PresentHosts, RESULTS};

/// The longest time for a move: a game with a clock that has been quiet for longer is over.
const LONGEST_MOVE: Millis = 14 * DAY;

/// A name in lower case. Not every database knows the lower case of every language, so it is made here.
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

/// What a player is found by in the archive: each prefix of the name, and of each word in it.
pub(super) fn prefixes<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    let mut prefixes = BTreeSet::new();
    for name in names {
        let name = small(name);
        for text in std::iter::once(name.as_str()).chain(name.split(' ')) {
            let ends = text.char_indices().map(|(at, c)| (at + c.len_utf8(), c));
            let kept = ends.filter(|(_, last)| *last != ' ');
            prefixes.extend(kept.filter_map(|(end, _)| Some(text.get(..end)?.to_owned())));
        }
    }
    prefixes
}

/// What the two databases write differently.
pub(super) struct Dialect {
    /// The position of one text in another.
    pub(super) find: &'static str,
    /// The rows of a JSON array, which is bound between the two.
    pub(super) values: [&'static str; 2],
}

/// One part of a list.
enum Part<'a> {
    Lobby,
    /// Challenges that need nobody to wait for them, and those made since this moment.
    Unattended(Millis),
    These(&'a [GameId]),
    Live(Millis),
    Archive(RuleSet, &'static str),
    Creator(&'a Seat, Status),
    Joiner(&'a Seat, Status),
}

impl GameQuery {
    /// Whose games these are, if they are somebody's.
    pub(super) fn seat(&self) -> Option<&Seat> {
        match &self.of {
            ListScope::Unfinished(seat) | ListScope::Finished(seat) => Some(seat),
            ListScope::Lobby(_) | ListScope::Live(_) | ListScope::Archive => None,
        }
    }

    /// Whether nothing can be found: only games that are over have a result.
    pub(super) fn finds_nothing(&self) -> bool {
        let over = matches!(self.of, ListScope::Archive | ListScope::Finished(_));
        self.result.is_some() && !over
    }

    fn parts(&self) -> Vec<Part<'_>> {
        match &self.of {
            ListScope::Lobby(PresentHosts::Unknown) => vec![Part::Lobby],
            ListScope::Lobby(PresentHosts::These(ids, since)) => {
                vec![Part::Unattended(*since), Part::These(ids)]
            }
            ListScope::Live(since) => vec![Part::Live(*since)],
            ListScope::Archive => {
                let kinds = RuleSet::ALL.iter().copied();
                let kinds = kinds.filter(|kind| self.game.is_none_or(|game| game == *kind));
                let results = RESULTS.into_iter();
                let result = self.result.as_deref();
                let results = results.filter(|one| result.is_none_or(|result| result == *one));
                kinds
                    .flat_map(|kind| results.clone().map(move |one| Part::Archive(kind, one)))
                    .collect()
            }
            ListScope::Unfinished(seat) => vec![
                Part::Creator(seat, Status::Open),
                Part::Creator(seat, Status::Playing),
                Part::Joiner(seat, Status::Playing),
            ],
            ListScope::Finished(seat) => vec![
                Part::Creator(seat, Status::Over),
                Part::Joiner(seat, Status::Over),
            ],
        }
    }

    /// Adds the query. The limit is part of its text: a planner that does not know it may sort the whole table.
    pub(super) fn push_to<DB>(&self, sql: &mut QueryBuilder<DB>, dialect: &Dialect)
    where
        DB: Database,
        for<'q> String: Encode<'q, DB> + Type<DB>,
        for<'q> Vec<u8>: Encode<'q, DB> + Type<DB>,
        for<'q> i64: Encode<'q, DB> + Type<DB>,
        for<'q> bool: Encode<'q, DB> + Type<DB>,
    {
        let order = if self.oldest_first { "" } else { " DESC" };
        let first = format!(" ORDER BY updated{order}, id LIMIT {}", self.limit);
        sql.push("SELECT games.* FROM (");
        for (index, part) in self.parts().into_iter().enumerate() {
            // A challenge can be in two parts of the lobby.
            sql.push(if index == 0 { "" } else { " UNION " })
                .push("SELECT id, updated FROM (");
            self.push_part(sql, &part, dialect);
            sql.push(&first).push(") AS part");
        }
        // SQLite takes the tables of a cross join in this order.
        sql.push(&first)
            .push(") AS found CROSS JOIN games WHERE games.id = found.id")
            .push(format_args!(" ORDER BY found.updated{order}, found.id"));
    }

    fn push_part<DB>(&self, sql: &mut QueryBuilder<DB>, part: &Part<'_>, dialect: &Dialect)
    where
        DB: Database,
        for<'q> String: Encode<'q, DB> + Type<DB>,
        for<'q> Vec<u8>: Encode<'q, DB> + Type<DB>,
        for<'q> i64: Encode<'q, DB> + Type<DB>,
        for<'q> bool: Encode<'q, DB> + Type<DB>,
    {
        // SQLite uses a partial index only if the query repeats its condition.
        const UNFINISHED: &str =
            "SELECT id, updated FROM games WHERE status <> 'over' AND status = ";
        match part {
            Part::Lobby => {
                sql.push(UNFINISHED).push("'open' AND public = ");
                sql.push_bind(true);
            }
            Part::Unattended(since) => {
                sql.push(UNFINISHED).push("'open' AND public = ");
                // Minutes and seconds are written with a plus.
                sql.push_bind(true)
                    .push(" AND (clock NOT LIKE '%+%' OR updated >= ")
                    .push_bind(*since)
                    .push(")");
            }
            Part::These(ids) => {
                let [before, after] = dialect.values;
                let ids = serde_json::to_string(ids).unwrap_or_default();
                sql.push("SELECT id, updated FROM (SELECT value AS listed FROM ")
                    .push(before)
                    .push_bind(ids)
                    .push(after)
                    .push(") AS these CROSS JOIN games WHERE id = listed AND status = 'open' AND public = ")
                    .push_bind(true);
            }
            Part::Live(since) => {
                sql.push(UNFINISHED).push("'playing' AND public = ");
                sql.push_bind(true)
                    .push(" AND (clock <> 'none' OR updated >= ")
                    .push_bind(*since)
                    .push(") AND updated >= ")
                    .push_bind(*since - LONGEST_MOVE);
            }
            Part::Archive(kind, result) => {
                if let Some(name) = &self.name {
                    sql.push("SELECT game AS id, updated FROM name_prefixes WHERE prefix = ")
                        .push_bind(small(name));
                } else {
                    sql.push("SELECT id, updated FROM games WHERE status = 'over' AND public AND result <> '*'");
                }
                sql.push(" AND rules = ").push_bind(kind.name().to_owned());
                sql.push(" AND result = ").push_bind((*result).to_owned());
            }
            Part::Creator(seat, status) => {
                sql.push("SELECT id, updated FROM games WHERE creator_seat = ")
                    .push_bind(seat.bytes().to_vec())
                    .push(format_args!(" AND status = '{}'", status.name()));
                if *status == Status::Over {
                    // A challenge that nobody took was no game.
                    sql.push(" AND joiner_seat IS NOT NULL");
                }
            }
            Part::Joiner(seat, status) => {
                sql.push("SELECT id, updated FROM games WHERE joiner_seat = ")
                    .push_bind(seat.bytes().to_vec())
                    .push(format_args!(" AND status = '{}'", status.name()));
            }
        }
        if !matches!(part, Part::Archive(..)) {
            self.push_filters(sql, dialect);
        }
        if let Some(clock) = self.clock {
            sql.push(" AND clock = ").push_bind(clock.to_string());
        }
        if let Some(from) = self.from {
            sql.push(" AND updated >= ").push_bind(from);
        }
        if let Some(until) = self.until {
            sql.push(" AND updated < ").push_bind(until);
        }
    }

    /// The filters that choose the parts of the archive.
    fn push_filters<DB>(&self, sql: &mut QueryBuilder<DB>, dialect: &Dialect)
    where
        DB: Database,
        for<'q> String: Encode<'q, DB> + Type<DB>,
    {
        if let Some(game) = self.game {
            sql.push(" AND rules = ").push_bind(game.name().to_owned());
        }
        if let Some(result) = &self.result {
            sql.push(" AND result = ").push_bind(result.clone());
        }
        if let Some(name) = &self.name {
            let name = small(name);
            let find = dialect.find;
            sql.push(format_args!(" AND ({find}('\n' || names, "))
                .push_bind(format!("\n{name}"))
                .push(") > 0");
            if !name.contains(' ') {
                sql.push(format_args!(" OR {find}(names, "))
                    .push_bind(format!(" {name}"))
                    .push(") > 0");
            }
            sql.push(")");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_the_beginnings_of_their_words() {
        let found: Vec<String> = prefixes(["Ada Lo", "ÄB"]).into_iter().collect();
        let expected = ["a", "ad", "ada", "ada l", "ada lo", "l", "lo", "ä", "äb"];
        assert_eq!(found, expected);
        assert!(prefixes([""]).is_empty());
    }
}
