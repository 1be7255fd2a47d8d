//! Games of random moves.

use std::time::Instant;

use ordo_api::{Action, ActionRequest, IdempotencyKey, ServerMessage};
use ordo_client::{Closed, GameSocket, close_code};
use ordo_rules::{Color, Game, Rules, SplitMix64, with_rules};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};

use super::report::LoadTally;
use super::{LoadError, LoadPlan, OpenGame, Pair, TIMEOUT};

/// The time in which moves are counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) from: Instant,
    pub(super) until: Instant,
}

/// Plays games one after the other until the time is up.
pub(super) async fn run(
    plan: LoadPlan,
    mut game: OpenGame,
    mut rng: SplitMix64,
    mut starts: watch::Receiver<Option<Window>>,
) -> LoadTally {
    let mut tally = LoadTally::default();
    let window = loop {
        tokio::select! {
            started = starts.wait_for(Option::is_some) => match started.ok().and_then(|window| *window) {
                Some(window) => break window,
                None => return tally,
            },
            message = game.white.next() => if message.is_err() { return tally.broken("closed before the start") },
            message = game.black.next() => if message.is_err() { return tally.broken("closed before the start") },
        }
    };
    loop {
        let rule_set = game.rule_set;
        let played = with_rules!(rule_set, Position => {
            play_one::<Position>(&plan, &mut game, &mut rng, window, &mut tally).await
        });
        if let Err(error) = played {
            return tally.broken(&error);
        }
        if Instant::now() >= window.until {
            return tally;
        }
        tally.finished += 1;
        let next = async { Pair::new(&plan).await?.start(rule_set).await };
        match next.await {
            Ok(next) => game = next,
            Err(error) => return tally.broken(&error.to_string()),
        }
    }
}

/// Plays one game to its end, or until the time is up.
async fn play_one<P: Rules>(
    plan: &LoadPlan,
    open: &mut OpenGame,
    rng: &mut SplitMix64,
    window: Window,
    tally: &mut LoadTally,
) -> Result<(), String> {
    let start: P = open
        .start
        .parse()
        .map_err(|_| "the start position is invalid".to_owned())?;
    let mut game = Game::from_position(start);
    while game.outcome().is_none() {
        // Random around the average, so that the games do not move in step.
        let think_time = plan.think_time().mul_f64(rng.below(2000) as f64 / 1000.0);
        let due = Instant::now() + think_time;
        if due >= window.until {
            listen(open, window.until).await?;
            return Ok(());
        }
        if !think_time.is_zero() {
            listen(open, due).await?;
        }
        let moves = game.position().legal_moves();
        let mv = *rng
            .choose(&moves)
            .ok_or("an unfinished game has no legal moves".to_owned())?;
        let (mover, other) = match game.position().turn() {
            Color::White => (&mut open.white, &mut open.black),
            Color::Black => (&mut open.black, &mut open.white),
        };
        let ply = game.moves().len() + 1;
        let action = Action::Move {
            text: mv.to_string(),
            ply: ply as u32,
        };
        let key = IdempotencyKey::try_from(ply.to_string()).ok();
        let request = ActionRequest { id: key, action };
        mover.send(&request).await.map_err(close_error)?;
        // Latencies count from when the move was due, so that delays of this client are included.
        let acknowledged = within(acknowledged(mover), "a move was not acknowledged")
            .await?
            .duration_since(due);
        let told = within(delivered(other, ply), "a move was not delivered")
            .await?
            .duration_since(due);
        game.play(mv).map_err(|error| error.to_string())?;
        if due >= window.from {
            tally.count(acknowledged, told);
        }
    }
    Ok(())
}

/// Reads both sockets until a deadline.
async fn listen(open: &mut OpenGame, until: Instant) -> Result<(), String> {
    let mut deadline = std::pin::pin!(sleep_until(until.into()));
    loop {
        let message = tokio::select! {
            () = &mut deadline => return Ok(()),
            message = open.white.next() => message,
            message = open.black.next() => message,
        };
        message.map_err(close_error)?;
    }
}

async fn within(
    answer: impl Future<Output = Result<Instant, String>>,
    late: &str,
) -> Result<Instant, String> {
    timeout(TIMEOUT, answer)
        .await
        .map_err(|_| late.to_owned())?
}

/// Waits for the acknowledgement of a move.
async fn acknowledged(mover: &mut GameSocket) -> Result<Instant, String> {
    loop {
        let message = mover.next().await.map_err(close_error)?;
        let at = Instant::now();
        match message {
            ServerMessage::Done { .. } => return Ok(at),
            ServerMessage::Refused { message, .. } => return Err(message),
            _ => (),
        }
    }
}

/// Waits until the opponent's socket reports the move.
async fn delivered(opponent: &mut GameSocket, ply: usize) -> Result<Instant, String> {
    loop {
        let message = opponent.next().await.map_err(close_error)?;
        let at = Instant::now();
        // A snapshot that was sent after the move contains it.
        let state = match message {
            ServerMessage::Game { game } => game.state,
            ServerMessage::Events { state, .. } => state,
            _ => continue,
        };
        if state.plies as usize >= ply {
            return Ok(at);
        }
    }
}

/// The error message for a closed socket.
fn close_error(closed: Closed) -> String {
    match closed.0 {
        Some(close_code::POLICY) => {
            let flags = "--messages and --messages-per-address";
            format!(
                "{} (close code {})",
                LoadError::TooMany(flags),
                close_code::POLICY
            )
        }
        Some(code) => format!("the server closed a socket with code {code}"),
        None => "a connection was lost".to_owned(),
    }
}
