#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

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

/// The tables of a packed file.
pub(crate) fn unpack(packed: &'static [u8]) -> Result<Vec<Table>, TableError> {
    let mut bytes = Bytes(packed);
    if bytes.take::<8>().is_none_or(|magic| &magic != MAGIC) {
        return Err(TableError::NotATable);
    }
    let mut tables = Vec::new();
    while !bytes.0.is_empty() {
        let len = bytes.u64().and_then(|len| usize::try_from(len).ok());
        let parts = len.and_then(|len| bytes.0.split_at_checked(len));
        let (file, rest) = parts.ok_or(TableError::Truncated)?;
        tables.push(Table::open(Box::new(file))?);
        bytes.0 = rest;
    }
    Ok(tables)
}
