//! Tests of the server over real sockets.

mod client;
mod faults;
mod files;
mod folder;
mod hostile;
mod online;
mod stopping;
mod tables;
