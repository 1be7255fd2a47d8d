pub(crate) use ordo_api::{ABORTED, EXPIRED, EventKind, GameEvent, MOVE_LIMIT, Phrase};
