//! `ordo tune`

use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use ordo_engine::stein::tuning::{Example, fit};
use serde_json::json;

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::selfplay::{GameResult, Sample, read_samples};

/// Find the weights of the evaluation that best predict the results of self-play games
///
/// Positions whose result the engine had proved are left out: they need no evaluation.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Files of `ordo selfplay`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many rounds of gradient descent
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Scores beyond this are proved results.
const LEAST_PROVED: u16 = 31_000;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut examples = Vec::new();
    for path in &args.files {
        let read = read_samples(path, |sample| examples.extend(example(&sample)));
        if let Err(error) = read {
            let path = path.display().to_string();
            return fail(out, args.json, Failure::File { path, error });
        }
    }
    if examples.is_empty() {
        let failure = Failure::Input("there is no position to learn from".to_owned());
        return fail(out, args.json, failure);
    }
    let bar = ProgressBar::new(args.rounds.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len}, loss {msg}") {
        bar.set_style(style);
    }
    let fit = fit(&examples, args.rounds as usize, |round, loss| {
        bar.set_position(round as u64);
        bar.set_message(format!("{loss:.5}"));
    });
    bar.finish_and_clear();
    let (weights, tempo) = (fit.evaluation.weights, fit.evaluation.tempo);
    if args.json {
        let answer = json!({
            "positions": examples.len(),
            "loss": fit.loss,
            "weights": weights.to_vec(),
            "tempo": tempo,
        });
        return write_line(out, &answer);
    }
    writeln!(
        out,
        "{} positions, loss {:.5} (0.69315 is guessing)",
        examples.len(),
        fit.loss
    )?;
    writeln!(out, "weights: {weights:?}")?;
    writeln!(out, "tempo: {tempo}").map_err(io::Error::into)
}

fn example(sample: &Sample) -> Option<Example> {
    let result = match sample.result {
        GameResult::Loss => 0.0,
        GameResult::Draw => 0.5,
        GameResult::Win => 1.0,
    };
    let open = sample.score.unsigned_abs() < LEAST_PROVED;
    open.then(|| Example::new(&sample.position, result))
}
