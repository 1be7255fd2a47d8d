//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering};

use ordo_rules::stein::{Move, Run, Square};

use super::huge_pages;
use crate::Score;

/// Relation of a stored score to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact = 0,
    /// Fail-high: the true score is at least this.
    Lower = 1,
    /// Fail-low: the true score is at most this.
    Upper = 2,
}

impl Bound {
    /// The bound that a fail-soft search with a window has found.
    pub(super) fn of(score: Score, alpha: Score, beta: Score) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// Result of an earlier search of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TtEntry {
    pub(super) mv: Option<Move>,
    /// Wins are counted from the position, not from the root.
    pub(super) score: Score,
    /// Results of the quiescence search, whose depth is not positive, are stored with depth 0.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// A hash table of fixed size, shared by all threads without locks. Each slot holds its data, and the key XOR the data, so that
/// a slot written by two threads at once matches no key (Hyatt's lockless hashing).
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: u8,
}

type Slot = [AtomicU64; 2];

/// The slots of a position: one 64-byte cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

impl TranspositionTable {
    pub(super) fn new(megabytes: usize) -> TranspositionTable {
        let len = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::with_capacity(len);
        huge_pages::request(&mut buckets);
        buckets.resize_with(len, Bucket::default);
        TranspositionTable {
            buckets,
            generation: 0,
        }
    }

    /// Empties the table.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = 0;
    }

    /// Starts a new generation: entries of older searches are replaced first.
    pub(super) fn new_generation(&mut self) {
        self.generation = (self.generation + 1) & 63;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[scaled(key, self.buckets.len())]
    }

    /// Starts to load the slots of a position into the cache, where the processor has an instruction for it.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        safe_arch::prefetch_t0(self.bucket(key));
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    pub(super) fn get(&self, key: u64) -> Option<TtEntry> {
        self.bucket(key).0.iter().find_map(|[check, data]| {
            let data = data.load(Ordering::Relaxed);
            (data != 0 && check.load(Ordering::Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    pub(super) fn put(&self, key: u64, entry: TtEntry) {
        let depth = entry.depth.clamp(0, 255);
        let mut victim: Option<(i32, &Slot, u64)> = None;
        for slot in &self.bucket(key).0 {
            let data = slot[1].load(Ordering::Relaxed);
            let same = data != 0 && slot[0].load(Ordering::Relaxed) ^ data == key;
            let old = (data >> 58) as u8 != self.generation;
            let value = if same || data == 0 {
                i32::MIN
            } else {
                depth_of(data) - if old { 256 } else { 0 }
            };
            if victim.as_ref().is_none_or(|(lowest, ..)| value < *lowest) {
                victim = Some((value, slot, if same { data } else { 0 }));
            }
        }
        let Some((_, slot, before)) = victim else {
            return;
        };
        // A much deeper result for the same position is kept, unless the new one is exact.
        if before != 0 && entry.bound != Bound::Exact && depth_of(before) > depth + 3 {
            return;
        }
        let mv = entry.mv.map_or(before & MOVE_BITS, pack_move);
        let data = mv
            | u64::from(entry.score.raw() as u16) << 24
            | (depth as u64) << 40
            | (entry.bound as u64) << 48
            | 1 << 50
            | u64::from(self.generation) << 58;
        slot[0].store(key ^ data, Ordering::Relaxed);
        slot[1].store(data, Ordering::Relaxed);
    }

    /// Share of slots used by the current generation, per mille.
    pub(super) fn hashfull(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flat_map(|Bucket(slots)| slots)
            .filter(|[_, data]| {
                let data = data.load(Ordering::Relaxed);
                data != 0 && (data >> 58) as u8 == self.generation
            });
        (used.count() * 250 / sample.len().max(1)) as u32
    }
}

/// The high half of `key` × `len`: a number below `len`.
#[inline]
fn scaled(key: u64, len: usize) -> usize {
    if usize::BITS == 32 {
        scaled_32(key, len as u32) as usize
    } else {
        ((u128::from(key) * len as u128) >> 64) as usize
    }
}

/// The same for a length of 32 bits, in two multiplications: WebAssembly multiplies 128 bits with a function call.
#[inline]
fn scaled_32(key: u64, len: u32) -> u32 {
    let (high, low) = (key >> 32, key & u64::from(u32::MAX));
    let carry = (low * u64::from(len)) >> 32;
    ((high * u64::from(len) + carry) >> 32) as u32
}

fn depth_of(data: u64) -> i32 {
    i32::from((data >> 40) as u8)
}

const MOVE_BITS: u64 = (1 << 24) - 1;

fn pack_move(mv: Move) -> u64 {
    let run = mv.run();
    u64::from(mv.to().bit())
        | u64::from(run.first().bit()) << 7
        | u64::from(run.last().bit()) << 14
        | u64::from(mv.is_capture()) << 21
        | 1 << 22
}

fn unpack_move(bits: u64) -> Option<Move> {
    let square = |bits: u64| Square::new((bits & 15) as u8, (bits >> 4 & 7) as u8);
    if bits & 1 << 22 == 0 {
        return None;
    }
    let run = Run::new(square(bits >> 7)?, square(bits >> 14)?)?;
    Move::new(run, square(bits)?, bits & 1 << 21 != 0)
}

fn unpack(data: u64) -> TtEntry {
    TtEntry {
        mv: unpack_move(data & MOVE_BITS),
        score: Score::from_raw((data >> 24) as u16 as i16),
        depth: depth_of(data),
        bound: match data >> 48 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::SplitMix64;

    use super::*;

    #[test]
    fn both_widths_give_the_same_slot() {
        let mut rng = SplitMix64::new(11);
        for len in [1, 2, 3, 1000, 1 << 18, 12_345_678, u32::MAX] {
            for key in [0, 1, u64::MAX]
                .into_iter()
                .chain((0..1_000).map(|_| rng.next_u64()))
            {
                assert_eq!(
                    scaled(key, len as usize),
                    scaled_32(key, len) as usize,
                    "{key} {len}"
                );
            }
        }
    }
}
