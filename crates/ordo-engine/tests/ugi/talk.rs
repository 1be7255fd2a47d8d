use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use ordo_engine::ugi::serve;

use crate::session_limits;

/// A session that is talked to line by line, as a program does.
pub(crate) struct Talk {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<u8>,
    session: JoinHandle<io::Result<()>>,
}

impl Talk {
    pub(crate) fn new() -> Talk {
        let (input, commands) = mpsc::channel();
        let (answers, output) = mpsc::channel();
        let session = thread::spawn(|| {
            let commands = BufReader::new(Commands(commands));
            serve(commands, Answers(answers), &session_limits())
        });
        Talk {
            input: Some(input),
            output,
            session,
        }
    }

    pub(crate) fn say(&self, line: &str) {
        let input = self.input.as_ref().unwrap();
        input.send(format!("{line}\n").into_bytes()).unwrap();
    }

    /// The next line; none if the session is over.
    pub(crate) fn hear(&self) -> Option<String> {
        let bytes: Vec<u8> = self
            .output
            .iter()
            .take_while(|&byte| byte != b'\n')
            .collect();
        (!bytes.is_empty()).then(|| String::from_utf8(bytes).unwrap())
    }

    /// Skips what is said of a running search.
    pub(crate) fn hear_answer(&self) -> Option<String> {
        std::iter::from_fn(|| self.hear()).find(|line| !line.starts_with("info depth"))
    }

    /// Waits for a search that has begun.
    pub(crate) fn hear_search(&self) {
        let line = self.hear().unwrap();
        assert!(line.starts_with("info depth"), "{line}");
    }

    /// Ends the input and waits for the session to end; the answers that were left.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = std::iter::from_fn(|| self.hear_answer()).collect();
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
