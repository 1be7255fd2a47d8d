//! The `info` lines of programs that speak UGI.

use ordo_engine::Score;
use ordo_engine::baseline::Evaluation;

/// More own moves to a win are no proof that a score can hold.
const MOST_MOVES: u16 = 400;

/// What an `info` line says of the best line; nothing if it is another line, or about something else.
pub(super) fn evaluation(line: &str) -> Option<Evaluation> {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return None;
    }
    let (mut score, mut depth) = (None, 0);
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = words.next()?.parse().ok()?,
            "multipv" if words.next()? != "1" => return None,
            "score" => score = Some(read_score(words.next()?, words.next()?)?),
            // A line of moves, or a text, goes on to the end.
            "pv" | "string" => break,
            _ => (),
        }
    }
    score.map(|score| Evaluation { score, depth })
}

/// `cp 25`, `mate 3` or `mate -3`, in moves of the side to move.
fn read_score(kind: &str, value: &str) -> Option<Score> {
    match kind {
        "cp" => value.parse().ok().map(Score::estimate),
        "mate" => {
            let moves: i32 = value.parse().ok()?;
            let own = moves.unsigned_abs().min(MOST_MOVES.into()) as u16;
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
    use ordo_engine::baseline::Dice;

    use super::*;

    #[test]
    fn lines_of_engines() {
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
            let found = evaluation(line);
            assert_eq!(found, Some(Evaluation { score, depth }), "{line}");
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
            assert_eq!(evaluation(line), None, "{line}");
        }
    }

    #[test]
    fn any_line_is_read_or_passed_over() {
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
        let mut dice = Dice::new(5);
        for _ in 0..20_000 {
            let length = dice.below(9);
            let line: Vec<&str> = (0..length).filter_map(|_| dice.pick(&words)).collect();
            if let Some(Evaluation { score, .. }) = evaluation(&format!("info {}", line.join(" ")))
            {
                assert!(Score::MIN < score && score < Score::MAX, "{line:?}");
            }
        }
    }
}
