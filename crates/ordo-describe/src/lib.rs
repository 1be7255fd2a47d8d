//! Messages for the errors of the rules, and features of positions, for user interfaces: the web app (through `ordo-wasm`) and
//! `ordo play` say and show the same.
//!
//! A message is a code with arguments. The catalogues in `web/i18n` have a sentence for each code in every language;
//! [`codes`] lists them all.
//!
//! ```
//! use ordo_describe::Describe;
//! use ordo_rules::stein::Position;
//!
//! let illegal = Position::start().explain("a3:b3-a5".parse()?).unwrap_err();
//! let message = Position::illegal_message(&illegal);
//! assert_eq!((message.code, message.rule), ("stein.splits", Some("S5")));
//! assert_eq!(message.squares, ["a5", "b5"]);
//! # Ok::<(), ordo_rules::stein::ParseMoveError>(())
//! ```
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

pub mod codes;
mod describe;
pub mod khalifa;
pub mod message;
mod outcome;
mod setup_text;
mod shapes;
pub mod stein;

pub use describe::Describe;
pub use message::{Arg, Message};
pub use outcome::outcome_message;
pub use setup_text::setup_faults;
pub use shapes::{Lens, MoveView, Sides, Split};
