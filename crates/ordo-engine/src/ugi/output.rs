use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Line-based output, shared by threads. After a write error, nothing more is written.
pub(super) struct Output<W>(Mutex<State<W>>);

struct State<W> {
    writer: W,
    error: Option<io::Error>,
}

/// Maximum length of a message in characters.
const MAX_MESSAGE: usize = 300;

impl<W: Write> Output<W> {
    pub(super) fn new(writer: W) -> Output<W> {
        Output(Mutex::new(State {
            writer,
            error: None,
        }))
    }

    fn lock(&self) -> MutexGuard<'_, State<W>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes and flushes one or more lines.
    pub(super) fn write(&self, lines: &str) {
        let mut state = self.lock();
        if state.error.is_none() {
            let written = writeln!(state.writer, "{lines}");
            state.error = written.and_then(|()| state.writer.flush()).err();
        }
    }

    /// Writes an error as an `info string`.
    pub(super) fn write_error(&self, problem: &str) {
        self.write_info(&format!("error: {problem}"));
    }

    /// Writes an `info string`, in one line.
    pub(super) fn write_info(&self, text: &str) {
        let words = text.replace(char::is_control, " ");
        let mut line: String = words.chars().take(MAX_MESSAGE).collect();
        if line.len() < words.len() {
            line += " …";
        }
        self.write(&format!("info string {line}"));
    }

    /// True if a write has failed.
    pub(super) fn is_broken(&self) -> bool {
        self.lock().error.is_some()
    }

    /// The write error, if any.
    pub(super) fn finish(self) -> io::Result<()> {
        let state = self.0.into_inner();
        let state = state.unwrap_or_else(PoisonError::into_inner);
        state.error.map_or(Ok(()), Err)
    }
}
