//! Messages and features of positions for other user interfaces: `ordo play` shows the same messages as the web app.

use ordo_engine::Playable;
use ordo_rules::{Color, Outcome};

use crate::game::{self, GameView};

pub use crate::message::{Arg, Message};
pub use crate::shapes::{Lens, MoveView, Sides, Split};

/// A game with messages for its errors, and features that strong players see.
pub trait Describe: Playable {
    /// Parses a move, which need not be legal.
    fn parse_move(text: &str) -> Result<Self::Move, Message>;
    /// The message for an illegal move.
    fn illegal_message(illegal: &Self::Illegal) -> Message;
    /// A legal move with its squares.
    fn move_view(&self, mv: Self::Move) -> MoveView;
    /// The sizes that a side has yet to place.
    fn in_tray(&self, color: Color) -> Vec<u8>;
    /// Articulation points, threats and open lines.
    fn features(&self) -> Lens;
}

impl<P: GameView> Describe for P {
    fn parse_move(text: &str) -> Result<P::Move, Message> {
        P::read_move(text)
    }

    fn illegal_message(illegal: &P::Illegal) -> Message {
        P::illegal(illegal)
    }

    fn move_view(&self, mv: P::Move) -> MoveView {
        self.show(mv)
    }

    fn in_tray(&self, color: Color) -> Vec<u8> {
        self.tray().get(color).clone()
    }

    fn features(&self) -> Lens {
        self.lens()
    }
}

/// The message for an outcome.
pub fn outcome_message(outcome: Outcome) -> Message {
    game::outcome_message(outcome)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use ordo_rules::{Game, Reason, khalifa, stein};

    use super::*;

    #[test]
    fn moves_errors_and_features_are_described() {
        let start = stein::Position::start();
        let error = start.explain("a3:b3-a5".parse().unwrap()).unwrap_err();
        let message = stein::Position::illegal_message(&error);
        assert_eq!((message.code, message.rule), ("stein.splits", Some("S5")));
        assert_eq!(
            stein::Position::parse_move("a9").unwrap_err().code,
            "stein.text.square"
        );
        let view = start.move_view("a3-a4".parse().unwrap());
        assert_eq!((view.from, view.to), (vec!["a3".into()], vec!["a4".into()]));
        assert!(start.features().cuts.w.is_empty());
        assert!(start.in_tray(Color::White).is_empty());

        let mut game: Game<khalifa::Position> = Game::new();
        game.play("1@11".parse().unwrap()).unwrap();
        assert_eq!(game.position().in_tray(Color::White), [2, 3, 4]);
        let outcome = Outcome::win(Color::Black, Reason::Ordo);
        assert_eq!(outcome_message(outcome).code, "outcome.ordo");
    }
}
