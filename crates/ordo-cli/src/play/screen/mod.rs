//! The full screen.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ordo_engine::Stop;
use ratatui::DefaultTerminal;

use super::Ending;
use super::controller::GameController;
use super::event::Event;
use crate::failure::Failure;
use crate::signals;
use crate::tui::board::BoardGame;
use crate::tui::full_screen::{enter, leave};
use crate::tui::theme::Theme;

mod app;
mod draw;
mod keys;
mod panel;
mod players;

#[cfg(test)]
mod picture;
#[cfg(test)]
mod snapshots;

use app::App;

/// Time between two frames without events.
const TICK: Duration = Duration::from_millis(100);

/// Plays on the full screen until the player quits. With `ask`, the player first says if they want to continue the game.
pub(super) fn run<P: BoardGame>(
    controller: GameController<P>,
    sender: Sender<Event<P::Move>>,
    events: &Receiver<Event<P::Move>>,
    ascii: bool,
    ask: bool,
) -> Result<Ending, Failure> {
    let stop = signals::stop_on_interrupt()?;
    let mut app = App::new(controller, Theme::of_environment(ascii));
    let mut terminal = enter()?;
    if ask {
        app.ask_to_resume();
        // A new game has its own screen and its own reader of keys.
        let answered = wait_for_answer(&mut app, &mut terminal, &stop);
        if app.quit || app.declined || answered.is_err() {
            leave();
            answered?;
            return Ok(if app.declined {
                Ending::NewGame
            } else {
                Ending::Quit
            });
        }
    }
    thread::spawn(move || {
        while let Ok(event) = crossterm::event::read() {
            if sender.send(Event::Terminal(event)).is_err() {
                return;
            }
        }
    });
    let shown = loop {
        let now = Instant::now();
        app.tick(now);
        if app.quit || stop.is_set() {
            break Ok(());
        }
        if let Err(error) = terminal.draw(|frame| app.draw(frame, now)) {
            break Err(error);
        }
        match events.recv_timeout(TICK) {
            Ok(event) => {
                app.handle(event, Instant::now());
                while let Ok(event) = events.try_recv() {
                    app.handle(event, Instant::now());
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break Ok(()),
        }
    };
    app.controller.put_away(Instant::now());
    leave();
    shown?;
    Ok(Ending::Quit)
}

/// Shows the question until it is answered.
fn wait_for_answer<P: BoardGame>(
    app: &mut App<P>,
    terminal: &mut DefaultTerminal,
    stop: &Stop,
) -> io::Result<()> {
    while app.is_asked_to_resume() && !app.quit {
        app.quit = stop.is_set();
        terminal.draw(|frame| app.draw(frame, Instant::now()))?;
        if crossterm::event::poll(TICK)? {
            app.on_input(&crossterm::event::read()?, Instant::now());
        }
    }
    Ok(())
}
