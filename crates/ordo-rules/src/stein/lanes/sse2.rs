//! x86-64: SSE2, which is always available there.

use safe_arch::{
    add_i16_m128i, bitand_m128i, bitor_m128i, bitxor_m128i, byte_shl_imm_u128_m128i,
    byte_shr_imm_u128_m128i, shl_imm_u16_m128i, shr_imm_u16_m128i,
};

pub(super) use safe_arch::m128i as Vector;

#[inline(always)]
pub(super) fn and(a: Vector, b: Vector) -> Vector {
    bitand_m128i(a, b)
}

#[inline(always)]
pub(super) fn or(a: Vector, b: Vector) -> Vector {
    bitor_m128i(a, b)
}

#[inline(always)]
pub(super) fn xor(a: Vector, b: Vector) -> Vector {
    bitxor_m128i(a, b)
}

#[inline(always)]
pub(super) fn add(a: Vector, b: Vector) -> Vector {
    add_i16_m128i(a, b)
}

#[inline(always)]
pub(super) fn shift_left<const BITS: i32>(a: Vector) -> Vector {
    shl_imm_u16_m128i::<BITS>(a)
}

#[inline(always)]
pub(super) fn shift_right<const BITS: i32>(a: Vector) -> Vector {
    shr_imm_u16_m128i::<BITS>(a)
}

/// Moves the lanes up by one, two or four.
#[inline(always)]
pub(super) fn lanes_up<const BY: i32>(a: Vector) -> Vector {
    match BY {
        1 => byte_shl_imm_u128_m128i::<2>(a),
        2 => byte_shl_imm_u128_m128i::<4>(a),
        _ => byte_shl_imm_u128_m128i::<8>(a),
    }
}

/// Moves the lanes down by one, two or four.
#[inline(always)]
pub(super) fn lanes_down<const BY: i32>(a: Vector) -> Vector {
    match BY {
        1 => byte_shr_imm_u128_m128i::<2>(a),
        2 => byte_shr_imm_u128_m128i::<4>(a),
        _ => byte_shr_imm_u128_m128i::<8>(a),
    }
}
