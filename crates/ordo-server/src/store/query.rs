//! Lists of games, in SQL that both databases understand.
//!
//! A list is the union of a few parts. Each part reads one index in the order of the list and stops at the limit, so the
//! cost does not grow with the number of games. The tests check every query plan.

use ordo_api::{DAY, GameId, GameResult, Millis, Status};
use std::collections::BTreeSet;

use ordo_rules::RuleSet;

use super::sql::Sql;
use crate::game::secret::Seat;
use crate::game::state::Origin;
use crate::store::{GameQuery, ListScope, PresentHosts, RESULTS};

/// The longest time per move. Games with a clock end if nothing happens for longer.
const LONGEST_MOVE: Millis = 14 * DAY;

/// A name in lower case. The databases' own functions differ in the languages they support.
pub(super) fn lowercase(name: &str) -> String {
    name.to_lowercase()
}

/// The lower-case names of a game's players, one per line.
pub(super) fn both_names(origin: &Origin) -> String {
    let joiner = origin.joiner.as_ref();
    let names = [Some(&origin.creator), joiner];
    let names: Vec<String> = names
        .into_iter()
        .flatten()
        .map(|player| lowercase(&player.name))
        .collect();
    names.join("\n")
}

/// The texts by which players are found in the archive: each prefix of a name, and of each word in it.
pub(super) fn prefixes<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    let mut prefixes = BTreeSet::new();
    for name in names {
        let name = lowercase(name);
        for text in std::iter::once(name.as_str()).chain(name.split(' ')) {
            let ends = text.char_indices().map(|(at, c)| (at + c.len_utf8(), c));
            let kept = ends.filter(|(_, last)| *last != ' ');
            prefixes.extend(kept.filter_map(|(end, _)| Some(text.get(..end)?.to_owned())));
        }
    }
    prefixes
}

/// SQL that differs between the two databases.
pub(super) struct Dialect {
    /// The position of one text in another.
    pub(super) find: &'static str,
    /// The rows of a JSON array, which is bound between the two.
    pub(super) values: [&'static str; 2],
}

/// SQLite uses a partial index only if the query repeats its condition.
const UNFINISHED: &str = "SELECT id, updated FROM games WHERE status <> 'over' AND status = ";

impl GameQuery {
    /// The player whose games these are, in a list of one player's games.
    pub(super) fn seat(&self) -> Option<&Seat> {
        match &self.of {
            ListScope::Unfinished(seat) | ListScope::Finished(seat) => Some(seat),
            ListScope::Lobby(_) | ListScope::Live(_) | ListScope::Archive => None,
        }
    }

    /// Returns `true` if nothing can be found: only finished games have a result.
    pub(super) fn finds_nothing(&self) -> bool {
        let over = matches!(self.of, ListScope::Archive | ListScope::Finished(_));
        self.result.is_some() && !over
    }

    /// The query. The limit is part of its text: a planner that does not know it may sort the whole table.
    pub(super) fn sql(&self, dialect: &Dialect) -> Sql {
        let mut union = Union::new(self, dialect);
        match &self.of {
            ListScope::Lobby(PresentHosts::Unknown) => lobby(&mut union),
            ListScope::Lobby(PresentHosts::These(ids, since)) => {
                unattended(&mut union, *since);
                attended(&mut union, ids);
            }
            ListScope::Live(since) => live(&mut union, *since),
            ListScope::Archive => archive(&mut union),
            ListScope::Unfinished(seat) => {
                created(&mut union, seat, Status::Open);
                created(&mut union, seat, Status::Playing);
                joined(&mut union, seat, Status::Playing);
            }
            ListScope::Finished(seat) => {
                created(&mut union, seat, Status::Over);
                joined(&mut union, seat, Status::Over);
            }
        }
        union.finish()
    }
}

/// All public challenges.
fn lobby(union: &mut Union<'_>) {
    union.part(|sql, _| {
        sql.push(UNFINISHED).push("'open' AND public = ").bind(true);
    });
}

/// Public challenges that do not need their creator to be present, and those created since a time.
fn unattended(union: &mut Union<'_>, since: Millis) {
    union.part(|sql, _| {
        sql.push(UNFINISHED).push("'open' AND public = ").bind(true);
        // Real-time clocks are written with a plus.
        sql.push(" AND (clock NOT LIKE '%+%' OR updated >= ")
            .bind(since)
            .push(")");
    });
}

/// Those of the given challenges that are public and open.
fn attended(union: &mut Union<'_>, ids: &[GameId]) {
    union.part(|sql, dialect| {
        let [before, after] = dialect.values;
        sql.push("SELECT id, updated FROM (SELECT value AS listed FROM ")
            .push(before)
            .bind(serde_json::to_string(ids).unwrap_or_default())
            .push(after)
            .push(") AS these CROSS JOIN games WHERE id = listed AND status = 'open' AND public = ")
            .bind(true);
    });
}

/// Public games in progress; those without a clock only if something happened since a time.
fn live(union: &mut Union<'_>, since: Millis) {
    union.part(|sql, _| {
        sql.push(UNFINISHED)
            .push("'playing' AND public = ")
            .bind(true);
        sql.push(" AND (clock <> 'none' OR updated >= ").bind(since);
        sql.push(") AND updated >= ").bind(since - LONGEST_MOVE);
    });
}

/// Public games that were played to their end: one part for each rule set and result, as the index has them.
fn archive(union: &mut Union<'_>) {
    let query = union.query;
    let rule_sets = RuleSet::ALL.iter();
    for rule_set in rule_sets.filter(|one| query.game.is_none_or(|game| game == **one)) {
        for result in RESULTS {
            if query.result.is_none_or(|wanted| wanted == result) {
                union.archive_part(*rule_set, result);
            }
        }
    }
}

/// Games whose challenge a player created.
fn created(union: &mut Union<'_>, seat: &Seat, status: Status) {
    union.part(|sql, _| {
        sql.push("SELECT id, updated FROM games WHERE creator_seat = ")
            .bind(seat.bytes())
            .push(&format!(" AND status = '{}'", status.name()));
        if status == Status::Over {
            // Not challenges that nobody joined.
            sql.push(" AND joiner_seat IS NOT NULL");
        }
    });
}

/// Games that a player joined.
fn joined(union: &mut Union<'_>, seat: &Seat, status: Status) {
    union.part(|sql, _| {
        sql.push("SELECT id, updated FROM games WHERE joiner_seat = ")
            .bind(seat.bytes())
            .push(&format!(" AND status = '{}'", status.name()));
    });
}

/// The union of a list's parts.
struct Union<'a> {
    sql: Sql,
    query: &'a GameQuery,
    dialect: &'a Dialect,
    order: &'static str,
    parts: usize,
}

impl<'a> Union<'a> {
    fn new(query: &'a GameQuery, dialect: &'a Dialect) -> Union<'a> {
        let mut sql = Sql::default();
        sql.push("SELECT games.* FROM (");
        Union {
            sql,
            query,
            dialect,
            order: if query.oldest_first { "" } else { " DESC" },
            parts: 0,
        }
    }

    /// Adds a part, with all filters of the query.
    fn part(&mut self, push: impl FnOnce(&mut Sql, &Dialect)) {
        self.begin();
        push(&mut self.sql, self.dialect);
        if let Some(game) = self.query.game {
            self.sql.push(" AND rules = ").bind(game.name());
        }
        if let Some(result) = self.query.result {
            self.sql.push(" AND result = ").bind(result.text());
        }
        if let Some(name) = &self.query.name {
            self.filter_name(&lowercase(name));
        }
        self.end();
    }

    /// Adds a part of the archive, which finds names by their prefixes.
    fn archive_part(&mut self, rule_set: RuleSet, result: GameResult) {
        self.begin();
        let sql = &mut self.sql;
        if let Some(name) = &self.query.name {
            sql.push("SELECT game AS id, updated FROM name_prefixes WHERE prefix = ")
                .bind(lowercase(name));
        } else {
            sql.push(
                "SELECT id, updated FROM games WHERE status = 'over' AND public AND result <> '*'",
            );
        }
        sql.push(" AND rules = ").bind(rule_set.name());
        sql.push(" AND result = ").bind(result.text());
        self.end();
    }

    fn begin(&mut self) {
        // A challenge can be in two parts of the lobby: UNION removes duplicates.
        self.sql.push(if self.parts == 0 { "" } else { " UNION " });
        self.sql.push("SELECT id, updated FROM (");
        self.parts += 1;
    }

    fn end(&mut self) {
        let sql = &mut self.sql;
        if let Some(clock) = self.query.clock {
            sql.push(" AND clock = ").bind(clock.to_string());
        }
        if let Some(from) = self.query.from {
            sql.push(" AND updated >= ").bind(from);
        }
        if let Some(until) = self.query.until {
            sql.push(" AND updated < ").bind(until);
        }
        self.limit();
        self.sql.push(") AS part");
    }

    fn limit(&mut self) {
        let (order, limit) = (self.order, self.query.limit);
        let limit = format!(" ORDER BY updated{order}, id LIMIT {limit}");
        self.sql.push(&limit);
    }

    /// Games with a player whose name, or a word in it, begins like this.
    fn filter_name(&mut self, name: &str) {
        let find = self.dialect.find;
        let sql = &mut self.sql;
        sql.push(&format!(" AND ({find}('\n' || names, "))
            .bind(format!("\n{name}"))
            .push(") > 0");
        if !name.contains(' ') {
            sql.push(&format!(" OR {find}(names, "))
                .bind(format!(" {name}"))
                .push(") > 0");
        }
        sql.push(")");
    }

    fn finish(mut self) -> Sql {
        self.limit();
        let order = format!(" ORDER BY found.updated{}, found.id", self.order);
        // SQLite joins the tables of a cross join in this order.
        self.sql
            .push(") AS found CROSS JOIN games WHERE games.id = found.id")
            .push(&order);
        self.sql
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::fixtures::{id, origin, player};

    #[test]
    fn both_names_are_searched_in_lower_case() {
        let mut origin = origin(id(1), "Ada Lo");
        assert_eq!(both_names(&origin), "ada lo");
        origin.joiner = Some(player("ÄB"));
        assert_eq!(both_names(&origin), "ada lo\näb");
    }

    #[test]
    fn names_are_found_by_the_beginnings_of_their_words() {
        let found: Vec<String> = prefixes(["Ada Lo", "ÄB"]).into_iter().collect();
        let expected = ["a", "ad", "ada", "ada l", "ada lo", "l", "lo", "ä", "äb"];
        assert_eq!(found, expected);
        assert!(prefixes([""]).is_empty());
    }
}
