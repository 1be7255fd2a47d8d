use std::io::Write;
use std::path::PathBuf;

use ordo_engine::Stop;
use ordo_lab::puzzles::{LEVELS, RateSettings, RateTable, rate};
use ordo_rules::{RuleSet, with_rules};

use crate::failure::Failure;
use crate::game::rule_set;
use crate::progress::Progress;

/// Rate puzzles by letting the levels try them
///
/// Prints the solving rates of the levels by rating. The exit code is 1 if a level solves clearly harder puzzles more often. To rate
/// all puzzles again after a change of the levels, use --again.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The puzzle file
    file: PathBuf,
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// The file to write, whose ratings are kept [default: the same file]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Measure puzzles that have a rating again
    #[arg(long)]
    again: bool,
    /// Attempts of every level
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    attempts: u32,
    /// Number of threads; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = RateSettings {
        attempts: args.attempts,
        threads: args.threads.into(),
        again: args.again,
    };
    let to = args.out.as_deref().unwrap_or(&args.file);
    let bar = |open| Progress::bar("puzzles", 0, open);
    let table = with_rules!(args.game, Position => {
        rate::<Position, _>(&args.file, to, settings, &Stop::default(), bar)
    })?;
    write_table(&table, out)?;
    let exceptions = table.exceptions();
    for (level, from) in &exceptions {
        writeln!(
            out,
            "level {level} solves more above the ratings from {from}"
        )?;
    }
    if exceptions.is_empty() {
        Ok(())
    } else {
        Err(Failure::Negative)
    }
}

/// Percentages of solved attempts, a line for each band of ratings and a column for each level.
fn write_table(table: &RateTable, out: &mut dyn Write) -> Result<(), Failure> {
    write!(out, "{:>6} {:>7}", "rating", "puzzles")?;
    for level in 1..=LEVELS {
        write!(out, "{:>5}", format!("L{level}"))?;
    }
    writeln!(out)?;
    for band in table.bands() {
        write!(out, "{:>6} {:>7}", band.from, band.puzzles)?;
        for level in 1..=LEVELS {
            write!(out, "{:>5.0}", 100.0 * band.rate(level))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
