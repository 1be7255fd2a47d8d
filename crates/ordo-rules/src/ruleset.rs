use core::fmt;
use core::str::FromStr;

use crate::{Rules, with_rules};

macro_rules! rule_sets {
    ($($(#[$doc:meta])* $variant:ident,)*) => {
        /// The game to play, chosen at run time.
        ///
        /// [`with_rules!`](crate::with_rules) turns a `RuleSet` into the position type that implements its
        /// [`Rules`](crate::Rules); [`AnyGame`](crate::AnyGame) holds a game of any rule set.
        ///
        /// ```
        /// use ordo_rules::RuleSet;
        ///
        /// let rule_set: RuleSet = "khalifa".parse()?;
        /// assert_eq!(rule_set, RuleSet::Khalifa);
        /// assert_eq!(rule_set.to_string(), "khalifa");
        /// assert!("chess".parse::<RuleSet>().is_err());
        /// # Ok::<(), ordo_rules::UnknownRuleSet>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum RuleSet {
            $($(#[$doc])* $variant,)*
        }

        impl RuleSet {
            /// All rule sets.
            pub const ALL: &[RuleSet] = &[$(RuleSet::$variant,)*];
        }
    };
}

rule_sets! {
    /// Ordo by Dieter Stein, 2009: keep your group connected and reach the goal row.
    Stein,
    /// Ordo by Nouri Khalifa, 1998: line your four pieces up in order of size.
    Khalifa,
}

impl RuleSet {
    /// The name used in records, on the command line and on the wire.
    pub const fn name(self) -> &'static str {
        with_rules!(self, P => <P as Rules>::NAME)
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<RuleSet, UnknownRuleSet> {
        let mut all = RuleSet::ALL.iter().copied();
        all.find(|rule_set| rule_set.name() == text)
            .ok_or(UnknownRuleSet)
    }
}

/// Error when parsing an invalid [`RuleSet`] name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRuleSet;

impl fmt::Display for UnknownRuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown game; expected one of")?;
        for (i, rule_set) in RuleSet::ALL.iter().enumerate() {
            let separator = if i == 0 { " " } else { ", " };
            write!(f, "{separator}{rule_set}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownRuleSet {}

/// Evaluates an expression with the position type of a [`RuleSet`] that is only known at run time.
///
/// ```
/// use ordo_rules::{RuleSet, Rules, with_rules};
///
/// fn perft(rule_set: RuleSet, depth: u32) -> u64 {
///     with_rules!(rule_set, Position => Position::start().perft(depth))
/// }
///
/// assert_eq!(perft(RuleSet::Stein, 1), 56);
/// assert_eq!(perft(RuleSet::Khalifa, 1), 256);
/// ```
#[macro_export]
macro_rules! with_rules {
    ($rule_set:expr, $position:ident => $work:expr) => {
        match $rule_set {
            $crate::RuleSet::Stein => {
                type $position = $crate::stein::Position;
                $work
            }
            $crate::RuleSet::Khalifa => {
                type $position = $crate::khalifa::Position;
                $work
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for &rule_set in RuleSet::ALL {
            assert_eq!(rule_set.name().parse(), Ok(rule_set));
        }
        assert_eq!("Stein".parse::<RuleSet>(), Err(UnknownRuleSet));
        assert_eq!(
            UnknownRuleSet.to_string(),
            "unknown game; expected one of stein, khalifa"
        );
    }

    #[test]
    fn with_rules_selects_the_position_of_the_rule_set() {
        for &rule_set in RuleSet::ALL {
            assert_eq!(with_rules!(rule_set, P => P::NAME), rule_set.name());
        }
    }
}
