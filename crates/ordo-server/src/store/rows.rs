//! Rows of either database.

use ordo_api::{GameEvent, GameId, GameSummary, Side, SideChoice, Status, TimeControl};
use sqlx::{ColumnIndex, Decode, Row, Type};

use crate::game::secret::Seat;
use crate::game::state::{Origin, Player, Settings};
use crate::store::{Listed, StoreError};

/// A game's origin from its row.
pub(super) fn origin<'r, R>(row: &'r R) -> Result<Option<Origin>, sqlx::Error>
where
    R: Row,
    for<'i> &'i str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
{
    let text = |name: &str| row.try_get::<String, _>(name);
    let id = text("id")?;
    let (rules, clock, side) = (text("rules")?, text("clock")?, text("side")?);
    let (public, created) = (row.try_get("public")?, row.try_get("created")?);
    let creator: (Vec<u8>, String) = (row.try_get("creator_seat")?, text("creator_name")?);
    let joiner: (Option<Vec<u8>>, Option<String>) =
        (row.try_get("joiner_seat")?, row.try_get("joiner_name")?);
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
pub(super) fn listed<'r, R>(row: &'r R, seat: Option<&Seat>) -> Result<Option<Listed>, sqlx::Error>
where
    R: Row,
    for<'i> &'i str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
{
    let Some(origin) = origin(row)? else {
        return Ok(None);
    };
    let creator_side: Option<String> = row.try_get("creator_side")?;
    let creator_side = creator_side.as_deref().and_then(Side::parse);
    let you = seat.zip(creator_side).map(|(seat, side)| {
        if origin.creator.seat == *seat {
            side
        } else {
            side.other()
        }
    });
    let status: String = row.try_get("status")?;
    let Some(status) = Status::parse(&status) else {
        return Ok(None);
    };
    let result: Option<String> = row.try_get("result")?;
    Ok(Some(Listed {
        creator_seat: origin.creator.seat,
        summary: GameSummary {
            id: origin.id,
            game: origin.settings.game,
            clock: origin.settings.clock,
            public: origin.settings.public,
            status,
            created: origin.created,
            updated: row.try_get("updated")?,
            deadline: row.try_get("deadline")?,
            plies: row.try_get::<i64, _>("plies")? as u32,
            creator: origin.creator.name,
            side: origin.settings.side,
            white: row.try_get("white")?,
            black: row.try_get("black")?,
            result: result.and_then(|result| result.parse().ok()),
            reason: row.try_get("reason")?,
            position: row.try_get("position")?,
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
