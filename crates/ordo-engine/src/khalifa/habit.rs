//! What is known of squares before anything is tried.

use ordo_rules::khalifa::{Size, Square};

/// By how many thousandths more often than usual a short search proves a win of the player who started if one of his own
/// pieces, or one of the other player's, stands on a square: pieces of size 1 or 4, and of size 2 or 3. The squares are the ten
/// that are different by the symmetries of the board, from a corner: 11, 12, 13, 14, 22, 23, 24, 33, 34, 44. Counted on 20,000
/// random placements.
#[rustfmt::skip]
const SQUARES: [[[i16; 10]; 2]; 2] = [
    [[-60, -33, -24, -5, 3, -2, 23, 19, 40, 78], [-130, -101, -63, -58, -15, 16, 32, 119, 144, 214]],
    [[66, 39, 51, 38, -5, -13, -9, -65, -78, -118], [87, 60, 35, 28, 0, -10, -18, -68, -77, -138]],
];

/// What a placing is worth before anything is tried: the change of the placing side's chance to win.
pub(super) fn habit(size: Size, square: Square, is_first: bool) -> f32 {
    let fold = |line: u8| usize::from(line.min(7 - line));
    let (row, column) = (fold(square.row()), fold(square.column()));
    let (low, high) = (row.min(column), row.max(column));
    let class = [0, 4, 7, 9].get(low).map_or(0, |start| start + high - low);
    let inner = usize::from(matches!(size, Size::Two | Size::Three));
    let side = usize::from(!is_first);
    let table = SQUARES.get(side).and_then(|side| side.get(inner));
    let value = table.and_then(|table| table.get(class)).copied();
    let value = f32::from(value.unwrap_or_default()) / 1000.0;
    if is_first { value } else { -value }
}
