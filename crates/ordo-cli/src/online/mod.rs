//! A program's side of online play: the calls and sockets of docs/API.md.

mod address;
mod client;
mod socket;
mod wire;

pub(crate) use address::{Address, Link};
pub(crate) use client::{Client, Problem};
pub(crate) use socket::{Closed, Socket};
