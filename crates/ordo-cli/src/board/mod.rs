//! Positions as pictures.

use ordo_rules::Rules;
use ordo_rules::khalifa::Spacing;
use serde_json::{Map, Value};

mod khalifa;
mod stein;
mod style;
mod svg;

pub use style::{ColorChoice, Style};

/// What the terminal shows of a position, beyond the rules.
pub trait Board: Rules {
    /// The board with its coordinates, each line with its line break.
    fn picture(&self, style: Style) -> String;

    /// The board as an SVG file.
    fn svg(&self) -> String;

    /// What a player should know at a glance, a sentence each.
    fn remarks(&self) -> Vec<String>;

    /// The same as data.
    fn details(&self) -> Map<String, Value>;

    /// The position under a reading of K7, if the game has that rule.
    fn with_spacing(self, _spacing: Spacing) -> Option<Self> {
        None
    }
}
