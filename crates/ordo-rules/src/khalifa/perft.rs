use super::Position;

/// The number of turn sequences of a given length. The last turn is counted, not played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns() as u64,
        _ => {
            let mut leaves = 0;
            position.each_turn_set(|set| {
                for turn in set {
                    leaves += perft(&position.after_unchecked(turn), depth - 1);
                }
            });
            leaves
        }
    }
}
