//! Khalifa's game, as pages show it.

mod lens;
mod messages;
mod steps;

use ordo_rules::khalifa::{self, IllegalTurn, Phase, Position, Setup, Size, Spacing, Step, Turn};
use ordo_rules::{Color, Game, Outcome};

use crate::board_text;
use crate::game::GameView;
use crate::message::{Message, names};
use crate::request::{self, Options};
use crate::shapes::{Lens, Piece, Preview, Sides, Steps};

impl GameView for Position {
    fn read(text: &str, options: Options) -> Result<Position, Vec<Message>> {
        let setup: Setup = text.parse().map_err(|error| board_text::faults(&error))?;
        let position = setup.into_position_with(of(options));
        position.map_err(|error| error.reasons.iter().map(messages::impossible).collect())
    }

    fn usual_start(options: Options) -> Position {
        Position::start_with(Color::White, of(options))
    }

    fn read_move(text: &str) -> Result<Turn, Message> {
        text.parse()
            .map_err(|error| third_step(text).unwrap_or_else(|| messages::unreadable(&error)))
    }

    fn illegal(illegal: &IllegalTurn) -> Message {
        messages::illegal(illegal)
    }

    fn decisive(&self, outcome: Outcome) -> Vec<String> {
        let ordo = outcome.winner.and_then(|winner| self.ordo(winner));
        ordo.map(names).unwrap_or_default()
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

    fn tray(&self) -> Sides<Vec<u8>> {
        Sides::of(|color| self.in_hand(color).map(Size::number).collect())
    }

    fn squares(&self, turn: Turn) -> [Vec<String>; 3] {
        if let Turn::Place { square, .. } = turn {
            return [Vec::new(), names([square]), Vec::new()];
        }
        let ends = |end: fn(Step) -> khalifa::Square| names(turn.steps().map(end));
        [ends(|step| step.from), ends(|step| step.to), Vec::new()]
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

    fn lens(&self) -> Lens {
        lens::lens(self)
    }

    fn next_starter(game: &Game<Position>) -> Color {
        game.rematch().starter()
    }
}

/// The message for a turn of three readable steps (K5), such as `88-55,35-57,52-53`.
fn third_step(text: &str) -> Option<Message> {
    let steps: Vec<Step> = text
        .split(',')
        .take(3)
        .map_while(|step| match step.parse() {
            Ok(Turn::One(step)) => Some(step),
            _ => None,
        })
        .collect();
    let &[_, _, step] = steps.as_slice() else {
        return None;
    };
    Some(messages::illegal(&IllegalTurn::ThirdStep { step }))
}

fn of(options: Options) -> khalifa::GameOptions {
    khalifa::GameOptions {
        spacing: match options.spacing {
            Some(request::Spacing::Adjacent) => Spacing::Adjacent,
            Some(request::Spacing::Gaps) | None => Spacing::Gaps,
        },
    }
}
