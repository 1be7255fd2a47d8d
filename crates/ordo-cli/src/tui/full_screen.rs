//! Switching to the full screen and back, also after a panic.

use std::io::stdout;
use std::panic;
use std::process;
use std::sync::Once;
use std::thread;

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use ratatui::DefaultTerminal;

use crate::failure::Failure;

/// The exit code after a panic, as that of a panic in the main thread.
const PANICKED: i32 = 101;

/// The panic hook is set once.
static HOOK: Once = Once::new();

/// Switches to the full screen; a panic switches back before its message is printed.
pub(crate) fn enter() -> Result<DefaultTerminal, Failure> {
    if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        return Err(Failure::input(
            "this terminal has no full screen: use --plain",
        ));
    }
    HOOK.call_once(|| {
        let earlier = panic::take_hook();
        let main = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            leave();
            earlier(info);
            if thread::current().id() != main {
                // Without its engine or its server, the screen would wait forever. The game is kept.
                process::exit(PANICKED);
            }
        }));
    });
    let terminal = ratatui::try_init()?;
    execute!(stdout(), EnableMouseCapture, EnableBracketedPaste)?;
    Ok(terminal)
}

/// Restores the terminal, as far as that is possible.
pub(crate) fn leave() {
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, Show);
    ratatui::restore();
}

/// These tests run themselves in a pty: a panic there must leave the terminal as it was.
#[cfg(all(test, unix))]
mod tests {
    use std::env;
    use std::io::Read;

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    use super::*;

    /// The variable that tells this program that it runs in a pty.
    const IN_PTY: &str = "ORDO_TEST_IN_PTY";

    /// Runs a test of this module in a pty; returns the exit code and all output.
    fn run_in_pty(test: &str) -> (u32, Vec<u8>) {
        let pair = native_pty_system().openpty(PtySize::default()).unwrap();
        let before = pair.master.get_termios().unwrap();
        let mut command = CommandBuilder::new(env::current_exe().unwrap());
        let name = format!("tui::full_screen::tests::{test}");
        command.args(["--exact", &name, "--nocapture"]);
        command.env(IN_PTY, "1");
        command.env("TERM", "xterm-256color");
        let mut reader = pair.master.try_clone_reader().unwrap();
        let mut child = pair.slave.spawn_command(command).unwrap();
        let reading = thread::spawn(move || {
            let (mut output, mut bytes) = (Vec::new(), [0; 4096]);
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                output.extend_from_slice(&bytes[..count]);
            }
            output
        });
        let code = child.wait().unwrap().exit_code();
        let after = pair.master.get_termios().unwrap();
        assert_eq!(after, before, "the terminal is still in raw mode");
        drop(pair);
        (code, reading.join().unwrap())
    }

    fn check(test: &str) {
        let (code, output) = run_in_pty(test);
        assert_eq!(code, PANICKED as u32);
        let text = String::from_utf8_lossy(&output);
        let message = text.find("a test panics here").unwrap();
        let last = |sequence: &str| text.rfind(sequence).unwrap_or_else(|| panic!("{text:?}"));
        for (on, off) in [
            ("\x1b[?1049h", "\x1b[?1049l"), // full screen
            ("\x1b[?1000h", "\x1b[?1000l"), // mouse
            ("\x1b[?2004h", "\x1b[?2004l"), // bracketed paste
            ("\x1b[?25l", "\x1b[?25h"),     // hidden cursor
        ] {
            assert!(last(on) < last(off), "{on:?} stays on");
            let off = text.find(off).unwrap();
            assert!(off < message, "{on:?} is on during the message");
        }
    }

    /// The full screen with a text; the cursor is hidden.
    fn shown() -> DefaultTerminal {
        let mut terminal = enter().unwrap();
        let drawn = terminal.draw(|frame| frame.render_widget("Ordo", frame.area()));
        drawn.unwrap();
        terminal
    }

    #[test]
    fn a_panic_restores_the_terminal() {
        if env::var_os(IN_PTY).is_none() {
            return check("a_panic_restores_the_terminal");
        }
        let _terminal = shown();
        panic!("a test panics here");
    }

    #[test]
    fn a_panic_of_another_thread_restores_the_terminal() {
        if env::var_os(IN_PTY).is_none() {
            return check("a_panic_of_another_thread_restores_the_terminal");
        }
        let _terminal = shown();
        let _ = thread::spawn(|| panic!("a test panics here")).join();
        unreachable!("the program has ended");
    }
}
