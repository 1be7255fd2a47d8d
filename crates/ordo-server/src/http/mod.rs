//! HTTP and WebSocket: listening, routing, authentication, limits, handlers.

pub(crate) mod api;
pub(crate) mod auth;
pub(crate) mod connections;
pub(crate) mod error;
pub(crate) mod games;
pub(crate) mod headers;
pub(crate) mod host;
pub(crate) mod json;
pub(crate) mod limits;
pub(crate) mod lists;
pub(crate) mod observe;
#[cfg(test)]
mod openapi;
pub(crate) mod peer;
pub(crate) mod router;
pub(crate) mod server;
pub(crate) mod state;
pub(crate) mod tables;
pub(crate) mod ws;
