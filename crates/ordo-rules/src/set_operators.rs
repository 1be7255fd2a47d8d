//! Set operators, shared by the square sets of both games.

/// Implements `&`, `|`, `^`, `-`, their assignment forms, and collecting squares into a set.
macro_rules! set_operators {
    ($set:ident, $square:ident) => {
        set_operators!(@binary $set BitAnd bitand BitAndAssign bitand_assign |a, b| a & b);
        set_operators!(@binary $set BitOr bitor BitOrAssign bitor_assign |a, b| a | b);
        set_operators!(@binary $set BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b);
        set_operators!(@binary $set Sub sub SubAssign sub_assign |a, b| a & !b);

        impl FromIterator<$square> for $set {
            fn from_iter<I: IntoIterator<Item = $square>>(squares: I) -> $set {
                squares.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }
    };
    (@binary $set:ident $trait:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $bits:expr) => {
        impl core::ops::$trait for $set {
            type Output = $set;
            #[inline]
            fn $method(self, other: $set) -> $set {
                let ($a, $b) = (self.0, other.0);
                $set($bits)
            }
        }

        impl core::ops::$assign for $set {
            #[inline]
            fn $assign_method(&mut self, other: $set) {
                *self = core::ops::$trait::$method(*self, other);
            }
        }
    };
}
pub(crate) use set_operators;
