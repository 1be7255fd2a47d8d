//! The engine's seat in a game of online play.

mod game;
mod thinker;

use std::io::Write;
use std::time::Duration;

use ordo_rules::RuleSet;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};

use crate::failure::Failure;
use crate::online::{Client, Problem, Socket};
use game::{Heard, Seat};
use thinker::{Strength, Thinker};

/// How the engine plays online.
#[derive(Clone, Debug)]
pub(crate) struct Habits {
    pub(crate) level: u8,
    pub(crate) movetime: Option<Duration>,
    pub(crate) megabytes: usize,
    /// Whether it plays on when the other one wants another game.
    pub(crate) rematch: bool,
}

/// Whoever cannot be reached for so long is given up.
const GIVE_UP: Duration = Duration::from_mins(2);
/// The pause between two messages.
const PACE: Duration = Duration::from_millis(210);
/// A pause after a refusal.
const BREATH: Duration = Duration::from_millis(500);
/// The pauses between tries grow up to this.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Tries again while the trouble is of the passing kind.
macro_rules! patiently {
    ($trying:expr) => {{
        let began = Instant::now();
        let mut pause = Duration::from_millis(100);
        loop {
            match $trying.await {
                Err(problem) if problem.is_passing() && began.elapsed() < GIVE_UP => {
                    sleep(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
                done => break done,
            }
        }
    }};
}

/// Makes a challenge and says where it is.
pub(crate) async fn create(client: &mut Client, wish: &Value) -> Result<String, Problem> {
    let made = patiently!(client.post("/api/games", wish))?;
    id_of(client, &made)
}

/// Takes the free seat.
pub(crate) async fn join(client: &mut Client, id: &str, name: &str) -> Result<(), Problem> {
    let path = format!("/api/games/{id}/join");
    let body = json!({"name": name});
    patiently!(client.post(&path, &body)).map(|_| ())
}

fn id_of(client: &Client, game: &Value) -> Result<String, Problem> {
    let id = game.get("id").and_then(Value::as_str);
    id.map(str::to_owned)
        .ok_or_else(|| Problem::NoOrdo(client.server.clone()))
}

/// Plays a game to its end, and those that follow.
pub(crate) async fn play(
    client: &mut Client,
    id: String,
    habits: &Habits,
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let mut next = Some(id);
    while let Some(id) = next.take() {
        let path = format!("/api/games/{id}");
        let view = patiently!(client.get(&path)).map_err(Failure::input)?;
        let rule_set = view.get("game").and_then(Value::as_str).unwrap_or_default();
        let rule_set: RuleSet = rule_set.parse().map_err(Failure::input)?;
        let strength = Strength {
            level: habits.level,
            movetime: habits.movetime,
            megabytes: habits.megabytes,
        };
        let mut thinker = Thinker::start(rule_set, strength);
        let mut seat = Seat::default();
        seat.hear(&json!({"type": "game", "game": view}));
        writeln!(out, "Game: {}/g/{id}", client.server)?;
        out.flush()?;
        next = finish(client, &id, &mut seat, &mut thinker, habits).await?;
        writeln!(out, "{}", seat.result())?;
        out.flush()?;
    }
    Ok(())
}

/// Stays at the board until nothing more can come of the game; says which one follows.
async fn finish(
    client: &Client,
    id: &str,
    seat: &mut Seat,
    thinker: &mut Thinker,
    habits: &Habits,
) -> Result<Option<String>, Failure> {
    loop {
        let opening = || Socket::open(&client.server, id, client.token.as_deref());
        let mut socket = patiently!(opening()).map_err(Failure::input)?;
        // What was thought about before the gap may no longer stand.
        thinker.drop_it();
        let mut polite = Instant::now();
        while let Some(heard) = hear(&mut socket, seat, thinker).await {
            let answer = match heard {
                Turn::Move(act) => Some(act),
                Turn::Heard(Heard::DrawOffered) => Some(json!({"type": "decline-draw"})),
                Turn::Heard(Heard::TakeBackOffered) => Some(json!({"type": "accept-take-back"})),
                Turn::Heard(Heard::RematchOffered) if habits.rematch => {
                    Some(json!({"type": "offer-rematch"}))
                }
                Turn::Heard(Heard::RematchOffered) => Some(json!({"type": "decline-rematch"})),
                Turn::Heard(Heard::Rematch(next)) => return Ok(Some(next)),
                Turn::Heard(Heard::Refused) => {
                    // Whatever was wrong with the move, the next one is found anew, after a breath.
                    sleep(BREATH).await;
                    thinker.drop_it();
                    None
                }
                Turn::Heard(Heard::Nothing) => None,
            };
            if let Some(answer) = answer {
                // Servers take five messages a second.
                sleep_until(polite).await;
                polite = Instant::now() + PACE;
                if socket.send(&answer).await.is_err() {
                    break;
                }
            }
            if seat.is_over() && !habits.rematch {
                return Ok(None);
            }
            if !seat.is_my_turn() {
                thinker.drop_it();
            } else if !thinker.is_at(seat.plies()) {
                thinker.think(seat.problem());
            }
        }
        if seat.is_over() {
            return Ok(None);
        }
    }
}

/// What there is to react to.
enum Turn {
    Heard(Heard),
    Move(Value),
}

/// The next thing that happens; nothing when the socket closes.
async fn hear(socket: &mut Socket, seat: &mut Seat, thinker: &mut Thinker) -> Option<Turn> {
    loop {
        tokio::select! {
            text = socket.next() => {
                let message: Value = serde_json::from_str(&text.ok()?).ok()?;
                return Some(Turn::Heard(seat.hear(&message)));
            }
            found = thinker.found() => {
                let Some(mv) = found else { continue };
                let ply = seat.plies() + 1;
                // The same move of the same game always has the same id: a second try is answered, not played.
                let id = format!("{}-{}", seat.seq(), ply);
                return Some(Turn::Move(json!({"type": "move", "id": id, "ply": ply, "move": mv})));
            }
        }
    }
}
