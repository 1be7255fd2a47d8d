//! The bot's view of a game.

use std::time::Duration;

use ordo_api::{
    ABORTED, CurrentState, EXPIRED, EventKind, GameEvent, GameId, ServerMessage, Side, Snapshot,
    Status, TimeControl,
};

use super::thinker::SearchTask;

/// The bot's reaction to a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Reaction {
    None,
    DrawOffered,
    TakeBackOffered,
    RematchOffered,
    /// The next game was created.
    Rematch(GameId),
    /// The bot's action was refused.
    Refused,
}

/// The state of the game, as known to the bot.
#[derive(Clone, Debug)]
pub(super) struct BotGame {
    you: Option<Side>,
    start: String,
    moves: Vec<String>,
    state: CurrentState,
    increment: Duration,
}

impl BotGame {
    pub(super) fn new(game: &Snapshot) -> BotGame {
        let increment = match game.clock {
            TimeControl::RealTime { increment, .. } => Duration::from_millis(increment as u64),
            _ => Duration::ZERO,
        };
        BotGame {
            you: game.you,
            start: game.start.clone(),
            moves: game.moves.iter().map(|mv| mv.text.clone()).collect(),
            state: game.state.clone(),
            increment,
        }
    }

    /// Applies a message from the server, and returns the bot's reaction.
    pub(super) fn apply_message(&mut self, message: &ServerMessage) -> Reaction {
        match message {
            ServerMessage::Game { game } => *self = BotGame::new(game),
            ServerMessage::Events { events, state } => {
                for event in events {
                    self.apply(event);
                }
                self.state = state.clone();
            }
            ServerMessage::Refused { .. } => return Reaction::Refused,
            ServerMessage::Presence { .. } | ServerMessage::Done { .. } => return Reaction::None,
        }
        self.open_offer()
    }

    fn apply(&mut self, event: &GameEvent) {
        match &event.kind {
            EventKind::Move { text, .. } => self.moves.push(text.clone()),
            EventKind::TakenBack { to, .. } => self.moves.truncate(*to as usize),
            _ => (),
        }
    }

    /// The opponent's offer that waits for an answer.
    fn open_offer(&self) -> Reaction {
        if let Some(next) = &self.state.rematch {
            return Reaction::Rematch(next.clone());
        }
        let by_opponent = |offer: Option<Side>| offer.is_some() && offer != self.you;
        let offers = &self.state.offers;
        if by_opponent(offers.draw) {
            Reaction::DrawOffered
        } else if by_opponent(offers.take_back) {
            Reaction::TakeBackOffered
        } else if by_opponent(offers.rematch) {
            Reaction::RematchOffered
        } else {
            Reaction::None
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn seq(&self) -> u32 {
        self.state.seq
    }

    pub(super) fn is_over(&self) -> bool {
        self.state.status == Status::Over
    }

    pub(super) fn is_my_turn(&self) -> bool {
        self.state.status == Status::Playing && self.you == Some(self.state.turn)
    }

    /// The position to search, and the time for it.
    pub(super) fn search_task(&self) -> SearchTask {
        let left = self.state.clocks.zip(self.you);
        let left = left.map(|(clocks, side)| clocks.of(side).max(0) as u64);
        SearchTask {
            start: self.start.clone(),
            moves: self.moves.clone(),
            left: left.map(Duration::from_millis),
            increment: self.increment,
        }
    }

    /// The result as text.
    pub(super) fn result(&self) -> String {
        let Some(ending) = &self.state.ending else {
            return "No result: unfinished".to_owned();
        };
        let reason = ending.reason.as_str();
        match (ending.winner, reason) {
            (Some(Side::White), _) => format!("White wins: {reason}"),
            (Some(Side::Black), _) => format!("Black wins: {reason}"),
            (None, ABORTED | EXPIRED) => format!("No result: {reason}"),
            (None, _) => format!("Draw: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ordo_api::{Clocks, Ending, Offers, PlayedMove, SideChoice};
    use ordo_rules::RuleSet;

    use super::*;

    fn state(seq: u32, turn: Side) -> CurrentState {
        CurrentState {
            seq,
            status: Status::Playing,
            plies: 1,
            turn,
            position: String::new(),
            occurrences: 1,
            clocks: Some(Clocks {
                white: 1000,
                black: 2000,
                running: Some(turn),
            }),
            offers: Offers::default(),
            ending: None,
            rematch: None,
            now: 0,
        }
    }

    fn snapshot() -> Snapshot {
        Snapshot {
            id: GameId::parse("222222222222").unwrap(),
            game: RuleSet::Stein,
            clock: "5+3".parse().unwrap(),
            public: false,
            created: 0,
            creator: String::new(),
            side: SideChoice::White,
            yours: false,
            you: Some(Side::Black),
            names: None,
            starter: Side::White,
            start: "…".to_owned(),
            moves: vec![PlayedMove {
                text: "a3-a4".to_owned(),
                spent: 0,
                at: 0,
            }],
            state: state(2, Side::Black),
        }
    }

    fn events(kind: Option<EventKind>, state: CurrentState) -> ServerMessage {
        let event = |kind| GameEvent {
            seq: state.seq,
            at: 0,
            by: None,
            id: None,
            kind,
        };
        ServerMessage::Events {
            events: kind.map(event).into_iter().collect(),
            state,
        }
    }

    #[test]
    fn messages_change_the_game_and_call_for_reactions() {
        let mut game = BotGame::new(&snapshot());
        assert!(game.is_my_turn() && !game.is_over());
        let task = game.search_task();
        assert_eq!(task.left, Some(Duration::from_secs(2)));
        assert_eq!(task.increment, Duration::from_secs(3));

        let mv = EventKind::Move {
            ply: 2,
            text: "a6-a5".to_owned(),
            spent: 0,
            lag: 0,
        };
        let mut after = state(3, Side::White);
        after.offers.draw = Some(Side::White);
        assert_eq!(
            game.apply_message(&events(Some(mv), after)),
            Reaction::DrawOffered
        );
        assert_eq!((game.plies(), game.is_my_turn()), (2, false));

        let mut own = state(4, Side::White);
        own.offers.draw = Some(Side::Black);
        own.offers.take_back = Some(Side::White);
        assert_eq!(
            game.apply_message(&events(None, own)),
            Reaction::TakeBackOffered
        );

        let mut over = state(5, Side::White);
        over.status = Status::Over;
        over.ending = Some(Ending {
            winner: None,
            reason: "agreement".to_owned(),
        });
        over.offers.rematch = Some(Side::White);
        let back = EventKind::TakenBack { to: 0, spent: 0 };
        assert_eq!(
            game.apply_message(&events(Some(back), over)),
            Reaction::RematchOffered
        );
        assert_eq!((game.plies(), game.is_over()), (0, true));
        assert_eq!(game.result(), "Draw: agreement");

        let id = GameId::parse("333333333333").unwrap();
        let mut next = state(6, Side::White);
        next.rematch = Some(id.clone());
        assert_eq!(
            game.apply_message(&events(None, next)),
            Reaction::Rematch(id)
        );
        let refused = ServerMessage::Refused {
            id: None,
            code: ordo_api::ErrorCode::Over,
            message: String::new(),
        };
        assert_eq!(game.apply_message(&refused), Reaction::Refused);
    }
}
