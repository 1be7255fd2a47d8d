//! Ending tables for Stein's Ordo: the result of every position with few pieces, and the number of plies to it.
//!
//! A table has one byte for each position of a material [`Class`] in which both groups are connected and nobody has reached
//! the goal row. Its number follows from the ranks of the two [`Groups`]; mirror images share an entry. Positions with a split
//! group need none: their side to move must reconnect at once, so [`Tables`] looks one move further.
//!
//! The crate works on bytes and opens no files: a [`Table`] reads from a [`Source`].
#![cfg_attr(
    feature = "embedded",
    doc = r#"
```
use ordo_rules::stein::Position;
use ordo_tables::{Tables, Value};

let position: Position = "2b7/1b8/10/10/10/10/w9/w9 w".parse()?;
let probe = Tables::embedded().probe_moves(&position)?.expect("a table for four pieces");
let (best, value) = probe.moves[0];
println!("{best} {value}");
assert_eq!(value, probe.value);
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
#![forbid(unsafe_code)]

mod class;
#[cfg(feature = "embedded")]
mod embedded;
#[cfg(feature = "engine")]
mod engine;
mod enumerate;
mod file;
#[cfg(feature = "build")]
mod group_moves;
mod groups;
mod look_through;
#[cfg(feature = "build")]
mod solver;
mod stats;
mod tables;
mod value;

pub use class::{Class, Index, MOST_PIECES};
#[cfg(feature = "embedded")]
pub use embedded::EMBEDDED;
#[cfg(feature = "build")]
pub use file::{BLOCK, Progress, compress, pack};
pub use file::{Header, Source, Table, TableError, VERSION};
pub use groups::Groups;
#[cfg(feature = "build")]
pub use solver::{SolveError, Solver};
pub use stats::ClassStats;
pub use tables::{Probe, Tables};
pub use value::Value;
