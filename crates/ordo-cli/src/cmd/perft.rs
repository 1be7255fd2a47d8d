//! `ordo perft`

use std::io::Write;
use std::time::{Duration, Instant};

use ordo_rules::with_rules;
use serde::Serialize;

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::render::Render;
use ordo_lab::counted;

/// Count the leaf nodes of the move tree (perft)
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Depth in plies
    #[arg(value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    /// Show the count below each first move
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    common: PositionArgs,
}

#[derive(Serialize)]
struct Answer {
    position: String,
    depth: u32,
    leaves: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<serde_json::Map<String, serde_json::Value>>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => count::<Position>(args, out))
}

fn count<P: Render>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let position: P = match args.common.position() {
        Ok(position) => position,
        Err(failure) => return fail(out, args.common.json, failure),
    };
    // With --divide only this depth is counted; otherwise all smaller ones too, since they take no time.
    let first = if args.divide { args.depth } else { 1 };
    for depth in first..=args.depth {
        let started = Instant::now();
        let by_move = divide(&position, depth);
        let time = started.elapsed();
        let leaves: u64 = by_move.iter().map(|(_, leaves)| leaves).sum();
        if args.common.json {
            let entries = by_move
                .into_iter()
                .map(|(mv, leaves)| (mv.to_string(), leaves.into()));
            write_line(
                out,
                &Answer {
                    position: position.to_string(),
                    depth,
                    leaves,
                    seconds: time.as_secs_f64(),
                    divide: args.divide.then(|| entries.collect()),
                },
            )?;
        } else {
            if args.divide {
                for (mv, leaves) in by_move {
                    writeln!(out, "{mv}: {leaves}")?;
                }
                writeln!(out)?;
            }
            writeln!(
                out,
                "depth {depth}: {}, {}",
                counted(leaves, "leaf", "leaves"),
                speed(leaves, time)
            )?;
        }
        out.flush()?;
    }
    Ok(())
}

/// The leaves below each first move.
fn divide<P: Render>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let moves = position.legal_moves();
    // The small depths take no time.
    let progress = match depth {
        ..4 => Progress::hidden(),
        _ => Progress::bar(
            &format!("first moves of depth {depth}"),
            0,
            moves.len() as u64,
        ),
    };
    let counts = moves.into_iter().map(|mv| {
        let leaves = position.after_unchecked(mv).perft(depth - 1);
        progress.advance();
        (mv, leaves)
    });
    counts.collect()
}

fn speed(leaves: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.001 {
        return "less than a millisecond".to_owned();
    }
    let millions = leaves as f64 / seconds / 1e6;
    format!("{seconds:.3} s, {millions:.1} million per second")
}
