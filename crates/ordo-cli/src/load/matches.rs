//! One game, played by chance.

use std::time::Instant;

use ordo_rules::SplitMix64;
use ordo_rules::{Color, Game, Rules, with_rules};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};

use super::figures::Tally;
use super::{PATIENCE, Pair, Plan, Seated};
use crate::online::{Closed, Problem, Socket};

/// The close code for too many messages.
const POLICY: u16 = 1008;

/// When moves count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) from: Instant,
    pub(super) until: Instant,
}

/// What of a message matters here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u32>,
    state: Option<State>,
    /// The greeting, with the whole game.
    game: Option<Whole>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct Whole {
    state: State,
}

#[derive(Deserialize)]
struct State {
    plies: usize,
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
        let act =
            json!({"type": "move", "id": ply.to_string(), "ply": ply, "move": mv.to_string()});
        mover.send(&act).await.map_err(why_closed)?;
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
    timeout(PATIENCE, answer)
        .await
        .map_err(|_| late.to_owned())?
}

/// When the server has stored the move.
async fn acknowledged(mover: &mut Socket) -> Result<Instant, String> {
    loop {
        let text = mover.next().await.map_err(why_closed)?;
        let at = Instant::now();
        match read(&text)? {
            Heard {
                kind: "done",
                seq: Some(_),
                ..
            } => return Ok(at),
            Heard {
                kind: "refused",
                message,
                ..
            } => return Err(message.unwrap_or_default()),
            _ => (),
        }
    }
}

/// When the other side hears of it.
async fn told(other: &mut Socket, ply: usize) -> Result<Instant, String> {
    loop {
        let text = other.next().await.map_err(why_closed)?;
        let at = Instant::now();
        // A move that was quicker than the greeting is in the greeting.
        let Heard { state, game, .. } = read(&text)?;
        let state = state.or(game.map(|game| game.state));
        if state.is_some_and(|state| state.plies >= ply) {
            return Ok(at);
        }
    }
}

/// Why a socket was closed, and what helps.
fn why_closed(closed: Closed) -> String {
    match closed.0 {
        Some(POLICY) => {
            let flags = "--messages and --messages-per-address";
            format!("{} (close code {POLICY})", Problem::TooMany(flags))
        }
        Some(code) => format!("the server closed a socket with code {code}"),
        None => "a connection broke".to_owned(),
    }
}

fn read(text: &str) -> Result<Heard<'_>, String> {
    serde_json::from_str(text).map_err(|_| "a message that cannot be read".to_owned())
}
