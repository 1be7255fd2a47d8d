//! Writes that are the same statements in both databases.

/// Defines them for a connection type: adding events, blocking and unblocking.
macro_rules! shared_writes {
    ($connection:ty) => {
        /// Adds events to a game.
        async fn insert_events(
            to: &mut $connection,
            id: &GameId,
            events: &[GameEvent],
        ) -> Result<(), StoreError> {
            for event in event_rows(id, events)? {
                bind_all!(sqlx::query(INSERT_EVENT.as_str()), values(&EVENT, &event))
                    .execute(&mut *to)
                    .await?;
            }
            Ok(())
        }

        /// Blocks a player, and removes the oldest blocks beyond [`MAX_BLOCKS`].
        async fn block(to: &mut $connection, new: &Block) -> Result<Written, StoreError> {
            sqlx::query(blocks::INSERT)
                .bind(new.by.bytes())
                .bind(new.blocked.bytes())
                .bind(new.game.as_str())
                .bind(&new.name)
                .bind(new.at)
                .execute(&mut *to)
                .await?;
            sqlx::query(blocks::TRIM)
                .bind(new.by.bytes())
                .bind(i64::from(MAX_BLOCKS))
                .execute(to)
                .await?;
            Ok(Written::Committed)
        }

        /// Removes the block of the opponent in a game.
        async fn unblock(
            to: &mut $connection,
            by: &Seat,
            game: &GameId,
        ) -> Result<Written, StoreError> {
            sqlx::query(blocks::DELETE)
                .bind(by.bytes())
                .bind(game.as_str())
                .execute(to)
                .await?;
            Ok(Written::Committed)
        }
    };
}

pub(super) use shared_writes;
