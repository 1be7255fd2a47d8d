//! `ordo tables`

mod build;
mod probe;
mod stats;
mod verify;

use std::io::Write;
use std::thread;

use clap::Subcommand;

use crate::failure::Failure;

/// Build, check and probe ending tables for Stein's game
///
/// The tables of all endings with up to 7 pieces are part of the program.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Build(build::Args),
    Verify(verify::Args),
    Stats(stats::Args),
    Probe(probe::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        Command::Build(args) => build::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Stats(args) => stats::run(args, out),
        Command::Probe(args) => probe::run(args, out),
    }
}

/// The number of threads to use: that of the option, or one for each processor.
fn threads(option: Option<usize>) -> usize {
    option.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}
