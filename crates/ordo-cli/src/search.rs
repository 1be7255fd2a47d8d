//! Options and output shared by the subcommands that run a search.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use ordo_engine::ugi::is_available;
use ordo_engine::{Configure, MoveOf, PvInfo, Score, SearchLimits, SearchResult, Stop};
use ordo_rules::record::excerpt;
use ordo_rules::{Color, Game, Outcome, Rules};
use serde::Serialize;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::game::PositionArgs;
use crate::json::{OutcomeJson, write_line};
use crate::render::Render;
use crate::table_files::EngineTablesArg;
use ordo_lab::counted;

/// Moves, limits and engine options of a search.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchArgs {
    /// Moves played from the position, such as "a3-a4 j6-j5", so that the engine sees repetitions
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Time limit in milliseconds; 0 searches every legal move once
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=MAX_MOVETIME))]
    movetime: Option<u64>,
    /// Node limit
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Depth limit in plies
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Number of search threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Playing strength, from 1 (beginner) to 10
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// Size of the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    #[command(flatten)]
    tables: EngineTablesArg,
}

/// The longest time limit: one year, in milliseconds.
const MAX_MOVETIME: u64 = 365 * 24 * 3600 * 1000;

/// A search that is ready to run, or a game that is over.
pub(crate) enum Prepared<E: Configure> {
    Search(Search<E>),
    Over {
        position: E::Position,
        outcome: Outcome,
    },
}

/// An engine with a game and limits.
pub(crate) struct Search<E: Configure> {
    pub(crate) game: Game<E::Position>,
    engine: E,
    limits: SearchLimits,
}

impl<E: Configure> Search<E> {
    /// Runs the search; `on_lines` receives the lines of every iteration.
    pub(crate) fn run(
        &mut self,
        stop: &Stop,
        mut on_lines: impl FnMut(&[PvInfo<MoveOf<E>>]),
    ) -> Result<SearchResult<MoveOf<E>>, Failure> {
        let (game, limits) = (&self.game, &self.limits);
        let result = self.engine.search(game, limits, stop, &mut on_lines);
        result.map_err(Failure::input)
    }
}

impl SearchArgs {
    /// Sets up the search for a position; `default_time` applies if no limit is given.
    pub(crate) fn prepare<E: Configure<Position: Render>>(
        &self,
        position: &PositionArgs,
        default_time: Duration,
        multipv: u16,
    ) -> Result<Prepared<E>, Failure> {
        let game: Game<E::Position> = self.game(position)?;
        if let Some(outcome) = game.outcome() {
            let position = game.position().clone();
            return Ok(Prepared::Over { position, outcome });
        }
        Ok(Prepared::Search(Search {
            game,
            engine: self.engine()?,
            limits: self.limits(default_time, usize::from(multipv)),
        }))
    }

    /// The given limits, or a default time limit if there are none.
    fn limits(&self, default_time: Duration, multipv: usize) -> SearchLimits {
        let movetime = self.movetime.map(Duration::from_millis);
        let has_limit = movetime.is_some() || self.nodes.is_some() || self.depth.is_some();
        SearchLimits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: if has_limit {
                movetime
            } else {
                Some(default_time)
            },
            time_left: None,
            multipv,
        }
    }

    fn engine<E: Configure>(&self) -> Result<E, Failure> {
        let megabytes = self.hash as usize;
        if !is_available(megabytes) {
            let problem = format!("cannot allocate {megabytes} MB for --hash");
            return Err(Failure::Input(problem));
        }
        let mut engine = E::new(megabytes);
        engine.set_threads(usize::from(self.threads));
        engine.set_level(self.level, 0);
        engine.set_tables(self.tables.handle()?);
        Ok(engine)
    }

    /// The game given by `--position` and `--moves`.
    fn game<P: Render>(&self, common: &PositionArgs) -> Result<Game<P>, Failure> {
        let mut game = Game::from_position(common.position()?);
        for text in self.moves.split_whitespace() {
            let mv = text.parse().map_err(|error| {
                Failure::Input(format!("cannot read the move {:?}: {error}", excerpt(text)))
            })?;
            game.play(mv)
                .map_err(|error| Failure::Input(format!("{mv}: {error}")))?;
        }
        Ok(game)
    }
}

/// A principal variation as JSON.
#[derive(Serialize)]
pub(crate) struct LineJson {
    depth: u32,
    multipv: usize,
    score: Value,
    /// Winning chance of the side to move, from 0 to 1.
    chance: f64,
    nodes: u64,
    seconds: f64,
    pv: Vec<String>,
}

impl<M: ToString> From<&PvInfo<M>> for LineJson {
    fn from(info: &PvInfo<M>) -> LineJson {
        LineJson {
            depth: info.depth,
            multipv: info.multipv,
            score: score_json(info.score),
            chance: (1000.0 * info.score.winning_chance()).round() / 1000.0,
            nodes: info.nodes,
            seconds: info.time.as_secs_f64(),
            pv: info.pv.iter().map(ToString::to_string).collect(),
        }
    }
}

/// The score as in the engine protocol: `{"cp": 25}`, `{"mate": 3}` or `{"mate": -3}`, for the side to move.
fn score_json(score: Score) -> Value {
    match score.moves_to_end() {
        Some(moves) => json!({ "mate": moves }),
        None => json!({ "cp": score.hundredths() }),
    }
}

/// Describes a score: which side is ahead by how much, or wins in how many moves.
pub(crate) fn describe_score(score: Score, turn: Color) -> String {
    if let Some(moves) = score.moves_to_end() {
        let winner = if moves > 0 { turn } else { !turn };
        let number = counted(moves.unsigned_abs().into(), "move", "moves");
        return format!("{winner} wins in {number}");
    }
    let (ahead, score) = match score.hundredths() {
        0 => return "equal (50 %)".to_owned(),
        1.. => (turn, score),
        _ => (!turn, -score),
    };
    let lead = f64::from(score.hundredths()) / 100.0;
    format!("{ahead} is ahead by {lead:.2} ({})", percent(score))
}

/// The winning chance of the side to move, such as "52 %".
pub(crate) fn percent(score: Score) -> String {
    format!("{:.0} %", 100.0 * score.winning_chance())
}

/// The moves of a line, separated by spaces.
pub(crate) fn join_moves<M: ToString>(moves: &[M]) -> String {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// Prints the outcome of a game that is over.
pub(crate) fn write_outcome<P: Rules>(
    out: &mut dyn Write,
    json: bool,
    position: &P,
    outcome: Outcome,
) -> Result<(), Failure> {
    if json {
        let outcome = OutcomeJson::from(outcome);
        let answer = json!({ "position": position.to_string(), "outcome": outcome });
        return write_line(out, &answer);
    }
    Ok(writeln!(out, "{}", over(outcome))?)
}

pub(crate) fn over(outcome: Outcome) -> String {
    format!("the game is over: {outcome}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_described_for_the_side_ahead() {
        let words = |score| describe_score(score, Color::White);
        assert_eq!(words(Score::estimate(25)), "White is ahead by 0.25 (57 %)");
        assert_eq!(
            words(Score::estimate(-100)),
            "Black is ahead by 1.00 (75 %)"
        );
        assert_eq!(words(Score::ZERO), "equal (50 %)");
        assert_eq!(words(Score::win_in(1)), "White wins in 1 move");
        assert_eq!(words(Score::win_in(5)), "White wins in 3 moves");
        assert_eq!(words(Score::loss_in(4)), "Black wins in 2 moves");
    }
}
