//! `ordo calibrate`

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use ordo_lab::LabError;
use ordo_lab::calibration::{CalibrationSettings, calibrate};
use ordo_rules::{RuleSet, with_rules};

use crate::failure::Failure;
use crate::game::rule_set;
use crate::json::write_line;
use crate::progress::Progress;

/// Compare the engine's scores with the results of its self-play games
///
/// Fits a logistic curve to scores and results. The engine's scores are calibrated when the slope is 1 and the offset 0; otherwise
/// the constants in the engine are out of date.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Number of games
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random seed; each seed gives a different set of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Write a reliability plot (SVG) to this file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = CalibrationSettings {
        games: args.games,
        nodes: args.nodes,
        seed: args.seed,
        threads: args.threads.into(),
    };
    let progress = Progress::bar("games", 0, args.games);
    let report = with_rules!(args.game, Position => calibrate::<Position>(settings, &progress))?;
    drop(progress);
    if let Some(file) = &args.plot {
        fs::write(file, report.plot()).map_err(|error| LabError::in_file(file, error))?;
    }
    if args.json {
        return write_line(out, &report.json());
    }
    Ok(write!(out, "{report}")?)
}
