use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Where answers go, a line at a time, from any thread. After the first line that cannot be written there are no others.
pub(super) struct Output<W>(Mutex<State<W>>);

struct State<W> {
    writer: W,
    error: Option<io::Error>,
}

/// No message has more characters, whatever it is about.
const LONGEST_MESSAGE: usize = 300;

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

    /// Writes a line, or several that belong together, and does not keep them waiting.
    pub(super) fn write(&self, lines: &str) {
        let mut state = self.lock();
        if state.error.is_none() {
            let written = writeln!(state.writer, "{lines}");
            state.error = written.and_then(|()| state.writer.flush()).err();
        }
    }

    /// Says what is wrong, in one line.
    pub(super) fn complain(&self, problem: &str) {
        self.tell(&format!("error: {problem}"));
    }

    /// Writes an `info string`, in one line.
    pub(super) fn tell(&self, text: &str) {
        let words = text.replace(char::is_control, " ");
        let mut line: String = words.chars().take(LONGEST_MESSAGE).collect();
        if line.len() < words.len() {
            line += " …";
        }
        self.write(&format!("info string {line}"));
    }

    /// Whether nobody gets the answers any more.
    pub(super) fn is_broken(&self) -> bool {
        self.lock().error.is_some()
    }

    /// Why it broke, if it did.
    pub(super) fn finish(self) -> io::Result<()> {
        let state = self.0.into_inner();
        let state = state.unwrap_or_else(PoisonError::into_inner);
        state.error.map_or(Ok(()), Err)
    }
}
