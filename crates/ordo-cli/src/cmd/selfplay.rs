//! `ordo selfplay`

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ordo_engine::Stop;

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::selfplay::{Header, SampleFile, SelfPlay, Stats};
use crate::workers::in_order;

/// Play the engine against itself, and store positions, scores and results
///
/// A run resumes an existing file and stops at the given number of games, so it can be interrupted at any time.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The file to write
    file: PathBuf,
    /// Total number of games in the file
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    openings: u32,
    /// Random seed; each seed gives a different set of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Only print statistics of an existing file
    #[arg(long)]
    stats: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let done = if args.stats { Ok(()) } else { play(args) };
    let stats = done.and_then(|()| Stats::of(&args.file).map_err(in_file(&args.file)));
    match stats {
        Ok(stats) if args.json => write_line(out, &stats.json()),
        Ok(stats) => Ok(write!(out, "{stats}")?),
        Err(failure) => fail(out, args.json, failure),
    }
}

fn play(args: &Args) -> Result<(), Failure> {
    let header = Header {
        opening_plies: args.openings,
        seed: args.seed,
        nodes: args.nodes,
    };
    let mut file = SampleFile::open(&args.file, header).map_err(in_file(&args.file))?;
    let progress = Progress::bar("games", file.games(), args.games);
    in_order(
        file.games()..args.games,
        args.threads.into(),
        &Stop::default(),
        || Ok(SelfPlay::new(header)),
        SelfPlay::play,
        |_, samples| {
            let Some(samples) = samples else {
                return Ok(ControlFlow::Break(()));
            };
            file.add(&samples).map_err(in_file(&args.file))?;
            progress.advance();
            Ok(ControlFlow::Continue(()))
        },
    )
}

fn in_file(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::File {
        path: path.display().to_string(),
        error,
    }
}
