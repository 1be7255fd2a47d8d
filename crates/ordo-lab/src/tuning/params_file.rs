//! The files of `ordo tune`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use ordo_engine::stein::SearchParams;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use super::Tuner;
use crate::LabError;

/// Content of a file with parameters of the search.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ParamsFile {
    /// Number of games the parameters were tuned with.
    pub games: u64,
    /// Values by name, with the fractions accumulated so far. Parameters that are missing have their default.
    pub params: BTreeMap<String, f64>,
}

impl ParamsFile {
    /// Reads and validates a file.
    pub fn read(path: &Path) -> Result<ParamsFile, LabError> {
        let read = || -> io::Result<ParamsFile> {
            let invalid = |problem: String| io::Error::new(ErrorKind::InvalidData, problem);
            let text = fs::read_to_string(path)?;
            let file: ParamsFile = serde_json::from_str(&text)
                .map_err(|error| invalid(format!("not a file of ordo tune: {error}")))?;
            Tuner::from_file(&file).map_err(invalid)?;
            Ok(file)
        };
        read().map_err(|error| LabError::in_file(path, error))
    }

    /// The parameters, rounded.
    pub fn params(&self) -> Result<SearchParams, LabError> {
        let tuner = Tuner::from_file(self).map_err(LabError::Input)?;
        Ok(tuner.params())
    }

    /// Replaces a file atomically.
    pub fn write(&self, path: &Path) -> Result<(), LabError> {
        let write = || -> io::Result<()> {
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            let mut temporary = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
            temporary.write_all(&serde_json::to_vec_pretty(self)?)?;
            temporary.persist(path)?;
            Ok(())
        };
        write().map_err(|error| LabError::in_file(path, error))
    }
}
