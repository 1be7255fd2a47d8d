/// The `SplitMix64` pseudorandom number generator: small, fast, and fully determined by its seed.
///
/// The Zobrist keys of both games are its first numbers for seed 0. Keys are stored (in engine tables and databases), so
/// the sequence never changes. It is not suitable for secrets.
///
/// ```
/// use ordo_rules::SplitMix64;
///
/// let mut random = SplitMix64::new(1_234_567);
/// assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
/// assert!(random.below(6) < 6);
/// assert_eq!(random.choose::<u8>(&[]), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SplitMix64(u64);

const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// A generator; different seeds give unrelated sequences.
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(INCREMENT);
        mix(self.0)
    }

    /// A number less than `bound`; 0 if `bound` is 0. All are equally likely, except for a bias below `bound` in 2⁶⁴.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// A random element; `None` if the slice is empty.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Brings the elements into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (2..=items.len()).rev() {
            items.swap(end - 1, self.below(end));
        }
    }
}

/// The `n`-th number (counted from 1) of the generator with seed 0.
pub(crate) const fn nth(n: u64) -> u64 {
    mix(n.wrapping_mul(INCREMENT))
}

const fn mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn produces_the_reference_sequence() {
        let mut random = SplitMix64::new(1_234_567);
        assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(random.next_u64(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn nth_agrees_with_the_generator() {
        let mut random = SplitMix64::new(0);
        for n in 1..100 {
            assert_eq!(nth(n), random.next_u64());
        }
    }

    #[test]
    fn below_is_uniform() {
        let mut random = SplitMix64::new(1);
        let mut counts = [0; 6];
        for _ in 0..6_000 {
            counts[random.below(6)] += 1;
        }
        let even = |count| (850..1150).contains(count);
        assert!(counts.iter().all(even), "{counts:?}");
    }

    #[test]
    fn shuffle_permutes() {
        let mut items: Vec<usize> = (0..50).collect();
        SplitMix64::new(3).shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert!(items.into_iter().eq(0..50));
    }
}
