//! `cargo bench -p ordo-rules`: the speed of the rules next to cozy-chess, single-threaded and from one run.
//!
//! Machines are shared and noisy, so the cases are interleaved over several rounds and the best round of each is reported.
//! Compare the ratios, not the absolute numbers.

mod chess;
mod khalifa;
mod rounds;
mod stein;

use rounds::Rounds;

fn main() {
    // `cargo test --bench rules -- --test` only checks that it runs.
    let is_test = std::env::args().any(|arg| arg == "--test");
    let mut rounds = Rounds::new(if is_test { 1 } else { 9 }, is_test);
    chess::add(&mut rounds);
    stein::add(&mut rounds);
    khalifa::add(&mut rounds);
    rounds.run();
}
