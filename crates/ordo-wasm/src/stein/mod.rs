//! Stein's game, as pages show it.

mod lens;
mod messages;

use std::cmp::Reverse;

use ordo_rules::stein::{Move, ParsePositionError, Position, SquareSet, components};
use ordo_rules::{Color, Game, Outcome, Reason};

use crate::board_text;
use crate::codes;
use crate::game::GameView;
use crate::message::{Message, names};
use crate::request::Options;
use crate::shapes::{Lens, Piece, Preview, Sides, Steps};

impl GameView for Position {
    fn read(text: &str, _: Options) -> Result<Position, Vec<Message>> {
        text.parse().map_err(|error| match error {
            ParsePositionError::Unreadable(error) => board_text::faults(&error),
            ParsePositionError::Impossible(error) => {
                error.reasons.iter().map(messages::impossible).collect()
            }
        })
    }

    fn usual_start(_: Options) -> Position {
        Position::start()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        text.parse().map_err(|error| messages::unreadable(&error))
    }

    fn illegal(illegal: &ordo_rules::stein::IllegalMove) -> Message {
        messages::illegal(illegal)
    }

    fn decisive(&self, outcome: Outcome) -> Vec<String> {
        let Some(winner) = outcome.winner else {
            return Vec::new();
        };
        match outcome.reason {
            Reason::HomeRow => names(self.pieces(winner) & SquareSet::goal_row(winner)),
            Reason::CannotReconnect => {
                let parts = parts(self.pieces(!winner));
                parts.into_iter().skip(1).flat_map(names).collect()
            }
            _ => Vec::new(),
        }
    }

    fn phase_name(&self) -> &'static str {
        "moving"
    }

    fn shown_pieces(&self) -> Vec<Piece> {
        pieces(|color| self.pieces(color))
    }

    fn groups(&self) -> Sides<Vec<Vec<String>>> {
        groups(|color| self.pieces(color))
    }

    fn tray(&self) -> Sides<Vec<u8>> {
        Sides::default()
    }

    fn squares(&self, mv: Move) -> [Vec<String>; 3] {
        let captures = names(mv.is_capture().then(|| mv.to()));
        [names(mv.run().iter()), names(mv.landing().iter()), captures]
    }

    fn listed(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn preview(&self, mv: Move) -> Preview {
        let (own, landing) = (mv.run().squares(), mv.landing().squares());
        let movers = own & self.own();
        let after = |color| {
            if color != self.turn() {
                self.pieces(color) - landing
            } else if movers == own {
                (self.own() - movers) | landing
            } else {
                self.own()
            }
        };
        Preview {
            pieces: pieces(after),
            groups: groups(after),
        }
    }

    fn steps(&self, _: &[String]) -> Result<Steps, Message> {
        Err(codes::GAME_NO_STEPS.with([]))
    }

    fn lens(&self) -> Lens {
        lens::lens(self)
    }

    fn next_starter(_: &Game<Position>) -> Color {
        Color::White // S3
    }
}

fn pieces(of: impl Fn(Color) -> SquareSet) -> Vec<Piece> {
    let squares = Color::ALL.into_iter();
    let squares = squares.flat_map(|color| of(color).into_iter().map(move |at| (at, color)));
    squares
        .map(|(square, color)| Piece {
            square: square.to_string(),
            color: color.letter(),
            size: None,
        })
        .collect()
}

fn groups(of: impl Fn(Color) -> SquareSet) -> Sides<Vec<Vec<String>>> {
    Sides::of(|color| parts(of(color)).into_iter().map(names).collect())
}

/// The connected parts of a side, the largest first.
fn parts(pieces: SquareSet) -> Vec<SquareSet> {
    let mut parts: Vec<SquareSet> = components(pieces).collect();
    parts.sort_by_key(|part| Reverse(part.len()));
    parts
}
