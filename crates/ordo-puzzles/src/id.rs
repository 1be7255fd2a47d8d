use core::fmt;
use core::str::FromStr;

use ordo_rules::{RuleSet, SplitMix64};

/// The identifier of a puzzle: a letter for the game and six characters that follow from the position. Positions that are equal
/// by symmetry have the same identifier, which never changes.
///
/// ```
/// use ordo_puzzles::PuzzleId;
/// use ordo_rules::RuleSet;
///
/// let id: PuzzleId = "s4k0zt9".parse()?;
/// assert_eq!(id.rule_set(), RuleSet::Stein);
/// assert_eq!(id.to_string(), "s4k0zt9");
/// # Ok::<(), ordo_puzzles::InvalidId>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId {
    rule_set: RuleSet,
    number: u32,
}

/// Digits and letters that are not mistaken for each other (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const CHARACTERS: u32 = 6;

impl PuzzleId {
    /// The identifier for the number of a canonical position.
    pub(crate) fn new(rule_set: RuleSet, canonical: u128) -> PuzzleId {
        let low = SplitMix64::new(canonical as u64).next_u64();
        let mixed = SplitMix64::new(low ^ (canonical >> 64) as u64).next_u64();
        PuzzleId {
            rule_set,
            number: (mixed >> (64 - 5 * CHARACTERS)) as u32,
        }
    }

    /// The game of the puzzle.
    pub fn rule_set(self) -> RuleSet {
        self.rule_set
    }

    /// A number below 2³⁰, different for each puzzle of a game.
    pub fn number(self) -> u32 {
        self.number
    }
}

fn letter(rule_set: RuleSet) -> char {
    match rule_set {
        RuleSet::Stein => 's',
        RuleSet::Khalifa => 'k',
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(letter(self.rule_set));
        for place in (0..CHARACTERS).rev() {
            let digit = self.number >> (5 * place) & 31;
            let byte = ALPHABET.get(digit as usize).copied().unwrap_or_default();
            text.push(byte.into());
        }
        f.pad(&text)
    }
}

impl FromStr for PuzzleId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<PuzzleId, InvalidId> {
        let mut characters = text.chars();
        let first = characters.next();
        let rule_set = RuleSet::ALL
            .iter()
            .copied()
            .find(|&rule_set| Some(letter(rule_set)) == first)
            .ok_or(InvalidId)?;
        let rest = characters.as_str();
        if rest.len() != CHARACTERS as usize {
            return Err(InvalidId);
        }
        let mut number = 0;
        for byte in rest.bytes() {
            let digit = ALPHABET.iter().position(|&other| other == byte);
            number = number << 5 | digit.ok_or(InvalidId)? as u32;
        }
        Ok(PuzzleId { rule_set, number })
    }
}

/// The error for a text that is no [`PuzzleId`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "not a puzzle: expected s or k and six of the characters 0-9 and a-z without i, l, o and u"
)]
pub struct InvalidId;

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn identifiers_round_trip() {
        for number in [0, 1, u128::from(u64::MAX), u128::MAX] {
            for &rule_set in RuleSet::ALL {
                let id = PuzzleId::new(rule_set, number);
                assert_eq!(id.to_string().parse(), Ok(id));
                assert_eq!(id.to_string().len(), 7);
            }
        }
        for text in [
            "", "s", "x000000", "s00000", "s00000i", "s0000000", "sé0000", "S000000",
        ] {
            assert_eq!(text.parse::<PuzzleId>(), Err(InvalidId), "{text}");
        }
    }

    #[test]
    fn both_halves_of_the_number_count() {
        let ids = [1, 1 << 64, 2, 1 << 65 | 1].map(|n| PuzzleId::new(RuleSet::Stein, n).number());
        let mut distinct = ids.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), ids.len());
        assert_eq!(
            PuzzleId::new(RuleSet::Stein, 7).to_string(),
            PuzzleId::new(RuleSet::Stein, 7).to_string()
        );
        assert!("s000000".parse::<PuzzleId>().unwrap().number() == 0);
    }
}
