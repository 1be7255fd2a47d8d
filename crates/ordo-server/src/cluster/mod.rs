//! Several server processes with one database, connected by NATS.

pub(crate) mod ask;
pub(crate) mod nats;
pub(crate) mod notices;
pub(crate) mod subscription;
