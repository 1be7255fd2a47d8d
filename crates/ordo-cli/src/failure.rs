use std::io::{self, Write};
use std::process::ExitCode;

use ordo_lab::LabError;
use thiserror::Error;

use crate::signals;

/// The error of a subcommand.
#[derive(Debug, Error)]
pub enum Failure {
    /// Invalid input, described in one sentence.
    #[error("{0}")]
    Input(String),
    /// A file that cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Path as given by the user.
        path: String,
        /// The I/O error.
        error: io::Error,
    },
    /// The output cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// Errors that were reported where they occurred.
    #[error("")]
    AlreadyReported,
    /// A negative result, explained on standard output: an illegal move, a network that is not better.
    #[error("")]
    Negative,
    /// Interrupted by the user, after printing the results so far.
    #[error("interrupted")]
    Interrupted,
}

impl Failure {
    /// Creates [`Failure::Input`].
    #[expect(clippy::needless_pass_by_value, reason = "used with map_err")]
    pub fn input(problem: impl ToString) -> Failure {
        Failure::Input(problem.to_string())
    }

    /// The exit code of the program.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::Negative => 1,
            Failure::Interrupted => signals::INTERRUPTED,
            _ => 2,
        })
    }

    /// Prints the error on one line.
    pub fn report(&self, to: &mut dyn Write) {
        if !matches!(
            self,
            Failure::AlreadyReported | Failure::Negative | Failure::Interrupted
        ) {
            // A write error on standard error cannot be reported anywhere.
            let _ = writeln!(to, "ordo: {}", one_line(&self.to_string()));
        }
    }
}

impl From<LabError> for Failure {
    fn from(error: LabError) -> Failure {
        match error {
            LabError::File { path, error } => Failure::File { path, error },
            error => Failure::input(error),
        }
    }
}

/// Replaces line breaks with spaces.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
