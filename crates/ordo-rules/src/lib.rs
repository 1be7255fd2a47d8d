//! The rules of the two board games that carry the name *Ordo*: positions, legal moves, results, notation and records.
//!
//! - [`stein`]: Ordo by Dieter Stein, 2009. Keep your group connected and reach the goal row.
//! - [`khalifa`]: Ordo by Nouri Khalifa, 1998. Place four pieces, then line them up in order of size.
//!
//! The games share [`Color`] and [`Outcome`], the trait [`Rules`] for generic tools, [`Game`] with its history, and
//! [`record`]s. They do not share board, move or position types. [`RuleSet`] names a game that is chosen at run time,
//! [`with_rules!`] selects its types, and [`AnyGame`] holds a game of either.
//!
//! ```
//! use ordo_rules::stein::{Game, Position};
//!
//! let mut game = Game::new();
//! for text in ["a3-a4", "j6-j5", "e3-e4"] {
//!     game.play(text.parse()?)?;
//! }
//! let now: &Position = game.position();
//! assert_eq!(now.to_string(), "2bb2bb2/bbbbbbbbbb/bb2bb2b1/9b/w3w5/1w3w2ww/wwwwwwwwww/2ww2ww2 b");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate does no I/O and reads no clock. Move generation by sets does not allocate, and no text input causes a panic.
//!
//! Without the default feature `std` the crate is `no_std` and needs only `alloc`. The feature `serde` adds `Serialize` and
//! `Deserialize`, `abstract-play` imports Abstract Play's records.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod any_game;
mod board_text;
mod color;
mod game;
pub mod khalifa;
mod outcome;
mod prelude;
pub mod record;
mod rules;
mod ruleset;
#[cfg(feature = "serde")]
mod serde;
mod set_operators;
mod splitmix;
pub mod stein;
mod unexpected;
mod write_list;

pub use any_game::{AnyGame, PlayTextError};
pub use board_text::{BoardShape, ParseSetupError, SetupFault};
pub use color::Color;
pub use game::{Game, PlayError, Repetition};
pub use outcome::{Outcome, Reason, UnknownReason};
pub use rules::Rules;
pub use ruleset::{RuleSet, UnknownRuleSet};
pub use splitmix::SplitMix64;
pub use unexpected::Unexpected;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
