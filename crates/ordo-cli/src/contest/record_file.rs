//! The file that a match writes its games to.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use ordo_rules::record::Record;

use crate::failure::Failure;

/// What to do with a file that holds something already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Existing {
    Refuse,
    Append,
    Replace,
}

/// An open file of records.
pub(crate) struct RecordFile {
    path: String,
    file: BufWriter<File>,
    is_empty: bool,
}

impl RecordFile {
    pub(crate) fn open(path: &str, existing: Existing) -> Result<RecordFile, Failure> {
        let failed = |error| in_file(path, error);
        let file = File::options()
            .create(true)
            .append(true)
            .open(path)
            .map_err(failed)?;
        let metadata = file.metadata().map_err(failed)?;
        // A pipe or a device holds nothing that could be lost.
        let mut is_empty = !metadata.is_file() || metadata.len() == 0;
        match existing {
            Existing::Refuse if !is_empty => {
                return Err(Failure::Input(format!(
                    "{path} exists already: add --append to add the games to it, or --force to replace it"
                )));
            }
            Existing::Replace if metadata.is_file() => {
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
    pub(crate) fn add(&mut self, record: &Record) -> Result<(), Failure> {
        let blank = if self.is_empty { "" } else { "\n" };
        let written = write!(self.file, "{blank}{record}").and_then(|()| self.file.flush());
        self.is_empty = false;
        written.map_err(|error| in_file(&self.path, error))
    }
}

fn in_file(path: &str, error: io::Error) -> Failure {
    Failure::File {
        path: path.to_owned(),
        error,
    }
}
