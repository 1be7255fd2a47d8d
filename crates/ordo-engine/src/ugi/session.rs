use std::io::Write;
use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::Duration;

use ordo_rules::{Color, Game, Rules};

use super::board_text::BoardText;
use super::command::{Command, Query};
use super::go::Go;
use super::options::{SessionLimits, UgiOptions};
use super::output::Output;
use super::report;
use super::server::Job;
use crate::{Configure, Stop};

/// The game, the engine and the options of a session; executes commands one by one.
pub(super) struct Session<'a, E: Configure, W> {
    game: Game<E::Position>,
    options: UgiOptions,
    /// Created on demand, because its hash table is large.
    engine: Option<E>,
    limits: &'a SessionLimits,
    output: &'a Output<W>,
}

impl<'a, E: Configure<Position: BoardText>, W: Write> Session<'a, E, W> {
    pub(super) fn new(
        options: UgiOptions,
        limits: &'a SessionLimits,
        output: &'a Output<W>,
    ) -> Session<'a, E, W> {
        Session {
            game: Game::from_position(options.apply(E::Position::start())),
            options,
            engine: None,
            limits,
            output,
        }
    }

    /// Executes commands until the queue closes or the output fails. If another game is selected, returns the options for its
    /// session.
    pub(super) fn run(mut self, jobs: &Receiver<Job>) -> Option<UgiOptions> {
        for job in jobs {
            let result = job
                .command
                .and_then(|command| self.execute(command, &job.stop));
            if let Err(problem) = result {
                self.output.write_error(&problem);
            }
            job.done.store(true, Ordering::Release);
            if self.output.is_broken() {
                break;
            }
            if self.options.game.name() != E::Position::NAME {
                return Some(self.options);
            }
        }
        None
    }

    fn execute(&mut self, command: Command, stop: &Stop) -> Result<(), String> {
        match command {
            Command::Hello => self.hello(),
            Command::IsReady => {
                self.engine();
                self.output.write("readyok");
            }
            Command::NewGame => {
                self.game = Game::from_position(self.options.apply(E::Position::start()));
                if let Some(engine) = &mut self.engine {
                    engine.new_game(0);
                }
            }
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position { start, moves } => {
                self.game = read_game(start.as_deref(), &moves, &self.options)?;
            }
            Command::Query(query) => self.answer(query),
            Command::Go(go) => self.go(&go, stop)?,
            Command::Show => self.show(),
            Command::Moves => self.moves(),
            Command::Perft(depth) => self.perft(depth, stop)?,
            Command::Stop | Command::Quit => {} // handled by the reader
        }
        Ok(())
    }

    fn engine(&mut self) -> &mut E {
        let options = &self.options;
        let engine = self.engine.get_or_insert_with(|| E::new(options.hash));
        engine.set_threads(options.threads);
        engine.set_level(options.level, 0);
        engine.set_tables(options.tables.clone());
        engine
    }

    fn hello(&self) {
        let mut lines = vec![
            format!("id name Ordo {}", env!("CARGO_PKG_VERSION")),
            "id author the authors of Ordo".to_owned(),
        ];
        lines.extend(UgiOptions::describe(self.limits));
        lines.push("ugiok".to_owned());
        self.output.write(&lines.join("\n"));
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let hash = self.options.hash;
        self.options.set(name, value, self.limits)?;
        if self.options.hash != hash {
            self.engine = None; // the next one has the new size
        }
        if self.game.moves().is_empty() {
            let start = self.options.apply(self.game.start().clone());
            self.game = Game::from_position(start);
        }
        Ok(())
    }

    fn answer(&self, query: Query) {
        let text = |yes| if yes { "true" } else { "false" };
        let outcome = self.game.outcome();
        let answer = match query {
            Query::GameOver => text(outcome.is_some()),
            Query::FirstToMove => text(self.game.position().turn() == Color::White),
            Query::Result => report::result(outcome),
        };
        self.output.write(&format!("response {answer}"));
    }

    fn show(&self) {
        let position = self.game.position();
        self.output
            .write(&format!("{}\n{position}", position.board_text()));
    }

    fn moves(&self) {
        let moves = match self.game.outcome() {
            Some(_) => Vec::new(),
            None => self.game.position().legal_moves(),
        };
        let moves = moves.iter().map(|mv| format!(" {mv}"));
        self.output
            .write(&format!("moves{}", moves.collect::<String>()));
    }

    fn go(&mut self, go: &Go, stop: &Stop) -> Result<(), String> {
        if !go.unknown().is_empty() {
            let unknown = go.unknown().join(" ");
            self.output.write_info(&format!("go ignores {unknown:?}"));
        }
        let mut limits = go.limits(self.game.position().turn())?;
        limits.multipv = self.options.multipv;
        limits.nodes = limits.nodes.into_iter().chain(self.limits.nodes).min();
        let game = self.game.clone();
        let output = self.output;
        let found = self.engine().search(&game, &limits, stop, &mut |lines| {
            let lines: Vec<String> = lines.iter().map(report::info).collect();
            output.write(&lines.join("\n"));
            if output.is_broken() {
                stop.set();
            }
        });
        while go.is_infinite() && !stop.is_set() && found.is_ok() {
            // The search is complete, but `bestmove` must wait for `stop`.
            thread::sleep(Duration::from_millis(1));
        }
        match found {
            Ok(found) => output.write(&format!("bestmove {}", found.best)),
            Err(_) => output.write("bestmove none"),
        }
        Ok(())
    }

    fn perft(&self, depth: u32, stop: &Stop) -> Result<(), String> {
        let deepest = self.limits.perft;
        if depth > deepest {
            return Err(format!("perft goes to depth {deepest}"));
        }
        let leaves = count(self.game.position(), depth, stop);
        let leaves = leaves.ok_or_else(|| "perft was stopped".to_owned())?;
        self.output.write(&format!("perft {depth} {leaves}"));
        Ok(())
    }
}

/// The game of a `position` command.
fn read_game<P: Rules>(
    start: Option<&str>,
    moves: &[String],
    options: &UgiOptions,
) -> Result<Game<P>, String> {
    let start: Result<P, _> = start.map_or_else(|| Ok(P::start()), str::parse);
    let start = start.map_err(|error| error.to_string())?;
    let mut game = Game::from_position(options.apply(start));
    for text in moves {
        let mv = text
            .parse()
            .map_err(|error| format!("cannot read the move {text:?}: {error}"))?;
        game.play(mv).map_err(|error| format!("{text}: {error}"))?;
    }
    Ok(game)
}

/// Perft; `None` if it was stopped.
fn count<P: Rules>(position: &P, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_set() {
        return None;
    }
    if depth <= 3 {
        return Some(position.perft(depth));
    }
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| count(&position.after_unchecked(mv), depth - 1, stop))
        .sum()
}
