use std::fmt;

use serde::{Deserialize, Serialize};

/// The secret of one browser or program, sent as `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Token {
    /// 32 letters and digits.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[2-9A-HJ-NP-Za-km-z]{32}$"))]
    pub token: String,
}

/// Redacted, to keep the secret out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}
