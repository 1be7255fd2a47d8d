//! The server over real sockets, as browsers and others meet it.

mod client;
mod files;
mod folder;
mod hostile;
mod online;
mod stopping;
