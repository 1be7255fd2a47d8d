//! Tests of puzzles: proofs against plain search, judging, collections, and the data of the program.

mod collection;
mod data;
mod judging;
mod proofs;
