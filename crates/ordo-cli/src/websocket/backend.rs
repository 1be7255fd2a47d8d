use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ordo_engine::ugi::{SessionLimits, serve};
use ordo_lab::matches::command_words;

use super::lines::{LineReader, LineWriter};
use crate::failure::Failure;

/// Time limit for a program to exit after `quit`.
const QUIT_TIMEOUT: Duration = Duration::from_millis(500);
/// Maximum length of a line of a program in bytes; the rest of a longer one becomes the next line.
const MAX_LINE: u64 = 1 << 16;

/// The engine behind a connection.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    /// Ordo's engine.
    Ordo(SessionLimits),
    /// Another program that speaks UGI, with its arguments.
    Program(Vec<String>),
}

impl Backend {
    /// Parses a command line: whitespace separates words, except within quotes.
    pub(crate) fn program(command: &str) -> Result<Backend, Failure> {
        match command_words(command) {
            Some(words) if !words.is_empty() => Ok(Backend::Program(words)),
            _ => Err(Failure::Input(format!("not a command: {command:?}"))),
        }
    }

    /// Runs one session, until its input ends. Blocks its thread.
    pub(super) fn run(&self, input: LineReader, output: LineWriter) -> io::Result<()> {
        match self {
            Backend::Ordo(limits) => serve(input, output, limits),
            Backend::Program(words) => bridge(words, input, output),
        }
    }
}

/// Starts a program and passes lines in both directions. Ends it when the client's lines end.
fn bridge(words: &[String], input: LineReader, mut output: LineWriter) -> io::Result<()> {
    let (name, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let started = Command::new(name)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut program = match started {
        Ok(program) => program,
        Err(error) => return writeln!(output, "info string error: cannot start {name}: {error}"),
    };
    let stdout = program.stdout.take();
    // When the program exits, the output ends here, the connection closes, and the client's lines end.
    let copying = thread::spawn(move || stdout.map_or(Ok(()), |stdout| copy_lines(stdout, output)));
    if let Some(mut stdin) = program.stdin.take() {
        for line in input.lines() {
            let sent = line.and_then(|line| writeln!(stdin, "{line}"));
            if sent.and_then(|()| stdin.flush()).is_err() {
                break;
            }
        }
    }
    end(&mut program);
    copying.join().unwrap_or(Ok(()))
}

/// Copies the lines of a program to its client.
fn copy_lines(from: impl Read, mut to: LineWriter) -> io::Result<()> {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        (&mut from).take(MAX_LINE).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        if line.last() != Some(&b'\n') {
            line.push(b'\n');
        }
        to.write_all(&line)?;
    }
}

/// Waits for a program whose input is closed, and kills it if it does not exit.
fn end(program: &mut Child) {
    let deadline = Instant::now() + QUIT_TIMEOUT;
    while let Ok(None) = program.try_wait() {
        if Instant::now() >= deadline {
            let _ = program.kill();
            let _ = program.wait();
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
}
