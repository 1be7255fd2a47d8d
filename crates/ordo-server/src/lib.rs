//! The server behind `ordo serve`: it serves the web app, whose files are in the binary, and the API for online play.
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

mod cluster;
mod config;
mod game;
mod http;
mod metrics;
mod network;
mod rooms;
mod site;
mod store;
#[doc(hidden)]
pub mod test_support;
mod time;

pub use config::{Config, ConnectionLimits, HostName, OnlineLimits, ParseHostNameError, Rate};
pub use http::server::{Server, StartError};
pub use store::archive::{ArchiveError, Copied, backup, copy, export, prune};
pub use store::database::Database;
pub use time::{Clock, ManualClock, SystemClock};
