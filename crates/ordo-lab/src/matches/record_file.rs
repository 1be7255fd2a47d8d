//! The file of game records that a match writes.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use ordo_rules::record::Record;

use crate::LabError;

/// Treatment of an existing, non-empty file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExistingFile {
    /// Report an error.
    Refuse,
    /// Add the games at the end.
    Append,
    /// Overwrite it.
    Replace,
}

/// An open file of records.
pub struct RecordFile {
    path: String,
    file: BufWriter<File>,
    is_empty: bool,
}

impl RecordFile {
    /// Opens or creates a file.
    pub fn open(path: &str, existing: ExistingFile) -> Result<RecordFile, LabError> {
        let failed = |error| LabError::in_file(Path::new(path), error);
        let file = File::options()
            .create(true)
            .append(true)
            .open(path)
            .map_err(failed)?;
        let metadata = file.metadata().map_err(failed)?;
        // Pipes and devices have no content to lose.
        let mut is_empty = !metadata.is_file() || metadata.len() == 0;
        match existing {
            ExistingFile::Refuse if !is_empty => {
                return Err(LabError::Input(format!(
                    "{path} exists already: add --append to add the games to it, or --force to replace it"
                )));
            }
            ExistingFile::Replace if metadata.is_file() => {
                file.set_len(0).map_err(failed)?;
                is_empty = true;
            }
            _ => (),
        }
        Ok(RecordFile {
            path: path.to_owned(),
            file: BufWriter::new(file),
            is_empty,
        })
    }

    /// Adds a game, after a blank line.
    pub(super) fn add(&mut self, record: &Record) -> Result<(), LabError> {
        let blank = if self.is_empty { "" } else { "\n" };
        let written = write!(self.file, "{blank}{record}").and_then(|()| self.file.flush());
        self.is_empty = false;
        written.map_err(|error| LabError::in_file(Path::new(&self.path), error))
    }
}
