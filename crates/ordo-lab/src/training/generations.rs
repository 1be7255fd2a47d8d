//! Generations of training: self-play by the best network, fitting a new one, and a match between the two.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use tempfile::NamedTempFile;

use super::dataset::Dataset;
use super::fit::{FitSettings, fit};
use super::gate::{GateSettings, gate};
use super::log::{self, EloRecord, GenerationRecord};
use super::model::Model;
use crate::evaluation::Evaluation;
use crate::plot::{Point, Series, svg};
use crate::selfplay::{SelfPlaySettings, extend_file};
use crate::{LabError, ReportProgress};

/// Settings of a training run.
#[derive(Clone, Debug)]
pub struct TrainSettings {
    /// The evaluation that plays the first games, and the first opponent.
    pub start: Evaluation,
    /// Total number of generations, including those of earlier runs.
    pub generations: u32,
    /// Self-play games per generation.
    pub games: u64,
    /// Settings of the games. The seed of generation n is n - 1 more than this one; the network is set by the run.
    pub selfplay: SelfPlaySettings,
    /// Generations whose positions are used for training, the newest ones.
    pub window: u32,
    /// Fitting starts from the weights of the best network instead of random ones.
    pub fine_tune: bool,
    /// Training of a network; generation n uses n - 1 more than this seed.
    pub fit: FitSettings,
    /// The match against the best network; generation n uses n - 1 more than this seed.
    pub gate: GateSettings,
    /// The run ends after two consecutive generations that gain less than this.
    pub min_gain: f64,
    /// Number of threads; does not change the result.
    pub threads: usize,
}

/// Creates the display for a phase with a name, finished units and all units.
pub type StartPhase<'p> = dyn Fn(&str, u64, u64) -> Box<dyn ReportProgress> + 'p;

/// Runs generations in a folder until one of the limits is reached. A folder with finished or half-finished generations is
/// resumed, unless it was started with another evaluation. Returns the log of all generations.
pub fn train(
    folder: &Path,
    settings: &TrainSettings,
    start_phase: &StartPhase<'_>,
) -> Result<Vec<GenerationRecord>, LabError> {
    fs::create_dir_all(folder).map_err(|error| LabError::in_file(folder, error))?;
    let log_file = folder.join("log.jsonl");
    let mut log = log::read(&log_file)?;
    let start = settings.start.id();
    if let Some(other) = log.iter().find(|record| record.start != start) {
        return Err(LabError::Input(format!(
            "{}: the run was started with {}, not with {start}; use the same start or another folder",
            log_file.display(),
            other.start
        )));
    }
    while (log.len() as u32) < settings.generations && !has_converged(&log, settings.min_gain) {
        let number = log.len() as u32 + 1;
        let generation = Generation {
            folder,
            settings,
            number,
            start_phase,
        };
        let record = generation.run(&log)?;
        log::append(&log_file, &record)?;
        log.push(record);
        write_plots(folder, &log)?;
    }
    Ok(log)
}

/// True if the last two generations gained too little.
fn has_converged(log: &[GenerationRecord], min_gain: f64) -> bool {
    let gains_little = |record: &GenerationRecord| {
        // An infinite difference has no number.
        let infinite = (record.score_rate - 0.5) * f64::INFINITY;
        record.elo.value.unwrap_or(infinite) < min_gain
    };
    matches!(log, [.., first, second] if gains_little(first) && gains_little(second))
}

/// A generation in progress.
struct Generation<'g> {
    folder: &'g Path,
    settings: &'g TrainSettings,
    number: u32,
    start_phase: &'g StartPhase<'g>,
}

impl Generation<'_> {
    /// Runs all phases.
    fn run(&self, log: &[GenerationRecord]) -> Result<GenerationRecord, LabError> {
        let started = Instant::now();
        let best = match log.iter().rfind(|record| record.accepted) {
            Some(record) => Evaluation::read_network(&self.network_file(record.generation))?,
            None => self.settings.start.clone(),
        };
        self.play(&best)?;
        let first = self.number.saturating_sub(self.settings.window.max(1)) + 1;
        let files: Vec<PathBuf> = (first..=self.number).map(|n| self.games_file(n)).collect();
        let data = Dataset::read(&files)?;
        let fit_settings = FitSettings {
            seed: self.settings.fit.seed + u64::from(self.number) - 1,
            ..self.settings.fit
        };
        let epochs = u64::from(fit_settings.epochs);
        let initial = match &best {
            Evaluation::Network(network) if self.settings.fine_tune => {
                Some(Model::from(&network.weights()))
            }
            _ => None,
        };
        let progress = self.phase("epochs", 0, epochs);
        let (model, losses) = fit(&data, &fit_settings, initial, &*progress);
        drop(progress);
        let file = self.network_file(self.number);
        replace(&file, &model.quantised().to_bytes())?;
        let new = Evaluation::read_network(&file)?;
        let gate_settings = GateSettings {
            seed: self.settings.gate.seed + u64::from(self.number) - 1,
            ..self.settings.gate
        };
        let progress = self.phase("match games", 0, gate_settings.games);
        let summary = gate(&new, &best, &gate_settings, &*progress)?;
        Ok(GenerationRecord {
            generation: self.number,
            start: self.settings.start.id(),
            network: format!("{:08x}", new.checksum()),
            positions: data.len(),
            epochs: losses,
            games: summary.games(),
            score_rate: summary.score_rate(),
            elo: EloRecord::new(summary.elo()),
            accepted: summary.is_better(),
            seconds: started.elapsed().as_secs(),
        })
    }

    /// Plays the games of this generation, or those that are missing.
    fn play(&self, best: &Evaluation) -> Result<(), LabError> {
        let selfplay = SelfPlaySettings {
            seed: self.settings.selfplay.seed + u64::from(self.number) - 1,
            network: best.checksum(),
            ..self.settings.selfplay
        };
        let (games, threads) = (self.settings.games, self.settings.threads);
        let progress = |done| self.phase("games", done, games);
        extend_file(
            &self.games_file(self.number),
            selfplay,
            best,
            games,
            threads,
            progress,
        )
    }

    fn phase(&self, unit: &str, done: u64, total: u64) -> Box<dyn ReportProgress> {
        let name = format!("{unit} of generation {}", self.number);
        (self.start_phase)(&name, done, total)
    }

    fn games_file(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("generation-{generation:03}.bin"))
    }

    fn network_file(&self, generation: u32) -> PathBuf {
        self.folder.join(format!("generation-{generation:03}.net"))
    }
}

/// Replaces a file atomically.
fn replace(path: &Path, content: &[u8]) -> Result<(), LabError> {
    let write = || -> io::Result<()> {
        let mut temporary = NamedTempFile::new_in(path.parent().unwrap_or(Path::new(".")))?;
        temporary.write_all(content)?;
        temporary.persist(path)?;
        Ok(())
    };
    write().map_err(|error| LabError::in_file(path, error))
}

/// Writes the plots of loss and Elo.
fn write_plots(folder: &Path, log: &[GenerationRecord]) -> Result<(), LabError> {
    let epochs = || log.iter().flat_map(|record| &record.epochs).zip(1..);
    let point = |x: u32, y: f64, error: f64| Point {
        x: f64::from(x),
        y,
        error,
    };
    let losses = [
        Series {
            name: "training",
            color: "#c50",
            points: epochs()
                .map(|(loss, x)| point(x, loss.training.into(), 0.0))
                .collect(),
        },
        Series {
            name: "held out",
            color: "#05a",
            points: epochs()
                .map(|(loss, x)| point(x, loss.held_out.into(), 0.0))
                .collect(),
        },
    ];
    let text = svg(
        "Loss",
        "epoch, over all generations",
        "cross-entropy",
        &losses,
    );
    replace(&folder.join("loss.svg"), text.as_bytes())?;
    let mut total = 0.0;
    let elo = log.iter().map(|record| {
        let EloRecord { value, .. } = record.elo;
        let (gain, error) = (value.unwrap_or(0.0), record.elo.error().unwrap_or(0.0));
        let shown = point(record.generation, total + gain, error);
        if record.accepted {
            total += gain;
        }
        shown
    });
    let elo = Series {
        name: "each generation",
        color: "#05a",
        points: elo.collect(),
    };
    let text = svg(
        "Strength",
        "generation",
        "Elo, sum of accepted generations",
        &[elo],
    );
    replace(&folder.join("elo.svg"), text.as_bytes())
}
