//! A client of a game: a player or a spectator. It reconnects to any server when the connection is lost, resends
//! unacknowledged actions, and stays until the game is over.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ordo_rules::{Game, Rules, khalifa, stein};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::dice::Dice;
use crate::table::World;

/// A game without messages for this long is stuck.
const STUCK: Duration = Duration::from_secs(40);
/// Timeout for connecting.
const CONNECT: Duration = Duration::from_secs(12);

/// The length after which the players end the game.
#[derive(Clone, Copy)]
pub(crate) enum Plan {
    /// The side to move resigns after this many plies.
    ResignAt(usize),
    /// The players stop after this many plies, until a flag falls.
    StopAt(usize),
}

/// The moves that a client has sent and seen.
#[derive(Default)]
pub(crate) struct Seen {
    /// Moves sent, by ply.
    pub(crate) sent: BTreeMap<usize, String>,
    /// Plies of acknowledged moves.
    pub(crate) answered: Vec<usize>,
    /// All moves seen.
    pub(crate) moves: Vec<String>,
    /// Number of reconnections.
    pub(crate) returns: usize,
}

pub(crate) struct Guest<'a> {
    world: &'a World,
    id: &'a str,
    rules: &'static str,
    side: Option<&'static str>,
    token: Option<String>,
    plan: Plan,
    dice: Dice,
    seen: Seen,
    /// Sequence number of the last event seen.
    seq: u64,
    start: String,
    over: bool,
    /// The action that was sent and not acknowledged.
    pending: Option<Value>,
}

type Socket = WebSocketStream<TcpStream>;

/// The connection was lost.
struct Gone;

impl<'a> Guest<'a> {
    pub(crate) fn new(
        world: &'a World,
        id: &'a str,
        rules: &'static str,
        side: Option<&'static str>,
        token: Option<String>,
        plan: Plan,
        dice: Dice,
    ) -> Guest<'a> {
        Guest {
            world,
            id,
            rules,
            side,
            token,
            plan,
            dice,
            seen: Seen::default(),
            seq: 0,
            start: String::new(),
            over: false,
            pending: None,
        }
    }

    /// Stays until the game is over and everything is acknowledged.
    pub(crate) async fn stay(mut self) -> Seen {
        while !self.done() {
            if let Ok(Some(socket)) = timeout(CONNECT, self.connect()).await {
                let _ = self.talk(socket).await;
            }
            if !self.done() {
                self.seen.returns += 1;
                sleep(self.dice.millis(20, 100)).await;
            }
        }
        self.seen
    }

    fn done(&self) -> bool {
        self.over && self.pending.is_none()
    }

    async fn connect(&mut self) -> Option<Socket> {
        let server = self.world.some_server(&mut self.dice).await;
        let url = format!("ws://{server}/api/games/{}/socket", self.id);
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = &self.token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("Authorization", bearer);
        }
        let stream = TcpStream::connect(server).await.ok()?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream)
            .await
            .ok()?;
        Some(socket)
    }

    async fn talk(&mut self, mut socket: Socket) -> Result<(), Gone> {
        // The first message is a snapshot; then the unacknowledged action is sent again.
        let mut greeted = false;
        while !self.done() {
            let Ok(text) = timeout(STUCK, next_text(&mut socket)).await else {
                panic!("game {} is stuck at event {}", self.id, self.seq);
            };
            let text = text?;
            let message: Value = serde_json::from_str(&text).unwrap();
            self.hear(&message);
            if !greeted {
                greeted = true;
                if let Some(pending) = &self.pending {
                    send(&mut socket, pending).await?;
                }
            } else if message["code"] == "try-again"
                && let Some(pending) = &self.pending
            {
                sleep(Duration::from_millis(100)).await;
                send(&mut socket, pending).await?;
            }
            if self.pending.is_none()
                && let Some(wish) = self.wish()
            {
                // Stays within the message limit of a socket.
                sleep(self.dice.millis(150, 300)).await;
                self.pending = Some(wish.clone());
                send(&mut socket, &wish).await?;
            }
        }
        let _ = socket.close(None).await;
        Ok(())
    }

    fn hear(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "game" => {
                let game = &message["game"];
                let moves = game["moves"].as_array().unwrap().iter();
                let moves: Vec<String> = moves
                    .map(|mv| mv["move"].as_str().unwrap().to_owned())
                    .collect();
                assert!(
                    moves.starts_with(&self.seen.moves),
                    "{}: moves are gone",
                    self.id
                );
                let seq = game["state"]["seq"].as_u64().unwrap();
                assert!(seq >= self.seq, "{}: the game went back", self.id);
                (self.seq, self.seen.moves) = (seq, moves);
                game["start"].as_str().unwrap().clone_into(&mut self.start);
                self.over = game["state"]["status"] == "over";
            }
            "events" => {
                for event in message["events"].as_array().unwrap() {
                    assert_eq!(event["seq"], self.seq + 1, "{}: a gap", self.id);
                    self.seq += 1;
                    if event["type"] == "move" {
                        self.seen
                            .moves
                            .push(event["move"].as_str().unwrap().to_owned());
                        assert_eq!(event["ply"], self.seen.moves.len());
                    }
                }
                self.over = message["state"]["status"] == "over";
            }
            "done" => {
                let pending = self.pending.take().unwrap();
                assert_eq!(message["id"], pending["id"]);
                if let Some(ply) = pending["ply"].as_u64() {
                    self.seen.answered.push(ply as usize);
                }
            }
            "refused" => match message["code"].as_str().unwrap() {
                "try-again" => (),
                // A flag may fall while the servers are down.
                "over" | "time-is-up" => {
                    self.pending = None;
                }
                _ => panic!("{}: {message} to {:?}", self.id, self.pending),
            },
            _ => (),
        }
    }

    /// The next action, if the client is the player to move and has not moved yet.
    fn wish(&mut self) -> Option<Value> {
        let side = self.side?;
        let ply = self.seen.moves.len() + 1;
        if self.over || self.seen.sent.contains_key(&ply) {
            return None;
        }
        let (turn, mv) = match self.rules {
            "stein" => choose::<stein::Position>(&self.start, &self.seen.moves, &mut self.dice),
            _ => choose::<khalifa::Position>(&self.start, &self.seen.moves, &mut self.dice),
        }?;
        if turn != side {
            return None;
        }
        match self.plan {
            Plan::StopAt(plies) if ply > plies => None,
            Plan::ResignAt(plies) if ply > plies => Some(json!({"type": "resign", "id": "resign"})),
            _ => {
                self.seen.sent.insert(ply, mv.clone());
                Some(json!({"type": "move", "ply": ply, "move": mv, "id": format!("m{ply}")}))
            }
        }
    }
}

/// The side to move after these moves, and a random legal move.
fn choose<P: Rules>(
    start: &str,
    moves: &[String],
    dice: &mut Dice,
) -> Option<(&'static str, String)> {
    let game = replay::<P>(start, moves);
    let moves = game.position().legal_moves();
    let turn = if game.position().turn() == ordo_rules::Color::White {
        "w"
    } else {
        "b"
    };
    let mv = moves.get(dice.roll(moves.len().max(1) as u64) as usize)?;
    Some((turn, mv.to_string()))
}

/// The game after these moves.
pub(crate) fn replay<P: Rules>(start: &str, moves: &[String]) -> Game<P> {
    let start: P = start.parse().unwrap_or_else(|_| panic!("{start}"));
    let mut game = Game::from_position(start);
    for mv in moves {
        let mv: P::Move = mv.parse().unwrap_or_else(|_| panic!("{mv}"));
        game.play(mv).unwrap_or_else(|_| panic!("{mv} is illegal"));
    }
    game
}

async fn next_text(socket: &mut Socket) -> Result<String, Gone> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
            Some(Ok(_)) => (),
        }
    }
}

async fn send(socket: &mut Socket, message: &Value) -> Result<(), Gone> {
    socket
        .send(Message::text(message.to_string()))
        .await
        .map_err(|_| Gone)
}
