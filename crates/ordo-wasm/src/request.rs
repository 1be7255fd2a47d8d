//! Requests, and the games they are about.

use ordo_rules::RuleSet;
use serde::Deserialize;

#[cfg(feature = "engine")]
use crate::engine::EngineRequest;
use crate::record::Tree;

/// A request. In JSON its name is the key of the only field: `{"view": {…}}`.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Request {
    View(GameInput),
    Positions(GameInput),
    Explain {
        input: GameInput,
        r#move: String,
    },
    Preview {
        input: GameInput,
        r#move: String,
    },
    Steps {
        input: GameInput,
        made: Vec<String>,
    },
    Lens(GameInput),
    Check(Check),
    RematchStarter(GameInput),
    ReadRecords(String),
    Open(String),
    WriteRecord(Tree),
    Codes {},
    #[cfg(feature = "engine")]
    Engine(EngineRequest),
}

/// A game so far. The module keeps no games: every request contains its own.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameInput {
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: RuleSet,
    /// Starting position; the usual one if absent.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) start: Option<String>,
    /// The moves from the start.
    pub(crate) moves: Vec<String>,
    /// Options of the rules.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Options>"))]
    pub(crate) options: Options,
}

/// Options of the rules.
#[derive(Clone, Copy, PartialEq, Deserialize, serde::Serialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Options {
    /// The third occurrence of a position is a draw; true if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) repetition: Option<bool>,
    /// Khalifa's game: permission of gaps in an ordo (K7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spacing: Option<Spacing>,
}

/// Spacing of the pieces of an ordo.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, serde::Serialize, Debug)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Spacing {
    Gaps,
    Adjacent,
}

/// A position to check.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Check {
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(crate) game: RuleSet,
    /// The position string.
    pub(crate) position: String,
    /// Options of the rules.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Options>"))]
    pub(crate) options: Options,
}
