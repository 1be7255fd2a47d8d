use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use ordo_rules::with_rules;

use super::command::{self, Command};
use super::lines::{InputLine, MAX_LINE, next_line};
use super::options::{SessionLimits, UgiOptions};
use super::output::Output;
use super::session::Session;
use crate::{EngineOf, Stop};

/// Maximum number of queued commands; when the queue is full, reading pauses.
const MAX_QUEUED: usize = 1024;

/// A command on its way from the reader to the session.
pub(super) struct Job {
    /// The command, or the error to report.
    pub(super) command: Result<Command, String>,
    /// Stops the command.
    pub(super) stop: Stop,
    /// Set when the command is done.
    pub(super) done: Arc<AtomicBool>,
}

/// Serves one client until `quit` or the end of its input. At the end of the input, searches with limits finish first.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send,
    limits: &SessionLimits,
) -> io::Result<()> {
    let writer = Output::new(output);
    let output = &writer;
    let read = thread::scope(|scope| {
        let (queue, jobs) = mpsc::sync_channel(MAX_QUEUED);
        thread::Builder::new()
            .name("session".to_owned())
            .spawn_scoped(scope, move || {
                let mut options = Some(UgiOptions::new(limits));
                while let Some(now) = options {
                    options = with_rules!(now.game, P => {
                        Session::<EngineOf<P>, _>::new(now, limits, output).run(&jobs)
                    });
                }
            })?;
        Reader {
            output,
            queue,
            running: Vec::new(),
        }
        .read(input)
    });
    read.and(writer.finish())
}

/// Reads commands, queues most, and answers at once what cannot wait.
struct Reader<'a, W> {
    output: &'a Output<W>,
    queue: SyncSender<Job>,
    running: Vec<Running>,
}

/// A search or perft that is queued or running.
struct Running {
    is_infinite: bool,
    stop: Stop,
    done: Arc<AtomicBool>,
}

/// The session thread has ended.
struct SessionEnded;

impl<W: Write> Reader<'_, W> {
    /// Reads to the end. Dropping the reader closes the queue, and the session ends after the queued commands.
    fn read(mut self, mut input: impl BufRead) -> io::Result<()> {
        let result = loop {
            let line = match next_line(&mut input) {
                Ok(Some(line)) => line,
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            };
            let command = match line {
                InputLine::Text(text) => command::parse(&text),
                InputLine::TooLong => Err(format!("the line is longer than {MAX_LINE} bytes")),
            };
            let Some(command) = command.transpose() else {
                continue;
            };
            if command == Ok(Command::Quit) {
                self.stop(|_| true);
                break Ok(());
            }
            if self.answer(command).is_err() || self.output.is_broken() {
                self.stop(|_| true);
                break Ok(());
            }
        };
        self.stop(|running| running.is_infinite);
        result
    }

    fn answer(&mut self, command: Result<Command, String>) -> Result<(), SessionEnded> {
        let finished = |running: &Running| running.done.load(Ordering::Acquire);
        self.running.retain(|running| !finished(running));
        let is_busy = !self.running.is_empty();
        match command {
            Ok(Command::Stop) => self.stop(|_| true),
            Ok(Command::IsReady) if is_busy => self.output.write("readyok"),
            Err(problem) if is_busy => self.output.write_error(&problem),
            command => {
                self.stop(|running| running.is_infinite);
                self.enqueue(command)?;
            }
        }
        Ok(())
    }

    fn stop(&self, which: impl Fn(&Running) -> bool) {
        for running in self.running.iter().filter(|&running| which(running)) {
            running.stop.set();
        }
    }

    fn enqueue(&mut self, command: Result<Command, String>) -> Result<(), SessionEnded> {
        let takes_long = match &command {
            Ok(Command::Go(go)) => Some(go.is_infinite()),
            Ok(Command::Perft(_)) => Some(false),
            _ => None,
        };
        let job = Job {
            command,
            stop: Stop::default(),
            done: Arc::default(),
        };
        if let Some(is_infinite) = takes_long {
            self.running.push(Running {
                is_infinite,
                stop: job.stop.clone(),
                done: job.done.clone(),
            });
        }
        self.queue.send(job).map_err(|_| SessionEnded)
    }
}
