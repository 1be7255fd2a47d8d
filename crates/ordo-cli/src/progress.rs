//! Progress of long commands on standard error: a bar on a terminal, one line per minute otherwise.

use std::fmt;
use std::io::{self, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};

/// Interval between log lines.
const LOG_INTERVAL: Duration = Duration::from_mins(1);
/// Interval between updates of the terminal.
const TICK: Duration = Duration::from_millis(200);

/// The progress of a command; cleared from the terminal on drop.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Ends the log thread on drop.
    _log: Option<Sender<()>>,
}

impl Progress {
    /// A progress bar of `length` units, of which `done` are done already.
    pub(crate) fn bar(unit: &str, done: u64, length: u64) -> Progress {
        let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}{{left}}");
        Progress::new(&template, unit, done, Some(length))
    }

    /// Progress over `length` units with a message instead of a bar: see [`Progress::set_message`].
    pub(crate) fn results(unit: &str, length: u64) -> Progress {
        let template = format!("{{pos}}/{{len}} {unit}, {{elapsed}}: {{msg}}");
        Progress::new(&template, unit, 0, Some(length))
    }

    /// Progress of unknown length with a message.
    pub(crate) fn unbounded() -> Progress {
        Progress::new("{elapsed}: {msg}", "", 0, None)
    }

    /// No progress display, for short work.
    pub(crate) fn hidden() -> Progress {
        Progress {
            bar: ProgressBar::hidden(),
            _log: None,
        }
    }

    fn new(template: &str, unit: &str, done: u64, length: Option<u64>) -> Progress {
        let bar = match length {
            Some(length) => ProgressBar::new(length).with_position(done),
            None => ProgressBar::new_spinner(),
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.with_key(
                "left",
                move |state: &ProgressState, out: &mut dyn fmt::Write| {
                    let left = time_left(state.pos(), done, state.len(), state.elapsed());
                    let _ = out.write_str(&in_words(left));
                },
            ));
        }
        if !bar.is_hidden() {
            bar.enable_steady_tick(TICK);
            return Progress { bar, _log: None };
        }
        let (logged, unit) = (bar.clone(), unit.to_owned());
        let line = move || log_line(&logged, &unit, done);
        Progress {
            bar,
            _log: Some(log(LOG_INTERVAL, line, io::stderr())),
        }
    }

    pub(crate) fn set_done(&self, done: u64) {
        self.bar.set_position(done);
    }

    pub(crate) fn advance(&self) {
        self.bar.inc(1);
    }

    /// Replaces the message.
    pub(crate) fn set_message(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Prints a permanent line on standard error.
    pub(crate) fn note(&self, line: &str) {
        self.bar.suspend(|| eprintln!("{line}"));
    }
}

impl ordo_lab::ReportProgress for Progress {
    fn set_done(&self, done: u64) {
        self.set_done(done);
    }

    fn set_message(&self, message: String) {
        self.set_message(message);
    }

    fn note(&self, line: &str) {
        self.note(line);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The remaining time at the average speed so far; `None` before the first unit is done.
fn time_left(now: u64, done: u64, length: Option<u64>, elapsed: Duration) -> Option<Duration> {
    let (made, missing) = (now.checked_sub(done)?, length?.checked_sub(now)?);
    if made == 0 {
        return None;
    }
    Duration::try_from_secs_f64(elapsed.as_secs_f64() * missing as f64 / made as f64).ok()
}

fn in_words(left: Option<Duration>) -> String {
    match left {
        Some(left) => format!(", {:#} left", HumanDuration(left)),
        None => String::new(),
    }
}

/// `12/100 games, 3m, 22m left: +7 =0 -5`
fn log_line(bar: &ProgressBar, unit: &str, done: u64) -> String {
    let (now, elapsed) = (bar.position(), bar.elapsed());
    let count = bar
        .length()
        .map(|length| format!("{now}/{length} {unit}, "));
    let left = in_words(time_left(now, done, bar.length(), elapsed));
    let message = match bar.message() {
        message if message.is_empty() => message,
        message => format!(": {message}"),
    };
    format!(
        "{}{:#}{left}{message}",
        count.unwrap_or_default(),
        HumanDuration(elapsed)
    )
}

/// Writes a line at every interval until the returned sender is dropped.
fn log(
    every: Duration,
    line: impl Fn() -> String + Send + 'static,
    mut out: impl Write + Send + 'static,
) -> Sender<()> {
    let (end, ended) = channel();
    thread::spawn(move || {
        while ended.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
            // Write errors mean that standard error is closed.
            let _ = writeln!(out, "{}", line());
        }
    });
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remaining_time_is_unknown_before_the_first_unit() {
        let second = Duration::from_secs(1);
        assert_eq!(time_left(0, 0, Some(56), second), None);
        assert_eq!(time_left(500, 500, Some(1000), second), None);
        assert_eq!(time_left(3, 0, None, second), None);
        assert_eq!(time_left(2, 0, Some(56), second), Some(second * 27));
        assert_eq!(time_left(510, 500, Some(520), second), Some(second));
        assert_eq!(time_left(56, 0, Some(56), second), Some(Duration::ZERO));
        assert_eq!(in_words(None), "");
        assert_eq!(in_words(Some(second * 27)), ", 27s left");
    }

    #[test]
    fn log_line_has_count_time_and_message() {
        let bar = ProgressBar::hidden();
        bar.set_length(100);
        bar.set_message("+7 =0 -5");
        assert_eq!(log_line(&bar, "games", 0), "0/100 games, 0s: +7 =0 -5");
        bar.set_position(50);
        assert_eq!(
            log_line(&bar, "games", 0),
            "50/100 games, 0s, 0s left: +7 =0 -5"
        );
        let unbounded = ProgressBar::hidden();
        assert_eq!(log_line(&unbounded, "", 0), "0s");
    }

    /// A writer that sends what it is given to a channel.
    struct Lines(Sender<String>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let text = String::from_utf8_lossy(bytes).into_owned();
            self.0.send(text).map_err(io::Error::other)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn log_writes_lines_until_dropped() {
        let (sender, lines) = channel();
        let running = log(
            Duration::from_millis(1),
            || "50/100".to_owned(),
            Lines(sender),
        );
        let text: String = lines.iter().take(4).collect();
        assert_eq!(text, "50/100\n50/100\n");
        drop(running);
        // Ends when the log thread drops its sender.
        lines.iter().for_each(drop);
    }
}
