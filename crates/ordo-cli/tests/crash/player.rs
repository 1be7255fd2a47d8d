//! A client of a game: a player or a spectator. Its session reconnects to any server when the connection is lost, resends
//! unacknowledged actions, and stays until the game is over.

use std::collections::BTreeMap;
use std::time::Duration;

use ordo_api::{
    Action, ActionRequest, ErrorCode, EventKind, GameId, IdempotencyKey, RuleSet, ServerMessage,
    Side, Status,
};
use ordo_client::{Client, GameSession};
use ordo_rules::{Game, Rules, with_rules};
use tokio::time::{sleep, timeout};

use crate::random::Random;
use crate::world::World;

/// A game without messages for this long is stuck.
const STUCK: Duration = Duration::from_secs(40);

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

pub(crate) struct Guest {
    session: GameSession,
    id: GameId,
    rules: RuleSet,
    side: Option<Side>,
    plan: Plan,
    random: Random,
    seen: Seen,
    /// Sequence number of the last event seen.
    seq: u32,
    start: String,
    over: bool,
    /// The action that was sent and not acknowledged.
    pending: Option<ActionRequest>,
}

impl Guest {
    pub(crate) fn new(
        world: &World,
        client: Client,
        id: &GameId,
        rules: RuleSet,
        side: Option<Side>,
        plan: Plan,
        mut random: Random,
    ) -> Guest {
        let (world, mut servers) = (world.clone(), random.split());
        let session = GameSession::new(client, id.clone())
            .choosing_servers(move |client| world.some_client(client, &mut servers));
        Guest {
            session,
            id: id.clone(),
            rules,
            side,
            plan,
            random,
            seen: Seen::default(),
            seq: 0,
            start: String::new(),
            over: false,
            pending: None,
        }
    }

    /// Stays until the game is over and everything is acknowledged.
    pub(crate) async fn stay(mut self) -> Seen {
        while !(self.over && self.pending.is_none()) {
            let Ok(message) = timeout(STUCK, self.session.next()).await else {
                panic!("game {} is stuck at event {}", self.id, self.seq);
            };
            self.hear(message.unwrap());
            if self.pending.is_none()
                && let Some(action) = self.next_action()
            {
                sleep(self.random.millis(0, 100)).await;
                self.session.send(action.clone());
                self.pending = Some(action);
            }
        }
        self.seen.returns = self.session.reconnects();
        self.seen
    }

    fn hear(&mut self, message: ServerMessage) {
        let id = &self.id;
        match message {
            ServerMessage::Game { game } => {
                let moves: Vec<String> = game.moves.into_iter().map(|mv| mv.text).collect();
                assert!(moves.starts_with(&self.seen.moves), "{id}: moves are gone");
                assert!(game.state.seq >= self.seq, "{id}: the game went back");
                (self.seq, self.seen.moves) = (game.state.seq, moves);
                self.start = game.start;
                self.over = game.state.status == Status::Over;
            }
            ServerMessage::Events { events, state } => {
                for event in events {
                    assert_eq!(event.seq, self.seq + 1, "{id}: a gap");
                    self.seq += 1;
                    if let EventKind::Move { ply, text, .. } = event.kind {
                        self.seen.moves.push(text);
                        assert_eq!(ply as usize, self.seen.moves.len());
                    }
                }
                self.over = state.status == Status::Over;
            }
            ServerMessage::Done { id, .. } => {
                let pending = self.pending.take().unwrap();
                assert_eq!(
                    id.as_deref(),
                    pending.id.as_ref().map(IdempotencyKey::as_str)
                );
                if let Action::Move { ply, .. } = pending.action {
                    self.seen.answered.push(ply as usize);
                }
            }
            ServerMessage::Refused { code, message, .. } => match code {
                // A flag may fall while the servers are down.
                ErrorCode::Over | ErrorCode::TimeIsUp => self.pending = None,
                _ => panic!("{id}: {message} to {:?}", self.pending),
            },
            ServerMessage::Presence { .. } => (),
        }
    }

    /// The next action, if the client is the player to move and has not moved yet.
    fn next_action(&mut self) -> Option<ActionRequest> {
        let side = self.side?;
        let ply = self.seen.moves.len() + 1;
        if self.over || self.seen.sent.contains_key(&ply) {
            return None;
        }
        let (turn, text) = with_rules!(self.rules, Position => {
            choose::<Position>(&self.start, &self.seen.moves, &mut self.random)
        })?;
        if turn != side {
            return None;
        }
        let (key, action) = match self.plan {
            Plan::StopAt(plies) if ply > plies => return None,
            Plan::ResignAt(plies) if ply > plies => ("resign".to_owned(), Action::Resign),
            _ => {
                self.seen.sent.insert(ply, text.clone());
                let ply = ply as u32;
                (format!("m{ply}"), Action::Move { text, ply })
            }
        };
        let key = IdempotencyKey::try_from(key).unwrap();
        Some(ActionRequest::new(key, action))
    }
}

/// The side to move after these moves, and a random legal move.
fn choose<P: Rules>(start: &str, moves: &[String], random: &mut Random) -> Option<(Side, String)> {
    let game = replay::<P>(start, moves);
    let moves = game.position().legal_moves();
    let mv = moves.get(random.below(moves.len().max(1) as u64) as usize)?;
    Some((game.position().turn().into(), mv.to_string()))
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
