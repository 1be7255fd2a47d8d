//! The command `ordo`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ordo_cli::main()
}
