//! Rows of either database.

use ordo_api::{GameEvent, GameId, GameSummary, Side, SideChoice, Status, TimeControl};
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use crate::game::secret::Seat;
use crate::game::state::{Origin, Player, Settings};
use crate::store::{Listed, StoreError};

/// Declares the typed access to columns, and implements it for the rows of both databases.
macro_rules! stored_row {
    ($($method:ident: $type:ty),* $(,)?) => {
        /// A row of either database.
        pub(super) trait StoredRow {
            $(fn $method(&self, column: &str) -> Result<$type, sqlx::Error>;)*
        }

        stored_row!(@impl SqliteRow { $($method: $type),* });
        stored_row!(@impl PgRow { $($method: $type),* });
    };
    (@impl $row:ty { $($method:ident: $type:ty),* }) => {
        impl StoredRow for $row {
            $(fn $method(&self, column: &str) -> Result<$type, sqlx::Error> {
                self.try_get(column)
            })*
        }
    };
}

stored_row! {
    text: String,
    optional_text: Option<String>,
    int: i64,
    optional_int: Option<i64>,
    bytes: Vec<u8>,
    optional_bytes: Option<Vec<u8>>,
    flag: bool,
}

/// A game's origin from its row.
pub(super) fn origin(row: &impl StoredRow) -> Result<Option<Origin>, sqlx::Error> {
    let id = row.text("id")?;
    let (rules, clock, side) = (row.text("rules")?, row.text("clock")?, row.text("side")?);
    let (public, created) = (row.flag("public")?, row.int("created")?);
    let creator = (row.bytes("creator_seat")?, row.text("creator_name")?);
    let joiner = (
        row.optional_bytes("joiner_seat")?,
        row.optional_text("joiner_name")?,
    );
    let made = || {
        Some(Origin {
            id: GameId::parse(&id)?,
            settings: Settings {
                game: rules.parse().ok()?,
                clock: clock.parse().ok()?,
                side: side_choice(&side)?,
                public,
            },
            created,
            creator: Player {
                seat: Seat::from_bytes(&creator.0)?,
                name: creator.1,
            },
            joiner: match joiner {
                (Some(seat), Some(name)) => Some(Player {
                    seat: Seat::from_bytes(&seat)?,
                    name,
                }),
                _ => None,
            },
        })
    };
    Ok(made())
}

/// A game in a list, as `seat` sees it.
pub(super) fn listed(
    row: &impl StoredRow,
    seat: Option<&Seat>,
) -> Result<Option<Listed>, sqlx::Error> {
    let Some(origin) = origin(row)? else {
        return Ok(None);
    };
    let creator_side = row.optional_text("creator_side")?;
    let creator_side = creator_side.as_deref().and_then(Side::parse);
    let you = seat.zip(creator_side).map(|(seat, side)| {
        if origin.creator.seat == *seat {
            side
        } else {
            side.other()
        }
    });
    let status = row.text("status")?;
    let Some(status) = Status::parse(&status) else {
        return Ok(None);
    };
    let result = row.optional_text("result")?;
    Ok(Some(Listed {
        creator_seat: origin.creator.seat,
        summary: GameSummary {
            id: origin.id,
            game: origin.settings.game,
            clock: origin.settings.clock,
            public: origin.settings.public,
            status,
            created: origin.created,
            updated: row.int("updated")?,
            deadline: row.optional_int("deadline")?,
            plies: row.int("plies")? as u32,
            creator: origin.creator.name,
            side: origin.settings.side,
            white: row.optional_text("white")?,
            black: row.optional_text("black")?,
            result: result.and_then(|result| result.parse().ok()),
            reason: row.optional_text("reason")?,
            position: row.text("position")?,
            you,
        },
    }))
}

/// A side choice in the database, where a random side is `lot`, as in earlier versions.
pub(super) fn side_choice_text(choice: SideChoice) -> &'static str {
    choice.side().map_or("lot", Side::letter)
}

fn side_choice(text: &str) -> Option<SideChoice> {
    match text {
        "w" => Some(SideChoice::White),
        "b" => Some(SideChoice::Black),
        "lot" | "random" => Some(SideChoice::Random),
        _ => None,
    }
}

/// Open challenges with their time controls.
pub(super) const OPEN: &str =
    "SELECT id, clock FROM games WHERE status <> 'over' AND status = 'open' LIMIT $1";

pub(super) fn open(rows: Vec<(String, String)>) -> Vec<(GameId, TimeControl)> {
    let rows = rows.into_iter();
    rows.filter_map(|(id, clock)| Some((GameId::parse(&id)?, clock.parse().ok()?)))
        .collect()
}

/// Events from their texts.
pub(super) fn events(id: &GameId, texts: &[String]) -> Result<Vec<GameEvent>, StoreError> {
    let events = texts.iter().map(|text| serde_json::from_str(text));
    let events: Result<_, _> = events.collect();
    events.map_err(|_| StoreError::Unreadable(id.to_string()))
}
