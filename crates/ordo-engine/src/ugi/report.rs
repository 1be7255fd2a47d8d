use std::fmt::{Display, Write as _};

use ordo_rules::{Color, Outcome};

use crate::{PvInfo, Score};

/// An `info` line.
pub(super) fn info<M: Display>(info: &PvInfo<M>) -> String {
    let PvInfo {
        depth,
        seldepth,
        multipv,
        nodes,
        hashfull,
        tbhits,
        ..
    } = info;
    let speed = (*nodes as f64 / info.time.as_secs_f64().max(1e-6)) as u64;
    let mut text = format!(
        "info depth {depth} seldepth {seldepth} multipv {multipv} score {} wdl {} nodes {nodes} nps {speed} hashfull {hashfull} tbhits {tbhits} time {} pv",
        score(info.score),
        chances(info.score),
        info.time.as_millis()
    );
    for mv in &info.pv {
        let _ = write!(text, " {mv}");
    }
    text
}

/// Wins, draws and losses per thousand games, as in UCI's `wdl`. Draws are rare and counted as half a win and half a loss.
fn chances(score: Score) -> String {
    let wins = (1000.0 * score.winning_chance()).round() as i32;
    format!("{wins} 0 {}", 1000 - wins)
}

/// `cp 25` in hundredths, or `mate 3` and `mate -3` in the moves of the side to move.
fn score(score: Score) -> String {
    match score.moves_to_end() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", score.hundredths()),
    }
}

/// Answer to `query result`.
pub(super) fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "none",
        Some(None) => "draw",
        Some(Some(Color::White)) => "p1win",
        Some(Some(Color::Black)) => "p2win",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_count_own_moves() {
        assert_eq!(score(Score::estimate(-25)), "cp -25");
        assert_eq!(score(Score::win_in(1)), "mate 1");
        assert_eq!(score(Score::win_in(5)), "mate 3");
        assert_eq!(score(Score::loss_in(4)), "mate -2");
    }

    #[test]
    fn chances_are_those_of_the_side_to_move() {
        assert_eq!(chances(Score::ZERO), "500 0 500");
        assert_eq!(chances(Score::estimate(100)), "750 0 250");
        assert_eq!(chances(Score::estimate(-200)), "100 0 900");
        assert_eq!(chances(Score::win_in(3)), "1000 0 0");
        assert_eq!(chances(Score::loss_in(0)), "0 0 1000");
    }
}
