use std::fmt::{Display, Write as _};

use ordo_rules::{Color, Outcome};

use crate::{Info, Score};

/// A line of an `info`.
pub(super) fn info<M: Display>(info: &Info<M>) -> String {
    let Info {
        depth,
        longest,
        line,
        nodes,
        table,
        ..
    } = info;
    let speed = (*nodes as f64 / info.time.as_secs_f64().max(1e-6)) as u64;
    let mut text = format!(
        "info depth {depth} seldepth {longest} multipv {line} score {} nodes {nodes} nps {speed} hashfull {table} time {} pv",
        score(info.score),
        info.time.as_millis()
    );
    for mv in &info.moves {
        let _ = write!(text, " {mv}");
    }
    text
}

/// `cp 25` in hundredths of a piece, or `mate 3` and `mate -3` in the moves of the side to move.
fn score(score: Score) -> String {
    match score.moves_to_end() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", score.hundredths()),
    }
}

/// Who won, in the words of the protocol.
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
}
