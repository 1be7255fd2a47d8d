//! A direct implementation of Khalifa's rules (K1 to K8, without repetition): every move is tried on a copy of the board.

use std::collections::HashSet;

/// Row 0 to 7 and column 0 to 7, written as the digits `1` to `8` in this order.
type Square = (i32, i32);

const WHITE: [char; 4] = ['A', 'B', 'C', 'D'];
const BLACK: [char; 4] = ['a', 'b', 'c', 'd'];
/// One step: by how many rows, by how many columns.
#[rustfmt::skip]
const DIRECTIONS: [(i32, i32); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// The content of a cell outside the board: not empty, and no piece.
const WALL: char = '#';

/// K7: the rule for empty squares between the pieces of an ordo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum SlowSpacing {
    /// Allowed.
    Gaps,
    /// Not allowed.
    Adjacent,
}

/// The pieces (`cells[row][column]`, `'A'` to `'D'` and `'a'` to `'d'`) and the side to move (`'w'` or `'b'`).
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    cells: [[Option<char>; 8]; 8],
    turn: char,
    spacing: SlowSpacing,
}

impl Board {
    /// The empty board, White first.
    pub fn start() -> Board {
        Board::parse("8/8/8/8/8/8/8/8 w").expect("the start position is well written")
    }

    /// Parses a position without duplicate pieces, in which the side to place has not placed more than the other. `spacing` is
    /// `Gaps`.
    pub fn parse(text: &str) -> Option<Board> {
        let (rows, turn) = text.split_once(' ')?;
        let turn = turn
            .parse()
            .ok()
            .filter(|&turn| turn == 'w' || turn == 'b')?;
        let rows: Option<Vec<_>> = rows.split('/').rev().map(parse_row).collect();
        let cells = rows?.try_into().ok()?;
        let spacing = SlowSpacing::Gaps;
        #[rustfmt::skip]
        let board = Board { cells, turn, spacing };
        let letters: Vec<char> = board.cells.iter().flatten().flatten().copied().collect();
        let distinct: HashSet<char> = letters.iter().copied().collect();
        let own = board.standing(turn).len();
        let others = board.standing(other(turn)).len();
        let in_turn = own == others || own + 1 == others;
        (in_turn && distinct.len() == letters.len()).then_some(board)
    }

    /// The same position under the other reading of K7.
    #[must_use]
    pub fn with_spacing(mut self, spacing: SlowSpacing) -> Board {
        self.spacing = spacing;
        self
    }

    /// The canonical position string; `spacing` is not part of it.
    pub fn to_text(&self) -> String {
        let letters = |row: &[Option<char>; 8]| row.map(|cell| cell.unwrap_or('.'));
        let rows = self.cells.iter().rev().map(letters);
        let mut text = rows.map(String::from_iter).collect::<Vec<_>>().join("/");
        for run in (1..=8).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        format!("{text} {}", self.turn)
    }

    fn at(&self, square: Square) -> Option<char> {
        let (row, column) = square;
        if !(0..8).contains(&row) || !(0..8).contains(&column) {
            return Some(WALL);
        }
        self.cells[row as usize][column as usize]
    }

    fn set(&mut self, square: Square, cell: Option<char>) {
        self.cells[square.0 as usize][square.1 as usize] = cell;
    }

    /// The square of a piece, if it is placed.
    fn find(&self, piece: char) -> Option<Square> {
        all_squares().find(|&square| self.at(square) == Some(piece))
    }

    /// The squares of a player's pieces, the smallest first.
    fn standing(&self, colour: char) -> Vec<Square> {
        let pieces = pieces_of(colour).into_iter();
        pieces.filter_map(|piece| self.find(piece)).collect()
    }

    /// K3: are there pieces to place?
    fn placing(&self) -> bool {
        self.standing('w').len() + self.standing('b').len() < 8
    }

    /// K7.
    fn has_ordo(&self, colour: char) -> bool {
        let squares = self.standing(colour);
        if squares.len() < 4 {
            return false;
        }
        DIRECTIONS.into_iter().any(|direction| {
            squares.windows(2).all(|pair| match self.spacing {
                SlowSpacing::Adjacent => step(pair[0], direction) == pair[1],
                SlowSpacing::Gaps => self.sees(pair[0], direction, pair[1]),
            })
        })
    }

    /// Does a walk from one square in a direction reach the other over empty squares?
    fn sees(&self, from: Square, direction: (i32, i32), to: Square) -> bool {
        let mut square = step(from, direction);
        while square != to && self.at(square).is_none() {
            square = step(square, direction);
        }
        square == to
    }

    /// The board as the other player finds it after a placement or a turn.
    fn passed_on(mut self) -> Board {
        self.turn = other(self.turn);
        self
    }

    /// K4: is there, in any direction, an own piece without an enemy piece before it?
    fn in_line_with_own(&self, square: Square) -> bool {
        let own = self.standing(self.turn);
        let sees = |direction| own.iter().any(|&piece| self.sees(square, direction, piece));
        DIRECTIONS.into_iter().any(sees)
    }

    /// K3 and K4: every placement with the board after it.
    fn placements(&self) -> Vec<(String, Board)> {
        let mut found = Vec::new();
        for (index, piece) in pieces_of(self.turn).into_iter().enumerate() {
            if self.find(piece).is_some() {
                continue;
            }
            for square in all_squares() {
                if self.at(square).is_none() && !self.in_line_with_own(square) {
                    let mut board = self.clone();
                    board.set(square, Some(piece));
                    let text = format!("{}@{}", index + 1, square_text(square));
                    found.push((text, board.passed_on()));
                }
            }
        }
        found
    }

    /// K5: every way to move one piece, with the board after it; the same player stays to move.
    fn steps(&self, piece: char) -> Vec<(String, Board)> {
        let from = self.find(piece).expect("all eight pieces are placed");
        let mut found = Vec::new();
        for direction in DIRECTIONS {
            let mut to = step(from, direction);
            while self.at(to).is_none() {
                let mut board = self.clone();
                board.set(from, None);
                board.set(to, Some(piece));
                let text = format!("{}-{}", square_text(from), square_text(to));
                found.push((text, board));
                to = step(to, direction);
            }
        }
        found
    }

    /// K5: every turn of one or two pieces, with the board after it, each distinct result once.
    ///
    /// Results can only be equal when the same two pieces move in either order. The order with the smaller
    /// piece first is found first and so gives its name to the turn, if it can be played.
    fn turns(&self) -> Vec<(String, Board)> {
        let pieces = pieces_of(self.turn);
        let mut found = Vec::new();
        let mut results = HashSet::new();
        for first in pieces {
            for (first_text, middle) in self.steps(first) {
                found.push((first_text.clone(), middle.clone().passed_on()));
                // K8, our reading: a turn is its result, so it may go on even if the first move made an ordo.
                for second in pieces.into_iter().filter(|&second| second != first) {
                    for (second_text, board) in middle.steps(second) {
                        if results.insert(board.clone()) {
                            let text = format!("{first_text},{second_text}");
                            found.push((text, board.passed_on()));
                        }
                    }
                }
            }
        }
        found
    }

    /// All legal placements or turns with the boards after them; none once the game is over.
    fn legal_moves(&self) -> Vec<(String, Board)> {
        if self.outcome().is_some() {
            Vec::new()
        } else if self.placing() {
            self.placements()
        } else {
            self.turns()
        }
    }

    /// The canonical texts, sorted, of those legal moves that lead to a board with a property.
    fn moves_to(&self, property: impl Fn(&Board) -> bool) -> Vec<String> {
        let mut moves = self.legal_moves();
        moves.retain(|(_, board)| property(board));
        let mut texts: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
        texts.sort_unstable();
        texts
    }

    /// All legal moves in canonical notation, sorted, each distinct result once.
    pub fn moves(&self) -> Vec<String> {
        self.moves_to(|_| true)
    }

    /// K8: the moves that make the mover's ordo.
    pub fn winning(&self) -> Vec<String> {
        self.moves_to(|board| board.has_ordo(self.turn))
    }

    /// K8: the moves that make no ordo for the mover but one for the opponent.
    pub fn giving(&self) -> Vec<String> {
        self.moves_to(|board| !board.has_ordo(self.turn) && board.has_ordo(other(self.turn)))
    }

    /// The same three lists as `moves`, `winning` and `giving`, found in one go.
    pub fn moves_winning_giving(&self) -> [Vec<String>; 3] {
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        for (text, board) in self.legal_moves() {
            if board.has_ordo(self.turn) {
                lists[1].push(text.clone());
            } else if board.has_ordo(other(self.turn)) {
                lists[2].push(text.clone());
            }
            lists[0].push(text);
        }
        for list in &mut lists {
            list.sort_unstable();
        }
        lists
    }

    /// The board after a legal move in canonical notation; anything else panics.
    #[must_use]
    pub fn play(&self, text: &str) -> Board {
        let mut moves = self.legal_moves().into_iter();
        let found = moves.find(|(legal, _)| legal == text);
        found.expect("a legal move in canonical notation").1
    }

    /// The boards after all legal moves.
    pub fn replies(&self) -> Vec<Board> {
        let moves = self.legal_moves().into_iter();
        moves.map(|(_, board)| board).collect()
    }

    /// The board after a turn, walked step by step; `None` if a step cannot be made. Faster than `play`, and takes either
    /// order of two steps.
    pub fn walk(&self, text: &str) -> Option<Board> {
        let mut board = self.clone();
        let mut moved = Vec::new();
        for step in text.split(',') {
            let own = pieces_of(self.turn).into_iter();
            let mut own = own.filter(|piece| !moved.contains(piece));
            let (piece, after) = own.find_map(|piece| {
                let mut steps = board.steps(piece).into_iter();
                Some((piece, steps.find(|(made, _)| made == step)?.1))
            })?;
            moved.push(piece);
            board = after;
        }
        (moved.len() <= 2).then(|| board.passed_on())
    }

    /// K8: winner and reason, if the game is over. If both have an ordo, the player who moved last wins.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        let mut players = [other(self.turn), self.turn].into_iter();
        let winner = players.find(|&player| self.has_ordo(player))?;
        Some((Some(winner), "ordo"))
    }

    /// The number of turn sequences of a length.
    pub fn perft(&self, depth: u32) -> u64 {
        match (depth, self.legal_moves()) {
            (0, _) => 1,
            (1, moves) => moves.len() as u64,
            (_, moves) => moves.iter().map(|(_, board)| board.perft(depth - 1)).sum(),
        }
    }
}

fn other(colour: char) -> char {
    if colour == 'w' { 'b' } else { 'w' }
}

/// A player's four pieces, the smallest first.
fn pieces_of(colour: char) -> [char; 4] {
    if colour == 'w' { WHITE } else { BLACK }
}

fn all_squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|row| (0..8).map(move |column| (row, column)))
}

fn step((row, column): Square, (up, right): (i32, i32)) -> Square {
    (row + up, column + right)
}

fn square_text((row, column): Square) -> String {
    format!("{}{}", row + 1, column + 1)
}

/// A row of a position: letters, dots, and numbers for runs of empty squares.
fn parse_row(row: &str) -> Option<[Option<char>; 8]> {
    let mut cells = Vec::new();
    let mut after_digit = false;
    for letter in row.chars() {
        match letter {
            '1'..='8' if !after_digit => cells.extend(vec![None; letter as usize - '0' as usize]),
            '.' => cells.push(None),
            'A'..='D' | 'a'..='d' => cells.push(Some(letter)),
            _ => return None,
        }
        after_digit = letter.is_ascii_digit();
    }
    cells.try_into().ok()
}
