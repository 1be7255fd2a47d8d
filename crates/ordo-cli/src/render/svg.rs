//! SVG diagrams.

use std::fmt::Write as _;

use ordo_rules::Color;

/// The side of a square, in SVG units.
const SQUARE: f64 = 40.0;
/// Space for the coordinates, left and bottom.
const MARGIN: f64 = 24.0;

const LINE: &str = "#5b4a36";
const LIGHT: &str = "#ecdfc8";
const DARK: &str = "#e2d2b5";
const WHITE_HOME: &str = "#f6efdf";
const BLACK_HOME: &str = "#cdbfa6";

/// The colours of a side: body and edge of its pieces, and the links between them.
struct Ink {
    body: &'static str,
    edge: &'static str,
    link: &'static str,
}

const fn ink(color: Color) -> Ink {
    match color {
        Color::White => Ink {
            body: "#fffaf0",
            edge: "#8a7558",
            link: "#fffaf0",
        },
        Color::Black => Ink {
            body: "#3a4048",
            edge: "#23272c",
            link: "#3a4048",
        },
    }
}

/// An SVG diagram under construction. Columns and rows count from 0; row 0 is at the bottom.
pub(crate) struct Diagram {
    rows: u8,
    body: String,
    width: f64,
    height: f64,
}

impl Diagram {
    /// An empty board. `home_rows` tints the first and the last row.
    pub(crate) fn new(columns: u8, rows: u8, home_rows: bool) -> Diagram {
        let mut diagram = Diagram {
            rows,
            body: String::new(),
            width: MARGIN + SQUARE * f64::from(columns) + MARGIN / 2.0,
            height: MARGIN / 2.0 + SQUARE * f64::from(rows) + MARGIN,
        };
        for row in 0..rows {
            for column in 0..columns {
                let fill = match row {
                    0 if home_rows => WHITE_HOME,
                    last if home_rows && last + 1 == rows => BLACK_HOME,
                    _ if (row + column) % 2 == 0 => DARK,
                    _ => LIGHT,
                };
                diagram.square(column, row, fill);
            }
        }
        diagram
    }

    fn square(&mut self, column: u8, row: u8, fill: &str) {
        let (x, y) = self.center(column, row);
        let (x, y) = (x - SQUARE / 2.0, y - SQUARE / 2.0);
        let _ = writeln!(
            self.body,
            r#"<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{fill}" stroke="{LINE}" stroke-opacity="0.15"/>"#
        );
    }

    fn center(&self, column: u8, row: u8) -> (f64, f64) {
        let x = MARGIN + SQUARE * (f64::from(column) + 0.5);
        let y = MARGIN / 2.0 + SQUARE * (f64::from(self.rows - 1 - row) + 0.5);
        (x, y)
    }

    /// Writes the name of a column or row in the margin.
    pub(crate) fn label(&mut self, column: Option<u8>, row: Option<u8>, text: char) {
        let (x, y) = self.center(column.unwrap_or(0), row.unwrap_or(0));
        let x = if column.is_none() { MARGIN / 2.0 } else { x };
        let y = if row.is_none() {
            self.height - MARGIN / 2.0
        } else {
            y
        };
        let _ = writeln!(
            self.body,
            r#"<text x="{x}" y="{y}" fill="{LINE}" font-family="sans-serif" font-size="12" text-anchor="middle" dominant-baseline="central">{text}</text>"#
        );
    }

    /// Draws a thin line between two neighbouring pieces of a side.
    pub(crate) fn link(&mut self, from: (u8, u8), to: (u8, u8), color: Color) {
        let ((x1, y1), (x2, y2)) = (self.center(from.0, from.1), self.center(to.0, to.1));
        let link = ink(color).link;
        let _ = writeln!(
            self.body,
            r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{link}" stroke-width="4"/>"#
        );
    }

    /// Draws a piece: White with a ring, Black with a centre dot.
    pub(crate) fn disc(&mut self, column: u8, row: u8, color: Color) {
        self.circle(column, row, 14.0, color);
        let (x, y) = self.center(column, row);
        let Ink { edge, .. } = ink(color);
        let _ = match color {
            Color::White => writeln!(
                self.body,
                r#"<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="{edge}" stroke-opacity="0.6"/>"#
            ),
            Color::Black => {
                writeln!(
                    self.body,
                    r##"<circle cx="{x}" cy="{y}" r="3" fill="#aab2bb"/>"##
                )
            }
        };
    }

    /// Draws a piece of size 1 to 4 with that many rings.
    pub(crate) fn rings(&mut self, column: u8, row: u8, color: Color, size: u8) {
        for ring in (1..=size).rev() {
            self.circle(column, row, 2.5 + 3.5 * f64::from(ring), color);
        }
    }

    fn circle(&mut self, column: u8, row: u8, radius: f64, color: Color) {
        let (x, y) = self.center(column, row);
        let Ink { body, edge, .. } = ink(color);
        // The rings of a dark piece must be visible on its dark body.
        let stroke = match color {
            Color::White => edge,
            Color::Black => "#aab2bb",
        };
        let _ = writeln!(
            self.body,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{body}" stroke="{stroke}"/>"#
        );
    }

    /// The SVG document. `title` is its accessible name.
    pub(crate) fn finish(self, title: &str) -> String {
        let Diagram {
            width,
            height,
            body,
            ..
        } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#f5ecdb\"/>\n{body}</svg>\n"
        )
    }
}
