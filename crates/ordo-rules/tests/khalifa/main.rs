//! Tests of Khalifa's game: the rules one by one, conformance data, notation. `ordo-testkit` has those on random positions.

mod always_a_turn;
mod conformance;
mod parsers;
mod properties;
mod rules;
mod setup;

use ordo_rules::khalifa::{GameOptions, Position, Spacing};

/// K7: empty squares between the pieces of an ordo are allowed.
const GAPS: GameOptions = GameOptions {
    spacing: Spacing::Gaps,
};
/// K7: the pieces of an ordo are adjacent.
const ADJACENT: GameOptions = GameOptions {
    spacing: Spacing::Adjacent,
};

/// The position with this text.
fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}
