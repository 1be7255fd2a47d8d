//! The picture in the README: a screen as an SVG document.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crossterm::event::KeyCode;
use ordo_rules::stein;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::snapshots::Screen;
use crate::language::Language;
use crate::tui::theme::Theme;

/// Width and height of a character.
const CHARACTER: (f64, f64) = (8.4, 18.0);
const GROUND: &str = "#1c1f24";
const TEXT: &str = "#d7dade";

/// The colours of a cell: text and background.
fn colors(cell: &Cell) -> (String, String) {
    let text = hex(cell.fg).unwrap_or_else(|| TEXT.to_owned());
    let ground = hex(cell.bg).unwrap_or_else(|| GROUND.to_owned());
    if cell.modifier.contains(Modifier::REVERSED) {
        (ground, text)
    } else {
        (text, ground)
    }
}

/// A colour of the 256-colour palette.
fn hex(color: Color) -> Option<String> {
    let Color::Indexed(index @ 16..) = color else {
        return None;
    };
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    let [r, g, b] = if index >= 232 {
        [8 + 10 * (index - 232); 3]
    } else {
        let n = index - 16;
        [level(n / 36), level(n / 6 % 6), level(n % 6)]
    };
    Some(format!("#{r:02x}{g:02x}{b:02x}"))
}

fn svg(buffer: &Buffer) -> String {
    let (width, height) = (f64::from(buffer.area.width), f64::from(buffer.area.height));
    let (w, h) = (width * CHARACTER.0 + 20.0, height * CHARACTER.1 + 20.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w:.0} {h:.0}\" width=\"{w:.0}\" height=\"{h:.0}\" \
         role=\"img\">\n<title>ordo play in a terminal</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{GROUND}\"/>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n"
    );
    let x = |column: u16| 10.0 + f64::from(column) * CHARACTER.0;
    for row in 0..buffer.area.height {
        let y = 10.0 + f64::from(row) * CHARACTER.1;
        let mut column = 0;
        while column < buffer.area.width {
            let ground = colors(&buffer[(column, row)]).1;
            let same = (column..buffer.area.width)
                .take_while(|&next| colors(&buffer[(next, row)]).1 == ground);
            let length = same.count() as u16;
            if ground != GROUND {
                let width = f64::from(length) * CHARACTER.0;
                let _ = writeln!(
                    svg,
                    "<rect x=\"{:.1}\" y=\"{y:.0}\" width=\"{:.1}\" height=\"{}\" fill=\"{ground}\"/>",
                    x(column),
                    width + 0.3,
                    CHARACTER.1 + 0.3
                );
            }
            column += length;
        }
        for column in 0..buffer.area.width {
            let cell = &buffer[(column, row)];
            if cell.symbol().trim().is_empty() {
                continue;
            }
            let dim = if cell.modifier.contains(Modifier::DIM) {
                " opacity=\"0.6\""
            } else {
                ""
            };
            let symbol = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.0}\" fill=\"{}\"{dim}>{symbol}</text>",
                x(column),
                y + 14.0,
                colors(cell).0
            );
        }
    }
    svg + "</g>\n</svg>\n"
}

#[test]
fn the_picture_of_the_readme_is_up_to_date() {
    let theme = Theme {
        color: true,
        unicode: true,
    };
    // A game in progress, with a selected piece, its legal targets, and the lens.
    let moves = ["a3-a4", "j6-j5", "e3-e4", "b6-b5", "i3-i4", "e6-e5"];
    let screen = Screen::<stein::Position>::new(&moves, Language::En, theme);
    let mut screen = screen.keys(&[KeyCode::Up, KeyCode::Enter]).text("l");
    let picture = svg(screen.terminal().backend().buffer());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/images/terminal.svg");
    if std::env::var("ORDO_DOCS").is_ok_and(|value| value == "overwrite") {
        fs::write(&path, &picture).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == picture,
        "ORDO_DOCS=overwrite cargo test -p ordo-cli the_picture rewrites it"
    );
}
