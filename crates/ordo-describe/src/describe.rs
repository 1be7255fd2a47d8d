use ordo_rules::{Color, Outcome, Rules};

use crate::message::Message;
use crate::shapes::{Lens, MoveView};

/// A game with messages for its errors, and features that strong players see.
pub trait Describe: Rules {
    /// Parses a move, which need not be legal.
    fn parse_move(text: &str) -> Result<Self::Move, Message>;

    /// The message for an illegal move.
    fn illegal_message(illegal: &Self::Illegal) -> Message;

    /// The squares of a move: from, to, captured.
    fn squares(&self, mv: Self::Move) -> [Vec<String>; 3];

    /// The squares that show why the game is over.
    fn decisive(&self, outcome: Outcome) -> Vec<String>;

    /// The sizes that a side has yet to place.
    fn in_tray(&self, color: Color) -> Vec<u8>;

    /// Articulation points, threats and open lines.
    fn lens(&self) -> Lens;

    /// A legal move as a board shows it.
    fn move_view(&self, mv: Self::Move) -> MoveView {
        let outcome = self.after_unchecked(mv).outcome();
        let wins = outcome.is_some_and(|outcome| outcome.winner == Some(self.turn()));
        self.move_view_as(mv, wins)
    }

    /// A move as a board shows it; the caller knows if it wins.
    fn move_view_as(&self, mv: Self::Move, wins: bool) -> MoveView {
        let [from, to, captures] = self.squares(mv);
        MoveView {
            text: mv.to_string(),
            from,
            to,
            captures,
            wins,
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use ordo_rules::{Game, Reason, khalifa, stein};

    use super::*;
    use crate::outcome_message;

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
        assert!(start.lens().cuts.w.is_empty());
        assert!(start.in_tray(Color::White).is_empty());

        let mut game: Game<khalifa::Position> = Game::new();
        game.play("1@11".parse().unwrap()).unwrap();
        assert_eq!(game.position().in_tray(Color::White), [2, 3, 4]);
        let outcome = Outcome::win(Color::Black, Reason::Ordo);
        assert_eq!(outcome_message(outcome).code, "outcome.ordo");
    }
}
