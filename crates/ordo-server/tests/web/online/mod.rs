//! Online play over real sockets, on each [`backend`].

mod actions;
mod archive;
pub(crate) mod backend;
pub(crate) mod challenge;
mod challenge_limits;
mod clocks;
mod ends;
mod expiry;
mod frames;
mod games;
mod lists;
mod malformed;
mod matchmaking;
mod nodes;
mod operators;
pub(crate) mod player;
mod pruning;
mod rate_limits;
mod restarts;
pub(crate) mod servers;
mod sessions;
pub(crate) mod socket;
mod socket_limits;
mod upgrade;
