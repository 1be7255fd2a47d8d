//! A direct implementation of Stein's rules (S1 to S10.4): every move is tried on a copy of the board.

/// File 0 to 9 (`a` to `j`) and rank 0 to 7 (`1` to `8`).
type Square = (i32, i32);
/// One step: by how many files, by how many ranks.
type Direction = (i32, i32);

const LEFT: Direction = (-1, 0);
const RIGHT: Direction = (1, 0);
const UP: Direction = (0, 1);
const DOWN: Direction = (0, -1);
#[rustfmt::skip]
const ALL_DIRECTIONS: [Direction; 8] =
    [LEFT, RIGHT, UP, DOWN, (-1, -1), (-1, 1), (1, -1), (1, 1)];
/// The content of a cell outside the board: not empty, and no piece.
const WALL: char = '#';
/// S2.
const START: &str = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";

/// A singleton (one square) or an ordo (two or more, sorted), where its first piece goes, and the board after it.
type Move = (Vec<Square>, Square, Board);

/// The pieces (`cells[rank][file]`, `'w'` or `'b'`) and the side to move.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    cells: [[Option<char>; 10]; 8],
    turn: char,
}

impl Board {
    /// The start position (S2).
    pub fn start() -> Board {
        Board::parse(START).expect("the start position is well written")
    }

    /// Reads a position; any placement of pieces will do.
    pub fn parse(text: &str) -> Option<Board> {
        let (rows, turn) = text.split_once(' ')?;
        let turn = turn
            .parse()
            .ok()
            .filter(|&turn| turn == 'w' || turn == 'b')?;
        let rows: Option<Vec<_>> = rows.split('/').rev().map(parse_row).collect();
        let cells = rows?.try_into().ok()?;
        Some(Board { cells, turn })
    }

    /// The canonical position string.
    pub fn to_text(&self) -> String {
        let letters = |row: &[Option<char>; 10]| row.map(|cell| cell.unwrap_or('.'));
        let rows = self.cells.iter().rev().map(letters);
        let mut text = rows.map(String::from_iter).collect::<Vec<_>>().join("/");
        for run in (1..=10).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        format!("{text} {}", self.turn)
    }

    fn at(&self, square: Square) -> Option<char> {
        let (file, rank) = square;
        if !(0..10).contains(&file) || !(0..8).contains(&rank) {
            return Some(WALL);
        }
        self.cells[rank as usize][file as usize]
    }

    fn set(&mut self, square: Square, cell: Option<char>) {
        self.cells[square.1 as usize][square.0 as usize] = cell;
    }

    /// The squares of all pieces of a colour, sorted.
    fn pieces(&self, colour: char) -> Vec<Square> {
        let mut pieces = Vec::with_capacity(20);
        for file in 0..10 {
            for rank in 0..8 {
                if self.at((file, rank)) == Some(colour) {
                    pieces.push((file, rank));
                }
            }
        }
        pieces
    }

    /// S4: all that can be reached from a piece by steps between neighbouring pieces of its colour.
    fn reachable(&self, from: Square) -> Vec<Square> {
        let colour = self.at(from);
        // A piece that is reached is taken off this copy, so that it is not reached again.
        let mut rest = self.clone();
        rest.set(from, None);
        let mut reached = Vec::with_capacity(20);
        reached.push(from);
        let mut next = 0;
        while next < reached.len() {
            for direction in ALL_DIRECTIONS {
                let neighbour = go(reached[next], direction, 1);
                if rest.at(neighbour) == colour {
                    rest.set(neighbour, None);
                    reached.push(neighbour);
                }
            }
            next += 1;
        }
        reached
    }

    /// S4: is the group of `'w'` or `'b'` connected? A group without pieces counts as connected.
    pub fn connected(&self, colour: char) -> bool {
        let pieces = self.pieces(colour);
        pieces.is_empty() || self.reachable(pieces[0]).len() == pieces.len()
    }

    /// The connected parts of a group, each sorted, and sorted among themselves.
    pub fn components(&self, colour: char) -> Vec<Vec<Square>> {
        let mut parts: Vec<Vec<Square>> = Vec::new();
        for square in self.pieces(colour) {
            if !parts.iter().any(|part| part.contains(&square)) {
                let mut part = self.reachable(square);
                part.sort_unstable();
                parts.push(part);
            }
        }
        parts
    }

    /// The pieces without which a connected group would be split, sorted; none if it is split now.
    pub fn articulation_points(&self, colour: char) -> Vec<Square> {
        let mut articulation_points = self.pieces(colour);
        articulation_points.retain(|&square| {
            let mut without = self.clone();
            without.set(square, None);
            self.connected(colour) && !without.connected(colour)
        });
        articulation_points
    }

    /// Everything the side to move could move, with the directions it can ever move in:
    /// each singleton (S6), each ordo (S7).
    fn movers(&self) -> Vec<(Vec<Square>, Vec<Direction>)> {
        let mut movers = Vec::new();
        for first in self.pieces(self.turn) {
            movers.push((vec![first], ALL_DIRECTIONS.to_vec()));
            for (along, across) in [(RIGHT, [UP, DOWN]), (UP, [LEFT, RIGHT])] {
                let mut run = vec![first];
                let mut next = go(first, along, 1);
                while self.at(next) == Some(self.turn) {
                    run.push(next);
                    movers.push((run.clone(), across.to_vec()));
                    next = go(next, along, 1);
                }
            }
        }
        movers
    }

    /// The board after pieces have moved; the other side is to move.
    fn after(&self, pieces: &[Square], direction: Direction, distance: i32) -> Board {
        let mut board = self.clone();
        for &from in pieces {
            board.set(from, None);
        }
        for &from in pieces {
            board.set(go(from, direction, distance), Some(self.turn));
        }
        board.turn = other(self.turn);
        board
    }

    /// All legal moves; none once the game is over.
    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.ended_by_pieces().is_some() {
            return moves;
        }
        let backward = if self.turn == 'w' { -1 } else { 1 };
        let connected = self.connected(self.turn);
        for (pieces, directions) in self.movers() {
            for direction in directions {
                // S8; S9 if not connected.
                if connected && direction.1 == backward {
                    continue;
                }
                for distance in 1.. {
                    let to = go(pieces[0], direction, distance);
                    let is_free = |&from| self.at(go(from, direction, distance)).is_none();
                    // S6: only a singleton captures.
                    let capture = pieces.len() == 1 && self.at(to) == Some(other(self.turn));
                    if !capture && !pieces.iter().all(is_free) {
                        break;
                    }
                    let after = self.after(&pieces, direction, distance);
                    // S5.
                    if after.connected(self.turn) {
                        moves.push((pieces.clone(), to, after));
                    }
                    if capture {
                        break;
                    }
                }
            }
        }
        moves
    }

    fn move_text(&self, (pieces, to, _): &Move) -> String {
        let first = square_text(pieces[0]);
        let last = square_text(pieces[pieces.len() - 1]);
        let capture = self.at(*to).is_some();
        let to = square_text(*to);
        match (pieces.len(), capture) {
            (1, false) => format!("{first}-{to}"),
            (1, true) => format!("{first}x{to}"),
            _ => format!("{first}:{last}-{to}"),
        }
    }

    /// All legal moves in canonical notation, sorted.
    pub fn moves(&self) -> Vec<String> {
        let moves = self.legal_moves();
        let mut texts: Vec<String> = moves.iter().map(|mv| self.move_text(mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// The board after a legal move in canonical notation; anything else panics.
    #[must_use]
    pub fn play(&self, text: &str) -> Board {
        let mut moves = self.legal_moves().into_iter();
        let found = moves.find(|mv| self.move_text(mv) == text);
        found.expect("a legal move in canonical notation").2
    }

    /// S10.1 and S10.2: winner and reason. The side that moved last comes first.
    fn ended_by_pieces(&self) -> Option<(char, &'static str)> {
        for colour in [other(self.turn), self.turn] {
            let goal_rank = if colour == 'w' { 7 } else { 0 };
            if self.cells[goal_rank].contains(&Some(colour)) {
                return Some((colour, "home row"));
            }
            if self.pieces(other(colour)).is_empty() {
                return Some((colour, "no pieces"));
            }
        }
        None
    }

    /// S10.1 to S10.4: winner and reason, if the game is over.
    pub fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        if let Some((winner, reason)) = self.ended_by_pieces() {
            Some((Some(winner), reason))
        } else if !self.legal_moves().is_empty() {
            None
        } else if self.connected(self.turn) {
            Some((Some(other(self.turn)), "no moves"))
        } else {
            Some((Some(other(self.turn)), "cannot reconnect"))
        }
    }

    /// The number of move sequences of a length.
    pub fn perft(&self, depth: u32) -> u64 {
        match (depth, self.legal_moves()) {
            (0, _) => 1,
            (1, moves) => moves.len() as u64,
            (_, moves) => moves
                .iter()
                .map(|(_, _, after)| after.perft(depth - 1))
                .sum(),
        }
    }
}

fn other(colour: char) -> char {
    if colour == 'w' { 'b' } else { 'w' }
}

fn go((file, rank): Square, (right, up): Direction, distance: i32) -> Square {
    (file + right * distance, rank + up * distance)
}

fn square_text(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.0 as u8), square.1 + 1)
}

/// A row of a position: letters, dots, and numbers for runs of empty squares.
fn parse_row(row: &str) -> Option<[Option<char>; 10]> {
    if row == "10" {
        return Some([None; 10]);
    }
    let mut cells = Vec::new();
    let mut after_digit = false;
    for letter in row.chars() {
        match letter {
            '1'..='9' if !after_digit => cells.extend(vec![None; letter as usize - '0' as usize]),
            '.' => cells.push(None),
            'w' | 'b' => cells.push(Some(letter)),
            _ => return None,
        }
        after_digit = letter.is_ascii_digit();
    }
    cells.try_into().ok()
}
