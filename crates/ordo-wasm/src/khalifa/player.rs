//! A simple player of Khalifa's game, to be replaced by the engine: it wins if it can, takes the opponent's wins away if
//! it can, and else brings its pieces together.

use std::time::Duration;

use ordo_engine::ugi::Player;
use ordo_engine::{Found, Info, Limits, Score, Stop};
use ordo_rules::khalifa::{Game, Position, Square, Turn};
use ordo_rules::{Color, Rules};

/// Looks two plies ahead and no further.
pub(crate) struct Simple;

impl Player for Simple {
    type Position = Position;

    fn new(_: usize) -> Simple {
        Simple
    }

    fn set_threads(&mut self, _: usize) {}

    fn set_level(&mut self, _: u8, _: u64) {}

    fn clear(&mut self) {}

    fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        _: &Stop,
        mut report: impl FnMut(&Info<Turn>),
    ) -> Found<Turn> {
        let position = game.position();
        let mut rated: Vec<(Score, Turn)> = position
            .legal_moves()
            .into_iter()
            .map(|turn| (rate(position, turn), turn))
            .collect();
        rated.sort_by_key(|&(score, turn)| (std::cmp::Reverse(score), turn));
        let nodes = rated.len() as u64;
        let best = rated.first().map(|&(_, turn)| turn);
        rated.truncate(limits.lines.max(1));
        let lines: Vec<Info<Turn>> = rated
            .into_iter()
            .zip(1..)
            .map(|((score, turn), line)| Info {
                depth: 2,
                longest: 2,
                line,
                score,
                nodes,
                time: Duration::ZERO,
                table: 0,
                moves: vec![turn],
            })
            .collect();
        lines.iter().for_each(&mut report);
        Found { best, lines, nodes }
    }

    fn picture(position: &Position) -> String {
        position.to_string()
    }
}

/// What a turn is worth for the side that makes it.
fn rate(position: &Position, turn: Turn) -> Score {
    let us = position.turn();
    let after = position.after_unchecked(turn);
    match after.outcome() {
        Some(outcome) if outcome.winner == Some(us) => Score::win_in(1),
        Some(_) => Score::loss_in(1),
        None if after.wins_in_one().is_some() => Score::loss_in(2),
        None => Score::estimate(spread(&after, !us) - spread(&after, us)),
    }
}

/// How far apart the pieces of a side are: from each to the next in size, less if they are in line.
fn spread(position: &Position, color: Color) -> i32 {
    let Some(four) = position.all_four(color) else {
        return 0;
    };
    let pairs = four.windows(2).map(|pair| match *pair {
        [a, b] => 10 * distance(a, b) + if in_line(a, b) { 0 } else { 15 },
        _ => 0,
    });
    pairs.sum()
}

fn distance(a: Square, b: Square) -> i32 {
    let rows = a.row().abs_diff(b.row());
    i32::from(rows.max(a.column().abs_diff(b.column())))
}

fn in_line(a: Square, b: Square) -> bool {
    let (rows, columns) = (a.row().abs_diff(b.row()), a.column().abs_diff(b.column()));
    rows == 0 || columns == 0 || rows == columns
}
