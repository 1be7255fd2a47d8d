pub(crate) use ordo_api::{BySide, Side};
