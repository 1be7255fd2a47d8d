//! One game, played by chance.

use std::time::Instant;

use ordo_api::{Action, ActionRequest, IdempotencyKey, ServerMessage};
use ordo_client::{Closed, GameSocket, close_code};
use ordo_rules::SplitMix64;
use ordo_rules::{Color, Game, Rules, with_rules};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};

use super::figures::Tally;
use super::{LoadError, Pair, Plan, Seated, TIMEOUT};

/// When moves count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) from: Instant,
    pub(super) until: Instant,
}

/// Plays games one after the other until the time is up, and counts.
pub(super) async fn play(
    plan: Plan,
    mut seated: Seated,
    mut rng: SplitMix64,
    mut starts: watch::Receiver<Option<Window>>,
) -> Tally {
    let mut tally = Tally::default();
    let window = loop {
        tokio::select! {
            started = starts.wait_for(Option::is_some) => match started.ok().and_then(|window| *window) {
                Some(window) => break window,
                None => return tally,
            },
            heard = seated.white.next() => if heard.is_err() { return tally.broken("closed before the start") },
            heard = seated.black.next() => if heard.is_err() { return tally.broken("closed before the start") },
        }
    };
    loop {
        let kind = seated.kind;
        let playing = with_rules!(kind, Position => {
            play_one::<Position>(&plan, &mut seated, &mut rng, window, &mut tally).await
        });
        if let Err(why) = playing {
            return tally.broken(&why);
        }
        if Instant::now() >= window.until {
            return tally;
        }
        tally.finished += 1;
        let next = async { Pair::new(&plan).await?.seated(kind).await };
        match next.await {
            Ok(next) => seated = next,
            Err(problem) => return tally.broken(&problem.to_string()),
        }
    }
}

/// One game to its end, or until the time is up.
async fn play_one<P: Rules>(
    plan: &Plan,
    seated: &mut Seated,
    rng: &mut SplitMix64,
    window: Window,
    tally: &mut Tally,
) -> Result<(), String> {
    let start: P = seated
        .start
        .parse()
        .map_err(|_| "the start is no position".to_owned())?;
    let mut game = Game::from_position(start);
    while game.outcome().is_none() {
        // Between none and twice the average; so the players do not move in step.
        let thinks = plan.thinks().mul_f64(rng.below(2000) as f64 / 1000.0);
        let due = Instant::now() + thinks;
        if due >= window.until {
            listen(seated, window.until).await?;
            return Ok(());
        }
        if !thinks.is_zero() {
            listen(seated, due).await?;
        }
        let moves = game.position().legal_moves();
        let mv = *rng
            .choose(&moves)
            .ok_or("a game without moves goes on".to_owned())?;
        let (mover, other) = match game.position().turn() {
            Color::White => (&mut seated.white, &mut seated.black),
            Color::Black => (&mut seated.black, &mut seated.white),
        };
        let ply = game.moves().len() + 1;
        let action = Action::Move {
            text: mv.to_string(),
            ply: ply as u32,
        };
        let key = IdempotencyKey::try_from(ply.to_string()).ok();
        let request = ActionRequest { id: key, action };
        mover.send(&request).await.map_err(why_closed)?;
        // From the moment the move was due: what is late here counts as well.
        let acknowledged = within(acknowledged(mover), "no answer to a move")
            .await?
            .duration_since(due);
        let told = within(told(other, ply), "the other side is not told")
            .await?
            .duration_since(due);
        game.play(mv).map_err(|error| error.to_string())?;
        if due >= window.from {
            tally.count(acknowledged, told);
        }
    }
    Ok(())
}

/// Takes what comes until a moment.
async fn listen(seated: &mut Seated, until: Instant) -> Result<(), String> {
    let mut enough = std::pin::pin!(sleep_until(until.into()));
    loop {
        let heard = tokio::select! {
            () = &mut enough => return Ok(()),
            heard = seated.white.next() => heard,
            heard = seated.black.next() => heard,
        };
        heard.map_err(why_closed)?;
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
        let message = mover.next().await.map_err(why_closed)?;
        let at = Instant::now();
        match message {
            ServerMessage::Done { .. } => return Ok(at),
            ServerMessage::Refused { message, .. } => return Err(message),
            _ => (),
        }
    }
}

/// Waits until the opponent's socket reports the move.
async fn told(opponent: &mut GameSocket, ply: usize) -> Result<Instant, String> {
    loop {
        let message = opponent.next().await.map_err(why_closed)?;
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

/// Why a socket was closed, and what helps.
fn why_closed(closed: Closed) -> String {
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
        None => "a connection broke".to_owned(),
    }
}
