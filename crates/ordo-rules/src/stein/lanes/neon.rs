//! 64-bit ARM: NEON, which is always available there.

use bytemuck::must_cast;

pub(super) use wide::u16x8 as Vector;

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

#[inline(always)]
pub(super) fn add(a: Vector, b: Vector) -> Vector {
    a + b
}

#[inline(always)]
pub(super) fn shift_left<const BITS: i32>(a: Vector) -> Vector {
    a << BITS
}

#[inline(always)]
pub(super) fn shift_right<const BITS: i32>(a: Vector) -> Vector {
    a >> BITS
}

/// Moves the lanes up by one, two or four. Compiles to a single `ext`.
#[inline(always)]
pub(super) fn lanes_up<const BY: i32>(a: Vector) -> Vector {
    let [l0, l1, l2, l3, l4, l5, l6, _] = must_cast::<Vector, [u16; 8]>(a);
    must_cast(match BY {
        1 => [0, l0, l1, l2, l3, l4, l5, l6],
        2 => [0, 0, l0, l1, l2, l3, l4, l5],
        _ => [0, 0, 0, 0, l0, l1, l2, l3],
    })
}

/// Moves the lanes down by one, two or four. Compiles to a single `ext`.
#[inline(always)]
pub(super) fn lanes_down<const BY: i32>(a: Vector) -> Vector {
    let [_, l1, l2, l3, l4, l5, l6, l7] = must_cast::<Vector, [u16; 8]>(a);
    must_cast(match BY {
        1 => [l1, l2, l3, l4, l5, l6, l7, 0],
        2 => [l2, l3, l4, l5, l6, l7, 0, 0],
        _ => [l4, l5, l6, l7, 0, 0, 0, 0],
    })
}
