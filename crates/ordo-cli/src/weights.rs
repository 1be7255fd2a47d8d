//! The files of `ordo tune`: weights of the evaluation, and how many games they come from.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use ordo_engine::stein::tuning::Tuner;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// What a file holds.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct WeightsFile {
    pub(crate) games: u64,
    /// One for each feature of the evaluation, the tempo last, in thousandths of a piece.
    pub(crate) weights: Vec<f64>,
}

impl WeightsFile {
    /// Reads a file and checks its weights.
    pub(crate) fn read(path: &Path) -> Result<WeightsFile, Failure> {
        let read = || -> io::Result<WeightsFile> {
            let invalid = |problem: String| io::Error::new(ErrorKind::InvalidData, problem);
            let text = fs::read_to_string(path)?;
            let file: WeightsFile = serde_json::from_str(&text)
                .map_err(|error| invalid(format!("it is no file of ordo tune: {error}")))?;
            Tuner::from_values(&file.weights).map_err(invalid)?;
            Ok(file)
        };
        read().map_err(|error| in_file(path, error))
    }

    /// Replaces a file in one step, so that there is always a whole one.
    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        let write = || -> io::Result<()> {
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            let mut beside = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
            beside.write_all(&serde_json::to_vec(self)?)?;
            beside.persist(path)?;
            Ok(())
        };
        write().map_err(|error| in_file(path, error))
    }
}

fn in_file(path: &Path, error: io::Error) -> Failure {
    Failure::File {
        path: path.display().to_string(),
        error,
    }
}
