//! The lines of an input, read one at a time and never more of one than allowed.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::io::{self, BufRead};

/// One line without its end.
pub(super) struct TextLine {
    /// The text; `\u{fffd}` stands for what is no UTF-8 and for what was cut off.
    pub(super) text: String,
    /// What is wrong with it.
    pub(super) fault: Option<Fault>,
}

/// What can be wrong with a line.
pub(super) enum Fault {
    /// It was longer than allowed.
    TooLong,
    /// It is valid UTF-8 only up to this byte of the text.
    NotUtf8(usize),
}

/// Reads the next line, up to `room` bytes of it; the rest of a longer line is passed over. Nothing at the end.
pub(super) fn read_line(input: &mut impl BufRead, room: usize) -> io::Result<Option<TextLine>> {
    let mut bytes = Vec::new();
    let mut any = false;
    let mut cut = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok([]) => break,
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        any = true;
        let mut parts = chunk.splitn(2, |&byte| byte == b'\n');
        let part = parts.next().unwrap_or_default();
        let ended = parts.next().is_some();
        let room = room.saturating_sub(bytes.len());
        cut |= part.len() > room;
        bytes.extend(part.iter().take(room));
        let used = part.len().saturating_add(usize::from(ended));
        input.consume(used);
        if ended {
            break;
        }
    }
    if !any {
        return Ok(None);
    }
    if !cut && bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    let (mut text, bad) = match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            (text, Some(Fault::NotUtf8(valid)))
        }
    };
    if cut {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    let fault = if cut { Some(Fault::TooLong) } else { bad };
    Ok(Some(TextLine { text, fault }))
}
