//! Playing with lines of text, without escape codes: for screen readers, pipes and tests.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ordo_rules::Color;

use super::clock;
use super::controller::GameController;
use super::event::Event;
use crate::commands::{InputLine, print_commands, read_command};
use crate::failure::{Failure, one_line};
use crate::language::text;
use crate::render::Style;
use crate::tui::board::BoardGame;

mod command;

use command::{COMMANDS, Command};

/// Time between two looks at the clocks.
const TICK: Duration = Duration::from_millis(100);
/// The longest line of input that is read as a command.
const LONGEST: usize = 400;

/// Asks if the unfinished game should be continued.
pub(super) fn ask_to_resume<P: BoardGame>(
    controller: &GameController<P>,
    out: &mut (dyn Write + Send),
) -> Result<bool, Failure> {
    let texts = &controller.texts;
    writeln!(out, "{}", controller.unfinished())?;
    let (question, answers) = (texts.get("term.resume"), texts.get("term.yesNo"));
    write!(out, "{question} {answers} ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    let answer = answer.trim().to_lowercase();
    let yes = ["", "y", "yes", "o", "oui", "s", "sí", "si", "j", "ja"];
    Ok(yes.contains(&answer.as_str()))
}

/// Plays until the game is over, the input ends, or the player quits.
pub(super) fn run<P: BoardGame>(
    controller: GameController<P>,
    sender: Sender<Event<P::Move>>,
    events: &Receiver<Event<P::Move>>,
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let (go, wanted) = std::sync::mpsc::channel();
    thread::spawn(move || read_lines(&sender, &wanted));
    let mut lines = Lines {
        shown: controller.session.game().moves().len(),
        controller,
        ended: false,
        reading: false,
        out,
    };
    lines.begin()?;
    loop {
        let now = Instant::now();
        lines.controller.tick(now);
        lines.catch_up()?;
        if lines.controller.is_over() {
            return lines.finish();
        }
        if lines.wants_line() {
            if lines.ended {
                return lines.finish();
            }
            if !lines.reading {
                lines.reading = true;
                // The reader is gone only after the end of the input.
                let _ = go.send(());
            }
        }
        match events.recv_timeout(TICK) {
            Ok(Event::Line(line)) => {
                lines.reading = false;
                if !lines.obey(&line, Instant::now())? {
                    return lines.finish();
                }
            }
            Ok(Event::End) => (lines.ended, lines.reading) = (true, false),
            Ok(Event::Engine(report)) => lines.controller.on_report(&report),
            Ok(Event::Server(news)) => lines.controller.on_news(news, Instant::now()),
            Ok(Event::Terminal(_)) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return lines.finish(),
        }
    }
}

/// Sends a line of input whenever one is wanted.
fn read_lines<M>(sender: &Sender<Event<M>>, wanted: &Receiver<()>) {
    let mut input = io::stdin().lock();
    while wanted.recv().is_ok() {
        let mut line = Vec::new();
        let event = match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Event::End,
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).into_owned()),
        };
        let ended = matches!(event, Event::End);
        if sender.send(event).is_err() || ended {
            return;
        }
    }
}

struct Lines<'a, P: BoardGame> {
    controller: GameController<P>,
    /// The number of moves that were printed.
    shown: usize,
    /// The input has ended.
    ended: bool,
    /// A line was asked for and has not come.
    reading: bool,
    out: &'a mut (dyn Write + Send),
}

impl<P: BoardGame> Lines<'_, P> {
    fn begin(&mut self) -> Result<(), Failure> {
        let texts = &self.controller.texts;
        let [white, black] = Color::ALL.map(|color| self.controller.name(color));
        let game = texts.get(&format!("game.{}", P::NAME));
        writeln!(self.out, "{game}: {white} – {black}")?;
        self.show()?;
        self.catch_up()
    }

    /// Prints the board, the clocks, and the side to move.
    fn show(&mut self) -> Result<(), Failure> {
        let position = self.controller.position();
        write!(self.out, "{}", position.picture(Style::Plain))?;
        writeln!(self.out, "{position}")?;
        for color in Color::ALL {
            let tray = position.in_tray(color);
            if !tray.is_empty() {
                let key = format!("board.tray.{}", color.letter());
                let sizes: Vec<String> = tray.iter().map(u8::to_string).collect();
                writeln!(
                    self.out,
                    "{}: {}",
                    self.controller.texts.get(&key),
                    sizes.join(" ")
                )?;
            }
        }
        let now = Instant::now();
        let times = Color::ALL.map(|color| self.controller.time_left(color, now));
        if let [Some(white), Some(black)] = times {
            let texts = &self.controller.texts;
            let [w, b] = Color::ALL.map(|color| texts.side(color));
            writeln!(
                self.out,
                "{w} {}, {b} {}",
                clock::show(white),
                clock::show(black)
            )?;
        }
        if !self.controller.is_over() {
            let turn = self.controller.session.turn();
            let key = format!("toMove.{}", turn.letter());
            writeln!(self.out, "{}.", self.controller.texts.get(&key))?;
        }
        Ok(self.out.flush()?)
    }

    /// Prints the moves since the last time, with the board, and the messages.
    fn catch_up(&mut self) -> Result<(), Failure> {
        let game = self.controller.session.game();
        let moves = game.moves();
        if moves.len() != self.shown {
            let first = self.shown.min(moves.len());
            for (ply, mv) in moves.iter().enumerate().skip(first) {
                let color = game.positions()[ply].turn();
                let args = [("color", text(color.letter())), ("move", text(mv))];
                writeln!(
                    self.out,
                    "{}",
                    self.controller.texts.with("play.moved", &args)
                )?;
            }
            self.shown = moves.len();
            self.show()?;
        }
        for message in self.controller.take_messages() {
            writeln!(self.out, "{}", one_line(&message))?;
        }
        Ok(self.out.flush()?)
    }

    /// True if a person is to act. Lines wait while the computer thinks or the server has to answer, so that a script always
    /// means the same.
    fn wants_line(&self) -> bool {
        if self.controller.is_hint_coming() {
            return false;
        }
        match &self.controller.online {
            Some(online) => !online.is_answer_coming(),
            None => !self.controller.is_thinking(),
        }
    }

    /// Obeys a line; false at the end.
    fn obey(&mut self, line: &str, now: Instant) -> Result<bool, Failure> {
        let line = line.trim();
        if line.chars().count() > LONGEST {
            writeln!(self.out, "{}", self.controller.texts.get("term.tooLong"))?;
            return Ok(true);
        }
        match read_command(line, COMMANDS) {
            InputLine::Nothing => {}
            InputLine::Command(Command::Quit, _) => return Ok(false),
            InputLine::Command(command, argument) => self.run_command(command, argument, now)?,
            InputLine::Incomplete(command) => {
                let args = [("command", text(command))];
                self.controller
                    .say(self.controller.texts.with("term.needsFile", &args));
            }
            InputLine::Move(mv) => _ = self.controller.play_text(mv, now),
        }
        self.catch_up()?;
        Ok(true)
    }

    fn run_command(
        &mut self,
        command: Command,
        argument: &str,
        now: Instant,
    ) -> Result<(), Failure> {
        match command {
            Command::Help => self.help()?,
            Command::Show => self.show()?,
            Command::Moves => self.moves()?,
            Command::Hint => _ = self.controller.ask_hint(),
            Command::Lens => {
                let position = self.controller.position();
                for sentence in super::advice::lens(&self.controller.texts, position) {
                    writeln!(self.out, "{sentence}")?;
                }
            }
            Command::Undo => self.controller.undo(now),
            Command::Redo => self.controller.redo(now),
            Command::Resign => self.controller.resign(now),
            Command::Draw => self.controller.offer_draw(now),
            Command::Accept | Command::Decline => {
                if !self.controller.answer_offer(command == Command::Accept) {
                    self.controller.say_key("term.noOffer");
                }
            }
            Command::Save => self.file(|controller| controller.save(Path::new(argument))),
            Command::Load => {
                self.file(|controller| controller.load(Path::new(argument)));
                self.shown = usize::MAX;
            }
            Command::Quit => {}
        }
        Ok(())
    }

    /// Works with a file; a failure is a message.
    fn file(&mut self, work: impl FnOnce(&mut GameController<P>) -> Result<(), Failure>) {
        if let Err(failure) = work(&mut self.controller) {
            self.controller.say(failure.to_string());
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        let texts = &self.controller.texts;
        let example = P::start().legal_moves().first().map(ToString::to_string);
        let example = example.unwrap_or_default();
        print_commands(self.out, texts, &example, COMMANDS)?;
        let rules = texts.with("term.rules", &[("game", text(P::NAME))]);
        writeln!(self.out, "{rules}")?;
        Ok(())
    }

    fn moves(&mut self) -> Result<(), Failure> {
        if self.controller.is_over() {
            return Ok(());
        }
        let moves = self.controller.position().legal_moves();
        let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
        writeln!(self.out, "{}", words.join(" "))?;
        Ok(())
    }

    /// Keeps the game and prints the result.
    fn finish(&mut self) -> Result<(), Failure> {
        self.controller.put_away(Instant::now());
        self.catch_up()?;
        if let Some(outcome) = self.controller.outcome() {
            let (result, reason) = (outcome.result(), outcome.reason);
            writeln!(self.out, "result: {result} ({reason})")?;
        } else {
            // Aborted and expired games have no result.
            let online = self.controller.online.as_ref();
            let ending = online.and_then(|online| online.state.ending.as_ref());
            let reason = ending.map_or("unfinished", |ending| &ending.reason);
            writeln!(self.out, "result: * ({reason})")?;
        }
        Ok(self.out.flush()?)
    }
}
