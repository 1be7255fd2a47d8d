//! What the subcommands that ask the engine share.

use std::time::Duration;

use clap::Args;
use ordo_engine::ugi::{Player, is_available};
use ordo_engine::{Info, Limits, Score};
use ordo_rules::record::excerpt;
use ordo_rules::{Color, Game, Rules};
use serde::Serialize;
use serde_json::{Value, json};

use crate::Common;
use crate::board::Board;
use crate::failure::Failure;
use crate::wording::counted;

/// Where to search, how long and how hard.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchArgs {
    /// Moves from the position, such as "a3-a4 j6-j5"; so the engine knows what would be a repetition
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Search for so many milliseconds; with 0 every legal move is looked at once
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=LONGEST_TIME))]
    movetime: Option<u64>,
    /// Search so many positions
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Search so many plies deep
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Threads that search together
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// How strong to play, from 1 for beginners to 10
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// Megabytes for the table of positions
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
}

/// A year.
const LONGEST_TIME: u64 = 365 * 24 * 3600 * 1000;

impl SearchArgs {
    /// The limits that were asked for, or a time if there were none.
    pub(crate) fn limits(&self, otherwise: Duration, lines: usize) -> Limits {
        let movetime = self.movetime.map(Duration::from_millis);
        let has_limit = movetime.is_some() || self.nodes.is_some() || self.depth.is_some();
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: if has_limit { movetime } else { Some(otherwise) },
            time_left: None,
            lines,
        }
    }

    pub(crate) fn player<P: Player>(&self) -> Result<P, Failure> {
        let megabytes = self.hash as usize;
        if !is_available(megabytes) {
            let problem = format!("cannot allocate {megabytes} MB for --hash");
            return Err(Failure::Input(problem));
        }
        let mut player = P::new(megabytes);
        player.set_threads(usize::from(self.threads));
        player.set_level(self.level, 0);
        Ok(player)
    }

    /// The game that `--position` and `--moves` describe.
    pub(crate) fn game<P: Board>(&self, common: &Common) -> Result<Game<P>, Failure> {
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

/// A line of play as JSON.
#[derive(Serialize)]
pub(crate) struct LineJson {
    depth: u32,
    multipv: usize,
    score: Value,
    /// The winning chance of the side to move, from 0 to 1.
    chance: f64,
    nodes: u64,
    seconds: f64,
    pv: Vec<String>,
}

impl<M: ToString> From<&Info<M>> for LineJson {
    fn from(info: &Info<M>) -> LineJson {
        LineJson {
            depth: info.depth,
            multipv: info.line,
            score: score_json(info.score),
            chance: (1000.0 * info.score.winning_chance()).round() / 1000.0,
            nodes: info.nodes,
            seconds: info.time.as_secs_f64(),
            pv: info.moves.iter().map(ToString::to_string).collect(),
        }
    }
}

/// As in the engine protocol: `{"cp": 25}`, `{"mate": 3}` or `{"mate": -3}`, for the side to move.
fn score_json(score: Score) -> Value {
    match score.moves_to_end() {
        Some(moves) => json!({ "mate": moves }),
        None => json!({ "cp": score.hundredths() }),
    }
}

/// Who is how much better.
pub(crate) fn in_words(score: Score, turn: Color) -> String {
    if let Some(moves) = score.moves_to_end() {
        let winner = if moves > 0 { turn } else { !turn };
        let number = counted(moves.unsigned_abs().into(), "move", "moves");
        return format!("{winner} wins in {number}");
    }
    let (ahead, score) = match score.hundredths() {
        0 => return "nobody is ahead (50 %)".to_owned(),
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

/// The moves of a line with blanks between them.
pub(crate) fn moves_in_line<M: ToString>(moves: &[M]) -> String {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// What there is to say of a game that needs no search.
pub(crate) fn over<P: Rules>(game: &Game<P>) -> Option<String> {
    let outcome = game.outcome()?;
    Some(format!("the game is over: {outcome}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_in_words() {
        let words = |score| in_words(score, Color::White);
        assert_eq!(words(Score::estimate(25)), "White is ahead by 0.25 (57 %)");
        assert_eq!(
            words(Score::estimate(-100)),
            "Black is ahead by 1.00 (75 %)"
        );
        assert_eq!(words(Score::ZERO), "nobody is ahead (50 %)");
        assert_eq!(words(Score::win_in(1)), "White wins in 1 move");
        assert_eq!(words(Score::win_in(5)), "White wins in 3 moves");
        assert_eq!(words(Score::loss_in(4)), "Black wins in 2 moves");
    }
}
