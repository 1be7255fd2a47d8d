//! Close codes.

use std::io;

use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;

// The close codes of RFC 6455 and its registry.
pub(super) const PROTOCOL_ERROR: u16 = 1002;
pub(super) const UNSUPPORTED: u16 = 1003;
pub(super) const NOT_UTF8: u16 = 1007;
pub(super) const POLICY: u16 = 1008;
pub(super) const TOO_LONG: u16 = 1009;
pub(super) const RESTARTING: u16 = 1012;

/// The close code and reason for a protocol violation; none if the connection is lost.
pub(super) fn close_code(error: &Error) -> Option<(u16, &'static str)> {
    match error {
        Error::Capacity(_) => Some((TOO_LONG, "too long")),
        Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            Some((TOO_LONG, "too long"))
        }
        Error::Utf8(_) => Some((NOT_UTF8, "not UTF-8")),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((PROTOCOL_ERROR, "protocol error")),
        _ => None,
    }
}
