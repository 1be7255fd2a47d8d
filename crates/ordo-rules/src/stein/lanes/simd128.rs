//! WebAssembly with simd128.

use core::arch::wasm32::{
    i16x8_add, u16x8_shl, u16x8_shr, u16x8_shuffle, u64x2_splat, v128_and, v128_or, v128_xor,
};

pub(super) use core::arch::wasm32::v128 as Vector;

#[inline(always)]
pub(super) fn and(a: Vector, b: Vector) -> Vector {
    v128_and(a, b)
}

#[inline(always)]
pub(super) fn or(a: Vector, b: Vector) -> Vector {
    v128_or(a, b)
}

#[inline(always)]
pub(super) fn xor(a: Vector, b: Vector) -> Vector {
    v128_xor(a, b)
}

#[inline(always)]
pub(super) fn add(a: Vector, b: Vector) -> Vector {
    i16x8_add(a, b)
}

#[inline(always)]
pub(super) fn shift_left<const BITS: i32>(a: Vector) -> Vector {
    u16x8_shl(a, BITS as u32)
}

#[inline(always)]
pub(super) fn shift_right<const BITS: i32>(a: Vector) -> Vector {
    u16x8_shr(a, BITS as u32)
}

/// Moves the lanes up by one, two or four.
#[inline(always)]
pub(super) fn lanes_up<const BY: i32>(a: Vector) -> Vector {
    let zero = u64x2_splat(0);
    match BY {
        1 => u16x8_shuffle::<7, 8, 9, 10, 11, 12, 13, 14>(zero, a),
        2 => u16x8_shuffle::<6, 7, 8, 9, 10, 11, 12, 13>(zero, a),
        _ => u16x8_shuffle::<4, 5, 6, 7, 8, 9, 10, 11>(zero, a),
    }
}

/// Moves the lanes down by one, two or four.
#[inline(always)]
pub(super) fn lanes_down<const BY: i32>(a: Vector) -> Vector {
    let zero = u64x2_splat(0);
    match BY {
        1 => u16x8_shuffle::<9, 10, 11, 12, 13, 14, 15, 0>(zero, a),
        2 => u16x8_shuffle::<10, 11, 12, 13, 14, 15, 0, 1>(zero, a),
        _ => u16x8_shuffle::<12, 13, 14, 15, 0, 1, 2, 3>(zero, a),
    }
}
