//! `ordo ugi`

use std::io::{self, Write};

use ordo_engine::ugi::{Bounds, serve};

use crate::GameId;
use crate::failure::Failure;

/// Run the engine protocol (Universal Game Interface) on standard input and output
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Initial rule set
    #[arg(long, value_enum, default_value = "stein")]
    game: GameId,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let bounds = Bounds {
        game: args.game.id(),
        ..Bounds::default()
    };
    Ok(serve(io::stdin().lock(), out, &bounds)?)
}
