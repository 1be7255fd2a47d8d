//! `ordo ugi`

use std::io::{self, Write};

use ordo_engine::ugi::{Bounds, serve};

use crate::GameId;
use crate::failure::Failure;
use crate::search::no_engine_for_khalifa;

/// Talk to another program in the Universal Game Interface, on standard input and output
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(long, value_enum, default_value = "stein")]
    game: GameId,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    match args.game {
        GameId::Stein => Ok(serve(io::stdin().lock(), out, &Bounds::default())?),
        GameId::Khalifa => Err(no_engine_for_khalifa()),
    }
}
