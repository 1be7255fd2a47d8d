#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use ruzstd::decoding::FrameDecoder;

use super::TableError;
use super::header::{Block, Header};
use crate::class::{Class, Index};

/// The bytes of a table file: a file, or a part of the program.
pub trait Source: Send + Sync {
    /// The bytes from an offset on. Fewer than `len` are an error.
    fn read(&self, offset: u64, len: usize) -> Result<Cow<'_, [u8]>, TableError>;
}

impl<T: AsRef<[u8]> + Send + Sync> Source for T {
    fn read(&self, offset: u64, len: usize) -> Result<Cow<'_, [u8]>, TableError> {
        let start = usize::try_from(offset).ok();
        let range = start.and_then(|start| Some(start..start.checked_add(len)?));
        let bytes = range.and_then(|range| self.as_ref().get(range));
        bytes.map(Cow::Borrowed).ok_or(TableError::Truncated)
    }
}

/// The largest number of decompressed blocks that a table keeps.
const KEPT_BLOCKS: usize = 256;

/// The table of one class, whose blocks are decompressed as they are needed.
pub struct Table {
    header: Header,
    source: Box<dyn Source>,
    /// Each block has one slot, which it shares with others if the table is large.
    slots: Vec<Mutex<Option<Kept>>>,
}

struct Kept {
    block: usize,
    entries: Vec<u8>,
}

impl Table {
    /// Reads the header of a table file.
    pub fn open(source: Box<dyn Source>) -> Result<Table, TableError> {
        let fixed = source.read(0, Header::FIXED).map_err(not_a_table)?;
        let count = Header::count_blocks(&fixed)?;
        let header = Header::parse(&source.read(0, Header::len(count))?)?;
        if header.file_len() > 0 {
            source.read(header.file_len() - 1, 1)?; // a truncated file fails at once
        }
        let slots = header.block_count().min(KEPT_BLOCKS);
        Ok(Table {
            header,
            source,
            slots: std::iter::repeat_with(|| Mutex::new(None))
                .take(slots)
                .collect(),
        })
    }

    /// The class of the table.
    pub fn class(&self) -> Class {
        self.header.class
    }

    /// The header of the file.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Checks that the table has an entry for each number of its class.
    pub fn check_entries(&self, index: &Index<'_>) -> Result<(), TableError> {
        let expected = index.len() as u64;
        if self.header.entries == expected {
            return Ok(());
        }
        Err(TableError::Entries {
            class: self.class(),
            entries: self.header.entries,
            expected,
        })
    }

    /// The entry of a number.
    pub(crate) fn entry(&self, number: usize) -> Result<u8, TableError> {
        let size = self.header.block as usize;
        let (block, place) = (number / size, number % size);
        let slot = self.slots.get(block % self.slots.len().max(1));
        let slot = slot.ok_or(TableError::Block(block))?;
        let mut kept = slot.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = match &mut *kept {
            Some(kept) if kept.block == block => kept,
            other => other.insert(Kept {
                block,
                entries: self.decompress(block)?,
            }),
        };
        let entry = kept.entries.get(place).copied();
        entry.ok_or(TableError::Block(block))
    }

    /// Compares the checksums of all blocks, without decompressing them.
    pub fn check_blocks(&self) -> Result<(), TableError> {
        for block in 0..self.header.block_count() {
            self.compressed(block)?;
        }
        Ok(())
    }

    /// The entries of a block.
    pub fn decompress(&self, number: usize) -> Result<Vec<u8>, TableError> {
        let compressed = self.compressed(number)?;
        let expected = self.header.entries_in(number);
        decompress(&compressed, expected).ok_or(TableError::Block(number))
    }

    /// The compressed bytes of a block, if they have their checksum.
    fn compressed(&self, number: usize) -> Result<Cow<'_, [u8]>, TableError> {
        let damaged = TableError::Block(number);
        let block = self.header.blocks.get(number);
        let &Block {
            offset,
            len,
            checksum,
        } = block.ok_or(damaged.clone())?;
        let compressed = self.source.read(offset, len as usize)?;
        if crc32fast::hash(&compressed) != checksum {
            return Err(damaged);
        }
        Ok(compressed)
    }

    /// All entries.
    pub fn read_all(&self) -> Result<Vec<u8>, TableError> {
        let mut all = Vec::new();
        for block in 0..self.header.block_count() {
            all.extend(self.decompress(block)?);
        }
        Ok(all)
    }
}

fn not_a_table(error: TableError) -> TableError {
    match error {
        TableError::Truncated => TableError::NotATable,
        other => other,
    }
}

/// The content of a zstd frame, if it has exactly the expected length.
fn decompress(compressed: &[u8], expected: usize) -> Option<Vec<u8>> {
    let mut entries = vec![0; expected];
    // Fails if the content is longer.
    let len = FrameDecoder::new().decode_all(compressed, &mut entries);
    (len.ok()? == expected).then_some(entries)
}
