//! The engines of a game: computers as players, hints, the evaluation bar and the review.

use std::time::{Duration, Instant};

use ordo_engine::{SearchLimits, TimeLeft};
use ordo_rules::Color;

use super::GameController;
use crate::language::number;
use crate::play::advice;
use crate::play::event::Event;
use crate::play::online::Online;
use crate::play::review::Review;
use crate::play::thinker::{Purpose, Report, Thinker};
use crate::tui::board::BoardGame;

/// The highest level, whose searches have no limit by themselves.
const HIGHEST: u8 = 10;
/// Time per move at the highest level without a clock.
const MOVETIME: Duration = Duration::from_secs(1);
/// Nodes for the evaluation bar, as a multiple of those for a hint.
const EVALUATION: u64 = 20;

impl<P: BoardGame> GameController<P> {
    /// Lets the computer think if it is to move, and plays its move when the time has come.
    pub(super) fn drive_computers(&mut self, now: Instant) -> bool {
        let Some(level) = self.session.computers_turn() else {
            return false;
        };
        if let Some(mv) = self.pending {
            if now.saturating_duration_since(self.moved_at) < self.settings.pace {
                return false;
            }
            self.pending = None;
            if self.session.play(mv, now).is_ok() {
                self.moved(now);
            }
            return true;
        }
        let color = self.session.turn();
        let limits = self.limits(level, color, now);
        let game = self.session.game().clone();
        let (events, seed) = (self.events.clone(), self.settings.seed);
        let thinker = self.computers[color as usize].get_or_insert_with(|| {
            Thinker::start(level, seed ^ color as u64, move |report| {
                // The receiver is gone at the end of the program.
                let _ = events.send(Event::Engine(report));
            })
        });
        if thinker.purpose().is_none() {
            thinker.think(Purpose::Move(color), game, limits);
        }
        false
    }

    fn limits(&self, level: u8, color: Color, now: Instant) -> SearchLimits {
        let clock = self.session.clock();
        let highest = level == HIGHEST;
        SearchLimits {
            nodes: (highest && self.settings.seeded).then_some(P::NODES),
            movetime: (highest && clock.is_none() && !self.settings.seeded).then_some(MOVETIME),
            time_left: clock.map(|clock| TimeLeft {
                left: clock.left(color, now),
                increment: clock.increment(),
            }),
            ..SearchLimits::default()
        }
    }

    /// True while the computer to move thinks.
    pub(crate) fn is_thinking(&self) -> bool {
        self.session.computers_turn().is_some()
    }

    pub(super) fn cancel_computers(&mut self) {
        self.pending = None;
        for thinker in self.computers.iter_mut().flatten() {
            thinker.cancel();
        }
    }

    fn analyse(&mut self, purpose: Purpose, game: ordo_rules::Game<P>, nodes: u64) {
        let events = self.events.clone();
        let analyst = self.analyst.get_or_insert_with(|| {
            Thinker::start(HIGHEST, 0, move |report| {
                let _ = events.send(Event::Engine(report));
            })
        });
        let limits = SearchLimits {
            nodes: Some(nodes),
            ..SearchLimits::default()
        };
        analyst.think(purpose, game, limits);
    }

    /// Asks the engine for a hint; it comes as a message.
    pub(crate) fn ask_hint(&mut self) -> bool {
        if self.online.as_ref().is_some_and(Online::is_playing) {
            self.say_key("term.noHintOnline");
            return false;
        }
        if !self.session.is_persons_turn() {
            self.say_key("typed.notYourTurn");
            return false;
        }
        self.analyse(Purpose::Hint, self.session.game().clone(), P::NODES);
        true
    }

    /// True while the engine searches for a hint.
    pub(crate) fn is_hint_coming(&self) -> bool {
        self.analyst_does(|purpose| purpose == Purpose::Hint)
    }

    fn analyst_does(&self, is: impl Fn(Purpose) -> bool) -> bool {
        self.analyst
            .as_ref()
            .and_then(Thinker::purpose)
            .is_some_and(is)
    }

    /// Starts evaluating the position, unless the engine is busy or has done it.
    pub(crate) fn evaluate(&mut self) {
        let online = self.online.as_ref().is_some_and(Online::is_playing);
        let busy = self.analyst_does(|_| true);
        if self.evaluation.is_none() && !busy && !online && self.session.outcome().is_none() {
            let game = self.session.game().clone();
            self.analyse(Purpose::Evaluation, game, EVALUATION * P::NODES);
        }
    }

    /// Starts the review of the finished game.
    pub(crate) fn start_review(&mut self) -> bool {
        if self.session.game().moves().is_empty() || self.session.outcome().is_none() {
            self.say_key("term.reviewLater");
            return false;
        }
        if self.review.is_none() {
            self.review = Some(Review::new(self.session.game().clone()));
        }
        self.continue_review();
        true
    }

    fn continue_review(&mut self) {
        let Some(review) = &mut self.review else {
            return;
        };
        if let Some((ply, game)) = review.next() {
            self.analyse(Purpose::Review(ply), game, P::NODES);
            return;
        }
        self.say_key("analyse.review.done");
        if let Some(summary) = self.review_summary() {
            self.say(summary);
        }
    }

    /// Handles a result of an engine.
    pub(crate) fn on_report(&mut self, report: &Report<P::Move>) {
        let thinker = match report.purpose {
            Purpose::Move(color) => self.computers[color as usize].as_mut(),
            _ => self.analyst.as_mut(),
        };
        if !thinker.is_some_and(|thinker| thinker.accept(report)) {
            return;
        }
        let Some(line) = &report.line else {
            return;
        };
        match report.purpose {
            Purpose::Move(color) => {
                self.scores[color as usize] = Some(line.score);
                self.pending = Some(*line.pv.first());
            }
            Purpose::Hint => {
                let text = advice::hint(&self.texts, self.session.game(), line);
                self.hint = Some(*line.pv.first());
                self.say(text);
            }
            Purpose::Evaluation => {
                // Only proved results move the bar if estimates say little.
                let own = if P::JUDGES_ESTIMATES || line.score.is_proved() {
                    line.score.winning_chance()
                } else {
                    0.5
                };
                let white = match self.position().turn() {
                    Color::White => own,
                    Color::Black => 1.0 - own,
                };
                self.evaluation = Some((white, line.score));
            }
            Purpose::Review(_) => {
                if let Some(review) = &mut self.review {
                    review.add(line.score, *line.pv.first());
                    self.continue_review();
                }
            }
        }
    }

    /// A line about the review: its progress, or the number of mistakes of both sides.
    pub(crate) fn review_summary(&self) -> Option<String> {
        let review = self.review.as_ref()?;
        let (done, all) = review.progress();
        if done < all {
            let args = [("done", number(done)), ("all", number(all))];
            return Some(self.texts.with("analyse.review.running", &args));
        }
        let of = |color| {
            let [inaccuracies, mistakes, blunders] = review.tally(color);
            format!(
                "{}: {inaccuracies} ?!  {mistakes} ?  {blunders} ??",
                self.texts.side(color)
            )
        };
        Some(Color::ALL.map(of).join("   "))
    }
}
