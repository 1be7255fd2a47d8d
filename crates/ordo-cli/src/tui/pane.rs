//! The board with a cursor, and a move that is entered by keyboard or mouse.

use std::marker::PhantomData;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ordo_describe::Message;
use ordo_rules::Color;
use ratatui::Frame;
use ratatui::layout::Position;

use super::board::{BoardGame, Cell, Chosen, MoveEntry};
use super::board_widget::{BoardWidget, Place};
use super::theme::{CellLook, Theme};
use crate::language::{Texts, number};

/// The number of legal squares that are not marked any more.
const MANY_TARGETS: usize = 48;

/// The effect of a key or a click on the board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Entered<M> {
    /// At most the cursor moved.
    Nothing,
    /// The player may not move now.
    Refused,
    /// The selection changed.
    Selected,
    /// The selection changed, and its pieces, as many as this, have no legal move.
    Stuck(usize),
    /// The move breaks a rule.
    Illegal(Message),
    /// The move is complete.
    Play(M),
}

impl<M> Entered<M> {
    /// The messages to show; `None` if the earlier ones stay.
    pub(crate) fn messages(&self, texts: &Texts) -> Option<Vec<String>> {
        match self {
            Entered::Nothing | Entered::Refused => None,
            Entered::Selected | Entered::Play(_) => Some(Vec::new()),
            Entered::Stuck(count) => {
                let args = [("count", number(*count))];
                Some(vec![texts.with("play.stuck", &args)])
            }
            Entered::Illegal(message) => Some(vec![texts.say_with_rule(message)]),
        }
    }
}

/// Marked cells, apart from the selection and its targets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    pub(crate) last: Vec<Cell>,
    pub(crate) hint: Vec<Cell>,
    pub(crate) key_pieces: Vec<Cell>,
    pub(crate) threatened: Vec<Cell>,
}

/// The board on the screen.
pub(crate) struct BoardPane<P: BoardGame> {
    pub(crate) cursor: Cell,
    pub(crate) entry: P::Entry,
    /// Arrow keys extend the selection.
    pub(crate) extending: bool,
    pub(crate) flipped: bool,
    /// The place of the board in the last frame.
    pub(crate) place: Option<Place>,
    /// The cell on which a mouse button was pressed.
    pressed: Option<Cell>,
}

impl<P: BoardGame> BoardPane<P> {
    pub(crate) fn new() -> BoardPane<P> {
        BoardPane {
            cursor: Cell {
                column: P::COLUMNS / 2 - 1,
                row: 2,
            },
            entry: P::Entry::default(),
            extending: false,
            flipped: false,
            place: None,
            pressed: None,
        }
    }

    /// Turns the board so that a side sits at the bottom, with the cursor in its half.
    pub(crate) fn turn_to(&mut self, side: Color) {
        self.flipped = side == Color::Black;
        let far = self.cursor.row >= P::ROWS / 2;
        if far != self.flipped {
            self.cursor.row = P::ROWS - 1 - self.cursor.row;
        }
    }

    /// Drops the selection and the steps of a turn.
    pub(crate) fn clear(&mut self) {
        self.entry = P::Entry::default();
        self.extending = false;
    }

    /// Handles a key of the board; `None` if it is another key. There is a position while the player may move.
    pub(crate) fn on_key(
        &mut self,
        key: KeyEvent,
        position: Option<&P>,
    ) -> Option<Entered<P::Move>> {
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        let forward = if self.flipped { -1 } else { 1 };
        Some(match key.code {
            KeyCode::Left => self.arrow((-forward, 0), shift, position),
            KeyCode::Right => self.arrow((forward, 0), shift, position),
            KeyCode::Up => self.arrow((0, forward), shift, position),
            KeyCode::Down => self.arrow((0, -forward), shift, position),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(self.cursor, position),
            KeyCode::Char('v') => self.toggle_extending(position),
            KeyCode::Char(digit @ '1'..='9') => self.choose_size(digit as u8 - b'0', position),
            KeyCode::Tab => self.next_size(position),
            _ => return None,
        })
    }

    /// Handles a button of the mouse. There is a position while the player may move.
    pub(crate) fn on_mouse(&mut self, mouse: MouseEvent, position: Option<&P>) -> Entered<P::Move> {
        let at = Position {
            x: mouse.column,
            y: mouse.row,
        };
        let cell = self.place.and_then(|place| place.cell_at::<P>(at));
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.pressed = cell;
                self.cursor = cell.unwrap_or(self.cursor);
                Entered::Nothing
            }
            MouseEventKind::Up(MouseButton::Left) => match (self.pressed.take(), cell) {
                (Some(from), Some(to)) => self.drop_on(from, to, position),
                _ => Entered::Nothing,
            },
            _ => Entered::Nothing,
        }
    }

    /// Chooses a cell with Enter or the mouse.
    fn choose(&mut self, cell: Cell, position: Option<&P>) -> Entered<P::Move> {
        let Some(position) = position else {
            return Entered::Refused;
        };
        self.extending = false;
        match self.entry.choose(position, cell) {
            Chosen::Play(mv) => {
                self.clear();
                Entered::Play(mv)
            }
            Chosen::Illegal(message) => Entered::Illegal(message),
            Chosen::Selected => self.selected(position),
            Chosen::Nothing => Entered::Nothing,
        }
    }

    /// The selection changed; says if it has no legal move.
    fn selected(&self, position: &P) -> Entered<P::Move> {
        match self.entry.selected().len() {
            count @ 1.. if self.entry.targets(position).is_empty() => Entered::Stuck(count),
            _ => Entered::Selected,
        }
    }

    fn arrow(&mut self, step: (i8, i8), shift: bool, position: Option<&P>) -> Entered<P::Move> {
        if shift || self.extending {
            return self.extend(step, position);
        }
        self.cursor = self
            .cursor
            .offset::<P>(step.0, step.1)
            .unwrap_or(self.cursor);
        Entered::Nothing
    }

    /// Extends the selection from the cursor.
    fn extend(&mut self, step: (i8, i8), position: Option<&P>) -> Entered<P::Move> {
        let Some(position) = position else {
            return Entered::Nothing;
        };
        match self.entry.extend(position, self.cursor, step) {
            Some(cell) => {
                self.cursor = cell;
                self.selected(position)
            }
            None => Entered::Nothing,
        }
    }

    /// Starts or ends extending the selection; starts with the piece at the cursor.
    fn toggle_extending(&mut self, position: Option<&P>) -> Entered<P::Move> {
        self.extending = !self.extending;
        let mut entered = Entered::Nothing;
        if self.extending && self.entry.selected().is_empty() {
            entered = self.choose(self.cursor, position);
            self.extending = !self.entry.selected().is_empty();
        }
        entered
    }

    fn choose_size(&mut self, size: u8, position: Option<&P>) -> Entered<P::Move> {
        if let Some(position) = position {
            self.entry.choose_size(position, size);
        }
        Entered::Nothing
    }

    fn next_size(&mut self, position: Option<&P>) -> Entered<P::Move> {
        let size = |position: &P| self.entry.size(position);
        let Some((position, size)) = position.and_then(|now| Some((now, size(now)?))) else {
            return Entered::Nothing;
        };
        let sizes = position.in_tray(position.turn());
        let at = sizes.iter().position(|&other| other == size).unwrap_or(0);
        match sizes.get((at + 1) % sizes.len().max(1)) {
            Some(&next) => self.choose_size(next, Some(position)),
            None => Entered::Nothing,
        }
    }

    /// A click, a drag along own pieces that selects an ordo, or a drag of a piece to its target.
    fn drop_on(&mut self, from: Cell, to: Cell, position: Option<&P>) -> Entered<P::Move> {
        let Some(now) = position.filter(|_| from != to) else {
            return self.choose(to, position);
        };
        let step = (
            (to.column as i8 - from.column as i8).signum(),
            (to.row as i8 - from.row as i8).signum(),
        );
        let own = |cell| {
            let piece = now.piece_at(cell);
            piece.is_some_and(|piece| piece.color == now.turn())
        };
        if own(from) && own(to) && (step.0 == 0 || step.1 == 0) {
            self.entry.cancel();
            self.cursor = from;
            let mut entered = Entered::Nothing;
            while self.cursor != to {
                let before = self.cursor;
                entered = self.extend(step, position);
                if self.cursor == before {
                    break;
                }
            }
            return entered;
        }
        if !self.entry.selected().contains(&from) {
            let entered = self.choose(from, position);
            if !matches!(entered, Entered::Selected | Entered::Stuck(_)) {
                return entered;
            }
        }
        self.cursor = to;
        self.choose(to, position)
    }

    /// Draws the board at its place; `active` if the player may move.
    pub(crate) fn draw(
        &self,
        frame: &mut Frame,
        theme: Theme,
        position: &P,
        active: bool,
        marks: &Marks,
    ) {
        let Some(place) = self.place else {
            return;
        };
        let (selected, targets) = if active {
            (self.entry.selected(), self.entry.targets(position))
        } else {
            (Vec::new(), Vec::new())
        };
        // Marks would only hide the board if nearly every square is legal.
        let lit = targets.len() < MANY_TARGETS;
        let look = |cell: Cell| CellLook {
            home: None,
            last: marks.last.contains(&cell),
            selected: selected.contains(&cell),
            target: lit && targets.contains(&cell),
            hint: marks.hint.contains(&cell),
            key_piece: marks.key_pieces.contains(&cell),
            threatened: marks.threatened.contains(&cell),
        };
        let piece_at = |cell: Cell| {
            if active {
                self.entry.piece_at(position, cell)
            } else {
                position.piece_at(cell)
            }
        };
        let board = BoardWidget::<P> {
            place,
            theme,
            piece_at: &piece_at,
            look: &look,
            cursor: active.then_some(self.cursor),
            game: PhantomData,
        };
        frame.render_widget(board, place.area);
    }
}

/// The cells with these names.
pub(crate) fn named<P: BoardGame>(names: &[String]) -> Vec<Cell> {
    let cells = names.iter().filter_map(|name| P::cell_named(name));
    cells.collect()
}

/// The cells from which and to which a move goes.
pub(crate) fn cells_of<P: BoardGame>(position: &P, mv: P::Move) -> Vec<Cell> {
    let [from, to, _] = position.squares(mv);
    [named::<P>(&from), named::<P>(&to)].concat()
}
