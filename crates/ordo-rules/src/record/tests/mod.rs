//! Tests of records without rules. Tests with rules, and the tables of texts, are in `tests/record/`.

mod hostile;
mod round_trip;
mod values;
