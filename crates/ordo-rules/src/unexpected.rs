use core::fmt;

/// The unexpected end or character that a parser found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unexpected {
    /// The end of the text.
    End,
    /// This character.
    Char(char),
}

impl fmt::Display for Unexpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unexpected::End => f.write_str("the end"),
            Unexpected::Char(c) => write!(f, "{c:?}"),
        }
    }
}
