//! The output of one view: the inner loop of the evaluation.

use super::{HIDDEN, ROW_SCALE};

/// The sum of the squared activations of a view times the output weights, in units of `ROW_SCALE`² · `OUTPUT_SCALE`. `seen` are
/// the enemy's pieces as the viewer sees them. The limits of the file format exclude overflow.
#[inline]
pub(super) fn output_of_view(
    own: &[i16; HIDDEN],
    seen: &[i16; HIDDEN],
    weights: &[i16; HIDDEN],
) -> i32 {
    #[cfg(target_arch = "x86_64")]
    return sse2(own, seen, weights);
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return simd128(own, seen, weights);
    #[cfg(not(any(
        target_arch = "x86_64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )))]
    scalar(own, seen, weights)
}

/// Eight numbers at once. The compiler does not find the instruction that multiplies and adds pairs.
#[cfg(target_arch = "x86_64")]
#[inline]
fn sse2(own: &[i16; HIDDEN], seen: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    use safe_arch::{
        add_i16_m128i, add_i32_m128i, m128i, max_i16_m128i, min_i16_m128i,
        mul_i16_horizontal_add_m128i, mul_i16_keep_low_m128i, set_splat_i16_m128i,
    };

    let (zero, one) = (m128i::default(), set_splat_i16_m128i(ROW_SCALE as i16));
    let mut sum = m128i::default();
    let (own, _) = own.as_chunks::<8>();
    let (seen, _) = seen.as_chunks::<8>();
    let (weights, _) = weights.as_chunks::<8>();
    for ((&own, &seen), &weights) in own.iter().zip(seen).zip(weights) {
        let view = add_i16_m128i(m128i::from(own), m128i::from(seen));
        let active = min_i16_m128i(max_i16_m128i(view, zero), one);
        let weighted = mul_i16_keep_low_m128i(active, m128i::from(weights));
        sum = add_i32_m128i(sum, mul_i16_horizontal_add_m128i(weighted, active));
    }
    <[i32; 4]>::from(sum).into_iter().sum()
}

/// The same with the vectors of WebAssembly.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
fn simd128(own: &[i16; HIDDEN], seen: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    use core::arch::wasm32::{
        i16x8, i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat, v128,
    };

    let load = |&[a, b, c, d, e, f, g, h]: &[i16; 8]| -> v128 { i16x8(a, b, c, d, e, f, g, h) };
    let (zero, one) = (i16x8_splat(0), i16x8_splat(ROW_SCALE as i16));
    let mut sum = i32x4_splat(0);
    let (own, _) = own.as_chunks::<8>();
    let (seen, _) = seen.as_chunks::<8>();
    let (weights, _) = weights.as_chunks::<8>();
    for ((own, seen), weights) in own.iter().zip(seen).zip(weights) {
        let view = i16x8_add(load(own), load(seen));
        let active = i16x8_min(i16x8_max(view, zero), one);
        let weighted = i16x8_mul(active, load(weights));
        sum = i32x4_add(sum, i32x4_dot_i16x8(weighted, active));
    }
    i32x4_extract_lane::<0>(sum)
        + i32x4_extract_lane::<1>(sum)
        + i32x4_extract_lane::<2>(sum)
        + i32x4_extract_lane::<3>(sum)
}

/// One number after the other, for processors without a version of their own.
#[cfg(any(
    test,
    not(any(
        target_arch = "x86_64",
        all(target_arch = "wasm32", target_feature = "simd128")
    ))
))]
#[inline]
fn scalar(own: &[i16; HIDDEN], seen: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut sum = 0;
    for i in 0..HIDDEN {
        let active = (own[i] + seen[i]).clamp(0, ROW_SCALE as i16);
        sum += i32::from(active * weights[i]) * i32::from(active);
    }
    sum
}

#[cfg(test)]
mod tests {
    use ordo_rules::SplitMix64;

    use super::super::format::MAX_OUTPUT_WEIGHT;
    use super::*;

    #[test]
    fn vectors_give_the_same_output_as_single_numbers() {
        let mut rng = SplitMix64::new(9);
        let mut random = |max: u16| {
            [0; HIDDEN]
                .map(|_| (rng.below(2 * usize::from(max) + 1) as i32 - i32::from(max)) as i16)
        };
        for _ in 0..1_000 {
            let (own, seen) = (random(800), random(800));
            let weights = random(MAX_OUTPUT_WEIGHT);
            assert_eq!(
                output_of_view(&own, &seen, &weights),
                scalar(&own, &seen, &weights)
            );
        }
    }
}
