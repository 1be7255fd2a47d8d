//! Eight lanes of sixteen bits, one for each rank: the vector that holds a [`SquareSet`](super::SquareSet).
//!
//! A sideways step is a shift within the lanes, a step up or down moves whole lanes. SSE2 (every x86-64), NEON (every 64-bit ARM)
//! and WebAssembly's simd128 do either in one instruction. All other targets use `scalar`; a test compares it with the vectors,
//! operation by operation.

use core::hash::{Hash, Hasher};
use core::ops::{Add, BitAnd, BitOr, BitXor, Not};

use bytemuck::must_cast;

use super::Direction;

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[path = "sse2.rs"]
mod vector;

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
#[path = "neon.rs"]
mod vector;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[path = "simd128.rs"]
mod vector;

#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon"),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
#[path = "scalar.rs"]
mod vector;

#[cfg(test)]
#[path = "scalar.rs"]
mod scalar;
#[cfg(test)]
mod tests;

use vector::Vector;

/// Eight lanes of sixteen bits; see the module.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Lanes(Vector);

impl Lanes {
    /// The lanes of a number, the lowest sixteen bits first.
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u128) -> Lanes {
        Lanes(must_cast(bits))
    }

    /// The lanes as one number.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u128 {
        must_cast(self.0)
    }

    /// Moves every bit in a direction. Bits that leave the board are lost or end on the spare bits of a lane.
    #[inline(always)]
    pub(crate) fn shift<const STEPS: i32>(self, direction: Direction) -> Lanes {
        let lanes = match direction.ranks() {
            1 => self.north::<STEPS>(),
            -1 => self.south::<STEPS>(),
            _ => self,
        };
        match direction.files() {
            1 => lanes.east::<STEPS>(),
            -1 => lanes.west::<STEPS>(),
            _ => lanes,
        }
    }

    #[inline(always)]
    pub(crate) fn east<const FILES: i32>(self) -> Lanes {
        Lanes(vector::shift_left::<FILES>(self.0))
    }

    #[inline(always)]
    pub(crate) fn west<const FILES: i32>(self) -> Lanes {
        Lanes(vector::shift_right::<FILES>(self.0))
    }

    #[inline(always)]
    pub(crate) fn north<const RANKS: i32>(self) -> Lanes {
        Lanes(vector::lanes_up::<RANKS>(self.0))
    }

    #[inline(always)]
    pub(crate) fn south<const RANKS: i32>(self) -> Lanes {
        Lanes(vector::lanes_down::<RANKS>(self.0))
    }
}

/// The sum of each lane; a carry out of a lane is lost.
impl Add for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn add(self, other: Lanes) -> Lanes {
        Lanes(vector::add(self.0, other.0))
    }
}

impl BitAnd for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitand(self, other: Lanes) -> Lanes {
        Lanes(vector::and(self.0, other.0))
    }
}

impl BitOr for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes(vector::or(self.0, other.0))
    }
}

impl BitXor for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitxor(self, other: Lanes) -> Lanes {
        Lanes(vector::xor(self.0, other.0))
    }
}

impl Not for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn not(self) -> Lanes {
        self ^ Lanes::from_bits(u128::MAX)
    }
}

impl PartialEq for Lanes {
    #[inline(always)]
    fn eq(&self, other: &Lanes) -> bool {
        (*self ^ *other).bits() == 0
    }
}

impl Eq for Lanes {}

impl Hash for Lanes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits().hash(state);
    }
}

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes::from_bits(0)
    }
}
