//! Tests of Stein's game: the rules one by one under their numbers, conformance data, notation. `ordo-testkit` has those on
//! random games.

mod board;
mod conformance;
mod endings;
mod moves;
mod notation;
mod properties;
mod random_moves;
mod setups;

use ordo_rules::stein::{Move, Position, Square, SquareSet};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn squares(text: &str) -> SquareSet {
    text.split_whitespace()
        .map(|s| s.parse::<Square>().unwrap())
        .collect()
}

/// The moves of the pieces on `from`, without the square itself: `-a4`, `:b3-a4`, `xa4`.
fn moves_from(position: &Position, from: &str) -> Vec<String> {
    let moves = position.legal_moves();
    let texts = moves.iter().map(Move::to_string);
    texts
        .filter_map(|text| text.strip_prefix(from).map(str::to_owned))
        .collect()
}

fn why(position: &Position, text: &str) -> String {
    match position.explain(mv(text)) {
        Ok(()) => "legal".to_owned(),
        Err(illegal) => illegal.to_string(),
    }
}
