//! The subcommands, one a file.

pub mod check;
pub mod completions;
pub mod convert;
pub mod moves;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod show;
