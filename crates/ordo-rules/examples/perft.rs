//! Counts the leaves of the move tree: `cargo run --release --example perft -- [stein|khalifa] [depth]`.

use std::error::Error;
use std::time::Instant;

use ordo_rules::{RuleSet, Rules, with_rules};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let rule_set: RuleSet = args.next().as_deref().unwrap_or("stein").parse()?;
    let depth: u32 = args.next().as_deref().unwrap_or("3").parse()?;
    with_rules!(rule_set, Position => perft::<Position>(depth));
    Ok(())
}

fn perft<P: Rules>(depth: u32) {
    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = P::start().perft(depth);
        println!("perft {depth}: {leaves} in {:.3?}", start.elapsed());
    }
}
