//! `ordo completions`

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Cli, Failure};

/// Print a shell completion script
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Shell to generate the script for
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // `generate` panics on write errors, so it writes to memory first.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ordo", &mut script);
    Ok(out.write_all(&script)?)
}
