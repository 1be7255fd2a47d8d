//! The `ordo` binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    ordo_cli::main()
}
