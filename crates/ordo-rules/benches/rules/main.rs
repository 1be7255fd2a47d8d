//! `cargo bench -p ordo-rules`: the speed of the rules next to cozy-chess, single-threaded and from one run.
//!
//! Machines are shared and noisy. So all cases take turns, round by round, the best round of each counts, and what to
//! look at are the ratios.

mod chess;
mod khalifa;
mod rounds;
mod stein;

use rounds::Rounds;

fn main() {
    // `cargo test --bench rules -- --test` only wants to know that it runs.
    let is_test = std::env::args().any(|arg| arg == "--test");
    let mut rounds = Rounds::new(if is_test { 1 } else { 9 }, is_test);
    chess::add(&mut rounds);
    stein::add(&mut rounds);
    khalifa::add(&mut rounds);
    rounds.run();
}
