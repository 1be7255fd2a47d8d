//! A game in progress: the session with its engines, its server, and messages for the players. The full screen and the
//! plain lines both show a controller's game.

use std::path::Path;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use ordo_engine::Score;
use ordo_rules::{Color, Game, PlayError};

use super::event::Event;
use super::keep::{self, Keeper};
use super::online::Online;
use super::review::Review;
use super::session::{Player, Session};
use super::thinker::Thinker;
use crate::failure::Failure;
use crate::language::{Texts, number, text};
use crate::tui::board::BoardGame;

mod engines;
mod server;

/// The settings of a controller.
pub(crate) struct ControllerSettings {
    pub(crate) texts: Texts,
    /// The name of a person in records and online games.
    pub(crate) name: Option<String>,
    /// The seed of the engines; searches have no time limits if it was given by the user.
    pub(crate) seed: u64,
    pub(crate) seeded: bool,
    /// The least time between two moves of computers.
    pub(crate) pace: Duration,
    pub(crate) keeper: Option<Keeper>,
}

/// A game in progress.
pub(crate) struct GameController<P: BoardGame> {
    pub(crate) session: Session<P>,
    pub(crate) texts: Texts,
    /// The suggested move.
    pub(crate) hint: Option<P::Move>,
    /// White's winning chance, and the score of the side to move.
    pub(crate) evaluation: Option<(f64, Score)>,
    pub(crate) review: Option<Review<P>>,
    pub(crate) online: Option<Online>,
    settings: Settings,
    events: Sender<Event<P::Move>>,
    computers: [Option<Thinker<P>>; 2],
    analyst: Option<Thinker<P>>,
    /// The computers' last scores.
    scores: [Option<Score>; 2],
    /// A computer's move that waits for its time.
    pending: Option<P::Move>,
    moved_at: Instant,
    messages: Vec<String>,
}

struct Settings {
    name: Option<String>,
    seed: u64,
    seeded: bool,
    pace: Duration,
    keeper: Option<Keeper>,
}

impl<P: BoardGame> GameController<P> {
    /// A controller with a session, whose events are sent to `events`.
    pub(crate) fn new(
        session: Session<P>,
        settings: ControllerSettings,
        events: Sender<Event<P::Move>>,
    ) -> GameController<P> {
        GameController {
            session,
            texts: settings.texts,
            hint: None,
            evaluation: None,
            review: None,
            online: None,
            settings: Settings {
                name: settings.name,
                seed: settings.seed,
                seeded: settings.seeded,
                pace: settings.pace,
                keeper: settings.keeper,
            },
            events,
            computers: [None, None],
            analyst: None,
            scores: [None; 2],
            pending: None,
            moved_at: Instant::now(),
            messages: Vec::new(),
        }
    }

    /// The position on the board.
    pub(crate) fn position(&self) -> &P {
        self.session.game().position()
    }

    /// Adds a message for the players.
    pub(crate) fn say(&mut self, message: String) {
        self.messages.push(message);
    }

    /// Adds the message with a key.
    pub(crate) fn say_key(&mut self, key: &str) {
        self.say(self.texts.get(key));
    }

    /// The messages since the last call.
    pub(crate) fn take_messages(&mut self) -> Vec<String> {
        std::mem::take(&mut self.messages)
    }

    /// The name of a side's player.
    pub(crate) fn name(&self, color: Color) -> String {
        if let Some(name) = self.online.as_ref().and_then(|online| online.name(color)) {
            return name;
        }
        match self.session.player(color) {
            Player::Computer { level } => self
                .texts
                .with("play.computer", &[("level", number(level.into()))]),
            Player::Person if self.session.only_person().is_none() => self.texts.side(color),
            Player::Person => match &self.settings.name {
                Some(name) => name.clone(),
                None => self.texts.get("play.you"),
            },
            Player::Remote => self.texts.get("home.guest"),
        }
    }

    /// Says that this game is unfinished.
    pub(crate) fn unfinished(&self) -> String {
        let [white, black] = self.names();
        let game = self.texts.get(&format!("game.{}", P::NAME));
        let moves = self.session.game().moves().len();
        self.texts.with(
            "term.unfinished",
            &[
                ("game", text(game)),
                ("white", text(white)),
                ("black", text(black)),
                ("count", number(moves)),
            ],
        )
    }

    /// Remaining time of a side, if there are clocks.
    pub(crate) fn time_left(&self, color: Color, now: Instant) -> Option<Duration> {
        match &self.online {
            Some(online) => online.time_left(color, now),
            None => Some(self.session.clock()?.left(color, now)),
        }
    }

    /// Parses and plays a person's move.
    pub(crate) fn play_text(&mut self, text: &str, now: Instant) -> bool {
        match P::parse_move(text.trim()) {
            Ok(mv) => self.play(mv, now),
            Err(message) => {
                self.say(self.texts.say_with_rule(&message));
                false
            }
        }
    }

    /// Plays a person's move; false, with a message, if that is not possible.
    pub(crate) fn play(&mut self, mv: P::Move, now: Instant) -> bool {
        if self.session.outcome().is_none() && !self.session.is_persons_turn() {
            self.say_key("typed.notYourTurn");
            return false;
        }
        let ply = self.session.game().moves().len() + 1;
        match self.session.play(mv, now) {
            Ok(()) => {
                if let (Some(online), Some(mv)) =
                    (&mut self.online, self.session.game().moves().last())
                {
                    online.send_move(mv.to_string(), ply);
                }
                self.moved(now);
                true
            }
            Err(error) => {
                self.say(self.refusal(&error));
                false
            }
        }
    }

    fn refusal(&self, error: &PlayError<P::Illegal>) -> String {
        match error {
            PlayError::Over(outcome) => {
                let cause = self.texts.outcome(*outcome);
                self.texts.with("illegal.over", &[("cause", text(cause))])
            }
            PlayError::Illegal(illegal) => self.texts.say_with_rule(&P::illegal_message(illegal)),
        }
    }

    /// Everything that follows a change of the position.
    fn moved(&mut self, now: Instant) {
        self.moved_at = now;
        self.changed();
        if self.online.is_none() {
            self.announce_outcome();
            let repeated = self.session.game().occurrences();
            if repeated == 2 && self.session.outcome().is_none() {
                let count = number(repeated);
                self.say(self.texts.with("play.repeated", &[("count", count)]));
            }
        }
    }

    /// Drops what belonged to the earlier position, and keeps the game.
    fn changed(&mut self) {
        self.hint = None;
        self.evaluation = None;
        self.review = None;
        self.pending = None;
        if let Some(analyst) = &mut self.analyst {
            analyst.cancel();
        }
        self.keep();
    }

    /// Says how the game ended, if it is over.
    pub(crate) fn announce_outcome(&mut self) {
        if let Some(outcome) = self.session.outcome() {
            self.say(self.texts.outcome(outcome));
        }
    }

    /// Keeps the unfinished game for the next start.
    pub(crate) fn keep(&mut self) {
        if self.online.is_some() {
            return;
        }
        let names = self.names();
        if let Some(keeper) = &mut self.settings.keeper {
            let kept = keeper.keep(&self.session, &names);
            if let Err(failure) = kept {
                // Once is enough.
                self.settings.keeper = None;
                self.say(failure.to_string());
            }
        }
    }

    /// Stops the clocks, keeps the game, and ends the connection.
    pub(crate) fn put_away(&mut self, now: Instant) {
        self.session.pause(now);
        if let Some(online) = &mut self.online {
            online.close();
        }
        self.keep();
    }

    fn names(&self) -> [String; 2] {
        Color::ALL.map(|color| self.name(color))
    }

    /// Time-driven changes: flags, and the computers' moves. True if something changed.
    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let flagged = self.online.is_none() && self.session.check_time(now);
        if flagged {
            self.cancel_computers();
            self.moved(now);
        }
        self.drive_computers(now) || flagged
    }

    /// Takes back a move.
    pub(crate) fn undo(&mut self, now: Instant) {
        if self.online.is_some() {
            self.offer_take_back();
            return;
        }
        self.cancel_computers();
        if self.session.undo(now) == 0 {
            self.say_key("term.nothingToUndo");
            return;
        }
        self.changed();
        self.moved_at = now;
    }

    /// Plays a move again that was taken back.
    pub(crate) fn redo(&mut self, now: Instant) {
        if self.online.is_some() || self.session.redo(now) == 0 {
            self.say_key("term.nothingToRedo");
            return;
        }
        self.cancel_computers();
        self.moved(now);
    }

    /// The side that a person's resignation or draw offer speaks for.
    fn speaker(&self) -> Option<Color> {
        self.session.only_person().or_else(|| {
            let turn = self.session.turn();
            (self.session.player(turn) == Player::Person).then_some(turn)
        })
    }

    /// Resigns for the person at the keyboard.
    pub(crate) fn resign(&mut self, now: Instant) {
        if self.online.is_some() {
            self.resign_online();
            return;
        }
        let Some(loser) = self.speaker() else {
            self.say_key("typed.notYourTurn");
            return;
        };
        self.cancel_computers();
        match self.session.resign(loser, now) {
            Ok(()) => self.moved(now),
            Err(error) => self.say(self.refusal(&error)),
        }
    }

    /// Offers a draw: people agree at once, a computer accepts if it is not ahead.
    pub(crate) fn offer_draw(&mut self, now: Instant) {
        if self.online.is_some() {
            self.offer_draw_online();
            return;
        }
        let against = Color::ALL
            .into_iter()
            .find(|&color| matches!(self.session.player(color), Player::Computer { .. }));
        let accepts = match against {
            None => true,
            Some(computer) => {
                self.scores[computer as usize].is_some_and(|score| score.winning_chance() < 0.45)
            }
        };
        if self.speaker().is_none() || self.session.outcome().is_none() && !accepts {
            self.say_key("term.drawDeclined");
            return;
        }
        self.cancel_computers();
        match self.session.agree_on_draw(now) {
            Ok(()) => self.moved(now),
            Err(error) => self.say(self.refusal(&error)),
        }
    }

    /// Saves the record to a file.
    pub(crate) fn save(&mut self, path: &Path) -> Result<(), Failure> {
        let record = keep::record(&self.session, &self.names(), self.review.as_ref())?;
        keep::write(path, &record.to_string())?;
        let file = text(path.display());
        self.say(self.texts.with("term.saved", &[("file", file)]));
        Ok(())
    }

    /// Continues with the game of a file.
    pub(crate) fn load(&mut self, path: &Path) -> Result<(), Failure> {
        let record = keep::read(path)?;
        if let Some(other) = keep::rule_set(&record).filter(|other| other.name() != P::NAME) {
            let game = text(self.texts.get(&format!("game.{other}")));
            let args = [("game", game), ("file", text(path.display()))];
            return Err(Failure::Input(self.texts.with("term.otherGame", &args)));
        }
        let game: Game<P> = keep::game(&record)?;
        let players = Color::ALL.map(|color| self.session.player(color));
        self.cancel_computers();
        self.session = Session::new(game, players, None);
        self.scores = [None; 2];
        self.changed();
        let moves = self.session.game().moves().len();
        self.say(self.texts.with("term.loaded", &[("count", number(moves))]));
        self.announce_outcome();
        Ok(())
    }

    /// Starts a new game with the same players; people and computers change sides.
    pub(crate) fn new_game(&mut self, start: P, now: Instant) {
        if self.online.is_some() {
            self.offer_rematch();
            return;
        }
        self.cancel_computers();
        let [white, black] = Color::ALL.map(|color| self.session.player(color));
        let control = self.session.clock().map(super::clock::Clock::control);
        let clock = control.and_then(super::clock::Clock::new);
        self.session = Session::new(Game::from_position(start), [black, white], clock);
        self.computers = [None, None];
        self.settings.seed = self.settings.seed.wrapping_add(1);
        self.scores = [None; 2];
        self.changed();
        self.moved_at = now;
    }
}
