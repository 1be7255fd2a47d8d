use std::io::{self, BufRead, ErrorKind};

/// Maximum length of a line in bytes: enough for a game of ten thousand moves.
pub(super) const MAX_LINE: usize = 1 << 16;

/// A line of input.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum InputLine {
    /// The line without its line break; invalid UTF-8 is replaced.
    Text(String),
    /// A line that is too long and was skipped.
    TooLong,
}

/// The next line; `None` at the end of the input. The last line needs no line break.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        if buffer.is_empty() && line.is_empty() && !too_long {
            return Ok(None);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = buffer.split(|&byte| byte == b'\n').next();
        let part = part.unwrap_or_default();
        too_long |= line.len() + part.len() > MAX_LINE;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(part);
        }
        let is_over = end.is_some() || buffer.is_empty();
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if is_over {
            break;
        }
    }
    if too_long {
        return Ok(Some(InputLine::TooLong));
    }
    let text = String::from_utf8_lossy(&line);
    Ok(Some(InputLine::Text(text.trim().to_owned())))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(bytes: &[u8], capacity: usize) -> Vec<InputLine> {
        let mut input = BufReader::with_capacity(capacity, bytes);
        std::iter::from_fn(|| next_line(&mut input).ok().flatten()).collect()
    }

    #[test]
    fn lines_end_at_a_line_break_or_the_end_of_input() {
        let text = |text: &str| InputLine::Text(text.to_owned());
        for capacity in [1, 3, 100] {
            let read = lines(b"ugi\r\n\n go \xff\nd", capacity);
            assert_eq!(
                read,
                [text("ugi"), text(""), text("go \u{fffd}"), text("d")]
            );
            assert_eq!(lines(b"", capacity), []);
        }
    }

    #[test]
    fn long_lines_are_skipped() {
        let mut bytes = vec![b'x'; MAX_LINE];
        bytes.extend(b"\n");
        bytes.extend(vec![b'x'; MAX_LINE + 1]);
        bytes.extend(b"\nd\n");
        let read = lines(&bytes, 1000);
        assert!(matches!(&read[0], InputLine::Text(text) if text.len() == MAX_LINE));
        assert_eq!(
            read[1..],
            [InputLine::TooLong, InputLine::Text("d".to_owned())]
        );
        assert_eq!(lines(&vec![b'x'; MAX_LINE * 3], 1000), [InputLine::TooLong]);
    }
}
