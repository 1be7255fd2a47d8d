//! `ordo bench`

use std::io::Write;
use std::time::Duration;

use ordo_engine::SearchLimits;
use ordo_lab::bench::{
    BenchPosition, BenchSettings, Comparison, HAS_CHESS, Speed, bench, prove_placements,
};
use ordo_lab::counted;
use ordo_lab::matches::Arena;
use ordo_rules::{RuleSet, with_rules};
use serde::Serialize;
use serde_json::json;

use crate::failure::Failure;
use crate::game::{SpacingChoice, rule_set};
use crate::json::{fail, write_line};
use crate::progress::Progress;

/// Search fixed positions to a fixed depth; the node count changes only with the engine's behaviour
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Search depth in plies
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Evaluation of Stein's engine, network or handmade [default: network]
    #[arg(long, value_name = "NAME")]
    eval: Option<String>,
    /// Compare the speed with all evaluations with that of cozy-chess (perft without bulk counting)
    #[arg(long)]
    compare: bool,
    /// Khalifa's game: try to prove N random placements instead, and count those won for the side to move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    placements: Option<u32>,
    /// With --placements: milliseconds for each board [default: 100 if there is no --nodes]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: Option<u64>,
    /// With --placements: nodes for each board; the result is reproducible
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// With --placements: spacing of an ordo (K7)
    #[arg(long, value_enum, default_value = "gaps")]
    spacing: SpacingChoice,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    chess_nodes_per_second: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluations_nodes_per_second: Option<serde_json::Map<String, serde_json::Value>>,
    searched: Vec<Searched>,
}

#[derive(Serialize)]
struct Searched {
    position: String,
    nodes: u64,
    seconds: f64,
    best: Option<String>,
}

impl From<BenchPosition> for Searched {
    fn from(result: BenchPosition) -> Searched {
        Searched {
            position: result.position,
            nodes: result.speed.nodes,
            seconds: result.speed.time.as_secs_f64(),
            best: result.best,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let result = match args.placements {
        Some(_) if args.game != RuleSet::Khalifa => Err(Failure::input(
            "--placements is for Khalifa's game; add --game khalifa",
        )),
        Some(count) => run_placements(args, count, out),
        None => with_rules!(args.game, Position => run_bench::<Position>(args, out)),
    };
    match result {
        Err(failure @ Failure::Input(_)) => fail(out, args.json, failure),
        result => result,
    }
}

fn run_bench<P: Arena>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.compare && !HAS_CHESS {
        return Err(Failure::input(
            "--compare needs a program built with: cargo build --release --features compare",
        ));
    }
    let mut positions: Vec<Searched> = Vec::new();
    let settings = BenchSettings {
        depth: args.depth,
        evaluation: args.eval.clone(),
        compare: args.compare,
    };
    let results = bench::<P, Failure>(&settings, |result| {
        let searched = Searched::from(result);
        if !args.json {
            write_searched(out, positions.len() + 1, &searched)?;
        }
        positions.push(searched);
        Ok(())
    })?;
    let (search, comparison) = (results.search, results.comparison);
    if args.json {
        let chess = comparison.as_ref().map(|all| all.chess.nodes_per_second());
        let searches = comparison.map(|all| {
            let searches = all.searches.into_iter();
            let speed =
                |(name, speed): (&str, Speed)| (name.to_owned(), speed.nodes_per_second().into());
            searches.map(speed).collect()
        });
        let answer = Answer {
            depth: args.depth,
            nodes: search.nodes,
            seconds: search.time.as_secs_f64(),
            nodes_per_second: search.nodes_per_second(),
            chess_nodes_per_second: chess,
            evaluations_nodes_per_second: searches,
            searched: positions,
        };
        return write_line(out, &answer);
    }
    let (nodes, speed) = (search.nodes, search.nodes_per_second());
    if let Some(comparison) = comparison {
        write_comparison(out, &comparison)?;
    }
    Ok(writeln!(out, "{nodes} nodes {speed} nps")?)
}

fn write_comparison(out: &mut dyn Write, comparison: &Comparison) -> Result<(), Failure> {
    let chess = comparison.chess.nodes_per_second();
    writeln!(
        out,
        "cozy-chess: {chess} nps in perft without bulk counting"
    )?;
    for (name, speed) in &comparison.searches {
        let (nodes, speed) = (speed.nodes, speed.nodes_per_second());
        let percent = 100.0 * speed as f64 / chess.max(1) as f64;
        writeln!(
            out,
            "{name}: {nodes} nodes {speed} nps, {percent:.2} % of that"
        )?;
    }
    Ok(())
}

fn write_searched(out: &mut dyn Write, number: usize, searched: &Searched) -> Result<(), Failure> {
    let Searched {
        position,
        nodes,
        seconds,
        best,
    } = searched;
    let best = best.as_deref().unwrap_or("none");
    writeln!(
        out,
        "{number:>2}. {nodes:>8} nodes {seconds:>6.3} s  {best:<8}  {position}"
    )?;
    Ok(out.flush()?)
}

fn run_placements(args: &Args, count: u32, out: &mut dyn Write) -> Result<(), Failure> {
    let milliseconds = args.movetime.or(args.nodes.is_none().then_some(100));
    let limits = SearchLimits {
        movetime: milliseconds.map(Duration::from_millis),
        nodes: args.nodes,
        ..SearchLimits::default()
    };
    let progress = Progress::bar("placements", 0, count.into());
    let results = prove_placements(count, &limits, args.spacing.into(), &progress);
    drop(progress);
    let (proved, longest) = (results.proved, results.longest);
    if args.json {
        let longest = longest
            .map(|(plies, position)| json!({ "plies": plies, "position": position.to_string() }));
        let answer = json!({
            "placements": count,
            "movetime_ms": milliseconds,
            "nodes": limits.nodes,
            "proved": proved,
            "longest": longest,
        });
        return write_line(out, &answer);
    }
    let each = match (milliseconds, limits.nodes) {
        (Some(time), _) => format!("{time} ms"),
        (None, nodes) => counted(nodes.unwrap_or_default(), "node", "nodes"),
    };
    let share = 100.0 * f64::from(proved) / f64::from(count.max(1));
    writeln!(
        out,
        "{proved} of {count} random placements proved won for the side to move in {each} each, {share:.1} %"
    )?;
    if let Some((plies, position)) = longest {
        let plies = counted(plies.into(), "ply", "plies");
        writeln!(out, "longest: {plies}, {position}")?;
    }
    Ok(())
}
