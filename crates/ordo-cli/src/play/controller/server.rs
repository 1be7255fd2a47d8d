//! The server's side of a game: news, offers and the end of online games.

use std::time::Instant;

use ordo_api::{ABORTED, Action, EXPIRED, EventKind, GameEvent, ServerMessage, Status};
use ordo_rules::{Color, Game, Outcome, Reason};

use super::GameController;
use crate::language::text;
use crate::play::online::{News, Offer, Online};
use crate::play::session::{Player, Session};
use crate::tui::board::BoardGame;

impl<P: BoardGame> GameController<P> {
    /// Connects the controller with a game on a server.
    pub(crate) fn go_online(&mut self, online: Online) {
        let start = online.is_open();
        self.online = Some(online);
        self.follow_server();
        if start {
            self.announce_link();
        }
    }

    /// The players of an online game.
    fn seats(you: Option<Color>) -> [Player; 2] {
        Color::ALL.map(|color| {
            if you == Some(color) {
                Player::Person
            } else {
                Player::Remote
            }
        })
    }

    fn announce_link(&mut self) {
        if let Some(link) = self.online.as_ref().map(|online| online.link.clone()) {
            self.say(self.texts.with("term.waiting", &[("link", text(link))]));
        }
    }

    /// Brings the session to the moves and players of the server.
    fn follow_server(&mut self) {
        let Some(online) = &self.online else {
            return;
        };
        self.session
            .set_players(GameController::<P>::seats(online.you));
        let moves = online.moves.clone();
        let before = self.session.game().moves().to_vec();
        if !self.session.follow(&moves) {
            self.say_key("term.outOfStep");
        }
        if self.session.game().moves() != before.as_slice() {
            self.changed();
            self.moved_at = Instant::now();
        }
    }

    /// Handles news from the server.
    pub(crate) fn on_news(&mut self, news: News, now: Instant) {
        match news {
            News::Reconnecting => {
                if let Some(online) = &mut self.online {
                    online.is_connected = false;
                }
                self.say_key("online.connection.lost");
            }
            News::Failed(error) => {
                if let Some(online) = &mut self.online {
                    online.is_connected = false;
                }
                self.say(error);
            }
            News::Message(message) => self.on_message(&message, now),
        }
    }

    fn on_message(&mut self, message: &ServerMessage, now: Instant) {
        let Some(online) = &mut self.online else {
            return;
        };
        let (was_open, was_over) = (online.is_open(), online.state.status == Status::Over);
        let (was_lost, earlier_offer) = (!online.is_connected, online.offer());
        online.apply(message, now);
        let (open, over) = (online.is_open(), online.state.status == Status::Over);
        if let ServerMessage::Game { game } = message
            && self.session.game().start().to_string() != game.start
            && let Ok(start) = game.start.parse()
        {
            let seats = GameController::<P>::seats(game.you.map(Color::from));
            self.session = Session::new(Game::from_position(start), seats, None);
        }
        match message {
            ServerMessage::Refused { message, .. } => {
                let args = [("reason", text(message))];
                self.say(self.texts.with("online.moveRejected", &args));
                self.follow_server();
            }
            ServerMessage::Game { .. } | ServerMessage::Events { .. } => {
                if over && !was_over {
                    // Results by the rules come with the last move.
                    self.follow_server();
                    self.end_online(now);
                } else if was_over && !over {
                    self.say_key("online.started");
                    self.session = Session::new(
                        Game::from_position(self.session.game().start().clone()),
                        [Player::Remote; 2],
                        None,
                    );
                }
                self.follow_server();
            }
            _ => {}
        }
        if was_open && !open && !over {
            self.say_key("online.started");
        } else if was_lost {
            self.say_key("term.reconnected");
        }
        match message {
            ServerMessage::Events { events, .. } => {
                for event in events {
                    self.announce(event);
                }
            }
            // An offer that was made while the connection was lost.
            ServerMessage::Game { .. } => self.announce_offer(earlier_offer),
            _ => {}
        }
    }

    /// Announces the opponent's offer, unless it is an earlier one.
    fn announce_offer(&mut self, earlier: Option<Offer>) {
        let Some(online) = &self.online else {
            return;
        };
        if let Some(offer) = online.offer().filter(|&offer| Some(offer) != earlier) {
            let name = text(online.opponent());
            self.say(self.texts.with(offer.key(), &[("name", name)]));
        }
    }

    /// Announces an event of the opponent.
    fn announce(&mut self, event: &GameEvent) {
        let Some(online) = &self.online else {
            return;
        };
        let by_you = event.by.map(Color::from) == online.you && online.you.is_some();
        let key = match (&event.kind, by_you) {
            (EventKind::DrawOffered, false) => Offer::Draw.key(),
            (EventKind::DrawDeclined, false) => "online.event.drawDeclined",
            (EventKind::TakeBackOffered, false) => Offer::TakeBack.key(),
            (EventKind::TakeBackDeclined, false) => "online.event.takeBackDeclined",
            (EventKind::RematchOffered, false) => Offer::Rematch.key(),
            (EventKind::RematchDeclined, false) => "online.event.rematchDeclined",
            (EventKind::TakenBack { .. }, _) => "online.event.takenBack",
            (EventKind::DrawOffered, true) => "online.offered.draw",
            (EventKind::TakeBackOffered, true) => "online.offered.takeBack",
            (EventKind::RematchOffered, true) => "online.offered.rematch",
            _ => return,
        };
        let name = text(online.opponent());
        self.say(self.texts.with(key, &[("name", name)]));
    }

    /// Ends the session as the server did.
    fn end_online(&mut self, now: Instant) {
        let Some(ending) = self
            .online
            .as_ref()
            .and_then(|online| online.state.ending.clone())
        else {
            return;
        };
        match ending.reason.as_str() {
            ABORTED => return self.say_key("online.ended.aborted"),
            EXPIRED => return self.say_key("online.ended.expired"),
            _ => {}
        }
        let winner = ending.winner.map(Color::from);
        let Ok(reason) = ending.reason.parse::<Reason>() else {
            return self.say_key("outcome.moveLimit");
        };
        let outcome = Outcome { winner, reason };
        self.session.decide(outcome, now);
        self.say(self.texts.outcome(outcome));
    }

    /// The outcome of the game: on a server, the server's.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let Some(online) = &self.online else {
            return self.session.outcome();
        };
        let ending = online.state.ending.as_ref()?;
        let reason = ending.reason.parse().ok()?;
        Some(Outcome {
            winner: ending.winner.map(Color::from),
            reason,
        })
    }

    /// True if no more moves are possible, whatever the result.
    pub(crate) fn is_over(&self) -> bool {
        match &self.online {
            Some(online) => online.state.status == Status::Over,
            None => self.session.outcome().is_some(),
        }
    }

    fn act(&mut self, action: Action) {
        if let Some(online) = &mut self.online {
            online.act(action);
        }
    }

    pub(super) fn offer_take_back(&mut self) {
        self.act(Action::OfferTakeBack);
    }

    pub(super) fn offer_draw_online(&mut self) {
        self.act(Action::OfferDraw);
    }

    pub(super) fn offer_rematch(&mut self) {
        self.act(Action::OfferRematch);
    }

    pub(super) fn resign_online(&mut self) {
        let early = self.session.game().moves().len() < 2;
        self.act(if early { Action::Abort } else { Action::Resign });
    }

    /// Answers the opponent's offer; false if there is none.
    pub(crate) fn answer_offer(&mut self, accept: bool) -> bool {
        let offer = self.online.as_ref().and_then(Online::offer);
        if let Some(offer) = offer {
            self.act(offer.answer(accept));
        }
        offer.is_some()
    }
}
