//! Counts with singular and plural nouns.

/// `1 game`, `2 games`.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {several}"),
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn only_one_takes_the_singular() {
        for (number, text) in [(0, "0 plies"), (1, "1 ply"), (2, "2 plies")] {
            assert_eq!(counted(number, "ply", "plies"), text);
        }
    }
}
