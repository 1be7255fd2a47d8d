//! Positions as pictures.

use ordo_rules::Rules;
use serde_json::{Map, Value};

mod stein;
mod style;

pub use style::{ColorChoice, Style};

/// What the terminal shows of a position, beyond the rules.
pub trait Board: Rules {
    /// The board with its coordinates, each line with its line break.
    fn picture(&self, style: Style) -> String;

    /// What a player should know at a glance, a sentence each.
    fn remarks(&self) -> Vec<String>;

    /// The same as data.
    fn details(&self) -> Map<String, Value>;
}
