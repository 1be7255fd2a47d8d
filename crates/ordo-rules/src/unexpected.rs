use core::fmt;

/// What a parser found where it expected something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unexpected {
    /// The text is over.
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
