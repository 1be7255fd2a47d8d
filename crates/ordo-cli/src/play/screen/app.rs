//! The state of the screen, apart from the game that it shows.

use std::time::Instant;

use ordo_rules::{Color, Game};

use crate::language::text;
use crate::play::controller::GameController;
use crate::play::event::Event;
use crate::play::online::Online;
use crate::tui::board::BoardGame;
use crate::tui::pane::{BoardPane, Entered};
use crate::tui::theme::Theme;
use crate::tui::typed::Typed;

/// The thing that keys are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Board,
    Typing(Typed),
    Confirm(Question),
    File(FileAction, String),
    Help,
}

/// A question that needs yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Resume,
    Resign,
    Draw,
    NewGame,
    Offer,
}

/// The use of a file name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FileAction {
    Save,
    Load,
}

/// The state of the screen.
#[expect(clippy::struct_excessive_bools, reason = "each is switched on its own")]
pub(crate) struct App<P: BoardGame> {
    pub(crate) controller: GameController<P>,
    pub(crate) theme: Theme,
    pub(crate) mode: Mode,
    pub(crate) pane: BoardPane<P>,
    pub(crate) lens: bool,
    pub(crate) bar: bool,
    /// The ply that is shown, if it is not the last.
    pub(crate) viewing: Option<usize>,
    pub(crate) messages: Vec<String>,
    pub(crate) quit: bool,
    /// The player does not want to continue the unfinished game.
    pub(crate) declined: bool,
    /// The state for which entry, view and side were set.
    seen: (usize, Option<Color>),
}

impl<P: BoardGame> App<P> {
    pub(crate) fn new(controller: GameController<P>, theme: Theme) -> App<P> {
        let mut app = App {
            controller,
            theme,
            mode: Mode::Board,
            pane: BoardPane::new(),
            lens: false,
            bar: false,
            viewing: None,
            messages: Vec::new(),
            quit: false,
            declined: false,
            seen: (0, None),
        };
        app.seen.0 = app.controller.session.game().moves().len();
        app.settle();
        app
    }

    /// Asks if the player wants to continue this unfinished game.
    pub(crate) fn ask_to_resume(&mut self) {
        self.messages = vec![self.controller.unfinished()];
        self.mode = Mode::Confirm(Question::Resume);
    }

    /// True until the player has said if they want to continue the game.
    pub(crate) fn is_asked_to_resume(&self) -> bool {
        self.mode == Mode::Confirm(Question::Resume)
    }

    /// Handles an event.
    pub(crate) fn handle(&mut self, event: Event<P::Move>, now: Instant) {
        match event {
            Event::Engine(report) => self.controller.on_report(&report),
            Event::Server(news) => self.controller.on_news(news, now),
            Event::Terminal(event) => self.on_input(&event, now),
            Event::Line(_) | Event::End => {}
        }
        self.settle();
    }

    /// Handles the passing of time.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.controller.tick(now);
        if self.bar {
            self.controller.evaluate();
        }
        self.settle();
    }

    /// Follows changes of the game.
    fn settle(&mut self) {
        let fresh = self.controller.take_messages();
        let plies = self.controller.session.game().moves().len();
        // Messages about an earlier position go with it.
        if !fresh.is_empty() || plies != self.seen.0 {
            self.messages = fresh;
        }
        let side = self.controller.session.only_person();
        if side != self.seen.1 {
            self.pane.turn_to(side.unwrap_or(Color::White));
            self.seen.1 = side;
        }
        if plies != self.seen.0 {
            self.seen.0 = plies;
            self.pane.clear();
            self.viewing = None;
        }
        let offer = self.controller.online.as_ref().and_then(Online::offer);
        match (&self.mode, offer) {
            (Mode::Board, Some(_)) => self.mode = Mode::Confirm(Question::Offer),
            (Mode::Confirm(Question::Offer), None) => self.mode = Mode::Board,
            _ => {}
        }
    }

    /// The number of plies that the board shows.
    pub(crate) fn shown_plies(&self) -> usize {
        let last = self.controller.session.game().moves().len();
        self.viewing.map_or(last, |ply| ply.min(last))
    }

    /// The position that the board shows.
    pub(crate) fn shown(&self) -> &P {
        let game: &Game<P> = self.controller.session.game();
        game.positions()
            .get(self.shown_plies())
            .unwrap_or_else(|| game.position())
    }

    /// Shows the position after this many plies.
    pub(crate) fn view(&mut self, ply: usize) {
        let last = self.controller.session.game().moves().len();
        self.viewing = (ply < last).then_some(ply);
        self.explain_mistake();
    }

    /// Says what was wrong with the move that led to the shown position.
    fn explain_mistake(&mut self) {
        let Some(ply) = self.shown_plies().checked_sub(1) else {
            return;
        };
        let Some(review) = &self.controller.review else {
            return;
        };
        let Some((mistake, better)) = review.mistake(ply) else {
            return;
        };
        let texts = &self.controller.texts;
        let better = texts.with("analyse.review.better", &[("move", text(better))]);
        let sentence = texts.with(mistake.key(), &[("better", text(better))]);
        self.messages = vec![sentence];
    }

    /// Goes to the next mistake of the review.
    pub(crate) fn next_mistake(&mut self) {
        let Some(review) = &self.controller.review else {
            return;
        };
        let all = self.controller.session.game().moves().len();
        // A view of the last position starts again from the first.
        let from = self.viewing.unwrap_or(0);
        let next = (from..all).find(|&ply| review.mistake(ply).is_some());
        let next = next.or_else(|| (0..all).find(|&ply| review.mistake(ply).is_some()));
        if let Some(ply) = next {
            self.view(ply + 1);
        }
    }

    /// The position in which a person may enter a move.
    pub(crate) fn open_position(&self) -> Option<P> {
        let open = self.viewing.is_none() && self.controller.session.is_persons_turn();
        open.then(|| self.controller.position().clone())
    }

    /// Plays the move that was entered on the board, or says why there is none.
    pub(crate) fn on_entered(&mut self, entered: &Entered<P::Move>, now: Instant) {
        if let Some(messages) = entered.messages(&self.controller.texts) {
            self.messages = messages;
        }
        match entered {
            Entered::Play(mv) => _ = self.controller.play(*mv, now),
            Entered::Refused if self.viewing.is_some() => {
                self.messages = vec![self.controller.texts.get("typed.earlier")];
            }
            Entered::Refused if !self.controller.is_over() => {
                self.messages = vec![self.controller.texts.get("typed.notYourTurn")];
            }
            _ => {}
        }
    }
}
