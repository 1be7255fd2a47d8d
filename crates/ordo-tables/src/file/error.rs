use super::header::VERSION;
use crate::class::Class;

/// A table file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The first bytes are not those of a table file.
    #[error("this is not a table file")]
    NotATable,
    /// The file was written by another version of the program.
    #[error("the file has version {0} of the format, and this program reads version {VERSION}")]
    Version(u16),
    /// The file ends too early.
    #[error("the file is truncated")]
    Truncated,
    /// The header or the directory is damaged.
    #[error("the header of the file is damaged")]
    Header,
    /// A block does not have its checksum, or cannot be decompressed.
    #[error("block {0} of the file is damaged")]
    Block(usize),
    /// A class that does not exist, or a number of entries that its class does not have.
    #[error("the table of {class} has {entries} entries, and {expected} are expected")]
    Entries {
        /// The class of the file.
        class: Class,
        /// The number of entries it claims.
        entries: u64,
        /// The number of entries of the class.
        expected: u64,
    },
    /// The file could not be read.
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
}
