//! `ordo man`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{fs, iter};

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::records::display_name;
use crate::{Cli, Failure};

/// Print a manual page, or write all of them to a directory
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Subcommand to describe; without it, prints the page of the program itself
    #[arg(value_name = "SUBCOMMAND")]
    subcommand: Option<String>,
    /// Write the pages of the program and of every subcommand to this directory, as ordo.1, ordo-best.1 and so on
    #[arg(long, value_name = "DIR", conflicts_with = "subcommand")]
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // Building sets the full names of the subcommands (ordo-best).
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    if let Some(directory) = &args.dir {
        return write_all(&program, directory).map_err(|error| Failure::File {
            path: display_name(directory),
            error,
        });
    }
    let command = match &args.subcommand {
        None => &program,
        Some(wanted) => program.find_subcommand(wanted).ok_or_else(|| {
            Failure::Input(format!("unknown subcommand {wanted:?} (see ordo --help)"))
        })?,
    };
    Ok(page(command).render(out)?)
}

fn page(command: &Command) -> Man {
    let version = env!("CARGO_PKG_VERSION");
    Man::new(command.clone()).source(format!("ordo {version}"))
}

fn write_all(program: &Command, directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory)?;
    for command in iter::once(program).chain(program.get_subcommands()) {
        page(command).generate_to(directory)?;
    }
    Ok(())
}
