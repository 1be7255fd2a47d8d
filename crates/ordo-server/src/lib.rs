//! The server behind `ordo serve`: it hands out the web app, whose files are in the binary, and has a place for online play.
//!
//! ```no_run
//! # async fn example() -> Result<(), ordo_server::StartError> {
//! let server = ordo_server::Server::bind(ordo_server::Config::default()).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod app;
mod config;
mod connections;
mod headers;
mod host;
mod metrics;
mod observe;
mod online;
mod peer;
mod server;
mod site;

pub use config::{Config, Limits};
pub use host::{HostName, ParseHostNameError};
#[doc(hidden)]
pub use online::online_messages;
pub use online::{
    ArchiveError, Copied, Database, OnlineLimits, PlainError, Rate, backup, copy, export,
    plain_commits, prune,
};
pub use server::{Server, StartError};
