//! Many games of many players, made by the database itself, and all that lists can be asked for.

use ordo_api::{DAY, GameId, Millis};
use ordo_rules::RuleSet;
use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};

use crate::game::secret::Seat;
use crate::store::{GameQuery, ListScope, PresentHosts, migrator, postgres, sqlite};

/// The moment at which all of this is looked at.
pub(super) const NOW: Millis = 2_000_000_000_000;

/// One game in a hundred is an open challenge, two are under way (one of them abandoned), two were called off. 20,000
/// players, of whom some play much more than others; one in four has the surname Smith.
const GAMES: &str = "
    INSERT INTO games (id, rules, clock, side, public, created, creator_seat, creator_name, joiner_seat, joiner_name,
        status, seq, plies, updated, deadline, creator_side, white, black, result, reason, position, names)
    SELECT id, CASE WHEN n % 3 = 0 THEN 'khalifa' ELSE 'stein' END,
        CASE WHEN n % 100 = 4 THEN 'none' ELSE clock END, 'lot', n % 10 <> 5, updated - 1000, CAST(seat_a AS BLOB), name_a,
        CASE WHEN status <> 'open' AND n % 100 <> 2 THEN CAST(seat_b AS BLOB) END,
        CASE WHEN status <> 'open' AND n % 100 <> 2 THEN name_b END,
        status, 60, 60, updated, CASE WHEN status <> 'over' AND n % 100 <> 4 THEN 2000000000000 + n % 1000 END,
        'w', name_a, name_b,
        CASE WHEN status <> 'over' THEN NULL WHEN n % 100 IN (2, 3) THEN '*' WHEN n % 7 = 0 THEN '1/2-1/2'
            WHEN n % 2 = 0 THEN '1-0' ELSE '0-1' END,
        'resignation', '2bb2bb2/bb2bb2bb/10/10/10/10/WW2WW2WW/2WW2WW2 w', name_a || '\n' || name_b
    FROM (
        SELECT n, replace(replace(substr('000000000000' || n, length('' || n) + 1), '0', 'a'), '1', 'b') AS id,
            rtrim(substr('5+3  3+0  10+0 1+0  15+105+0  none 1d   3d   14d  30+20', 1 + CAST(n % 11 AS INTEGER) * 5, 5)) AS clock,
            CASE n % 100 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' WHEN 4 THEN 'playing' ELSE 'over' END AS status,
            CASE n % 100 WHEN 0 THEN 1999999999000 - n % 80000000 WHEN 1 THEN 1999999999000 - n % 80000000
                ELSE 1600000000000 + n * 1000 END AS updated,
            substr('00000000000000000000000000000000' || a, length('' || a) + 1) AS seat_a,
            substr('00000000000000000000000000000000' || b, length('' || b) + 1) AS seat_b,
            substr('abcdefghijklmnopqrstuvwxyz', 1 + a % 26, 1) || 'dam' || a || CASE a % 4 WHEN 0 THEN ' smith' ELSE '' END
                || CASE a % 30 WHEN 0 THEN ' é b' ELSE '' END AS name_a,
            substr('abcdefghijklmnopqrstuvwxyz', 1 + b % 26, 1) || 'dam' || b || CASE b % 4 WHEN 0 THEN ' smith' ELSE '' END
                || CASE b % 30 WHEN 0 THEN ' é b' ELSE '' END AS name_b
        FROM (
            SELECT n, CAST(20000 * u * u * u AS INTEGER) AS a, CAST(20000 * v * v * v AS INTEGER) AS b
            FROM (SELECT n, n * 7919 % 1000003 / 1000003.0 AS u, n * 104729 % 999983 / 999983.0 AS v FROM (SERIES) AS series) AS random
        ) AS players
    ) AS games";

/// Fills an empty file, in the form of an old program, which is then brought to the newest form.
pub(super) async fn fill_sqlite(to: &mut SqliteConnection, games: u32) {
    migrator(&sqlite::MIGRATIONS[..2])
        .run(&mut *to)
        .await
        .unwrap();
    let series = format!(
        "WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {games}) SELECT n FROM count"
    );
    let games = GAMES.replace("SERIES", &series);
    sqlx::query(AssertSqlSafe(games))
        .execute(&mut *to)
        .await
        .unwrap();
    migrator(&sqlite::MIGRATIONS).run(to).await.unwrap();
}

/// The same for `PostgreSQL`.
pub(super) async fn fill_postgres(to: &mut PgConnection, games: u32) {
    migrator(&postgres::MIGRATIONS[..2])
        .run(&mut *to)
        .await
        .unwrap();
    let series = format!("SELECT generate_series(1::bigint, {games}) AS n");
    let games = GAMES.replace("SERIES", &series).replace("BLOB", "BYTEA");
    sqlx::query(AssertSqlSafe(games))
        .execute(&mut *to)
        .await
        .unwrap();
    migrator(&postgres::MIGRATIONS).run(&mut *to).await.unwrap();
    sqlx::raw_sql("VACUUM ANALYZE").execute(to).await.unwrap();
}

/// A player's seat in these games; the first has played most.
pub(super) fn seat(player: u32) -> Seat {
    Seat::from_bytes(format!("{player:032}").as_bytes()).unwrap()
}

/// An open challenge, if the number is one of the hundreds.
pub(super) fn id(number: u32) -> GameId {
    let id = format!("{number:012}").replace('0', "a").replace('1', "b");
    GameId::parse(&id).unwrap()
}

/// Every list with every combination of filters.
pub(super) fn searches() -> Vec<(String, GameQuery)> {
    let hosted = (1..=100).map(|n| id(n * 100)).collect();
    let attended = PresentHosts::These(hosted, NOW - 10_000);
    let lists = [
        ("lobby", ListScope::Lobby(attended.clone())),
        (
            "lobby (presence unknown)",
            ListScope::Lobby(PresentHosts::Unknown),
        ),
        ("live", ListScope::Live(NOW - DAY)),
        ("archive", ListScope::Archive),
        ("mine, unfinished", ListScope::Unfinished(seat(0))),
        ("mine, finished", ListScope::Finished(seat(0))),
    ];
    let mut searches = Vec::new();
    for (list, of) in lists {
        for game in [None, Some(RuleSet::Khalifa)] {
            for clock in [None, Some("5+3"), Some("179+1")] {
                for name in [
                    None,
                    Some("a"),
                    Some("smith"),
                    Some("Edam4 Smith"),
                    Some("zz"),
                ] {
                    for result in [None, Some("1/2-1/2")] {
                        for until in [None, Some(1_600_010_000_000)] {
                            let filters = [
                                game.map(|game| format!("game={}", game.name())),
                                clock.map(|clock| format!("clock={clock}")),
                                name.map(|name| format!("name={name}")),
                                result.map(|result| format!("result={result}")),
                                until.map(|until| format!("until={until}")),
                            ];
                            let filters: Vec<String> = filters.into_iter().flatten().collect();
                            let search = GameQuery {
                                of: of.clone(),
                                game,
                                clock: clock.map(|clock| clock.parse().unwrap()),
                                name: name.map(str::to_owned),
                                result: result.map(str::to_owned),
                                from: None,
                                until,
                                oldest_first: false,
                                limit: 50,
                            };
                            searches.push((format!("{list} {}", filters.join("&")), search));
                        }
                    }
                }
            }
        }
    }
    // A quick match looks for those who have waited longest.
    for (what, of) in [
        ("partners", ListScope::Lobby(attended)),
        ("own challenge", ListScope::Unfinished(seat(0))),
    ] {
        let search = GameQuery {
            of,
            game: Some(RuleSet::Stein),
            clock: "5+3".parse().ok(),
            name: None,
            result: None,
            from: None,
            until: None,
            oldest_first: true,
            limit: 200,
        };
        searches.push((what.to_owned(), search));
    }
    searches
}
