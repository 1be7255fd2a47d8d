use std::time::{SystemTime, UNIX_EPOCH};

use ordo_engine::Limits;
use ordo_engine::baseline::Evaluation;
use ordo_rules::record::{Comment, Eval, EvalValue, GameResult, Record, date_tag};
use ordo_rules::{Color, Rules};

use super::Played;
use crate::failure::Failure;

/// One side of a game of a match.
#[derive(Clone, Copy)]
pub(crate) struct Side<'a> {
    pub(crate) name: &'a str,
    pub(crate) limits: &'a Limits,
}

/// The record of a game of a match, White first among the sides.
pub(crate) fn record_of<P: Rules>(
    played: &Played<P>,
    sides: [Side<'_>; 2],
    round: &str,
) -> Result<Record, Failure> {
    let game = &played.game;
    let mut record = Record::from_moves(game.start(), game.moves()).map_err(Failure::input)?;
    let score = match played.ending.winner {
        Some(Color::White) => GameResult::WhiteWins,
        Some(Color::Black) => GameResult::BlackWins,
        None => GameResult::Draw,
    };
    record.set_result(score).map_err(Failure::input)?;
    let [white, black] = sides;
    let mut tags = vec![
        ("Event", "ordo match".to_owned()),
        ("Date", today()),
        ("Round", round.to_owned()),
        ("White", white.name.to_owned()),
        ("Black", black.name.to_owned()),
        ("Termination", played.ending.reason.clone()),
    ];
    tags.extend(limit_tags(white.limits, black.limits));
    for (name, value) in tags {
        // What an external program says may hold anything.
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        record.tags.set(name, &value).map_err(Failure::input)?;
    }
    record.tags.fill_roster().map_err(Failure::input)?;
    let mut mover = game.start().turn();
    for (ply, evaluation) in record.main.plies.iter_mut().zip(&played.evaluations) {
        let eval = evaluation.and_then(|evaluation| eval_after(evaluation, mover));
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

/// The time control as in PGN, one for each side if they differ, and the limits that PGN has no tag for.
fn limit_tags(white: &Limits, black: &Limits) -> Vec<(&'static str, String)> {
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

/// `1/0.5`: a move in half a second; `-`: no clock.
fn time_control(limits: &Limits) -> String {
    match limits.movetime {
        Some(time) => format!("1/{}", time.as_secs_f64()),
        None => "-".to_owned(),
    }
}

/// What a player thinks of the position after its move, from White's side; nothing if its move ends the game.
fn eval_after(evaluation: Evaluation, mover: Color) -> Option<Eval> {
    let Evaluation { score, depth } = evaluation;
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
    fn evaluations_are_whites_and_count_from_after_the_move() {
        use ordo_engine::Score;
        let text = |score, mover| {
            let evaluation = Evaluation { score, depth: 7 };
            eval_after(evaluation, mover).map(|eval| eval.to_string())
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
    fn limits_as_tags() {
        let limits = |movetime: Option<u64>, nodes, depth| Limits {
            movetime: movetime.map(Duration::from_millis),
            nodes,
            depth,
            ..Limits::default()
        };
        let tags = |white: &Limits, black: &Limits| {
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
            tags(&limits(None, Some(9), Some(3)), &Limits::default()),
            "TimeControl -; WhiteLimits nodes=9,depth=3"
        );
    }
}
