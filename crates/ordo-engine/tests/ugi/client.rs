use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use ordo_engine::ugi::serve;

use crate::session_limits;

/// A client that talks to a session line by line.
pub(crate) struct UgiClient {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<u8>,
    session: JoinHandle<io::Result<()>>,
}

impl UgiClient {
    pub(crate) fn new() -> UgiClient {
        let (input, commands) = mpsc::channel();
        let (answers, output) = mpsc::channel();
        let session = thread::spawn(|| {
            let commands = BufReader::new(Commands(commands));
            serve(commands, Answers(answers), &session_limits())
        });
        UgiClient {
            input: Some(input),
            output,
            session,
        }
    }

    pub(crate) fn send(&self, line: &str) {
        let input = self.input.as_ref().unwrap();
        input.send(format!("{line}\n").into_bytes()).unwrap();
    }

    /// The next line; `None` if the session is over.
    pub(crate) fn receive(&self) -> Option<String> {
        let bytes: Vec<u8> = self
            .output
            .iter()
            .take_while(|&byte| byte != b'\n')
            .collect();
        (!bytes.is_empty()).then(|| String::from_utf8(bytes).unwrap())
    }

    /// Skips the `info` lines of a running search.
    pub(crate) fn receive_answer(&self) -> Option<String> {
        std::iter::from_fn(|| self.receive()).find(|line| !line.starts_with("info depth"))
    }

    /// Waits for the first `info` line of a search.
    pub(crate) fn wait_for_search(&self) {
        let line = self.receive().unwrap();
        assert!(line.starts_with("info depth"), "{line}");
    }

    /// Closes the input, waits for the session to end, and returns the remaining answers.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = std::iter::from_fn(|| self.receive_answer()).collect();
        self.session.join().unwrap().unwrap();
        rest
    }
}

struct Commands(Receiver<Vec<u8>>);

impl Read for Commands {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line = self.0.recv().unwrap_or_default();
        buffer[..line.len()].copy_from_slice(&line);
        Ok(line.len())
    }
}

struct Answers(Sender<u8>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            let closed = |_| io::Error::from(io::ErrorKind::BrokenPipe);
            self.0.send(byte).map_err(closed)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
