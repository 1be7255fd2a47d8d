//! Positions rendered as text, SVG and JSON.

use ordo_rules::Rules;
use ordo_rules::khalifa::Spacing;
use serde_json::{Map, Value};

mod khalifa;
mod stein;
mod style;
mod svg;

pub(crate) use style::{ColorChoice, Style};

/// Rendering of a position.
pub(crate) trait Render: Rules {
    /// The board with coordinates, as lines of text.
    fn picture(&self, style: Style) -> String;

    /// The board as an SVG document.
    fn svg(&self) -> String;

    /// Facts about the position, one sentence each: side to move, threats, outcome.
    fn remarks(&self) -> Vec<String>;

    /// Facts about the position as JSON fields.
    fn details(&self) -> Map<String, Value>;

    /// The position with the given spacing (K7), if the rule set has that option.
    fn with_spacing(self, _spacing: Spacing) -> Option<Self> {
        None
    }
}
