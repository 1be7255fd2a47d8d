//! What comes in: the questions, and the games they are about.

use ordo_rules::RuleSet;
use serde::Deserialize;

use crate::record::Tree;

/// A question. In JSON the name of the question is the key of its only field: `{"view": {…}}`.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum Request {
    View(GameInput),
    Positions(GameInput),
    Explain { input: GameInput, r#move: String },
    Preview { input: GameInput, r#move: String },
    Steps { input: GameInput, made: Vec<String> },
    Lens(GameInput),
    Check(Check),
    RematchStarter(GameInput),
    ReadRecords(String),
    Open(String),
    WriteRecord(Tree),
    Search { input: GameInput, limits: Limits },
    Codes {},
}

/// A game so far.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameInput {
    pub(crate) game: RuleSet,
    pub(crate) start: Option<String>,
    pub(crate) moves: Vec<String>,
    #[serde(default)]
    pub(crate) options: Options,
}

/// What the players agreed on.
#[derive(Clone, Copy, PartialEq, Deserialize, serde::Serialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) repetition: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spacing: Option<Spacing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, serde::Serialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Spacing {
    Gaps,
    Adjacent,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Check {
    pub(crate) game: RuleSet,
    pub(crate) position: String,
    #[serde(default)]
    pub(crate) options: Options,
}

/// What a search must keep to. Milliseconds and megabytes.
#[derive(Deserialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Limits {
    pub(crate) movetime: Option<f64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
    pub(crate) lines: Option<usize>,
    pub(crate) level: Option<u8>,
    pub(crate) seed: Option<u32>,
    pub(crate) table: Option<usize>,
    /// Whether to clear the transposition table first, so that the result depends on the request alone.
    pub(crate) fresh: bool,
}
