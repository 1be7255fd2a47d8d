//! Blocked players.

use super::{RoomError, Rooms};
use crate::game::refusal::Refusal;
use crate::game::secret::Seat;
use crate::game::state::GameState;
use crate::store::Block;
use ordo_api::GameId;

impl Rooms {
    /// Blocks the opponent of a game: they cannot join the blocker's challenges, and quick match does not pair the two.
    pub(crate) async fn block(&self, id: &GameId, by: &Seat) -> Result<(), RoomError> {
        let opponent = |state: &GameState| {
            let origin = &state.origin;
            let joiner = origin.joiner.as_ref();
            let is_joiner = joiner.is_some_and(|player| player.seat == *by);
            match joiner {
                _ if is_joiner => Ok(origin.creator.clone()),
                Some(joiner) if origin.creator.seat == *by => Ok(joiner.clone()),
                None if origin.creator.seat == *by => Err(Refusal::NotStarted),
                _ => Err(Refusal::NoSeat),
            }
        };
        let blocked = self.read_latest(id, opponent).await??;
        let block = Block {
            by: *by,
            blocked: blocked.seat,
            game: id.clone(),
            name: blocked.name,
            at: self.now(),
        };
        self.store.block(block).await?;
        Ok(())
    }

    /// The players whom one player has blocked, newest first.
    pub(crate) async fn blocks(&self, by: Seat) -> Result<Vec<Block>, RoomError> {
        Ok(self.store.blocks(by).await?)
    }

    /// Removes the block of a game's opponent, if there is one.
    pub(crate) async fn unblock(&self, id: &GameId, by: &Seat) -> Result<(), RoomError> {
        self.store.unblock(*by, id.clone()).await?;
        Ok(())
    }
}
