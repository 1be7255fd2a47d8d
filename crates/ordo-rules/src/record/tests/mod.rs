//! Tests of records without a game; those with one, and the tables of texts, are in `tests/record.rs`.

mod hostile;
mod round_trip;
mod values;
