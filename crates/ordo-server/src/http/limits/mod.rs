//! Rate limits and connection limits.

pub(crate) mod rate;
pub(crate) mod sockets;
