//! The tables against the rules: a plain solver, exhaustive search, the recurrence of every value, and symmetry.

mod engine;
mod files;
mod plain;
mod random;
mod search;
mod solving;
mod stats;
mod values;
