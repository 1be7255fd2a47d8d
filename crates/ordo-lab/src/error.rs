use std::io;
use std::path::Path;

use thiserror::Error;

/// The reason why a measurement failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LabError {
    /// A setting cannot be used.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Path as the user gave it.
        path: String,
        /// Error of the system, or of the file's content.
        error: io::Error,
    },
}

impl LabError {
    pub(crate) fn input(problem: &impl ToString) -> LabError {
        LabError::Input(problem.to_string())
    }

    /// An error in a file.
    pub fn in_file(path: &Path, error: io::Error) -> LabError {
        LabError::File {
            path: path.display().to_string(),
            error,
        }
    }
}
