//! `ordo solve`

use std::io::Write;
use std::time::Duration;

use ordo_engine::{Configure, EngineOf, PvInfo, Stop};
use ordo_rules::{Rules, with_rules};
use serde_json::json;

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{fail, write_line};
use crate::progress::Progress;
use crate::render::Render;
use crate::search::{Prepared, SearchArgs, describe_score, join_moves, write_outcome};
use ordo_lab::counted;

/// Prove which side wins, with a winning line
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Without --movetime, --nodes or --depth, the search takes at most 10 seconds."
)]
pub(crate) struct Args {
    #[command(flatten)]
    common: PositionArgs,
    #[command(flatten)]
    search: SearchArgs,
}

const DEFAULT_TIME: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.common.game, Position => solve::<EngineOf<Position>>(args, out))
        .or_else(|failure| fail(out, args.common.json, failure))
}

fn solve<E: Configure<Position: Render>>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.common.json;
    let mut search = match args.search.prepare::<E>(&args.common, DEFAULT_TIME, 1)? {
        Prepared::Search(search) => search,
        Prepared::Over { position, outcome } => {
            return write_outcome(out, json, &position, outcome);
        }
    };
    let progress = Progress::unbounded();
    let result = search.run(&Stop::default(), |lines| {
        if let Some(info) = lines.first() {
            progress.set_message(state(info));
        }
    });
    drop(progress);
    let result = result?;
    let position = search.game.position();
    let proved = result.lines.first().filter(|info| info.score.is_proved());
    let turn = position.turn();
    if json {
        let winner = proved.map(|info| match info.score.plies_to_win() {
            Some(_) => turn.letter(),
            None => (!turn).letter(),
        });
        let plies = proved.and_then(|info| {
            let score = info.score;
            score.plies_to_win().or(score.plies_to_loss())
        });
        let texts = |info: &PvInfo<_>| info.pv.iter().map(ToString::to_string).collect();
        let pv: Vec<String> = proved.map(texts).unwrap_or_default();
        let answer = json!({
            "position": position.to_string(),
            "winner": winner,
            "plies": plies,
            "pv": pv,
            "nodes": result.nodes,
        });
        return write_line(out, &answer);
    }
    let nodes = counted(result.nodes, "node", "nodes");
    match proved {
        Some(info) => {
            let seconds = info.time.as_secs_f64();
            let score = describe_score(info.score, turn);
            writeln!(out, "{score} ({nodes}, {seconds:.2} s)")?;
            writeln!(out, "{}", join_moves(&info.pv))?;
        }
        None => writeln!(out, "no proof found ({nodes})")?,
    }
    Ok(())
}

fn state<M: ToString>(info: &PvInfo<M>) -> String {
    let PvInfo { nodes, score, .. } = info;
    format!("{nodes} nodes, {score} with {}", join_moves(&info.pv))
}
