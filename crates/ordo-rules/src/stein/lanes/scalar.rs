//! Targets without vectors: the lanes are one number.

pub(super) type Vector = u128;

/// The lowest bit of each lane.
const LOWEST: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;
/// The highest bit of each lane.
const HIGHEST: u128 = LOWEST << 15;

#[inline(always)]
pub(super) fn and(a: Vector, b: Vector) -> Vector {
    a & b
}

#[inline(always)]
pub(super) fn or(a: Vector, b: Vector) -> Vector {
    a | b
}

#[inline(always)]
pub(super) fn xor(a: Vector, b: Vector) -> Vector {
    a ^ b
}

/// Adds without the highest bits, where nothing can carry into the next lane, and then those without a carry.
#[inline(always)]
pub(super) fn add(a: Vector, b: Vector) -> Vector {
    ((a & !HIGHEST) + (b & !HIGHEST)) ^ (a ^ b) & HIGHEST
}

#[inline(always)]
pub(super) fn shift_left<const BITS: i32>(a: Vector) -> Vector {
    (a & (LOWEST * (0xffff >> BITS))) << BITS
}

#[inline(always)]
pub(super) fn shift_right<const BITS: i32>(a: Vector) -> Vector {
    (a >> BITS) & (LOWEST * (0xffff >> BITS))
}

/// Moves the lanes up.
#[inline(always)]
pub(super) fn lanes_up<const BY: i32>(a: Vector) -> Vector {
    a << (16 * BY)
}

/// Moves the lanes down.
#[inline(always)]
pub(super) fn lanes_down<const BY: i32>(a: Vector) -> Vector {
    a >> (16 * BY)
}
