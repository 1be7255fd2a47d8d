//! Online play over real sockets, on each [`backend`].

mod archive;
mod attacks;
pub(crate) mod backend;
pub(crate) mod challenge;
mod ends;
mod floods;
mod frames;
mod games;
mod limits;
mod lists;
mod matchmaking;
mod nodes;
mod operators;
pub(crate) mod player;
mod pruning;
mod restarts;
