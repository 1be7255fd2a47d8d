//! `ordo puzzles`

mod list;
mod mine;
mod rate;
mod source;
mod verify;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Failure;

pub(crate) use source::{FilterArgs, Source};

/// Mine, prove, rate and list puzzles
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Mine(mine::Args),
    Rate(rate::Args),
    Verify(verify::Args),
    List(list::Args),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        Command::Mine(args) => mine::run(args, out),
        Command::Rate(args) => rate::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::List(args) => list::run(args, out),
    }
}
