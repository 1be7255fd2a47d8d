//! Evaluations of Stein's engine to choose from.

use core::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use ordo_engine::Engine;
use ordo_engine::stein::{Network, SteinEngine};
use ordo_rules::stein::Position;

use crate::LabError;
use crate::handmade::HandCrafted;

/// Stein's engine with any evaluation.
pub(crate) type SteinPlayer = Box<dyn Engine<Position = Position> + Send>;

/// An evaluation of Stein's engine.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The hand-made evaluation.
    HandMade(HandCrafted),
    /// A trained network.
    Network(Network),
}

impl Evaluation {
    /// Identifier of the hand-made evaluation.
    pub const HANDMADE: &str = "handmade";

    /// Identifier: the checksum of the network in hexadecimal, or [`Evaluation::HANDMADE`].
    pub fn id(&self) -> String {
        match self {
            Evaluation::HandMade(_) => Evaluation::HANDMADE.to_owned(),
            Evaluation::Network(network) => format!("{:08x}", network.checksum()),
        }
    }

    /// The network in a file.
    pub fn read_network(path: &Path) -> Result<Evaluation, LabError> {
        let invalid = |error| io::Error::new(ErrorKind::InvalidData, error);
        let network = fs::read(path).and_then(|bytes| Network::from_bytes(&bytes).map_err(invalid));
        let network = network.map_err(|error| LabError::in_file(path, error))?;
        Ok(Evaluation::Network(network))
    }

    /// An engine with a transposition table of this many megabytes.
    pub(crate) fn engine(&self, megabytes: usize) -> SteinPlayer {
        match self.clone() {
            Evaluation::HandMade(evaluation) => {
                Box::new(SteinEngine::with_evaluation(megabytes, evaluation))
            }
            Evaluation::Network(network) => {
                Box::new(SteinEngine::with_evaluation(megabytes, network))
            }
        }
    }

    /// Checksum of the network; 0 for the hand-made evaluation.
    pub fn checksum(&self) -> u32 {
        match self {
            Evaluation::HandMade(_) => 0,
            Evaluation::Network(network) => network.checksum(),
        }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Evaluation::HandMade(_) => f.write_str("hand-made"),
            Evaluation::Network(network) => write!(f, "network {:08x}", network.checksum()),
        }
    }
}
