//! A UGI engine's process: line-based input and output with timeouts.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{self, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ordo_engine::Stop;

/// A running program. Dropping it sends `quit`, and kills it if it does not exit.
pub(super) struct UgiProcess {
    process: process::Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Result of waiting for a line.
pub(super) enum Event {
    Line(String),
    Timeout,
    /// The match was stopped.
    Stopped,
    /// The program closed its output, with a description of its exit.
    Closed(String),
}

/// Longer lines are cut.
const MAX_LINE: u64 = 1 << 16;
/// Unread lines after which the program's output blocks.
const MAX_UNREAD_LINES: usize = 256;
/// Interval at which the stop flag is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Time a program has to exit after `quit`.
const QUIT_TIMEOUT: Duration = Duration::from_millis(500);

impl UgiProcess {
    pub(super) fn start(command: &[String]) -> io::Result<UgiProcess> {
        let (program, args) = command
            .split_first()
            .ok_or_else(|| io::Error::other("the command is empty"))?;
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        detach_from_terminal_signals(&mut command);
        let mut process = command.spawn()?;
        let input = process.stdin.take();
        let (sender, lines) = sync_channel(MAX_UNREAD_LINES);
        if let Some(output) = process.stdout.take() {
            thread::spawn(move || read_lines(output, &sender));
        }
        Ok(UgiProcess {
            process,
            input,
            lines,
        })
    }

    pub(super) fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    pub(super) fn receive(&mut self, deadline: Instant, stop: &Stop) -> Event {
        loop {
            if stop.is_set() {
                return Event::Stopped;
            }
            // Output does not extend the deadline.
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Event::Timeout;
            }
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) => return Event::Line(line),
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return Event::Closed(self.exit_reason()),
            }
        }
    }

    fn exit_reason(&mut self) -> String {
        match self.wait(QUIT_TIMEOUT) {
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

    /// Kills the program.
    pub(super) fn kill(mut self) {
        let _ = self.process.kill();
        self.input = None;
    }
}

impl Drop for UgiProcess {
    fn drop(&mut self) {
        if matches!(self.process.try_wait(), Ok(Some(_))) {
            return;
        }
        let _ = self.send("quit");
        self.input = None; // closing its input also signals it to exit
        if self.wait(QUIT_TIMEOUT).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

/// Puts the program in its own process group: the terminal sends Ctrl-C to the whole foreground group, but the match ends
/// its engines itself.
#[cfg(unix)]
fn detach_from_terminal_signals(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(windows)]
fn detach_from_terminal_signals(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn detach_from_terminal_signals(_: &mut Command) {}

fn read_lines(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = output.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if sender.send(text).is_err() {
            return; // the receiver is gone
        }
    }
}
