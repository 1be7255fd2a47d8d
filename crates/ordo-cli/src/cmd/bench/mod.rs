//! `ordo bench`

use std::io::Write;
use std::time::{Duration, Instant};

use ordo_engine::ugi::Player;
use ordo_engine::{EngineOf, Found, Limits, Stop};
use ordo_rules::{Game, RuleSet, Rules, with_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::game::rule_set;
use crate::game::{SpacingChoice, read_position};
use crate::json::{fail, write_line};

mod chess;
mod placements;
mod positions;

/// Search fixed positions to a fixed depth; the node count changes only with the engine's behaviour
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Search depth in plies
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Also count chess positions with cozy-chess (perft without bulk counting), and compare the speeds
    #[arg(long)]
    compare: bool,
    /// Khalifa's game: instead, prove N random placements and count those won for the side to move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    placements: Option<u32>,
    /// With --placements: milliseconds for each board [default: 100 if there is no --nodes]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: Option<u64>,
    /// With --placements: nodes for each board, which is reproducible
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// With --placements: whether an ordo may have gaps (K7)
    #[arg(long, value_enum, default_value = "gaps")]
    spacing: SpacingChoice,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Megabytes for the table: enough for these depths.
const TABLE: usize = 16;

#[derive(Serialize)]
struct Answer {
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    chess_nodes_per_second: Option<u64>,
    searched: Vec<Searched>,
}

/// What came of one position.
#[derive(Serialize)]
struct Searched {
    position: String,
    nodes: u64,
    seconds: f64,
    best: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(count) = args.placements {
        if args.game != RuleSet::Khalifa {
            let problem = "--placements is for Khalifa's game; add --game khalifa";
            return fail(out, args.json, Failure::input(problem));
        }
        let movetime = args.movetime.or(args.nodes.is_none().then_some(100));
        let limits = Limits {
            movetime: movetime.map(Duration::from_millis),
            nodes: args.nodes,
            ..Limits::default()
        };
        return placements::run(count, &limits, args.spacing.into(), args.json, out);
    }
    let result = with_rules!(args.game, Position => bench::<EngineOf<Position>>(args, out));
    match result {
        Err(failure @ Failure::Input(_)) => fail(out, args.json, failure),
        result => result,
    }
}

fn bench<P: Player>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.compare {
        chess::is_built_in()?;
    }
    let mut chess = Speed::default();
    let mut search = Speed::default();
    let mut player = P::new(TABLE);
    let mut positions = Vec::new();
    for text in positions::of(args.game) {
        if args.compare {
            chess.add(measure(chess::perft)); // all along, so that both meet the same machine
        }
        let position: P::Position = read_position(text)?;
        let (speed, best) = search_position(&mut player, position.clone(), args.depth);
        search.add(speed);
        let searched = Searched {
            position: position.to_string(),
            nodes: speed.nodes,
            seconds: speed.time.as_secs_f64(),
            best: best.map(|mv| mv.to_string()),
        };
        if !args.json {
            write_searched(out, positions.len() + 1, &searched)?;
        }
        positions.push(searched);
    }
    let chess = args.compare.then_some(chess);
    if args.json {
        let answer = Answer {
            depth: args.depth,
            nodes: search.nodes,
            seconds: search.time.as_secs_f64(),
            nodes_per_second: search.a_second(),
            chess_nodes_per_second: chess.map(Speed::a_second),
            searched: positions,
        };
        return write_line(out, &answer);
    }
    if let Some(chess) = chess.map(Speed::a_second) {
        let percent = 100.0 * search.a_second() as f64 / chess.max(1) as f64;
        writeln!(
            out,
            "cozy-chess: {chess} nodes a second in perft without bulk counting; the search makes {percent:.1} % of that"
        )?;
    }
    let (nodes, speed) = (search.nodes, search.a_second());
    Ok(writeln!(out, "{nodes} nodes, {speed} nodes a second")?)
}

/// Searches with one thread and an empty table.
fn search_position<P: Player>(
    player: &mut P,
    position: P::Position,
    depth: u32,
) -> (Speed, Option<MoveOf<P>>) {
    let game = Game::from_position(position);
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    player.clear();
    let mut best = None;
    let speed = measure(|| {
        let found = player.search(&game, &limits, &Stop::default(), |_| {});
        best = found.as_ref().map(Found::best);
        found.map_or(0, |found| found.nodes)
    });
    (speed, best)
}

type MoveOf<P> = <<P as Player>::Position as Rules>::Move;

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

/// Nodes, and the time they took.
#[derive(Clone, Copy, Default)]
struct Speed {
    nodes: u64,
    time: Duration,
}

impl Speed {
    fn add(&mut self, other: Speed) {
        self.nodes += other.nodes;
        self.time += other.time;
    }

    fn a_second(self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-9)) as u64
    }
}

/// Does work that tells how many nodes it was.
fn measure(work: impl FnOnce() -> u64) -> Speed {
    let started = Instant::now();
    let nodes = work();
    Speed {
        nodes,
        time: started.elapsed(),
    }
}
