//! `ordo train`

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use ordo_engine::stein::{BUCKETS, HIDDEN};
use ordo_lab::evaluation::Evaluation;
use ordo_lab::matches::Sprt;
use ordo_lab::training::{
    Dataset, FitSettings, GateSettings, GenerationRecord, Model, Target, TrainSettings, fit, gate,
    train,
};
use ordo_lab::{LabError, counted};

use super::match_games::even;
use super::selfplay::{GameArgs, evaluation};
use crate::failure::Failure;
use crate::json::write_line;
use crate::progress::Progress;

/// Train the network that evaluates positions of Stein's game
///
/// Without a subcommand, it runs generations: self-play by the best network so far (--start at first), fitting
/// a new network to the games, and a match between the two. The folder holds the games and networks of all generations, a log
/// (log.jsonl) and plots of loss and Elo (loss.svg, elo.svg). A run can be interrupted at any time; the same command resumes it.
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    run: RunArgs,
}

#[derive(Subcommand, Debug)]
enum Part {
    Fit(FitCommand),
    Gate(GateCommand),
}

#[derive(clap::Args, Debug)]
struct RunArgs {
    /// Folder of the run
    #[arg(required = true)]
    folder: Option<PathBuf>,
    /// Play the first games with this network: a file, `builtin`, or `handmade` for the hand-made evaluation
    #[arg(long, value_name = "FILE", default_value = Evaluation::HANDMADE)]
    start: PathBuf,
    /// Total number of generations
    #[arg(long, value_name = "N", default_value_t = 10)]
    generations: u32,
    /// Self-play games per generation
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    selfplay: GameArgs,
    /// Train with the games of this many generations, the newest ones
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    window: u32,
    /// Train the best network further, instead of starting from random weights
    #[arg(long)]
    fine_tune: bool,
    #[command(flatten)]
    fit: FitArgs,
    #[command(flatten)]
    gate: GateArgs,
    /// Stop after two consecutive generations that gain less than this many Elo
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 20.0,
        allow_hyphen_values = true
    )]
    min_gain: f64,
    /// Random seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print the log as JSON lines
    #[arg(long)]
    json: bool,
}

/// Fit a network to files of `ordo selfplay`
#[derive(clap::Args, Debug)]
struct FitCommand {
    /// The network to write
    network: PathBuf,
    /// Files of self-play games
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Train this network further, instead of starting from random weights: a file or `builtin`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hidden", "buckets"])]
    from: Option<PathBuf>,
    #[command(flatten)]
    fit: FitArgs,
    /// Random seed of the first weights and the order of the positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Play a new network against the best one so far (SPRT)
///
/// The exit code is 0 if the new network is better, otherwise 1.
#[derive(clap::Args, Debug)]
struct GateCommand {
    /// The new network
    new: PathBuf,
    /// The best network so far: a file, `builtin`, or `handmade` for the hand-made evaluation
    #[arg(default_value = "builtin")]
    best: PathBuf,
    #[command(flatten)]
    gate: GateArgs,
    /// Random seed of the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time; does not change the result
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
struct FitArgs {
    /// Passes through the positions
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    epochs: u32,
    /// Weight of the search's score in the value to learn, 0 to 1; the rest is the result of the game
    #[arg(long, default_value_t = 0.75, value_parser = share)]
    lambda: f32,
    /// Learning rate at the start
    #[arg(long, value_name = "RATE", default_value_t = 0.002, value_parser = share)]
    learning_rate: f32,
    /// Learn results also where a random move follows later in the game
    #[arg(long)]
    all_results: bool,
    /// Size of a view
    #[arg(long, value_name = "N", default_value_t = HIDDEN as u16, value_parser = clap::value_parser!(u16).range(1..=HIDDEN as i64))]
    hidden: u16,
    /// Sets of output weights, by the number of pieces
    #[arg(long, value_name = "1|2|4|8", default_value_t = BUCKETS, value_parser = buckets)]
    buckets: usize,
}

#[derive(clap::Args, Debug)]
struct GateArgs {
    /// Largest number of games of the match; must be even
    #[arg(long, value_name = "GAMES", default_value_t = 600, value_parser = even)]
    gate_games: u64,
    /// Nodes for each move of the match
    #[arg(long, value_name = "NODES", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    gate_nodes: u64,
    /// The Elo differences that the match distinguishes
    #[arg(
        long,
        value_name = "ELO0,ELO1",
        default_value = "0,20",
        allow_hyphen_values = true
    )]
    sprt: Sprt,
}

impl FitArgs {
    fn settings(&self, seed: u64, threads: u16) -> FitSettings {
        FitSettings {
            epochs: self.epochs,
            target: Target {
                lambda: self.lambda,
                masks_results: !self.all_results,
            },
            learning_rate: self.learning_rate,
            hidden: self.hidden.into(),
            buckets: self.buckets,
            seed,
            threads: threads.into(),
        }
    }
}

impl GateArgs {
    fn settings(&self, seed: u64, threads: u16) -> GateSettings {
        GateSettings {
            games: self.gate_games,
            nodes: self.gate_nodes,
            sprt: self.sprt,
            seed,
            threads: threads.into(),
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.part {
        Some(Part::Fit(args)) => run_fit(args, out),
        Some(Part::Gate(args)) => run_gate(args, out),
        None => run_generations(&args.run, out),
    }
}

fn run_generations(args: &RunArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let settings = TrainSettings {
        start: evaluation(&args.start)?,
        generations: args.generations,
        games: args.games,
        selfplay: args.selfplay.settings(args.seed, 0, 0),
        window: args.window,
        fine_tune: args.fine_tune,
        fit: args.fit.settings(args.seed, args.threads),
        gate: args.gate.settings(args.seed, args.threads),
        min_gain: args.min_gain,
        threads: args.threads.into(),
    };
    let folder = args.folder.as_deref().unwrap_or(".".as_ref());
    let phase = |unit: &str, done, total| -> Box<dyn ordo_lab::ReportProgress> {
        Box::new(Progress::bar(unit, done, total))
    };
    for record in train(folder, &settings, &phase)? {
        if args.json {
            write_line(out, &record)?;
        } else {
            writeln!(out, "{}", line(&record))?;
        }
    }
    Ok(())
}

/// `generation 3: 1203345 positions, loss 0.5612, Elo +143 ± 60 in 240 games, accepted, network 0f3a77c1`
fn line(record: &GenerationRecord) -> String {
    let loss = record.epochs.last().map_or(f32::NAN, |loss| loss.held_out);
    let elo = match (record.elo.value, record.elo.error()) {
        (Some(elo), Some(error)) => format!("Elo {elo:+.0} ± {error:.0}"),
        _ => format!("{:.1} %", 100.0 * record.score_rate),
    };
    format!(
        "generation {}: {}, loss {loss:.4}, {elo} in {}, {}, network {}",
        record.generation,
        counted(record.positions as u64, "position", "positions"),
        counted(record.games, "game", "games"),
        if record.accepted {
            "accepted"
        } else {
            "rejected"
        },
        record.network
    )
}

fn run_fit(args: &FitCommand, out: &mut dyn Write) -> Result<(), Failure> {
    let data = Dataset::read(&args.games)?;
    let settings = args.fit.settings(args.seed, args.threads);
    let initial = args.from.as_deref().map(initial_model).transpose()?;
    let progress = Progress::bar("epochs", 0, settings.epochs.into());
    let (model, losses) = fit(&data, &settings, initial, &progress);
    drop(progress);
    let bytes = model.quantised().to_bytes();
    let in_file = |error: io::Error| LabError::in_file(&args.network, error);
    fs::write(&args.network, bytes).map_err(in_file)?;
    let checksum = Evaluation::read_network(&args.network)?.checksum();
    if args.json {
        let answer = serde_json::json!({
            "positions": data.len(),
            "epochs": losses,
            "network": format!("{checksum:08x}"),
        });
        return write_line(out, &answer);
    }
    for (epoch, loss) in (1..).zip(&losses) {
        let (training, held_out) = (loss.training, loss.held_out);
        writeln!(
            out,
            "epoch {epoch}: loss {training:.4}, held out {held_out:.4}"
        )?;
    }
    let positions = counted(data.len() as u64, "position", "positions");
    Ok(writeln!(out, "{positions}, network {checksum:08x}")?)
}

/// The weights of a network, to train it further.
fn initial_model(name: &Path) -> Result<Model, LabError> {
    match evaluation(name)? {
        Evaluation::Network(network) => Ok(Model::from(&network.weights())),
        Evaluation::HandMade(_) => Err(LabError::Input(
            "the hand-made evaluation has no network to train further".to_owned(),
        )),
    }
}

fn run_gate(args: &GateCommand, out: &mut dyn Write) -> Result<(), Failure> {
    let new = Evaluation::read_network(&args.new)?;
    let best = evaluation(&args.best)?;
    let settings = args.gate.settings(args.seed, args.threads);
    let progress = Progress::results("games", settings.games);
    let summary = gate(&new, &best, &settings, &progress)?;
    drop(progress);
    if args.json {
        write_line(out, &summary.json())?;
    } else {
        write!(out, "{summary}")?;
    }
    if summary.is_better() {
        Ok(())
    } else {
        Err(Failure::Negative)
    }
}

fn share(text: &str) -> Result<f32, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "expected a number from 0 to 1".to_owned())
}

fn buckets(text: &str) -> Result<usize, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| [1, 2, 4, 8].contains(number));
    number.ok_or_else(|| "expected 1, 2, 4 or 8".to_owned())
}
