//! `ordo ugi`

use std::io::{self, Write};

use ordo_engine::ugi::{SessionLimits, serve};
use ordo_rules::RuleSet;

use crate::failure::Failure;
use crate::game::rule_set;

/// Run the engine protocol (Universal Game Interface) on standard input and output
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Initial rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let limits = SessionLimits {
        game: args.game,
        ..SessionLimits::default()
    };
    Ok(serve(io::stdin().lock(), out, &limits)?)
}
