use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ordo_lab::counted;
use ordo_lab::puzzles::{Verifier, Verify};
use ordo_puzzles::Puzzle;
use ordo_rules::{RuleSet, SplitMix64, with_rules};

use super::Source;
use crate::failure::Failure;
use crate::game::rule_set;
use crate::progress::Progress;

/// Prove puzzles again, by exhaustive search
///
/// The search uses the rules alone, and the ending tables for puzzles whose proof is exact. The exit code is 1 if a puzzle is wrong.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Puzzle file [default: the puzzles of the program]
    file: Option<PathBuf>,
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Prove a random sample of this many
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Random seed of the sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.game, Position => verify::<Position>(args, out))
}

fn verify<P: Verify>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let source = Source::open(args.file.as_deref(), args.game)?;
    let collection = source.collection()?;
    let mut entries = collection.entries().to_vec();
    if let Some(sample) = args.sample {
        SplitMix64::new(args.seed).shuffle(&mut entries);
        entries.truncate(sample);
    }
    let puzzles: Result<Vec<Puzzle<P>>, Failure> =
        entries.iter().map(|entry| source.puzzle(entry)).collect();
    let puzzles = puzzles?;
    let wrong = prove(&puzzles, args.threads.into());
    for problem in &wrong {
        writeln!(out, "{problem}")?;
    }
    let count = counted(puzzles.len() as u64, "puzzle", "puzzles");
    if wrong.is_empty() {
        Ok(writeln!(out, "{count} of {} proved again", args.game)?)
    } else {
        writeln!(out, "{count} of {}, {} wrong", args.game, wrong.len())?;
        Err(Failure::Negative)
    }
}

/// Proves puzzles on several threads; the errors.
fn prove<P: Verify>(puzzles: &[Puzzle<P>], threads: usize) -> Vec<String> {
    let progress = Progress::bar("puzzles", 0, puzzles.len() as u64);
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let work = || {
        let mut verifier = Verifier::default();
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(refuted) = verifier.check(puzzle) {
                let mut wrong = wrong
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                wrong.push(format!("{}: {refuted}", puzzle.id()));
            }
            progress.advance();
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut wrong = wrong
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    wrong.sort_unstable();
    wrong
}
