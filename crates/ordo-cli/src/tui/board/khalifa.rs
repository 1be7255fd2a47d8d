//! The board of Khalifa's game: a size and a square, then one or two steps.

use ordo_describe::Describe;
use ordo_rules::khalifa::{
    IllegalTurn, PartialTurn, Phase, Position, SIDE, Size, Square, Step, Turn,
};

use super::{BoardGame, Cell, Chosen, MoveEntry, Piece};

impl BoardGame for Position {
    const COLUMNS: u8 = SIDE;
    const ROWS: u8 = SIDE;
    const HOME_ROWS: bool = false;
    const LINKS: bool = false;
    const NODES: u64 = 800;
    const JUDGES_ESTIMATES: bool = false;

    type Entry = TurnEntry;

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.get(square(cell)?).map(piece)
    }

    fn name_of(cell: Cell) -> String {
        square(cell).map_or_else(String::new, |square| square.to_string())
    }

    fn column_label(column: u8) -> char {
        char::from(b'1' + column)
    }

    fn placement_squares(&self) -> Option<usize> {
        let placing = self.phase() == Phase::Placement && self.outcome().is_none();
        placing.then(|| Position::placement_squares(self).len())
    }
}

fn square(cell: Cell) -> Option<Square> {
    Square::new(cell.row, cell.column)
}

fn cell(square: Square) -> Cell {
    Cell {
        column: square.column(),
        row: square.row(),
    }
}

fn piece(piece: ordo_rules::khalifa::Piece) -> Piece {
    Piece {
        color: piece.color,
        size: Some(piece.size.number()),
    }
}

/// The size of the piece to place, or the steps so far and the selected piece.
#[derive(Clone, Debug, Default)]
pub(crate) struct TurnEntry {
    size: Option<Size>,
    steps: Vec<Step>,
    from: Option<Square>,
}

impl TurnEntry {
    /// The turn with the steps so far; without the ones that no longer fit the position.
    fn partial(&self, position: &Position) -> PartialTurn {
        let mut partial = position.partial_turn();
        for &step in &self.steps {
            match partial.take(step) {
                Ok(next) => partial = next,
                Err(_) => break,
            }
        }
        partial
    }

    /// The chosen size, else the largest in hand.
    fn size_in_hand(&self, position: &Position) -> Option<Size> {
        let in_hand = || position.in_hand(position.turn());
        let chosen = self
            .size
            .filter(|&size| in_hand().any(|other| other == size));
        chosen.or_else(|| in_hand().max())
    }

    fn place(&mut self, position: &Position, square: Square) -> Chosen<Turn> {
        let Some(size) = self.size_in_hand(position) else {
            return Chosen::Nothing;
        };
        let turn = Turn::Place { size, square };
        match position.explain(turn) {
            Ok(()) => {
                *self = TurnEntry::default();
                Chosen::Play(turn)
            }
            Err(illegal) => refused(&illegal),
        }
    }

    fn step(&mut self, position: &Position, step: Step) -> Chosen<Turn> {
        match self.partial(position).take(step) {
            Ok(partial) => {
                self.steps.push(step);
                self.from = None;
                if partial.wins() {
                    return self.finish(position).map_or(Chosen::Selected, Chosen::Play);
                }
                Chosen::Selected
            }
            Err(illegal) => refused(&illegal),
        }
    }
}

fn refused(illegal: &IllegalTurn) -> Chosen<Turn> {
    Chosen::Illegal(Position::illegal_message(illegal))
}

impl MoveEntry<Position> for TurnEntry {
    fn choose(&mut self, position: &Position, at: Cell) -> Chosen<Turn> {
        let Some(to) = square(at) else {
            return Chosen::Nothing;
        };
        if position.phase() == Phase::Placement {
            return self.place(position, to);
        }
        let partial = self.partial(position);
        let own = partial.pieces(position.turn()).contains(to);
        match self.from {
            Some(from) if from == to => {
                self.from = None;
                Chosen::Selected
            }
            Some(from) if !own => self.step(position, Step { from, to }),
            _ if partial.movable().contains(to) => {
                self.from = Some(to);
                Chosen::Selected
            }
            // After a step, a square with nothing to move ends the turn.
            _ if !self.steps.is_empty() => {
                self.finish(position).map_or(Chosen::Nothing, Chosen::Play)
            }
            _ => match partial.take(Step { from: to, to }) {
                Err(illegal) => refused(&illegal),
                Ok(_) => Chosen::Nothing,
            },
        }
    }

    fn choose_size(&mut self, position: &Position, size: u8) -> bool {
        let wanted = Size::from_number(size);
        let in_hand = position.in_hand(position.turn());
        let chosen = in_hand.filter(|&size| Some(size) == wanted).last();
        self.size = chosen.or(self.size);
        chosen.is_some()
    }

    fn size(&self, position: &Position) -> Option<u8> {
        let placing = position.phase() == Phase::Placement;
        placing
            .then(|| self.size_in_hand(position).map(Size::number))
            .flatten()
    }

    fn finish(&mut self, position: &Position) -> Option<Turn> {
        let turn = self.partial(position).turn()?;
        *self = TurnEntry::default();
        Some(turn)
    }

    fn undo_step(&mut self, _position: &Position) -> bool {
        self.from = None;
        self.steps.pop().is_some()
    }

    fn cancel(&mut self) -> bool {
        self.from.take().is_some() || self.steps.pop().is_some()
    }

    fn piece_at(&self, position: &Position, cell: Cell) -> Option<Piece> {
        self.partial(position).get(square(cell)?).map(piece)
    }

    fn selected(&self) -> Vec<Cell> {
        self.from.into_iter().map(cell).collect()
    }

    fn targets(&self, position: &Position) -> Vec<Cell> {
        let squares = match (position.phase(), self.from) {
            (Phase::Placement, _) => position.placement_squares(),
            (Phase::Moving, Some(from)) => self.partial(position).targets(from),
            (Phase::Moving, None) => return Vec::new(),
        };
        squares.into_iter().map(cell).collect()
    }

    fn advice(&self, position: &Position) -> Option<&'static str> {
        match (position.phase(), self.steps.len()) {
            (Phase::Placement, _) => Some("play.place"),
            (Phase::Moving, 0) => Some("term.firstStep"),
            (Phase::Moving, 1) => Some("term.secondStep"),
            (Phase::Moving, _) => Some("term.turnComplete"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::Color;

    use super::*;

    const MOVING: &str =
        "....c..D/..A...../d......./.....a../...b.B../......../......../...C.... w";

    fn at(name: &str) -> Cell {
        Position::cell_named(name).unwrap()
    }

    fn chosen(position: &Position, names: &[&str]) -> (TurnEntry, Chosen<Turn>) {
        let mut entry = TurnEntry::default();
        let mut last = Chosen::Nothing;
        for name in names {
            last = entry.choose(position, at(name));
        }
        (entry, last)
    }

    #[test]
    fn a_size_is_chosen_and_placed() {
        let position = Position::start();
        let mut entry = TurnEntry::default();
        assert_eq!(entry.size(&position), Some(4), "the largest by default");
        assert!(entry.choose_size(&position, 2) && !entry.choose_size(&position, 7));
        assert_eq!(entry.targets(&position).len(), 64);
        let turn = "2@45".parse().unwrap();
        assert_eq!(entry.choose(&position, at("45")), Chosen::Play(turn));
        let position = position
            .after_unchecked(turn)
            .after_unchecked("1@11".parse().unwrap());
        assert!(!entry.choose_size(&position, 2), "it is on the board");
        let Chosen::Illegal(message) = entry.choose(&position, at("47")) else {
            panic!("two in line");
        };
        assert_eq!(message.rule, Some("K4"));
    }

    #[test]
    fn a_turn_has_one_or_two_steps() {
        let position: Position = MOVING.parse().unwrap();
        let (mut entry, last) = chosen(&position, &["46", "45"]);
        assert_eq!(last, Chosen::Selected);
        assert_eq!(entry.advice(&position), Some("term.secondStep"));
        assert_eq!(entry.piece_at(&position, at("45")).unwrap().size, Some(2));
        let one = "46-45".parse().unwrap();
        assert_eq!(entry.clone().choose(&position, at("45")), Chosen::Play(one));

        assert_eq!(entry.choose(&position, at("14")), Chosen::Selected);
        assert_eq!(entry.choose(&position, at("13")), Chosen::Selected);
        assert_eq!(entry.advice(&position), Some("term.turnComplete"));
        let two = entry.clone().finish(&position).unwrap();
        assert_eq!(two, position.canonical("46-45,14-13".parse().unwrap()));
        assert!(entry.undo_step(&position) && entry.undo_step(&position));
        assert!(!entry.undo_step(&position));
        assert_eq!(entry.finish(&position), None);
    }

    #[test]
    fn a_winning_step_ends_the_turn() {
        let position: Position = "8/8/3b4/2a5/3c4/7d/4C1D1/A1B5 w".parse().unwrap();
        let (_, last) = chosen(&position, &["25", "15", "27", "17"]);
        let Chosen::Play(turn) = last else {
            panic!("{last:?}");
        };
        let outcome = position.after_unchecked(turn).outcome().unwrap();
        assert_eq!(outcome.winner, Some(Color::White));
    }

    #[test]
    fn wrong_squares_are_explained() {
        let position: Position = MOVING.parse().unwrap();
        let (_, last) = chosen(&position, &["44"]);
        let Chosen::Illegal(message) = last else {
            panic!("{last:?}");
        };
        assert_eq!(message.code, "khalifa.notYours");
        let (_, last) = chosen(&position, &["46", "43"]);
        let Chosen::Illegal(message) = last else {
            panic!("{last:?}");
        };
        assert_eq!(message.code, "khalifa.blocked");
    }
}
