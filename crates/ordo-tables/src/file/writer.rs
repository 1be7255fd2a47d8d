use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use super::header::{Block, Header};
use crate::class::{Class, Index};

/// The usual block size in entries: small enough for random access, large enough to compress well.
pub const BLOCK: u32 = 1 << 17;

/// The level of compression. Higher levels take much longer and save little.
const LEVEL: i32 = 19;

/// Receives the number of table entries that are done, and their total.
pub type Progress<'a> = dyn Fn(u64, u64) + Sync + 'a;

/// The table file of a class with these entries, compressed on several threads.
pub fn compress(
    index: &Index<'_>,
    entries: &[u8],
    block: u32,
    threads: usize,
    progress: &Progress<'_>,
) -> Vec<u8> {
    let entries = fill_overlaps(index, entries);
    let blocks: Vec<&[u8]> = entries.chunks(block as usize).collect();
    let compressed = compress_all(&blocks, threads, progress);
    let mut offset = Header::len(blocks.len()) as u64;
    let directory = compressed.iter().map(|compressed| {
        let block = Block {
            offset,
            len: compressed.len() as u32,
            checksum: crc32fast::hash(compressed),
        };
        offset += compressed.len() as u64;
        block
    });
    let header = Header {
        class: Class {
            own: index.own.size(),
            enemy: index.enemy.size(),
        },
        entries: entries.len() as u64,
        block,
        blocks: directory.collect(),
    };
    let mut file = header.to_bytes();
    for block in &compressed {
        file.extend(block);
    }
    file
}

/// The entries, with overlapping groups replaced by the entry before: nobody reads them, and they compress better.
fn fill_overlaps(index: &Index<'_>, entries: &[u8]) -> Vec<u8> {
    let mut last = 0;
    let columns = index.enemy.len();
    let enemies: Vec<_> = (0..columns as u32)
        .map(|rank| index.enemy.pieces(rank).flipped())
        .collect();
    let mut filled = Vec::with_capacity(entries.len());
    for (place, row) in entries.chunks(columns).enumerate() {
        let own = index.own.pieces(index.own.canonical_rank(place));
        for (&entry, &enemy) in row.iter().zip(&enemies) {
            if !own.intersects(enemy) {
                last = entry;
            }
            filled.push(last);
        }
    }
    filled
}

fn compress_all(blocks: &[&[u8]], threads: usize, progress: &Progress<'_>) -> Vec<Vec<u8>> {
    let total = blocks.iter().map(|block| block.len() as u64).sum();
    let done = AtomicU64::new(0);
    let compressed: Vec<OnceLock<Vec<u8>>> = blocks.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let number = next.fetch_add(1, Ordering::Relaxed)
            && let Some(block) = blocks.get(number)
        {
            // Compression into memory fails only without memory.
            let bytes = zstd::bulk::compress(block, LEVEL).expect("memory for a block");
            let _ = compressed[number].set(bytes);
            let entries = block.len() as u64;
            progress(done.fetch_add(entries, Ordering::Relaxed) + entries, total);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let compressed = compressed.into_iter();
    compressed.filter_map(OnceLock::into_inner).collect()
}
