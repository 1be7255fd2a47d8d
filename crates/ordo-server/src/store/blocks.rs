//! Blocked players, in SQL that both databases understand.

use ordo_api::{GameId, Millis};

use crate::game::secret::Seat;
use crate::store::rows::StoredRow;

/// Maximum number of players that one player blocks; a new block replaces the oldest.
pub(crate) const MAX_BLOCKS: u32 = 500;

/// A player whom another has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    pub(crate) by: Seat,
    pub(crate) blocked: Seat,
    /// The game in which the player was blocked, and their name in it.
    pub(crate) game: GameId,
    pub(crate) name: String,
    pub(crate) at: Millis,
}

pub(super) const INSERT: &str = "INSERT INTO blocks (seat, blocked, game, name, created) VALUES ($1, $2, $3, $4, $5) \
     ON CONFLICT (seat, blocked) DO UPDATE SET game = excluded.game, name = excluded.name, created = excluded.created";
pub(super) const TRIM: &str = "DELETE FROM blocks WHERE seat = $1 AND blocked NOT IN \
     (SELECT blocked FROM blocks WHERE seat = $1 ORDER BY created DESC, blocked LIMIT $2)";
/// Removes a block by any game of the two players, not only by the one in which it was created.
pub(super) const DELETE: &str = "DELETE FROM blocks WHERE seat = $1 AND (game = $2 OR blocked IN \
     (SELECT creator_seat FROM games WHERE id = $2 UNION SELECT joiner_seat FROM games WHERE id = $2))";
pub(super) const OF_SEAT: &str =
    "SELECT * FROM blocks WHERE seat = $1 ORDER BY created DESC, blocked";
pub(super) const ALL: &str = "SELECT * FROM blocks ORDER BY created, seat, blocked";
/// All players whom a player has blocked or who have blocked them.
pub(super) const EITHER_WAY: &str =
    "SELECT blocked FROM blocks WHERE seat = $1 UNION SELECT seat FROM blocks WHERE blocked = $1";

/// Blocks from rows; invalid rows are skipped.
pub(super) fn read_all(rows: &[impl StoredRow]) -> Result<Vec<Block>, sqlx::Error> {
    let read: Result<Vec<_>, _> = rows.iter().map(read).collect();
    Ok(read?.into_iter().flatten().collect())
}

fn read(row: &impl StoredRow) -> Result<Option<Block>, sqlx::Error> {
    let seat = |column| row.bytes(column).map(|bytes| Seat::from_bytes(&bytes));
    let game = GameId::parse(&row.text("game")?);
    let (Some(by), Some(blocked), Some(game)) = (seat("seat")?, seat("blocked")?, game) else {
        return Ok(None);
    };
    Ok(Some(Block {
        by,
        blocked,
        game,
        name: row.text("name")?,
        at: row.int("created")?,
    }))
}
