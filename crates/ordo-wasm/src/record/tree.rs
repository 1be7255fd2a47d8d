use ordo_rules::RuleSet;
use serde::{Deserialize, Serialize};

use crate::request::Options;

/// A game record, with its tree of variations.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tree {
    pub(super) tags: Vec<(String, String)>,
    pub(super) game: RuleSet,
    pub(super) start: Option<String>,
    pub(super) options: Options,
    pub(super) result: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) comment: String,
    pub(super) nodes: Vec<Node>,
}

/// A move with all that is said of it.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, Default)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Node {
    pub(super) r#move: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) comment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) comment_before: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) eval: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) variations: Vec<Vec<Node>>,
}
