use std::fmt::Write as _;

use ordo_rules::Color;
use ordo_rules::stein::{FILES, Position, RANKS, Square, SquareSet, components};
use serde_json::{Map, Value, json};

use super::style::cell;
use super::svg::Diagram;
use super::{Render, Style};
use ordo_lab::counted;

/// Square colours: two similar tones, tinted in the home rows.
const BOARD: [u8; 2] = [137, 95];
const WHITE_HOME: [u8; 2] = [180, 138];
const BLACK_HOME: [u8; 2] = [102, 242];
/// Piece colours. White is a ring and Black a disc, so that the sides differ without colour as well.
const WHITE: u8 = 231;
const BLACK: u8 = 16;

impl Render for Position {
    fn picture(&self, style: Style) -> String {
        let mut picture = String::new();
        for rank in (0..RANKS).rev() {
            let _ = write!(picture, "{} ", rank + 1);
            for square in (0..FILES).filter_map(|file| Square::new(file, rank)) {
                match style {
                    Style::Plain => picture.extend([' ', letter(self.get(square))]),
                    Style::Color => picture += &disc(square, self.get(square)),
                }
            }
            picture.push('\n');
        }
        picture += "  ";
        for file in ('a'..).take(FILES as usize) {
            let _ = match style {
                Style::Plain => write!(picture, " {file}"),
                Style::Color => write!(picture, " {file} "),
            };
        }
        picture.truncate(picture.trim_end().len());
        picture.push('\n');
        picture
    }

    /// Thin lines connect neighbouring pieces of a side, to make its groups visible.
    fn svg(&self) -> String {
        let mut diagram = Diagram::new(FILES, RANKS, true);
        for (file, name) in (0..FILES).zip('a'..) {
            diagram.label(Some(file), None, name);
        }
        for (rank, name) in (0..RANKS).zip('1'..) {
            diagram.label(None, Some(rank), name);
        }
        let place = |square: Square| (square.file(), square.rank());
        for color in Color::ALL {
            let pieces = self.pieces(color);
            for square in pieces {
                let neighbours = SquareSet::of(square).neighbours() & pieces;
                for other in neighbours.into_iter().filter(|&other| square < other) {
                    diagram.link(place(square), place(other), color);
                }
            }
        }
        for square in Square::all() {
            if let Some(color) = self.get(square) {
                diagram.disc(square.file(), square.rank(), color);
            }
        }
        diagram.finish(&format!("Stein's Ordo: {self}"))
    }

    fn remarks(&self) -> Vec<String> {
        let turn = self.turn();
        if let Some(outcome) = self.outcome() {
            return vec![format!("{outcome}.")];
        }
        let mut remarks = vec![format!(
            "{turn} to move, {}.",
            counted(self.count_moves() as u64, "legal move", "legal moves")
        )];
        let parts: Vec<SquareSet> = components(self.own()).collect();
        if parts.len() > 1 {
            let parts: Vec<String> = parts.iter().map(|part| format!("[{part}]")).collect();
            remarks.push(format!(
                "{turn}'s group is split: {}. Backward moves are open.",
                parts.join(" ")
            ));
        }
        for color in Color::ALL {
            let wins = self.goal_moves(color);
            if let Some(first) = wins.first() {
                let can = if color == turn {
                    "can reach"
                } else {
                    "threatens to reach"
                };
                remarks.push(format!("{color} {can} the home row: {first}."));
            }
        }
        remarks
    }

    fn details(&self) -> Map<String, Value> {
        let mut details = Map::new();
        for color in Color::ALL {
            let group = self.group(color);
            let parts: Vec<_> = components(group.pieces()).map(names).collect();
            let name = color.to_string().to_lowercase();
            let goal: Vec<String> = self
                .goal_moves(color)
                .iter()
                .map(ToString::to_string)
                .collect();
            details.insert(
                name,
                json!({
                    "pieces": names(group.pieces()),
                    "parts": parts,
                    "cut_points": names(group.articulation_points()),
                    "goal_moves": goal,
                }),
            );
        }
        details
    }
}

fn names(squares: SquareSet) -> Vec<String> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_unstable();
    squares.iter().map(Square::to_string).collect()
}

fn letter(piece: Option<Color>) -> char {
    piece.map_or('.', Color::letter)
}

fn disc(square: Square, piece: Option<Color>) -> String {
    let tones = match square.rank() {
        0 => WHITE_HOME,
        rank if rank == RANKS - 1 => BLACK_HOME,
        _ => BOARD,
    };
    let tone = tones[usize::from((square.file() + square.rank()) % 2)];
    match piece {
        None => cell(" ", BLACK, tone),
        Some(Color::White) => cell("○", WHITE, tone),
        Some(Color::Black) => cell("●", BLACK, tone),
    }
}
