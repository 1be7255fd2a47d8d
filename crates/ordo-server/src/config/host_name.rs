use std::str::FromStr;

use thiserror::Error;

/// A DNS name of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostName(pub(crate) String);

/// Error when parsing an invalid host name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a host name: write it without scheme, port and path, as in ordo.example")]
pub struct ParseHostNameError;

impl FromStr for HostName {
    type Err = ParseHostNameError;

    fn from_str(text: &str) -> Result<HostName, ParseHostNameError> {
        let name = text.strip_suffix('.').unwrap_or(text).to_ascii_lowercase();
        let is_label = |label: &str| {
            (1..=63).contains(&label.len())
                && label
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
        };
        if name.len() <= 253 && name.split('.').all(is_label) {
            Ok(HostName(name))
        } else {
            Err(ParseHostNameError)
        }
    }
}
