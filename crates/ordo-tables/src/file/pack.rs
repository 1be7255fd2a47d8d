#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::ops::Range;

use super::header::Bytes;
use super::{Table, TableError};

const MAGIC: &[u8; 8] = b"ORDOPACK";

/// One file with the tables of several classes.
#[cfg(feature = "build")]
pub fn pack(files: &[Vec<u8>]) -> Vec<u8> {
    let mut packed = MAGIC.to_vec();
    for file in files {
        packed.extend((file.len() as u64).to_le_bytes());
        packed.extend(file);
    }
    packed
}

/// A table file inside a packed one.
struct Part<B> {
    packed: B,
    range: Range<usize>,
}

impl<B: AsRef<[u8]>> AsRef<[u8]> for Part<B> {
    fn as_ref(&self) -> &[u8] {
        let bytes = self.packed.as_ref().get(self.range.clone());
        bytes.unwrap_or_default()
    }
}

/// The tables of a packed file. They share its bytes.
pub(crate) fn unpack<B>(packed: &B) -> Result<Vec<Table>, TableError>
where
    B: AsRef<[u8]> + Clone + Send + Sync + 'static,
{
    let whole = packed.as_ref().len();
    let mut bytes = Bytes(packed.as_ref());
    if bytes.take::<8>().is_none_or(|magic| &magic != MAGIC) {
        return Err(TableError::NotATable);
    }
    let mut tables = Vec::new();
    while !bytes.0.is_empty() {
        let len = bytes.u64().and_then(|len| usize::try_from(len).ok());
        let start = whole - bytes.0.len();
        let parts = len.and_then(|len| bytes.0.split_at_checked(len));
        let (file, rest) = parts.ok_or(TableError::Truncated)?;
        tables.push(Table::open(Box::new(Part {
            packed: packed.clone(),
            range: start..start + file.len(),
        }))?);
        bytes.0 = rest;
    }
    Ok(tables)
}
