//! The rules of Ordo.
#![forbid(unsafe_code)]

mod color;
mod outcome;
mod rules;
pub mod stein;

pub use color::Color;
pub use outcome::{Outcome, Reason, UnknownReason};
pub use rules::Rules;
