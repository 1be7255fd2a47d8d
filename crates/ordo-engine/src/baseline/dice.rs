/// Chance that can be repeated: the numbers depend on the seed alone (Vigna's splitmix64).
#[derive(Clone, Debug, Default)]
pub struct Dice(u64);

impl Dice {
    /// The dice of a seed. Neighbouring seeds have nothing in common.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Sixty-four even bits.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`, which is not zero, each as likely as the others but for one in billions.
    pub fn below(&mut self, end: usize) -> usize {
        debug_assert!(end > 0);
        ((self.roll() as u128 * end as u128) >> 64) as usize
    }

    /// One of some things; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        match things {
            [] => None,
            _ => things.get(self.below(things.len())).copied(),
        }
    }

    /// Brings things into any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (2..=things.len()).rev() {
            things.swap(end - 1, self.below(end));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_splitmix64() {
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.roll(), 6_457_827_717_110_365_317);
        assert_eq!(dice.roll(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_face_comes_up() {
        let mut dice = Dice::new(1);
        let mut counts = [0; 6];
        for _ in 0..6_000 {
            counts[dice.below(6)] += 1;
        }
        assert!(
            counts.iter().all(|count| (850..1150).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn shuffling_keeps_all() {
        let mut things: Vec<usize> = (0..50).collect();
        Dice::new(3).shuffle(&mut things);
        assert!(!things.is_sorted());
        things.sort_unstable();
        assert_eq!(things, (0..50).collect::<Vec<_>>());
        assert_eq!(Dice::new(0).pick::<u8>(&[]), None);
    }
}
