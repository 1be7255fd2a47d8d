use super::*;
use crate::SplitMix64;

/// Random lanes, with empty and full ones among them.
fn random(numbers: &mut SplitMix64) -> u128 {
    (0..8).fold(0, |bits, _| {
        let lane = match numbers.below(6) {
            0 => 0,
            1 => 0xffff,
            2 => 0x03ff,
            _ => numbers.below(1 << 16),
        };
        bits << 16 | lane as u128
    })
}

/// Both versions of an operation on the same lanes.
macro_rules! assert_equal {
    ($operation:ident $(::<$by:literal>)? ($($argument:ident),+)) => {
        assert_eq!(
            must_cast::<Vector, u128>(vector::$operation $(::<$by>)? ($(must_cast($argument)),+)),
            scalar::$operation $(::<$by>)? ($($argument),+),
            "{}{} of {:?}",
            stringify!($operation),
            stringify!($(::<$by>)?),
            ($($argument),+),
        )
    };
}

#[test]
fn the_scalar_twin_equals_the_vector() {
    let mut numbers = SplitMix64::new(16);
    for _ in 0..10_000 {
        let (a, b) = (random(&mut numbers), random(&mut numbers));
        assert_equal!(and(a, b));
        assert_equal!(or(a, b));
        assert_equal!(xor(a, b));
        assert_equal!(add(a, b));
        assert_equal!(shift_left::<1>(a));
        assert_equal!(shift_left::<2>(a));
        assert_equal!(shift_left::<4>(a));
        assert_equal!(shift_right::<1>(a));
        assert_equal!(shift_right::<2>(a));
        assert_equal!(shift_right::<4>(a));
        assert_equal!(lanes_up::<1>(a));
        assert_equal!(lanes_up::<2>(a));
        assert_equal!(lanes_up::<4>(a));
        assert_equal!(lanes_down::<1>(a));
        assert_equal!(lanes_down::<2>(a));
        assert_equal!(lanes_down::<4>(a));
    }
}

#[test]
fn the_scalar_twin_computes_lane_by_lane() {
    let lanes = |bits: u128| -> [u16; 8] { core::array::from_fn(|i| (bits >> (16 * i)) as u16) };
    let mut numbers = SplitMix64::new(17);
    for _ in 0..1_000 {
        let (a, b) = (random(&mut numbers), random(&mut numbers));
        let (x, y) = (lanes(a), lanes(b));
        let sums = core::array::from_fn(|i| x[i].wrapping_add(y[i]));
        assert_eq!(lanes(scalar::add(a, b)), sums);
        assert_eq!(lanes(scalar::shift_left::<2>(a)), x.map(|lane| lane << 2));
        assert_eq!(lanes(scalar::shift_right::<2>(a)), x.map(|lane| lane >> 2));
        let up = core::array::from_fn(|i| if i < 2 { 0 } else { x[i - 2] });
        assert_eq!(lanes(scalar::lanes_up::<2>(a)), up);
        let down = core::array::from_fn(|i| if i < 6 { x[i + 2] } else { 0 });
        assert_eq!(lanes(scalar::lanes_down::<2>(a)), down);
    }
}
