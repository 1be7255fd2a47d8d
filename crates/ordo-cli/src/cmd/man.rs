//! `ordo man`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{fs, iter};

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::records::name;
use crate::{Cli, Failure};

/// Print a manual page, or write all of them to a folder
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The subcommand that the page is about; without one, the page is about the program
    #[arg(value_name = "SUBCOMMAND")]
    subcommand: Option<String>,
    /// Write the pages of the program and of every subcommand to this folder, as ordo.1, ordo-best.1 and so on
    #[arg(long, value_name = "FOLDER", conflicts_with = "subcommand")]
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // Built, so that subcommands know their full names: ordo-best.
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    if let Some(folder) = &args.dir {
        return write_all(&program, folder).map_err(|error| Failure::File {
            path: name(folder),
            error,
        });
    }
    let command = match &args.subcommand {
        None => &program,
        Some(wanted) => program.find_subcommand(wanted).ok_or_else(|| {
            Failure::Input(format!(
                "there is no subcommand {wanted:?} (see ordo --help)"
            ))
        })?,
    };
    Ok(page(command).render(out)?)
}

fn page(command: &Command) -> Man {
    let version = env!("CARGO_PKG_VERSION");
    Man::new(command.clone()).source(format!("ordo {version}"))
}

fn write_all(program: &Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for command in iter::once(program).chain(program.get_subcommands()) {
        page(command).generate_to(folder)?;
    }
    Ok(())
}
