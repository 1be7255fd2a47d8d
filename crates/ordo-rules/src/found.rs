use core::fmt;

/// What a parser found where it expected something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The text is over.
    End,
    /// This character.
    Char(char),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::End => f.write_str("the end"),
            Found::Char(c) => write!(f, "{c:?}"),
        }
    }
}
