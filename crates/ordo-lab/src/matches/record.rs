use std::time::{SystemTime, UNIX_EPOCH};

use ordo_engine::SearchLimits;
use ordo_rules::record::{Comment, Eval, EvalValue, GameResult, Record, date_tag};
use ordo_rules::{Color, Rules};

use super::FinishedGame;
use super::game::MoveEval;
use crate::LabError;

/// A player of a match game, as it appears in the record.
#[derive(Clone, Copy)]
pub(super) struct RecordPlayer<'a> {
    pub(super) name: &'a str,
    pub(super) limits: &'a SearchLimits,
}

/// The record of a match game; the first side is White.
pub(super) fn record_of<P: Rules>(
    finished: &FinishedGame<P>,
    sides: [RecordPlayer<'_>; 2],
    round: &str,
) -> Result<Record, LabError> {
    let game = &finished.game;
    let mut record =
        Record::from_moves(game.start(), game.moves()).map_err(|error| LabError::input(&error))?;
    let result = match finished.ending.winner {
        Some(Color::White) => GameResult::WhiteWins,
        Some(Color::Black) => GameResult::BlackWins,
        None => GameResult::Draw,
    };
    record
        .set_result(result)
        .map_err(|error| LabError::input(&error))?;
    let [white, black] = sides;
    let mut tags = vec![
        ("Event", "ordo match".to_owned()),
        ("Date", today()),
        ("Round", round.to_owned()),
        ("White", white.name.to_owned()),
        ("Black", black.name.to_owned()),
        ("Termination", finished.ending.reason.clone()),
    ];
    tags.extend(limit_tags(white.limits, black.limits));
    for (name, value) in tags {
        // The text of an external program may contain anything.
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        record
            .tags
            .set(name, &value)
            .map_err(|error| LabError::input(&error))?;
    }
    record
        .tags
        .fill_roster()
        .map_err(|error| LabError::input(&error))?;
    let mut mover = game.start().turn();
    for (ply, eval) in record.main.plies.iter_mut().zip(&finished.evals) {
        let eval = eval.and_then(|eval| eval_after(eval, mover));
        ply.comments.extend(eval.map(Comment::of_eval));
        mover = !mover;
    }
    Ok(record)
}

/// Today's date in UTC.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    date_tag(since.map_or(0, |time| time.as_secs() as i64))
}

/// The time control as in PGN, one per side if they differ, and non-standard tags for other limits.
fn limit_tags(white: &SearchLimits, black: &SearchLimits) -> Vec<(&'static str, String)> {
    let [white_time, black_time] = [white, black].map(time_control);
    let mut tags = if white_time == black_time {
        vec![("TimeControl", white_time)]
    } else {
        vec![
            ("WhiteTimeControl", white_time),
            ("BlackTimeControl", black_time),
        ]
    };
    for (tag, limits) in [("WhiteLimits", white), ("BlackLimits", black)] {
        let nodes = limits.nodes.map(|nodes| format!("nodes={nodes}"));
        let depth = limits.depth.map(|depth| format!("depth={depth}"));
        let parts: Vec<String> = [nodes, depth].into_iter().flatten().collect();
        if !parts.is_empty() {
            tags.push((tag, parts.join(",")));
        }
    }
    tags
}

/// `1/0.5` is half a second per move, `-` is no clock.
fn time_control(limits: &SearchLimits) -> String {
    match limits.movetime {
        Some(time) => format!("1/{}", time.as_secs_f64()),
        None => "-".to_owned(),
    }
}

/// An engine's evaluation of the position after its move, from White's side; `None` if the move ends the game.
fn eval_after(eval: MoveEval, mover: Color) -> Option<Eval> {
    let MoveEval { score, depth } = eval;
    let value = if let Some(plies) = score.plies_to_win() {
        let moves = u32::from(plies / 2);
        (moves > 0).then_some(EvalValue::Win {
            winner: mover,
            moves,
        })?
    } else if let Some(plies) = score.plies_to_loss() {
        EvalValue::Win {
            winner: !mover,
            moves: u32::from(plies / 2),
        }
    } else {
        EvalValue::Hundredths(match mover {
            Color::White => score.hundredths(),
            Color::Black => -score.hundredths(),
        })
    };
    Some(Eval {
        value,
        depth: Some(depth),
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn evals_are_from_white_and_count_from_after_the_move() {
        use ordo_engine::Score;
        let text = |score, mover| {
            let eval = MoveEval { score, depth: 7 };
            eval_after(eval, mover).map(|eval| eval.to_string())
        };
        for (score, white, black) in [
            (Score::estimate(125), "1.25,7", "-1.25,7"),
            (Score::win_in(5), "#2,7", "#-2,7"),
            (Score::loss_in(4), "#-2,7", "#2,7"),
        ] {
            assert_eq!(text(score, Color::White).as_deref(), Some(white));
            assert_eq!(text(score, Color::Black).as_deref(), Some(black));
        }
        assert_eq!(text(Score::win_in(1), Color::White), None);
    }

    #[test]
    fn limits_become_tags() {
        let limits = |movetime: Option<u64>, nodes, depth| SearchLimits {
            movetime: movetime.map(Duration::from_millis),
            nodes,
            depth,
            ..SearchLimits::default()
        };
        let tags = |white: &SearchLimits, black: &SearchLimits| {
            let tags = limit_tags(white, black).into_iter();
            let tags: Vec<String> = tags
                .map(|(name, value)| format!("{name} {value}"))
                .collect();
            tags.join("; ")
        };
        let (fast, slow) = (
            limits(Some(100), None, None),
            limits(Some(5000), None, None),
        );
        assert_eq!(tags(&fast, &fast), "TimeControl 1/0.1");
        assert_eq!(
            tags(&fast, &slow),
            "WhiteTimeControl 1/0.1; BlackTimeControl 1/5"
        );
        assert_eq!(
            tags(&limits(None, Some(9), Some(3)), &SearchLimits::default()),
            "TimeControl -; WhiteLimits nodes=9,depth=3"
        );
    }
}
