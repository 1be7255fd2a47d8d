//! Screens as text, for snapshots.

use std::fmt::Write as _;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The characters of a screen.
pub(crate) fn text_of(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let mut shown = String::new();
    for y in 0..buffer.area.height {
        let line: String = (0..buffer.area.width)
            .map(|x| buffer.cell((x, y)).unwrap().symbol())
            .collect();
        let _ = writeln!(shown, "{}", line.trim_end());
    }
    shown
}
