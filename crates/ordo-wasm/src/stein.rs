//! Stein's game, as pages show it.

use ordo_describe::message::names;
use ordo_describe::stein::{impossible, parts};
use ordo_describe::{Message, Sides, codes, setup_faults};
use ordo_rules::stein::{Move, ParsePositionError, Position, SquareSet};
use ordo_rules::{Color, Game};

use crate::game::GameView;
use crate::request::Options;
use crate::shapes::{Piece, Preview, Steps};

impl GameView for Position {
    fn read(text: &str, _: Options) -> Result<Position, Vec<Message>> {
        text.parse().map_err(|error| match error {
            ParsePositionError::Unreadable(error) => setup_faults(&error),
            ParsePositionError::Impossible(error) => error.reasons.iter().map(impossible).collect(),
        })
    }

    fn usual_start(_: Options) -> Position {
        Position::start()
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
