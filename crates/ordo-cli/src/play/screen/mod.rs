//! The full screen.

use std::io::{self, BufRead, Write, stdout};
use std::panic;
use std::process;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use ordo_rules::record::Record;
use ratatui::DefaultTerminal;

use super::board::BoardGame;
use super::controller::GameController;
use super::event::Event;
use crate::failure::Failure;
use crate::language::{Texts, number, text};
use crate::signals;

mod app;
mod board_widget;
mod draw;
mod keys;
mod panel;
mod theme;
mod typed;

#[cfg(test)]
mod picture;
#[cfg(test)]
mod snapshots;

use app::App;
use theme::Theme;

/// Time between two frames without events.
const TICK: Duration = Duration::from_millis(100);

/// Plays on the full screen until the player quits.
pub(super) fn run<P: BoardGame>(
    controller: GameController<P>,
    sender: Sender<Event<P::Move>>,
    events: &Receiver<Event<P::Move>>,
    ascii: bool,
) -> Result<(), Failure> {
    let stop = signals::stop_on_interrupt()?;
    let mut app = App::new(controller, Theme::of_environment(ascii));
    let mut terminal = enter()?;
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
    Ok(shown?)
}

/// Switches to the full screen; a panic switches back before its message is printed.
fn enter() -> Result<DefaultTerminal, Failure> {
    if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return Err(Failure::input(
            "this terminal has no full screen: use ordo play --plain",
        ));
    }
    let earlier = panic::take_hook();
    let main = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        leave();
        earlier(info);
        if thread::current().id() != main {
            // Without its engine or its server, the screen would wait forever. The game is kept.
            process::exit(101);
        }
    }));
    let terminal = ratatui::try_init()?;
    execute!(stdout(), EnableMouseCapture, EnableBracketedPaste)?;
    Ok(terminal)
}

/// Restores the terminal, as far as that is possible.
fn leave() {
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
}

/// Asks on the terminal if the unfinished game should be continued.
pub(super) fn ask_to_resume(
    texts: &Texts,
    record: &Record,
    out: &mut (dyn Write + Send),
) -> Result<bool, Failure> {
    let game = record.tags.get("Rules").unwrap_or_default();
    let args = [
        ("game", text(texts.get(&format!("game.{game}")))),
        ("white", text(record.tags.get("White").unwrap_or("?"))),
        ("black", text(record.tags.get("Black").unwrap_or("?"))),
        ("count", number(record.main.plies.len())),
    ];
    writeln!(out, "{}", texts.with("term.unfinished", &args))?;
    write!(
        out,
        "{} {} ",
        texts.get("term.resume"),
        texts.get("term.yesNo")
    )?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    let answer = answer.trim().to_lowercase();
    let yes = ["", "y", "yes", "o", "oui", "s", "sí", "si", "j", "ja"];
    Ok(yes.contains(&answer.as_str()))
}
