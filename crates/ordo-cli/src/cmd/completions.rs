//! `ordo completions`

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Cli, Failure};

/// Print a completion script for a shell
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // The generator panics if it cannot write, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ordo", &mut script);
    Ok(out.write_all(&script)?)
}
