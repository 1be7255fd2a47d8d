//! Writes the tables that are part of the program: `cargo run --release -p ordo-tables --features build --example pack`.

use std::fs;
use std::thread;

use ordo_tables::{Class, Solver, pack};

/// The most pieces of a packed class: about 1.3 MB.
const PIECES: usize = 7;
/// Every class is one block, which compresses best.
const BLOCK: u32 = 1 << 24;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let threads = thread::available_parallelism()?.get();
    let mut solver = Solver::new();
    for class in Class::up_to(PIECES).filter(|class| class.own <= class.enemy) {
        solver.solve(class, threads, &|_, _| {})?;
    }
    let mut files = Vec::new();
    for class in Class::up_to(PIECES) {
        let file = solver.compressed(class, BLOCK, 1, &|_, _| {});
        files.push(file.ok_or("a class is missing")?);
    }
    let packed = pack(&files);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/small.pack");
    fs::write(path, &packed)?;
    println!("{} classes, {} bytes", files.len(), packed.len());
    Ok(())
}
