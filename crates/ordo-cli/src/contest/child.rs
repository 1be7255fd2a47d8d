//! A program that is talked to in lines, with a limit to our patience.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{self, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ordo_engine::Stop;

/// A running program. Dropping it asks it to quit, and ends it if it does not.
pub(super) struct Child {
    process: process::Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// What came of listening.
pub(super) enum Heard {
    Line(String),
    /// Nothing by the deadline.
    Silence,
    /// The match was stopped.
    Stopped,
    /// The program has closed its output; how it ended, if it did.
    End(String),
}

/// Longer lines are cut.
const LONGEST_LINE: u64 = 1 << 16;
/// Lines that may wait for us before the program has to.
const WAITING_LINES: usize = 256;
/// Interval at which the stop switch is checked while a program is silent.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program may take to quit.
const TO_QUIT: Duration = Duration::from_millis(500);

impl Child {
    pub(super) fn start(command: &[String]) -> io::Result<Child> {
        let (program, args) = command
            .split_first()
            .ok_or_else(|| io::Error::other("there is no command"))?;
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        out_of_reach_of_ctrl_c(&mut command);
        let mut process = command.spawn()?;
        let input = process.stdin.take();
        let (sender, lines) = sync_channel(WAITING_LINES);
        if let Some(output) = process.stdout.take() {
            thread::spawn(move || read_lines(output, &sender));
        }
        Ok(Child {
            process,
            input,
            lines,
        })
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    pub(super) fn hear(&mut self, deadline: Instant, stop: &Stop) -> Heard {
        loop {
            if stop.is_set() {
                return Heard::Stopped;
            }
            // Output does not extend the deadline.
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Heard::Silence;
            }
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Heard::Line(line),
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return Heard::End(self.status()),
            }
        }
    }

    /// How the program ended.
    fn status(&mut self) -> String {
        match self.wait(TO_QUIT) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        }
    }

    fn wait(&mut self, at_most: Duration) -> Option<process::ExitStatus> {
        let deadline = Instant::now() + at_most;
        loop {
            match self.process.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// Ends the program at once.
    pub(super) fn kill(mut self) {
        let _ = self.process.kill();
        self.input = None;
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        if matches!(self.process.try_wait(), Ok(Some(_))) {
            return;
        }
        let _ = self.say("quit");
        self.input = None; // the end of its input is a hint as well
        if self.wait(TO_QUIT).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

/// The terminal sends Ctrl-C to all programs of a group. The match ends its players itself.
#[cfg(unix)]
fn out_of_reach_of_ctrl_c(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(windows)]
fn out_of_reach_of_ctrl_c(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn out_of_reach_of_ctrl_c(_: &mut Command) {}

fn read_lines(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if sender.send(text).is_err() {
            return; // nobody listens any more
        }
    }
}
