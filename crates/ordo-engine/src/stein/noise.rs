/// Evaluation noise of the lower levels. It is a function of the position, so that a weak player errs consistently, like a
/// person with a wrong plan, instead of blundering at random.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Noise {
    /// Standard deviation of the error, in hundredths of a piece.
    pub(super) size: i32,
    /// Percentage of leaves at which the quiescence search is skipped.
    pub(super) blindness: i32,
    /// Different seeds give different players.
    pub(super) seed: u64,
}

impl Noise {
    /// The error at a position, by its Zobrist key.
    pub(super) fn at(self, key: u64) -> i32 {
        if self.size == 0 {
            return 0;
        }
        let mixed = self.mix(key);
        // The sum of four uniform distributions is approximately normal.
        let sum: i32 = (0..4).map(|i| i32::from((mixed >> (16 * i)) as u16)).sum();
        let centred = sum - 2 * 65_535;
        (i64::from(centred) * i64::from(self.size) / 37_837) as i32
    }

    /// True if the quiescence search is skipped at a position.
    pub(super) fn overlooks(self, key: u64) -> bool {
        self.blindness > 0 && self.mix(!key) % 100 < self.blindness as u64
    }

    fn mix(self, key: u64) -> u64 {
        let mut mixed = (key ^ self.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^= mixed >> 29;
        mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_and_blindness_have_the_given_size() {
        let noise = Noise {
            size: 100,
            blindness: 30,
            seed: 1,
        };
        let errors: Vec<f64> = (0..10_000).map(|key| f64::from(noise.at(key))).collect();
        let mean = errors.iter().sum::<f64>() / 1e4;
        let spread = (errors.iter().map(|e| e * e).sum::<f64>() / 1e4).sqrt();
        assert!(mean.abs() < 3.0, "{mean}");
        assert!((spread - 100.0).abs() < 5.0, "{spread}");
        let overlooked = (0..10_000).filter(|&key| noise.overlooks(key)).count();
        assert!(overlooked.abs_diff(3_000) < 150, "{overlooked}");
    }
}
