use std::env;
use std::io::{self, IsTerminal};

use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorChoice {
    /// If the output is a terminal and `NO_COLOR` is not set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Style of a board in the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Letters and dots, for files, pipes and screen readers.
    Plain,
    /// Colours and discs, for a terminal.
    Color,
}

impl ColorChoice {
    /// The style for standard output.
    pub(crate) fn style(self) -> Style {
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|value| value == "dumb");
        let color = match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => io::stdout().is_terminal() && !no_color && !dumb,
        };
        if color { Style::Color } else { Style::Plain }
    }
}

/// A cell of three columns, coloured with ANSI 256-colour codes.
pub(crate) fn cell(text: &str, foreground: u8, background: u8) -> String {
    format!("\x1b[1;38;5;{foreground};48;5;{background}m {text} \x1b[0m")
}
