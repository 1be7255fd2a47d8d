//! Detection of the format of a text.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::GameResult;

/// The text formats of games and positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// Game records, as [`Reader`](super::Reader) reads them.
    Record,
    /// Plain moves, one game per line.
    Moves,
    /// Position strings, one per line.
    Positions,
    /// Abstract Play's game records: JSON.
    AbstractPlay,
    /// Boardspace's game records: SGF.
    Boardspace,
}

impl Format {
    /// Detects the format of a text from its beginning. A text that matches no other format is a list of moves, whose reader
    /// then reports the first word that is not a move.
    ///
    /// ```
    /// use ordo_rules::record::Format;
    ///
    /// assert_eq!(Format::detect("[White \"Ada\"]\n\n1. a3-a4 *"), Format::Record);
    /// assert_eq!(Format::detect("a3-a4 j6-j5"), Format::Moves);
    /// assert_eq!(Format::detect("8/8/8/8/8/8/8/8 w"), Format::Positions);
    /// assert_eq!(Format::detect("[{\"header\": {"), Format::AbstractPlay);
    /// assert_eq!(Format::detect("(;GM[Ordo]"), Format::Boardspace);
    /// ```
    pub fn detect(beginning: &str) -> Format {
        let text = beginning.trim_start_matches('\u{feff}').trim_start();
        let after = |opening: char| text.strip_prefix(opening).map(str::trim_start);
        if after('(').is_some_and(|rest| rest.starts_with(';')) {
            return Format::Boardspace;
        }
        if after('[').is_some_and(|rest| rest.starts_with('{')) || is_json_object(text) {
            return Format::AbstractPlay;
        }
        if is_position(text.lines().next().unwrap_or_default()) {
            return Format::Positions;
        }
        if text.split_whitespace().any(is_record_word) {
            return Format::Record;
        }
        Format::Moves
    }
}

/// True if a text is a JSON object and not a record that starts with a comment: `{"key": …`.
fn is_json_object(text: &str) -> bool {
    let Some(key) = text
        .strip_prefix('{')
        .and_then(|rest| rest.trim_start().strip_prefix('"'))
    else {
        return false;
    };
    key.split_once('"')
        .is_some_and(|(_, rest)| rest.trim_start().starts_with(':'))
}

/// True if a line is a position string: eight rows, as in both games.
fn is_position(line: &str) -> bool {
    const ROWS: usize = 8;
    line.split('/').count() == ROWS && !line.starts_with(['[', '{'])
}

/// True if a word occurs in records but not in lists of moves: a tag, a comment, a variation, an annotation, a
/// move number or a result.
fn is_record_word(word: &str) -> bool {
    let number = word.trim_start_matches(|c: char| c.is_ascii_digit());
    word.starts_with(['[', '{', '(', ';', '$', '%'])
        || (number.len() < word.len() && (number.is_empty() || number.starts_with('.')))
        || word.parse::<GameResult>().is_ok()
}
