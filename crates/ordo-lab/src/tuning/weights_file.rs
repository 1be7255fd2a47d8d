//! The weights files of `ordo tune`.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use super::Tuner;
use crate::LabError;

/// Content of a weights file.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// Number of games the weights were tuned with.
    pub games: u64,
    /// One weight for each feature of the evaluation, then the tempo, in thousandths of a piece.
    pub weights: Vec<f64>,
}

impl WeightsFile {
    /// Reads and validates a file.
    pub fn read(path: &Path) -> Result<WeightsFile, LabError> {
        let read = || -> io::Result<WeightsFile> {
            let invalid = |problem: String| io::Error::new(ErrorKind::InvalidData, problem);
            let text = fs::read_to_string(path)?;
            let file: WeightsFile = serde_json::from_str(&text)
                .map_err(|error| invalid(format!("not a weights file of ordo tune: {error}")))?;
            Tuner::from_values(&file.weights).map_err(invalid)?;
            Ok(file)
        };
        read().map_err(|error| LabError::in_file(path, error))
    }

    /// Replaces a file atomically.
    pub fn write(&self, path: &Path) -> Result<(), LabError> {
        let write = || -> io::Result<()> {
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            let mut temporary = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
            temporary.write_all(&serde_json::to_vec(self)?)?;
            temporary.persist(path)?;
            Ok(())
        };
        write().map_err(|error| LabError::in_file(path, error))
    }
}
