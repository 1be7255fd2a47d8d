//! The state of a game, computed from its settings and events.

use ordo_api::{
    ABORTED, BySide, DAY, EXPIRED, Ending, EventKind, GameEvent, GameId, GameResult, MINUTE,
    Millis, Offers, Side, SideChoice, Status, TimeControl,
};
use ordo_rules::{AnyGame, RuleSet};
use serde::Serialize;

use crate::game::board;
use crate::game::clock::GameClock;
use crate::game::presence::Role;
use crate::game::secret::Seat;

/// Lifetime of an open challenge.
const OPEN_FOR: Millis = 7 * DAY;
/// Time for the first move of each side in real-time games: friends may need a moment to come back to the page; strangers from
/// the lobby should not wait long for an absent opponent.
const FIRST_MOVE_PRIVATE: Millis = 5 * MINUTE;
const FIRST_MOVE_PUBLIC: Millis = MINUTE;

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Settings {
    pub(crate) game: RuleSet,
    pub(crate) clock: TimeControl,
    /// The side that the creator chose.
    pub(crate) side: SideChoice,
    /// The game is listed; otherwise only those who have the link know it.
    pub(crate) public: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) name: String,
}

/// The stored facts of a game that do not follow from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) id: GameId,
    pub(crate) settings: Settings,
    pub(crate) created: Millis,
    pub(crate) creator: Player,
    pub(crate) joiner: Option<Player>,
}

/// The state of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameState {
    pub(crate) origin: Origin,
    pub(crate) events: Vec<GameEvent>,
    /// The creator's side, once it is known.
    pub(crate) creator: Option<Side>,
    pub(crate) starter: Side,
    pub(crate) board: AnyGame,
    pub(crate) clock: GameClock,
    pub(crate) offers: Offers,
    pub(crate) ending: Option<Ending>,
    pub(crate) rematch: Option<GameId>,
}

/// The stored events of a game are inconsistent.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("event {0} is inconsistent with the events before it")]
pub(crate) struct ReplayError(u32);

impl GameState {
    /// A game without events: an open challenge.
    pub(crate) fn open(origin: Origin) -> GameState {
        GameState {
            board: board::new_game(origin.settings.game, Side::White),
            clock: GameClock::new(origin.settings.clock, origin.created),
            origin,
            events: Vec::new(),
            creator: None,
            starter: Side::White,
            offers: Offers::default(),
            ending: None,
            rematch: None,
        }
    }

    /// Replays a stored game.
    pub(crate) fn replay(origin: Origin, events: Vec<GameEvent>) -> Result<GameState, ReplayError> {
        let mut state = GameState::open(origin);
        state.events.reserve(events.len());
        for event in events {
            state.apply(event)?;
        }
        Ok(state)
    }

    /// The sequence number of the last event.
    pub(crate) fn seq(&self) -> u32 {
        self.events.last().map_or(0, |event| event.seq)
    }

    pub(crate) fn status(&self) -> Status {
        match (&self.ending, self.creator) {
            (Some(_), _) => Status::Over,
            (None, Some(_)) => Status::Playing,
            (None, None) => Status::Open,
        }
    }

    /// The side of a seat, if it is one of this game and the sides are known.
    pub(crate) fn side_of(&self, seat: &Seat) -> Option<Side> {
        let creator = self.creator?;
        if self.origin.creator.seat == *seat {
            Some(creator)
        } else {
            let joiner = self.origin.joiner.as_ref()?;
            (joiner.seat == *seat).then(|| creator.other())
        }
    }

    /// The role of a connection with this seat.
    pub(crate) fn role_of(&self, seat: Option<&Seat>) -> Role {
        match seat {
            Some(seat) if self.creator.is_none() && self.origin.creator.seat == *seat => Role::Host,
            Some(seat) => self.side_of(seat).map_or(Role::Watcher, Role::Player),
            None => Role::Watcher,
        }
    }

    /// Time of the game's end.
    pub(crate) fn ended(&self) -> Option<Millis> {
        let mut events = self.events.iter().rev();
        let over = |event: &&GameEvent| matches!(event.kind, EventKind::Over { .. });
        events.find(over).map(|event| event.at)
    }

    /// Both players' names, once the sides are known.
    pub(crate) fn names(&self) -> Option<BySide<&str>> {
        let joiner = self.origin.joiner.as_ref()?;
        let (creator, joiner) = (self.origin.creator.name.as_str(), joiner.name.as_str());
        Some(match self.creator? {
            Side::White => BySide {
                white: creator,
                black: joiner,
            },
            Side::Black => BySide {
                white: joiner,
                black: creator,
            },
        })
    }

    /// The result as in records, once the game is over; unknown for an aborted game.
    pub(crate) fn result(&self) -> Option<GameResult> {
        let ending = self.ending.as_ref()?;
        Some(match ending.winner {
            Some(Side::White) => GameResult::WhiteWins,
            Some(Side::Black) => GameResult::BlackWins,
            None if matches!(ending.reason.as_str(), ABORTED | EXPIRED) => GameResult::Unknown,
            None => GameResult::Draw,
        })
    }

    /// The time at which the server ends the game if nothing happens before.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        match self.status() {
            Status::Over => None,
            Status::Open => Some(self.origin.created + OPEN_FOR),
            Status::Playing => {
                let waits_for_first_move =
                    matches!(self.origin.settings.clock, TimeControl::RealTime { .. })
                        && !self.clock.runs();
                if waits_for_first_move {
                    let first_move = if self.origin.settings.public {
                        FIRST_MOVE_PUBLIC
                    } else {
                        FIRST_MOVE_PRIVATE
                    };
                    Some(self.clock.since() + first_move)
                } else {
                    self.clock.falls_at(Side::from(self.board.turn()))
                }
            }
        }
    }

    /// The event with which an earlier request of the same player under this idempotency key was answered. The creator of a
    /// challenge has no side yet.
    pub(crate) fn applied(&self, by: Option<Side>, key: &str) -> Option<u32> {
        let mut events = self.events.iter().rev();
        let same = |event: &&GameEvent| event.by == by && event.id.as_deref() == Some(key);
        events.find(same).map(|event| event.seq)
    }

    /// Replays one stored event.
    pub(crate) fn apply(&mut self, event: GameEvent) -> Result<(), ReplayError> {
        let error = ReplayError(event.seq);
        if event.seq != self.seq() + 1 {
            return Err(error);
        }
        if let EventKind::Move { ply, text, .. } = &event.kind {
            event.by.ok_or(error)?;
            board::play(&mut self.board, text).map_err(|_| error)?;
            if self.board.plies() != *ply as usize {
                return Err(error);
            }
        }
        self.record(event);
        Ok(())
    }

    /// Adds an event; a move has been played on the board already.
    pub(super) fn record(&mut self, event: GameEvent) {
        match &event.kind {
            EventKind::Started { creator, starter } => {
                self.creator = Some(*creator);
                self.starter = *starter;
                self.board = board::new_game(self.origin.settings.game, *starter);
                self.clock = GameClock::new(self.origin.settings.clock, event.at);
            }
            EventKind::Move { spent, lag, .. } => {
                if let Some(by) = event.by {
                    self.clock.moved(by, *spent, *lag, event.at);
                    // A move declines the opponent's draw offer; the mover's own offer remains.
                    self.offers.draw = self.offers.draw.filter(|offered| *offered == by);
                }
                self.offers.take_back = None;
            }
            EventKind::TakenBack { to, spent } => {
                let turn = Side::from(self.board.turn());
                self.board.undo_to(*to as usize);
                self.clock.taken_back(turn, *spent, *to as usize, event.at);
                self.offers = Offers::default();
            }
            EventKind::Over { winner, reason } => {
                if self.creator.is_some() {
                    self.clock.stopped(Side::from(self.board.turn()), event.at);
                }
                self.ending = Some(Ending {
                    winner: *winner,
                    reason: reason.clone(),
                });
                self.offers = Offers::default();
            }
            EventKind::DrawOffered => self.offers.draw = event.by,
            EventKind::DrawDeclined => self.offers.draw = None,
            EventKind::TakeBackOffered => self.offers.take_back = event.by,
            EventKind::TakeBackDeclined => self.offers.take_back = None,
            EventKind::RematchOffered => self.offers.rematch = event.by,
            EventKind::RematchDeclined => self.offers.rematch = None,
            EventKind::Rematch { game } => {
                self.offers.rematch = None;
                self.rematch = Some(game.clone());
            }
            EventKind::Said { .. } => (),
        }
        self.events.push(event);
    }
}
