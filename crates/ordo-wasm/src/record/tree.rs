use ordo_rules::RuleSet;
use serde::{Deserialize, Serialize};

use crate::request::Options;

/// A game record with its variations.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RecordTree"))]
pub(crate) struct Tree {
    /// Names and values of the tags.
    pub(super) tags: Vec<(String, String)>,
    /// The rule set.
    #[cfg_attr(test, ts(type = "RuleSet"))]
    pub(super) game: RuleSet,
    /// Starting position; null for the usual one.
    pub(super) start: Option<String>,
    /// Options of the rules.
    pub(super) options: Options,
    /// The result.
    #[cfg_attr(test, ts(type = "\"1-0\" | \"0-1\" | \"1/2-1/2\" | \"*\""))]
    pub(super) result: String,
    /// Comment before the first move.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub(super) comment: String,
    /// The main line.
    pub(super) nodes: Vec<Node>,
}

/// A move of a record with its annotations.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, Default)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RecordNode"))]
pub(crate) struct Node {
    /// The move.
    pub(super) r#move: String,
    /// Comment after the move.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub(super) comment: String,
    /// Comment before the first move of a variation, or after the variations of the previous move.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub(super) comment_before: String,
    /// Numeric annotation glyphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u8>>"))]
    pub(super) nags: Vec<u8>,
    /// Remaining time in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) clock: Option<f64>,
    /// As in `[%eval …]`, from White's side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) eval: Option<String>,
    /// Alternatives to the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Vec<Node>>>"))]
    pub(super) variations: Vec<Vec<Node>>,
}
