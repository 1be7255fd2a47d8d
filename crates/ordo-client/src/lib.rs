//! A typed client of online play: the HTTP calls ([`Client`]), the WebSocket of a game ([`GameSocket`]), and a session that
//! reconnects with backoff and resends unanswered actions under their idempotency keys ([`GameSession`]).
//!
//! ```no_run
//! use ordo_api::{Action, Challenge, RuleSet};
//! use ordo_client::{Client, GameSession};
//!
//! # async fn example() -> Result<(), ordo_client::ClientError> {
//! let mut client = Client::new("http://127.0.0.1:8080".parse().unwrap())?;
//! client.register().await?;
//! let game = client.create(&Challenge::new(RuleSet::Stein, "5+3".parse().unwrap())).await?;
//! let mut session = GameSession::new(client, game.id);
//! session.act(Action::Abort);
//! loop {
//!     println!("{:?}", session.next().await?);
//! }
//! # }
//! ```

mod client;
mod error;
mod server_url;
mod session;
mod socket;
mod tls;

pub use client::{Client, backoff};
pub use error::ClientError;
pub use reqwest;
pub use server_url::{GameLink, InvalidLink, InvalidServerUrl, ServerUrl};
pub use session::GameSession;
pub use socket::{Closed, GameSocket, close_code};
