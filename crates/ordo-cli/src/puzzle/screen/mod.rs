//! Solving puzzles on the full screen.

use std::io::Write;
use std::time::{Duration, Instant};

use ordo_puzzles::Puzzle;

use super::Solvable;
use crate::failure::Failure;
use crate::language::Texts;
use crate::signals;
use crate::tui::full_screen::{enter, leave};
use crate::tui::theme::Theme;

mod app;
mod draw;
mod keys;
mod line;

#[cfg(test)]
mod snapshots;

use app::App;

/// Time between two frames without events.
const TICK: Duration = Duration::from_millis(100);
/// Time between two moves that the screen plays by itself.
const PACE: Duration = Duration::from_millis(500);

/// Sets puzzles until the solver quits, and prints the score.
pub(super) fn run<P: Solvable>(
    puzzles: impl Iterator<Item = Result<Puzzle<P>, Failure>>,
    texts: Texts,
    ascii: bool,
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let stop = signals::stop_on_interrupt()?;
    let mut app = App::new(puzzles, texts, Theme::of_environment(ascii), PACE)?;
    let mut terminal = enter()?;
    let mut show = || -> Result<(), Failure> {
        while !app.quit && !stop.is_set() {
            app.tick(Instant::now());
            terminal.draw(|frame| app.draw(frame))?;
            if crossterm::event::poll(TICK)? {
                app.on_input(&crossterm::event::read()?)?;
            }
        }
        Ok(())
    };
    let shown = show();
    leave();
    shown?;
    if let Some(score) = app.score() {
        writeln!(out, "{score}")?;
    }
    Ok(out.flush()?)
}
