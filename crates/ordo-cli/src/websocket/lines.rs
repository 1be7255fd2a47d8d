//! Blocking readers and writers for the engine's threads, over channels of lines.

use std::io::{self, BufRead, Read, Write};

use tokio::sync::mpsc::{Receiver, Sender};

/// The lines that a client sends, as input of an engine.
pub(super) struct LineReader {
    lines: Receiver<String>,
    /// The current line with its line break, and the number of bytes read from it.
    current: (Vec<u8>, usize),
}

impl LineReader {
    pub(super) fn new(lines: Receiver<String>) -> LineReader {
        LineReader {
            lines,
            current: (Vec::new(), 0),
        }
    }
}

impl BufRead for LineReader {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.current.1 >= self.current.0.len() {
            let line = self.lines.blocking_recv();
            self.current = (
                line.map_or_else(Vec::new, |line| (line + "\n").into_bytes()),
                0,
            );
        }
        Ok(self.current.0.get(self.current.1..).unwrap_or_default())
    }

    fn consume(&mut self, amount: usize) {
        self.current.1 += amount;
    }
}

impl Read for LineReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

/// Sends the lines that an engine writes to its client. Fails once the client has gone.
pub(super) struct LineWriter {
    lines: Sender<String>,
    /// The line that is not complete yet.
    rest: Vec<u8>,
}

impl LineWriter {
    pub(super) fn new(lines: Sender<String>) -> LineWriter {
        LineWriter {
            lines,
            rest: Vec::new(),
        }
    }
}

impl Write for LineWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.rest.extend_from_slice(bytes);
        while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            self.lines
                .blocking_send(line)
                .map_err(|_| io::ErrorKind::BrokenPipe)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::channel;

    use super::*;

    #[test]
    fn lines_pass_in_both_directions_and_end() {
        let (sender, receiver) = channel(4);
        let mut writer = LineWriter::new(sender);
        writer.write_all(b"one\ntw").unwrap();
        writer.write_all("o é\n\nrest".as_bytes()).unwrap();
        drop(writer);
        let lines: Vec<String> = LineReader::new(receiver)
            .lines()
            .map(Result::unwrap)
            .collect();
        assert_eq!(lines, ["one", "two é", ""]);
    }

    #[test]
    fn writing_fails_once_the_client_has_gone() {
        let (sender, receiver) = channel(4);
        drop(receiver);
        let error = LineWriter::new(sender).write_all(b"line\n").unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
}
