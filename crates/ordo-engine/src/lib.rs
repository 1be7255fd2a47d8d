//! A player of Ordo.
//!
//! The engine knows the rules and nothing of files, sockets or screens. A search is given a [`Game`](ordo_rules::Game), the
//! [`Limits`] it must keep, and a place to report to; it answers with its best lines of play and their scores.
//!
//! ```
//! use ordo_engine::{Limits, Stop, stein::Engine};
//! use ordo_rules::stein::Game;
//!
//! let mut engine = Engine::new(16);
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let found = engine.search(&Game::new(), &limits, &Stop::default(), |_| {}).expect("the game is not over");
//! println!("{} {}", found.best(), found.score());
//! ```
#![forbid(unsafe_code)]

pub mod baseline;
pub mod clock;
mod form;
mod info;
pub mod khalifa;
mod limits;
mod non_empty;
mod playable;
mod score;
pub mod stein;
pub mod ugi;

pub use info::{Found, Info};
pub use limits::{Limits, Stop, TimeLeft};
pub use non_empty::NonEmpty;
pub use playable::{EngineOf, Playable};
pub use score::Score;
