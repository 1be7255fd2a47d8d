//! The lines of an input, read one at a time and never more of one than allowed.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::RecordErrorKind;

use crate::prelude::*;

/// One line without its end.
pub(super) struct TextLine {
    /// The text; invalid UTF-8 and what was cut off are replaced by `\u{fffd}`.
    pub(super) text: String,
    /// The error, if there is one.
    pub(super) fault: Option<Fault>,
}

/// An error in a line.
pub(super) enum Fault {
    /// It was longer than allowed.
    TooLong,
    /// It is valid UTF-8 only up to this byte of the text.
    NotUtf8(usize),
}

/// A source of bytes for [`Reader`](super::Reader): any [`BufRead`](std::io::BufRead), or `&[u8]` where there is no
/// standard library.
pub trait Input: private::Input {}

impl<R: private::Input> Input for R {}

mod private {
    use super::super::RecordErrorKind;

    pub trait Input {
        /// Passes the next bytes to `take`, none at the end of the input, and consumes as many as `take` returns.
        fn next_chunk(
            &mut self,
            take: &mut dyn FnMut(&[u8]) -> usize,
        ) -> Result<(), RecordErrorKind>;
    }

    #[cfg(feature = "std")]
    impl<R: std::io::BufRead> Input for R {
        fn next_chunk(
            &mut self,
            take: &mut dyn FnMut(&[u8]) -> usize,
        ) -> Result<(), RecordErrorKind> {
            let used = loop {
                match self.fill_buf() {
                    Ok(chunk) => break take(chunk),
                    Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                    Err(error) => {
                        return Err(RecordErrorKind::Io {
                            kind: error.kind(),
                            message: std::string::ToString::to_string(&error),
                        });
                    }
                }
            };
            self.consume(used);
            Ok(())
        }
    }

    #[cfg(not(feature = "std"))]
    impl Input for &[u8] {
        fn next_chunk(
            &mut self,
            take: &mut dyn FnMut(&[u8]) -> usize,
        ) -> Result<(), RecordErrorKind> {
            let used = take(self);
            *self = self.get(used..).unwrap_or_default();
            Ok(())
        }
    }
}

/// Reads the next line, up to `room` bytes of it; the rest of a longer line is skipped. `None` at the end.
pub(super) fn read_line(
    input: &mut impl Input,
    room: usize,
) -> Result<Option<TextLine>, RecordErrorKind> {
    let mut bytes = Vec::new();
    let mut any = false;
    let mut cut = false;
    let mut ended = false;
    while !ended {
        input.next_chunk(&mut |chunk| {
            if chunk.is_empty() {
                ended = true;
                return 0;
            }
            any = true;
            let mut parts = chunk.splitn(2, |&byte| byte == b'\n');
            let part = parts.next().unwrap_or_default();
            ended = parts.next().is_some();
            let room = room.saturating_sub(bytes.len());
            cut |= part.len() > room;
            bytes.extend(part.iter().take(room));
            part.len().saturating_add(usize::from(ended))
        })?;
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
