//! Engines for the two games called Ordo: search, evaluation and playing levels.
//!
//! [`stein::SteinEngine`] is an alpha-beta searcher, [`khalifa::KhalifaEngine`] proves wins by depth-first proof-number search (df-pn). Both
//! implement [`Engine`]. A search takes a [`Game`](ordo_rules::Game), [`SearchLimits`], a [`Stop`] flag and a callback for
//! intermediate results, and returns the best move with its principal variations. The crate does no I/O, except for the
//! [`ugi`] protocol server, which reads and writes what it is given.
//!
//! ```
//! use ordo_engine::{SearchLimits, Stop, stein::SteinEngine};
//! use ordo_rules::stein::Game;
//!
//! let mut engine = SteinEngine::new(16);
//! let limits = SearchLimits { depth: Some(3), ..SearchLimits::default() };
//! let result = engine.search(&Game::new(), &limits, &Stop::default(), |_| {});
//! let result = result.expect("the game is not over");
//! println!("{} {}", result.best, result.lines[0].score);
//! ```
#![deny(unsafe_code)] // with two exceptions: helpers/pool.rs and stein/huge_pages.rs

#[doc(hidden)]
pub mod clock;
mod engine;
#[doc(hidden)]
pub mod helpers;
pub mod khalifa;
mod level_variation;
mod limits;
mod non_empty;
mod playable;
mod result;
mod score;
pub mod stein;
pub mod ugi;

pub use engine::{Configure, Engine, InfoCallback, MoveOf, SearchError};
pub use limits::{SearchLimits, Stop, TimeLeft};
pub use non_empty::NonEmpty;
pub use playable::{EngineOf, Playable};
pub use result::{PvInfo, SearchResult};
pub use score::Score;

/// Compiles the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
