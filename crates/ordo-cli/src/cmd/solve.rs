//! `ordo solve`

use std::io::Write;
use std::time::Duration;

use ordo_engine::ugi::Player;
use ordo_engine::{EngineOf, Info, Stop};
use ordo_rules::{Rules, with_rules};
use serde_json::json;

use crate::Common;
use crate::board::Board;
use crate::failure::Failure;
use crate::json::{OutcomeJson, fail, write_line};
use crate::progress::Progress;
use crate::search::{SearchArgs, in_words, moves_in_line, over};
use crate::wording::counted;

/// Prove which side wins, with a winning line
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Without --movetime, --nodes or --depth, the search takes at most 10 seconds."
)]
pub struct Args {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    search: SearchArgs,
}

/// Default time limit.
const TIME: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let result = with_rules!(args.common.game, Position => solve::<EngineOf<Position>>(args, out));
    match result {
        Err(failure @ Failure::Input(_)) => fail(out, args.common.json, failure),
        result => result,
    }
}

fn solve<P: Player<Position: Board>>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.search.game::<P::Position>(&args.common)?;
    let position = game.position();
    if let Some(end) = over(&game) {
        if args.common.json {
            let outcome = game.outcome().map(OutcomeJson::from);
            let answer = json!({ "position": position.to_string(), "outcome": outcome });
            return write_line(out, &answer);
        }
        return Ok(writeln!(out, "{end}")?);
    }
    let limits = args.search.limits(TIME, 1);
    let mut player: P = args.search.player()?;
    let progress = Progress::unbounded();
    let found = player.search(&game, &limits, &Stop::default(), |lines| {
        if let Some(info) = lines.first() {
            progress.set_message(state(info));
        }
    });
    drop(progress);
    let Some(found) = found else {
        return Err(Failure::input("there is no legal move"));
    };
    let proved = Some(found.lines.first()).filter(|info| info.score.is_proved());
    let turn = position.turn();
    if args.common.json {
        let winner = proved.map(|info| match info.score.plies_to_win() {
            Some(_) => turn.letter(),
            None => (!turn).letter(),
        });
        let plies = proved.and_then(|info| {
            let score = info.score;
            score.plies_to_win().or(score.plies_to_loss())
        });
        let texts = |info: &Info<_>| info.moves.iter().map(ToString::to_string).collect();
        let pv: Vec<String> = proved.map(texts).unwrap_or_default();
        let answer = json!({
            "position": position.to_string(),
            "winner": winner,
            "plies": plies,
            "pv": pv,
            "nodes": found.nodes,
        });
        return write_line(out, &answer);
    }
    let nodes = counted(found.nodes, "node", "nodes");
    match proved {
        Some(info) => {
            let seconds = info.time.as_secs_f64();
            let words = in_words(info.score, turn);
            writeln!(out, "{words} ({nodes}, {seconds:.2} s)")?;
            writeln!(out, "{}", moves_in_line(&info.moves))?;
        }
        None => writeln!(out, "no proof found ({nodes})")?,
    }
    Ok(())
}

fn state<M: ToString>(info: &Info<M>) -> String {
    let Info { nodes, score, .. } = info;
    format!("{nodes} nodes, {score} with {}", moves_in_line(&info.moves))
}
