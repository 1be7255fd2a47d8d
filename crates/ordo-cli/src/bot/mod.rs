//! The engine as a player of online games.

mod game;
mod thinker;

use std::io::Write;
use std::time::Duration;

use backon::Retryable;
use ordo_api::{Action, ActionRequest, Challenge, GameId, IdempotencyKey};
use ordo_client::{Client, ClientError, GameSession, backoff};
use tokio::time::sleep;

use crate::failure::Failure;
use game::{BotGame, Reaction};
use thinker::{Strength, Thinker};

/// The settings of the bot.
#[derive(Clone, Debug)]
pub(crate) struct BotSettings {
    pub(crate) level: u8,
    pub(crate) movetime: Option<Duration>,
    pub(crate) megabytes: usize,
    /// Accept rematch offers.
    pub(crate) rematch: bool,
}

/// Pause after a refusal.
const REFUSED_PAUSE: Duration = Duration::from_millis(500);

/// Creates a challenge.
pub(crate) async fn create(client: &Client, challenge: &Challenge) -> Result<GameId, ClientError> {
    let create = || client.create(challenge);
    let game = create
        .retry(backoff())
        .when(ClientError::is_transient)
        .await?;
    Ok(game.id)
}

/// Takes the free seat of a game.
pub(crate) async fn join(client: &Client, id: &GameId, name: &str) -> Result<(), ClientError> {
    let join = || client.join(id, name);
    join.retry(backoff())
        .when(ClientError::is_transient)
        .await?;
    Ok(())
}

/// Plays a game to its end, and its rematches.
pub(crate) async fn play(
    client: &Client,
    id: GameId,
    settings: &BotSettings,
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let mut next = Some(id);
    while let Some(id) = next.take() {
        let get = || client.game(&id);
        let game = get.retry(backoff()).when(ClientError::is_transient);
        let game = game.await.map_err(Failure::input)?;
        let strength = Strength {
            level: settings.level,
            movetime: settings.movetime,
            megabytes: settings.megabytes,
        };
        let mut thinker = Thinker::start(game.game, strength);
        let mut game = BotGame::new(&game);
        writeln!(out, "Game: {}/g/{id}", client.server())?;
        out.flush()?;
        let session = GameSession::new(client.clone(), id);
        next = play_one(session, &mut game, &mut thinker, settings).await?;
        writeln!(out, "{}", game.result())?;
        out.flush()?;
    }
    Ok(())
}

/// Plays until the game and its offers are settled; returns the rematch, if there is one.
async fn play_one(
    mut session: GameSession,
    game: &mut BotGame,
    thinker: &mut Thinker,
    settings: &BotSettings,
) -> Result<Option<GameId>, Failure> {
    let mut reconnects = session.reconnects();
    loop {
        tokio::select! {
            message = session.next() => {
                let message = match message {
                    Ok(message) => message,
                    // The server may be gone for good after the game.
                    Err(_) if game.is_over() => return Ok(None),
                    Err(error) => return Err(Failure::input(error)),
                };
                if reconnects != session.reconnects() {
                    reconnects = session.reconnects();
                    // The position searched before the gap may be outdated.
                    thinker.cancel();
                }
                match game.apply_message(&message) {
                    Reaction::DrawOffered => _ = session.act(Action::DeclineDraw),
                    Reaction::TakeBackOffered => _ = session.act(Action::AcceptTakeBack),
                    Reaction::RematchOffered if settings.rematch => _ = session.act(Action::OfferRematch),
                    Reaction::RematchOffered => _ = session.act(Action::DeclineRematch),
                    Reaction::Rematch(next) => return Ok(Some(next)),
                    Reaction::Refused => {
                        // Search again, after a pause.
                        sleep(REFUSED_PAUSE).await;
                        thinker.cancel();
                    }
                    Reaction::None => (),
                }
            }
            found = thinker.found() => {
                let Some(text) = found else { continue };
                let ply = game.plies() + 1;
                // The same move of the same position has the same key: the server executes it once, even for a restarted bot.
                let key = IdempotencyKey::try_from(format!("{}-{ply}", game.seq()));
                let action = Action::Move { text, ply: ply as u32 };
                session.send(ActionRequest { id: key.ok(), action });
            }
        }
        if game.is_over() && !settings.rematch {
            return Ok(None);
        }
        if !game.is_my_turn() {
            thinker.cancel();
        } else if !thinker.is_at(game.plies()) {
            thinker.think(game.search_task());
        }
    }
}
