//! A game on a server: the connection in its own thread, and the game as far as it is known here.

use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ordo_api::{
    Action, ActionRequest, BySide, Challenge, CurrentState, EventKind, GameId, IdempotencyKey,
    ServerMessage, Side, Snapshot, Status,
};
use ordo_client::{Client, ClientError, GameSession};
use ordo_rules::Color;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc;

use crate::failure::Failure;

/// News from the server.
#[derive(Debug)]
pub(crate) enum News {
    Message(Box<ServerMessage>),
    /// The connection is lost; the session reconnects.
    Reconnecting,
    /// The connection is lost for good.
    Failed(String),
}

/// The way into an online game.
#[derive(Clone, Debug)]
pub(crate) enum Entrance {
    Join(GameId),
    Challenge(Challenge),
}

/// A game on a server, ready to be played.
pub(crate) struct Connected {
    runtime: Runtime,
    client: Client,
    pub(crate) snapshot: Snapshot,
}

/// Takes a seat: joins a game, or creates a challenge.
pub(crate) fn connect(
    mut client: Client,
    entrance: &Entrance,
    name: &str,
) -> Result<Connected, Failure> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let taken = runtime.block_on(async {
        if client.token().is_none() {
            client.register().await?;
        }
        match entrance {
            Entrance::Challenge(challenge) => client.create(challenge).await,
            Entrance::Join(id) => {
                let game = client.game(id).await?;
                let seated = game.you.is_some() || game.yours;
                if game.state.status == Status::Open && !seated {
                    client.join(id, name).await
                } else {
                    Ok::<Snapshot, ClientError>(game)
                }
            }
        }
    });
    Ok(Connected {
        snapshot: taken.map_err(Failure::input)?,
        runtime,
        client,
    })
}

impl Connected {
    /// The token that keeps the seat.
    pub(crate) fn token(&self) -> Option<&str> {
        self.client.token()
    }

    /// Starts the thread of the connection; `report` receives the news there.
    pub(crate) fn start(self, report: impl Fn(News) + Send + 'static) -> Online {
        let Connected {
            runtime,
            client,
            snapshot,
        } = self;
        let (actions, wanted) = mpsc::unbounded_channel();
        let server = client.server().to_string();
        let id = snapshot.id.clone();
        let thread = thread::spawn(move || runtime.block_on(run(client, id, wanted, report)));
        Online {
            link: format!("{server}/g/{}", snapshot.id),
            server,
            actions: Some(actions),
            unanswered: 0,
            stored: 0,
            thread: Some(thread),
            you: snapshot.you.map(Color::from),
            names: snapshot.names.clone(),
            moves: texts(&snapshot),
            state: snapshot.state,
            received: Instant::now(),
            away: false,
            is_connected: true,
        }
    }
}

fn texts(snapshot: &Snapshot) -> Vec<String> {
    snapshot.moves.iter().map(|mv| mv.text.clone()).collect()
}

/// Pause between two looks at the connection.
const LOOK: Duration = Duration::from_millis(300);
/// The longest wait for the answers to the last actions at the end of the program.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

async fn run(
    client: Client,
    id: GameId,
    mut wanted: mpsc::UnboundedReceiver<ActionRequest>,
    report: impl Fn(News),
) {
    let mut session = GameSession::new(client.clone(), id.clone());
    let mut current = id;
    let mut reconnects = 0;
    loop {
        tokio::select! {
            message = session.next() => match message {
                Ok(message) => {
                    reconnects = session.reconnects();
                    let next = rematch(&message).filter(|next| *next != current);
                    report(News::Message(Box::new(message)));
                    if let Some(next) = next {
                        session = GameSession::new(client.clone(), next.clone());
                        (current, reconnects) = (next, 0);
                    }
                }
                Err(error) => return report(News::Failed(error.to_string())),
            },
            request = wanted.recv() => match request {
                Some(request) => session.send(request),
                None => return finish(&mut session).await,
            },
            () = tokio::time::sleep(LOOK) => {
                if session.reconnects() > reconnects {
                    reconnects = session.reconnects();
                    report(News::Reconnecting);
                }
            }
        }
    }
}

/// Sends what the server has not answered, such as a resignation right before the end of the program.
async fn finish(session: &mut GameSession) {
    let answered = async { while session.unanswered() > 0 && session.next().await.is_ok() {} };
    // Without an answer in time, the connection is lost.
    let _ = tokio::time::timeout(LAST_ANSWERS, answered).await;
}

/// The players' next game.
fn rematch(message: &ServerMessage) -> Option<GameId> {
    match message {
        ServerMessage::Game { game } if game.you.is_some() => game.state.rematch.clone(),
        ServerMessage::Events { state, .. } => state.rematch.clone(),
        _ => None,
    }
}

/// An online game as far as it is known here.
pub(crate) struct Online {
    pub(crate) link: String,
    server: String,
    /// The way to the thread; `None` at the end.
    actions: Option<mpsc::UnboundedSender<ActionRequest>>,
    unanswered: usize,
    /// The number of the last own event that the server has stored.
    stored: u32,
    thread: Option<JoinHandle<()>>,
    pub(crate) you: Option<Color>,
    names: Option<BySide<String>>,
    pub(crate) moves: Vec<String>,
    pub(crate) state: CurrentState,
    /// Arrival of the state, from which the clocks run on.
    received: Instant,
    /// The opponent is not connected.
    pub(crate) away: bool,
    pub(crate) is_connected: bool,
}

impl Online {
    /// True until the game is over.
    pub(crate) fn is_playing(&self) -> bool {
        self.state.status == Status::Playing
    }

    /// True while one seat is free.
    pub(crate) fn is_open(&self) -> bool {
        self.state.status == Status::Open
    }

    /// The name of a player, once both are known.
    pub(crate) fn name(&self, color: Color) -> Option<String> {
        let name = self.names.as_ref()?.of(color.into());
        (!name.is_empty()).then(|| name.clone())
    }

    /// The opponent's name.
    pub(crate) fn opponent(&self) -> String {
        let opponent = self.you.map_or(Color::White, |you| !you);
        self.name(opponent).unwrap_or_else(|| "?".to_owned())
    }

    /// Remaining time of a side.
    pub(crate) fn time_left(&self, color: Color, now: Instant) -> Option<Duration> {
        let clocks = self.state.clocks?;
        let left = Duration::from_millis(clocks.of(color.into()).max(0) as u64);
        if clocks.running != Some(color.into()) || !self.is_playing() {
            return Some(left);
        }
        Some(left.saturating_sub(now.saturating_duration_since(self.received)))
    }

    /// True while the server has yet to answer an action, or to send its effect.
    pub(crate) fn is_answer_coming(&self) -> bool {
        self.is_connected && (self.unanswered > 0 || self.state.seq < self.stored)
    }

    /// Ends the connection, once the server has answered all actions.
    pub(crate) fn close(&mut self) {
        self.actions = None;
        if let Some(thread) = self.thread.take() {
            // A panic was reported by its hook.
            let _ = thread.join();
        }
    }

    /// Sends a move. The same move of the same position has the same key.
    pub(crate) fn send_move(&mut self, text: String, ply: usize) {
        let key = IdempotencyKey::try_from(format!("{}-{ply}-{text}", self.state.seq));
        let action = Action::Move {
            text,
            ply: ply as u32,
        };
        self.send(key.ok(), action);
    }

    /// Sends another action.
    pub(crate) fn act(&mut self, action: Action) {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let key = format!("p-{:x}", now.unwrap_or_default().as_nanos());
        self.send(IdempotencyKey::try_from(key).ok(), action);
    }

    fn send(&mut self, id: Option<IdempotencyKey>, action: Action) {
        let Some(actions) = &self.actions else {
            return;
        };
        // Without the thread, the news of its end is on its way.
        if actions.send(ActionRequest { id, action }).is_ok() {
            self.unanswered += 1;
        }
    }

    /// Applies a message.
    pub(super) fn apply(&mut self, message: &ServerMessage, now: Instant) {
        match message {
            ServerMessage::Game { game } => {
                self.you = game.you.map(Color::from);
                self.names.clone_from(&game.names);
                self.moves = texts(game);
                self.set_state(&game.state, now);
                let link = format!("{}/g/{}", self.server, game.id);
                if link != self.link {
                    // A rematch: answers that concern the earlier game no longer come.
                    (self.unanswered, self.stored) = (0, 0);
                    self.link = link;
                }
            }
            ServerMessage::Events { events, state } => {
                for event in events {
                    match &event.kind {
                        EventKind::Move { text, .. } => self.moves.push(text.clone()),
                        EventKind::TakenBack { to, .. } => self.moves.truncate(*to as usize),
                        _ => {}
                    }
                }
                self.set_state(state, now);
            }
            ServerMessage::Presence { white, black, .. } => {
                self.away = match self.you {
                    Some(Color::White) => !black,
                    Some(Color::Black) => !white,
                    None => false,
                };
            }
            ServerMessage::Done { seq, .. } => {
                self.stored = self.stored.max(*seq);
                self.unanswered = self.unanswered.saturating_sub(1);
            }
            ServerMessage::Refused { .. } => {
                self.unanswered = self.unanswered.saturating_sub(1);
            }
        }
        self.is_connected = true;
    }

    fn set_state(&mut self, state: &CurrentState, now: Instant) {
        self.state = state.clone();
        self.received = now;
    }

    /// The opponent's open draw or take-back offer.
    pub(crate) fn offer(&self) -> Option<Offer> {
        let theirs =
            |side: Option<Side>| side.is_some_and(|side| Some(Color::from(side)) != self.you);
        let offers = &self.state.offers;
        self.you?;
        if theirs(offers.draw) {
            Some(Offer::Draw)
        } else if theirs(offers.take_back) {
            Some(Offer::TakeBack)
        } else if theirs(offers.rematch) {
            Some(Offer::Rematch)
        } else {
            None
        }
    }
}

/// An offer of the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Draw,
    TakeBack,
    Rematch,
}

impl Offer {
    /// The key of the sentence that announces the offer.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Offer::Draw => "online.event.drawOffered",
            Offer::TakeBack => "online.event.takeBackOffered",
            Offer::Rematch => "online.event.rematchOffered",
        }
    }

    /// The action that answers the offer.
    pub(crate) fn answer(self, accept: bool) -> Action {
        match (self, accept) {
            (Offer::Draw, true) => Action::AcceptDraw,
            (Offer::Draw, false) => Action::DeclineDraw,
            (Offer::TakeBack, true) => Action::AcceptTakeBack,
            (Offer::TakeBack, false) => Action::DeclineTakeBack,
            (Offer::Rematch, true) => Action::OfferRematch,
            (Offer::Rematch, false) => Action::DeclineRematch,
        }
    }
}
