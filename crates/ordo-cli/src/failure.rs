use std::io::{self, Write};
use std::process::ExitCode;

use thiserror::Error;

use crate::signals;

/// Why a subcommand did not do what it was asked for.
#[derive(Debug, Error)]
pub enum Failure {
    /// What the user gave cannot be used; one clear sentence.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read.
    #[error("{path}: {error}")]
    File {
        /// Its name as the user gave it.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// The output cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// Everything has been said where it happened.
    #[error("")]
    AlreadyReported,
    /// The move that was asked about is illegal; why has been said.
    #[error("")]
    IllegalMove,
    /// The user ended it; what there was to say by then has been said.
    #[error("interrupted")]
    Interrupted,
}

impl Failure {
    /// A failure over what the user gave.
    #[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
    pub fn input(problem: impl ToString) -> Failure {
        Failure::Input(problem.to_string())
    }

    /// The code that the program ends with.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::IllegalMove => 1,
            Failure::Interrupted => signals::INTERRUPTED,
            _ => 2,
        })
    }

    /// Says it in one line.
    pub fn report(&self, to: &mut dyn Write) {
        if !matches!(
            self,
            Failure::AlreadyReported | Failure::IllegalMove | Failure::Interrupted
        ) {
            // If even this cannot be written, nobody is left to tell.
            let _ = writeln!(to, "ordo: {}", one_line(&self.to_string()));
        }
    }
}

/// A text from outside may hold line breaks; a report has none.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
