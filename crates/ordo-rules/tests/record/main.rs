//! Tests of game records.

mod files;
mod heap;
mod replay;
mod text;
