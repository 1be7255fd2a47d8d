//! Table files: a header, a directory of compressed blocks, and the blocks. `docs/TABLES.md` describes the format.

mod error;
mod header;
mod pack;
mod table;
#[cfg(feature = "build")]
mod writer;

pub use error::TableError;
pub use header::{Header, VERSION};
pub(crate) use pack::unpack;
pub use table::{Source, Table};
#[cfg(feature = "build")]
pub use {
    pack::pack,
    writer::{BLOCK, Progress, compress},
};
