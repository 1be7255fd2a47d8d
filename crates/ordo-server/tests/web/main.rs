//! The server over real sockets, as browsers and others meet it.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod client;
mod files;
mod folder;
mod hostile;
mod online;
mod stopping;
