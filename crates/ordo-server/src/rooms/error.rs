use tracing::error;

use crate::game::refusal::Refusal;
use crate::game::secret::NoRandomness;
use crate::game::state::ReplayError;
use crate::store::StoreError;

/// A request that was not carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RoomError {
    #[error("there is no such game")]
    NotFound,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("you have too many open challenges: wait until someone accepts one, or withdraw one")]
    ManyChallenges,
    #[error("the server is full: try again later")]
    Full,
    /// An error of the server or its database; the cause is in the log.
    #[error("the server cannot do that now: try again")]
    Internal,
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}

impl From<NoRandomness> for RoomError {
    fn from(error: NoRandomness) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}

impl From<ReplayError> for RoomError {
    fn from(error: ReplayError) -> RoomError {
        error!(%error);
        RoomError::Internal
    }
}
