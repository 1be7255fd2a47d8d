//! Parsing the `info` lines of UGI engines.

use ordo_engine::Score;

use super::game::MoveEval;

/// Largest number of moves to a win that a score can hold.
const MAX_MOVES: u16 = 400;

/// Evaluation in an `info` line; `None` if the line has no score or is not about the best line.
pub(super) fn parse_info(line: &str) -> Option<MoveEval> {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return None;
    }
    let (mut score, mut depth) = (None, 0);
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = words.next()?.parse().ok()?,
            "multipv" if words.next()? != "1" => return None,
            "score" => score = Some(parse_score(words.next()?, words.next()?)?),
            // A PV or a text extends to the end of the line.
            "pv" | "string" => break,
            _ => (),
        }
    }
    score.map(|score| MoveEval { score, depth })
}

/// `cp 25`, `mate 3` or `mate -3`, in moves of the side to move.
fn parse_score(kind: &str, value: &str) -> Option<Score> {
    match kind {
        "cp" => value.parse().ok().map(Score::estimate),
        "mate" => {
            let moves: i32 = value.parse().ok()?;
            let own = moves.unsigned_abs().min(MAX_MOVES.into()) as u16;
            match moves {
                0 => Some(Score::loss_in(0)),
                1.. => Some(Score::win_in(2 * own - 1)),
                _ => Some(Score::loss_in(2 * own)),
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::SplitMix64;

    use super::*;

    #[test]
    fn scores_and_depths_are_parsed() {
        for (line, score, depth) in [
            (
                "info depth 7 seldepth 12 multipv 1 score cp -25 nodes 9 pv a3-a4",
                Score::estimate(-25),
                7,
            ),
            ("info score mate 2 depth 3", Score::win_in(3), 3),
            ("info depth 3 score mate -2", Score::loss_in(4), 3),
            ("info score mate 0", Score::loss_in(0), 0),
            ("info score mate 99999", Score::win_in(799), 0),
            ("info  score cp 99999999", Score::estimate(i32::MAX), 0),
        ] {
            let found = parse_info(line);
            assert_eq!(found, Some(MoveEval { score, depth }), "{line}");
        }
        for line in [
            "",
            "bestmove a3-a4",
            "info depth 7 nodes 9",
            "info depth x score cp 3",
            "info score cp",
            "info score cp 1.5",
            "info score mate 99999999999",
            "info depth 7 multipv 2 score cp 5",
            "info string score cp 5",
            "info pv a3-a4 score cp 5",
        ] {
            assert_eq!(parse_info(line), None, "{line}");
        }
    }

    #[test]
    fn no_line_panics_or_gives_an_invalid_score() {
        let words = [
            "info",
            "depth",
            "score",
            "cp",
            "mate",
            "multipv",
            "pv",
            "-1",
            "1",
            "0",
            "-2147483648",
            "65536",
            "string",
            "é",
        ];
        let mut rng = SplitMix64::new(5);
        for _ in 0..20_000 {
            let length = rng.below(9);
            let line: Vec<&str> = (0..length)
                .filter_map(|_| rng.choose(&words).copied())
                .collect();
            if let Some(MoveEval { score, .. }) = parse_info(&format!("info {}", line.join(" "))) {
                assert!(Score::MIN < score && score < Score::MAX, "{line:?}");
            }
        }
    }
}
