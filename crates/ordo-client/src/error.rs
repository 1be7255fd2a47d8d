use std::error::Error;

use ordo_api::{ErrorCode, ErrorDetail};

use crate::ServerUrl;

/// Error of a call.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server cannot be reached.
    #[error("cannot reach {0}: {1}")]
    Unreachable(ServerUrl, String),
    /// The connection was lost before the response.
    #[error("{0} closed the connection")]
    Disconnected(ServerUrl),
    /// The response is not from this API.
    #[error("{0} does not offer Ordo's online play")]
    NotOrdo(ServerUrl),
    /// The server refused the request.
    #[error(transparent)]
    Refused(#[from] ErrorDetail),
}

impl ClientError {
    /// The server's error code, if it refused.
    pub fn code(&self) -> Option<ErrorCode> {
        match self {
            ClientError::Refused(detail) => Some(detail.code),
            _ => None,
        }
    }

    /// Returns `true` if a retry may succeed.
    pub fn is_transient(&self) -> bool {
        match self {
            ClientError::Unreachable(..) | ClientError::Disconnected(_) => true,
            ClientError::NotOrdo(_) => false,
            ClientError::Refused(detail) => matches!(
                detail.code,
                ErrorCode::TryAgain | ErrorCode::TooManyRequests
            ),
        }
    }
}

/// The message of the innermost cause.
pub(crate) fn root_cause(error: &(dyn Error + 'static)) -> String {
    let mut cause = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    cause.to_string()
}
