//! The log of a training run: one JSON object per generation and line.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::fit::EpochLoss;
use crate::LabError;
use crate::evaluation::Evaluation;
use crate::matches::Elo;

/// A finished generation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenerationRecord {
    /// Number of the generation, from 1.
    pub generation: u32,
    /// The evaluation with which the run started: the checksum of a network, or `handmade`.
    #[serde(default = "handmade")]
    pub start: String,
    /// Checksum of the new network, in hexadecimal.
    pub network: String,
    /// Number of positions it was trained with.
    pub positions: usize,
    /// Losses of each epoch.
    pub epochs: Vec<EpochLoss>,
    /// Games of the match against the best network.
    pub games: u64,
    /// Score in the match, 0 to 1.
    pub score_rate: f64,
    /// Elo difference to the best network.
    pub elo: EloRecord,
    /// True if the network is the best from now on.
    pub accepted: bool,
    /// Duration of the generation in seconds.
    pub seconds: u64,
}

/// The start of runs whose log does not name it.
fn handmade() -> String {
    Evaluation::HANDMADE.to_owned()
}

/// An Elo difference and its 95 % interval; `None` where they are not finite.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EloRecord {
    /// The difference.
    pub value: Option<f64>,
    /// Lower bound.
    pub low: Option<f64>,
    /// Upper bound.
    pub high: Option<f64>,
}

impl EloRecord {
    pub(super) fn new(elo: Option<Elo>) -> EloRecord {
        let finite = |of: fn(Elo) -> f64| elo.map(of).filter(|number| number.is_finite());
        EloRecord {
            value: finite(|elo| elo.value),
            low: finite(|elo| elo.low),
            high: finite(|elo| elo.high),
        }
    }

    /// Half the length of the interval.
    pub fn error(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }
}

/// The generations in a log; none if the file does not exist. An incomplete last line is ignored.
pub(super) fn read(path: &Path) -> Result<Vec<GenerationRecord>, LabError> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.map_err(|error| LabError::in_file(path, error))?,
    };
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let lines = complete.lines().enumerate().map(|(number, line)| {
        serde_json::from_str(line).map_err(|error| {
            let problem = format!("line {} is no generation: {error}", number + 1);
            LabError::in_file(path, io::Error::new(ErrorKind::InvalidData, problem))
        })
    });
    lines.collect()
}

/// Appends a generation.
pub(super) fn append(path: &Path, record: &GenerationRecord) -> Result<(), LabError> {
    let append = || -> io::Result<()> {
        let mut line = serde_json::to_vec(record)?;
        line.push(b'\n');
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.write_all(&line)
    };
    append().map_err(|error| LabError::in_file(path, error))
}
