//! Khalifa's game, as pages show it.

mod steps;

use ordo_describe::khalifa::impossible;
use ordo_describe::{Describe, Message, Sides, setup_faults};
use ordo_rules::khalifa::{self, Phase, Position, Setup, Spacing, Turn};
use ordo_rules::{Color, Game};

use crate::game::GameView;
use crate::request::{self, Options};
use crate::shapes::{Piece, Preview, Steps};

impl GameView for Position {
    fn read(text: &str, options: Options) -> Result<Position, Vec<Message>> {
        let setup: Setup = text.parse().map_err(|error| setup_faults(&error))?;
        let position = setup.into_position_with(of(options));
        position.map_err(|error| error.reasons.iter().map(impossible).collect())
    }

    fn usual_start(options: Options) -> Position {
        Position::start_with(Color::White, of(options))
    }

    fn phase_name(&self) -> &'static str {
        match self.phase() {
            Phase::Placement => "placing",
            Phase::Moving => "moving",
        }
    }

    fn shown_pieces(&self) -> Vec<Piece> {
        let pieces = khalifa::Piece::all();
        pieces
            .filter_map(|piece| Some((piece, self.square(piece)?)))
            .map(|(piece, square)| Piece {
                square: square.to_string(),
                color: piece.color.letter(),
                size: Some(piece.size.number()),
            })
            .collect()
    }

    fn groups(&self) -> Sides<Vec<Vec<String>>> {
        Sides::default()
    }

    fn listed(&self) -> Vec<Turn> {
        Vec::new()
    }

    fn preview(&self, turn: Turn) -> Preview {
        let after = self.after_unchecked(turn);
        let mut pieces = after.shown_pieces();
        // An illegal turn may land on a piece, which disappears.
        let [_, to, _] = self.squares(turn);
        let before: Vec<Piece> = self.shown_pieces();
        pieces.retain(|piece| !(to.contains(&piece.square) && before.contains(piece)));
        Preview {
            pieces,
            groups: Sides::default(),
        }
    }

    fn steps(&self, made: &[String]) -> Result<Steps, Message> {
        steps::after(self, made)
    }

    fn next_starter(game: &Game<Position>) -> Color {
        game.rematch().starter()
    }
}

fn of(options: Options) -> khalifa::GameOptions {
    khalifa::GameOptions {
        spacing: match options.spacing {
            Some(request::Spacing::Adjacent) => Spacing::Adjacent,
            Some(request::Spacing::Gaps) | None => Spacing::Gaps,
        },
    }
}
