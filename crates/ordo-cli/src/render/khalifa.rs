use std::fmt::Write as _;

use ordo_rules::khalifa::{GameOptions, Phase, Piece, Position, Size, Spacing, Square, Turn};
use ordo_rules::{Color, Rules};
use serde_json::{Map, Value, json};

use super::style::cell;
use super::svg::Diagram;
use super::{Render, Style};
use ordo_lab::counted;

/// Square colours: two similar tones.
const BOARD: [u8; 2] = [137, 95];
/// Piece colours. The letters are those of position strings, so that the sides differ without colour as well.
const WHITE: u8 = 231;
const BLACK: u8 = 16;

impl Render for Position {
    fn picture(&self, style: Style) -> String {
        let mut picture = String::new();
        for row in (0..8).rev() {
            let _ = write!(picture, "{} ", row + 1);
            for square in (0..8).filter_map(|column| Square::new(row, column)) {
                match style {
                    Style::Plain => {
                        let letter = self.get(square).map_or('.', Piece::letter);
                        picture.extend([' ', letter]);
                    }
                    Style::Color => picture += &disc(square, self.get(square)),
                }
            }
            picture.push('\n');
        }
        picture += "  ";
        for column in 1..=8 {
            let _ = match style {
                Style::Plain => write!(picture, " {column}"),
                Style::Color => write!(picture, " {column} "),
            };
        }
        picture.truncate(picture.trim_end().len());
        picture.push('\n');
        picture
    }

    fn svg(&self) -> String {
        let mut diagram = Diagram::new(8, 8, false);
        for (nth, name) in (0..8).zip('1'..) {
            diagram.label(Some(nth), None, name);
            diagram.label(None, Some(nth), name);
        }
        for square in Square::all() {
            if let Some(piece) = self.get(square) {
                diagram.rings(
                    square.column(),
                    square.row(),
                    piece.color,
                    piece.size.number(),
                );
            }
        }
        diagram.finish(&format!("Khalifa's Ordo: {self}"))
    }

    fn remarks(&self) -> Vec<String> {
        if let Some(outcome) = self.outcome() {
            return vec![format!("{outcome}.")];
        }
        let turn = self.turn();
        let count = self.count_moves() as u64;
        if self.phase() == Phase::Placement {
            let sizes: Vec<u8> = self.in_hand(turn).map(Size::number).collect();
            return vec![format!(
                "{turn} to place a piece of size {}, {}.",
                one_of(&sizes),
                counted(count, "legal placement", "legal placements")
            )];
        }
        let mut remarks = vec![format!(
            "{turn} to move, {}.",
            counted(count, "legal turn", "legal turns")
        )];
        for color in Color::ALL {
            if let Some(turn) = self.wins_in_one_for(color) {
                let can = if color == self.turn() {
                    "can make"
                } else {
                    "threatens to make"
                };
                remarks.push(format!("{color} {can} an ordo: {turn}."));
            }
        }
        remarks
    }

    fn details(&self) -> Map<String, Value> {
        let mut details = Map::new();
        let phase = match self.phase() {
            Phase::Placement => "placing",
            Phase::Moving => "moving",
        };
        details.insert("phase".into(), json!(phase));
        for color in Color::ALL {
            let on_board = Piece::all()
                .filter(|piece| piece.color == color)
                .filter_map(|piece| {
                    let square = self.square(piece)?;
                    Some((piece.size.number().to_string(), json!(square.to_string())))
                });
            let in_hand: Vec<u8> = self.in_hand(color).map(Size::number).collect();
            let winning: Vec<String> = self
                .winning_turns_for(color)
                .iter()
                .map(Turn::to_string)
                .collect();
            details.insert(
                color.to_string().to_lowercase(),
                json!({
                    "pieces_by_size": on_board.collect::<Map<_, _>>(),
                    "in_hand": in_hand,
                    "winning_turns": winning,
                }),
            );
        }
        details
    }

    fn with_spacing(self, spacing: Spacing) -> Option<Position> {
        Some(self.with_options(GameOptions { spacing }))
    }
}

fn disc(square: Square, piece: Option<Piece>) -> String {
    let tone = BOARD[usize::from((square.row() + square.column()) % 2)];
    let Some(piece) = piece else {
        return cell(" ", BLACK, tone);
    };
    let ink = match piece.color {
        Color::White => WHITE,
        Color::Black => BLACK,
    };
    cell(&piece.letter().to_string(), ink, tone)
}

/// `1, 2 or 4`.
fn one_of(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => numbers.concat(),
    }
}
