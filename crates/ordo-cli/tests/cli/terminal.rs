//! A real terminal around the program: a pty, and an emulator that knows what is on the screen.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Time to wait for anything: the machine may be busy.
const PATIENCE: Duration = Duration::from_mins(2);

pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    parser: Arc<Mutex<vt100::Parser>>,
}

impl Terminal {
    /// Runs `ordo` in a terminal of 80×24, with its data in a folder.
    pub(crate) fn run(folder: &Path, args: &[&str]) -> Terminal {
        Terminal::run_with(folder, args, &[])
    }

    pub(crate) fn run_with(folder: &Path, args: &[&str], env: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ordo"));
        command.args(args);
        command.cwd(folder);
        for name in [
            "LC_ALL",
            "LC_MESSAGES",
            "LC_CTYPE",
            "NO_COLOR",
            "ORDO_SERVER",
        ] {
            command.env_remove(name);
        }
        let (home, base) = (
            folder.to_str().unwrap(),
            [("TERM", "xterm-256color"), ("LANG", "C.UTF-8")],
        );
        for (name, value) in base
            .iter()
            .chain(&[("HOME", home), ("XDG_DATA_HOME", home)])
            .chain(env)
        {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        let parser = Arc::new(Mutex::new(vt100::Parser::new(cells(24), cells(80), 0)));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let screen = Arc::clone(&parser);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                screen.lock().unwrap().process(&bytes[..count]);
            }
        });
        Terminal {
            writer: pair.master.take_writer().unwrap(),
            master: pair.master,
            child,
            parser,
        }
    }

    /// Types keys.
    pub(crate) fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Types a move after `/`, and waits until it is in the list of moves.
    pub(crate) fn type_move(&mut self, mv: &str) {
        self.send("/");
        self.wait_for("Type a move:");
        self.send(&format!("{mv}\r"));
        self.wait_until(&format!("{mv} is played"), |screen| {
            !screen.contains("Type a move:") && screen.contains(mv)
        });
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.parser
            .lock()
            .unwrap()
            .screen_mut()
            .set_size(cells(rows), cells(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// The text on the screen.
    pub(crate) fn screen(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    /// The colours of the text and of the background, at a column and a row.
    pub(crate) fn colors_at(&self, column: u16, row: u16) -> (vt100::Color, vt100::Color) {
        let parser = self.parser.lock().unwrap();
        let cell = parser.screen().cell(row, column).unwrap();
        (cell.fgcolor(), cell.bgcolor())
    }

    /// True while the program shows its full screen.
    pub(crate) fn is_full_screen(&self) -> bool {
        self.parser.lock().unwrap().screen().alternate_screen()
    }

    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    pub(crate) fn wait_until(&self, what: &str, is: impl Fn(&str) -> bool) {
        let began = Instant::now();
        while !is(&self.screen()) {
            assert!(began.elapsed() < PATIENCE, "no {what}:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Waits for the end, and checks that the terminal is as before.
    pub(crate) fn finish(self) -> u32 {
        self.finish_with("")
    }

    /// The same, with a text that is printed after the full screen.
    pub(crate) fn finish_with(mut self, text: &str) -> u32 {
        let began = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.exit_code();
            }
            assert!(began.elapsed() < PATIENCE, "no end:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        };
        self.wait_until("normal screen", |screen| {
            !self.is_full_screen() && screen.contains(text)
        });
        let parser = self.parser.lock().unwrap();
        assert!(!parser.screen().hide_cursor(), "the cursor is hidden");
        assert_eq!(
            parser.screen().mouse_protocol_mode(),
            vt100::MouseProtocolMode::None
        );
        code
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}
