#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::TableError;
use crate::class::{Class, MOST_PIECES};

/// The version of the format.
pub const VERSION: u16 = 1;
const MAGIC: &[u8; 8] = b"ORDOTABL";
/// The largest block, in entries.
pub(super) const LARGEST_BLOCK: u32 = 1 << 24;

/// The header and the directory of a table file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The class of the table.
    pub class: Class,
    /// The number of entries.
    pub entries: u64,
    /// The number of entries of each block except the last, which may be smaller.
    pub block: u32,
    /// The blocks in order.
    pub(super) blocks: Vec<Block>,
}

/// A compressed block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Block {
    /// The place of the block in the file.
    pub(super) offset: u64,
    pub(super) len: u32,
    /// CRC-32 of the compressed bytes.
    pub(super) checksum: u32,
}

impl Header {
    /// The length of the fixed part, which tells the length of the rest.
    pub(super) const FIXED: usize = 28;

    /// The length of the header and the directory with this number of blocks.
    pub(super) fn len(blocks: usize) -> usize {
        Header::FIXED + 8 * blocks + 4
    }

    /// The number of blocks that the fixed part announces.
    pub(super) fn count_blocks(fixed: &[u8]) -> Result<usize, TableError> {
        let mut bytes = Bytes(fixed);
        if bytes.take::<8>().is_none_or(|magic| &magic != MAGIC) {
            return Err(TableError::NotATable);
        }
        let version = bytes.u16().ok_or(TableError::Truncated)?;
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let mut parse = || {
            let _class = bytes.u16()?;
            Some((bytes.u32()?, bytes.u64()?, bytes.u32()?))
        };
        let (block, entries, count) = parse().ok_or(TableError::Truncated)?;
        if block == 0 || block > LARGEST_BLOCK || entries.div_ceil(block.into()) != u64::from(count)
        {
            return Err(TableError::Header);
        }
        Ok(count as usize)
    }

    /// Reads the header and the directory.
    pub(super) fn parse(text: &[u8]) -> Result<Header, TableError> {
        let count = Header::count_blocks(text)?;
        let len = Header::len(count);
        let text = text.get(..len).ok_or(TableError::Truncated)?;
        let (checked, checksum) = text
            .split_at_checked(len - 4)
            .ok_or(TableError::Truncated)?;
        if Bytes(checksum).u32() != Some(crc32fast::hash(checked)) {
            return Err(TableError::Header);
        }
        Header::fields(checked, count).ok_or(TableError::Header)
    }

    fn fields(text: &[u8], count: usize) -> Option<Header> {
        let mut bytes = Bytes(text.get(10..)?);
        let [own, enemy] = bytes.take::<2>()?.map(usize::from);
        let block = bytes.u32()?;
        let entries = bytes.u64()?;
        bytes.u32()?;
        let mut blocks = Vec::with_capacity(count);
        let mut offset = Header::len(count) as u64;
        for _ in 0..count {
            let (len, checksum) = (bytes.u32()?, bytes.u32()?);
            blocks.push(Block {
                offset,
                len,
                checksum,
            });
            offset = offset.checked_add(len.into())?;
        }
        let is_class = own > 0 && enemy > 0 && own + enemy <= MOST_PIECES;
        is_class.then_some(Header {
            class: Class { own, enemy },
            entries,
            block,
            blocks,
        })
    }

    /// The length of the whole file.
    pub fn file_len(&self) -> u64 {
        let last = self.blocks.last();
        last.map_or(Header::len(0) as u64, |last| {
            last.offset + u64::from(last.len)
        })
    }

    /// The number of blocks.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The number of entries in a block.
    pub(super) fn entries_in(&self, block: usize) -> usize {
        let before = block as u64 * u64::from(self.block);
        self.entries.saturating_sub(before).min(self.block.into()) as usize
    }

    /// The header and the directory as bytes.
    #[cfg(feature = "build")]
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([self.class.own as u8, self.class.enemy as u8]);
        bytes.extend(self.block.to_le_bytes());
        bytes.extend(self.entries.to_le_bytes());
        bytes.extend((self.blocks.len() as u32).to_le_bytes());
        for block in &self.blocks {
            bytes.extend(block.len.to_le_bytes());
            bytes.extend(block.checksum.to_le_bytes());
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }
}

/// Little-endian numbers from the start of a text.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    pub(super) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }
}
