//! The options of `engine:…`.

use core::fmt;
use core::str::FromStr;
use std::path::PathBuf;
use std::time::Duration;

use ordo_engine::stein::{Network, SearchParams};
use ordo_engine::{Configure, SearchLimits};
use ordo_tables::Tables;

use super::arena::AnyEngine;
use crate::LabError;
use crate::evaluation::Evaluation;
use crate::handmade::HandCrafted;
use crate::tuning::ParamsFile;

/// The highest level, full strength.
pub(super) const MAX_LEVEL: u8 = 10;

/// A player's own limits, which replace the match's.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnLimits {
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
}

impl OwnLimits {
    pub(super) fn limits(&self) -> Option<SearchLimits> {
        let some = self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some();
        some.then(|| SearchLimits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime,
            ..SearchLimits::default()
        })
    }

    /// Sets a limit; false if the name is not a limit.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        match name {
            "depth" => self.depth = Some(number(name, value, 1, 200)?),
            "nodes" => self.nodes = Some(number(name, value, 1, u64::MAX)?),
            "movetime" => {
                let time = number(name, value, 0, 86_400_000)?;
                self.movetime = Some(Duration::from_millis(time));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Options of `engine:…`.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    pub(super) limits: OwnLimits,
    threads: usize,
    pub(super) megabytes: usize,
    pub(super) level: u8,
    /// Search techniques that are switched off.
    without: Vec<String>,
    /// Parameters of Stein's search, by name.
    params: Vec<(String, i32)>,
    /// A file of `ordo tune` with parameters.
    params_file: Option<PathBuf>,
    /// The evaluation of Stein's engine; `None` for the default.
    eval: Option<EvalSource>,
}

/// An evaluation as named on the command line.
#[derive(Clone, Debug)]
enum EvalSource {
    /// `eval=handmade`
    HandMade,
    /// `eval=network`: the built-in network.
    BuiltIn,
    /// `network=FILE`
    Network(PathBuf),
    /// An evaluation that is loaded already.
    Loaded(Evaluation),
}

impl Default for EngineSettings {
    fn default() -> EngineSettings {
        EngineSettings {
            limits: OwnLimits::default(),
            threads: 1,
            megabytes: 16,
            level: MAX_LEVEL,
            without: Vec::new(),
            params: Vec::new(),
            params_file: None,
            eval: None,
        }
    }
}

impl EngineSettings {
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if self.limits.set(name, value)? {
            return Ok(());
        }
        match name {
            "threads" => self.threads = number(name, value, 1, 256)?,
            "hash" => self.megabytes = number(name, value, 1, 65_536)?,
            "level" => self.level = level(value)?,
            "without" => self.without.push(value.to_owned()),
            "params" => self.params_file = Some(PathBuf::from(value)),
            "network" => self.eval = Some(EvalSource::Network(PathBuf::from(value))),
            "eval" => {
                self.eval = Some(match value {
                    "handmade" => EvalSource::HandMade,
                    "network" => EvalSource::BuiltIn,
                    _ => return Err(format!("eval is handmade or network, not {value:?}")),
                });
            }
            _ => {
                let Some(param) = SearchParams::ALL.iter().find(|param| param.name == name) else {
                    return Err(format!(
                        "the engine has no option {name:?}; it has depth, nodes, movetime, threads, hash, level, without, \
                         eval, network, params, and the parameters of the search"
                    ));
                };
                let value = number(name, value, param.min, param.max)?;
                self.params.push((name.to_owned(), value));
            }
        }
        Ok(())
    }

    /// The default options with an evaluation.
    pub(super) fn with_evaluation(evaluation: Evaluation) -> EngineSettings {
        EngineSettings {
            eval: Some(EvalSource::Loaded(evaluation)),
            ..EngineSettings::default()
        }
    }

    /// True if an evaluation was chosen.
    pub(super) fn has_evaluation(&self) -> bool {
        self.eval.is_some()
    }

    /// The evaluation of Stein's engine.
    pub(super) fn evaluation(&self) -> Result<Evaluation, LabError> {
        match &self.eval {
            None | Some(EvalSource::BuiltIn) => Ok(Evaluation::Network(Network::default())),
            Some(EvalSource::HandMade) => Ok(Evaluation::HandMade(HandCrafted::default())),
            Some(EvalSource::Network(path)) => Evaluation::read_network(path),
            Some(EvalSource::Loaded(evaluation)) => Ok(evaluation.clone()),
        }
    }

    /// An engine with these settings.
    pub(super) fn apply<E: Configure + Send + 'static>(
        &self,
        mut engine: E,
    ) -> Result<AnyEngine<E::Position>, LabError> {
        engine.set_threads(self.threads);
        engine.set_level(self.level, 0);
        engine.set_tables(Some(Tables::embedded().handle()));
        for technique in &self.without {
            engine.disable(technique).map_err(LabError::Input)?;
        }
        if let Some(path) = &self.params_file {
            let params = ParamsFile::read(path)?.params()?;
            for (param, value) in SearchParams::ALL.iter().zip(params.values()) {
                engine
                    .set_param(param.name, value)
                    .map_err(LabError::Input)?;
            }
        }
        for (name, value) in &self.params {
            engine.set_param(name, *value).map_err(LabError::Input)?;
        }
        Ok(Box::new(engine))
    }
}

fn level(text: &str) -> Result<u8, String> {
    let wrong = || format!("a level is a number from 1 to 10, not {text:?}");
    let number = text.parse().ok();
    number
        .filter(|number| (1..=MAX_LEVEL).contains(number))
        .ok_or_else(wrong)
}

pub(super) fn number<N: FromStr + PartialOrd + fmt::Display + Copy>(
    name: &str,
    text: &str,
    min: N,
    max: N,
) -> Result<N, String> {
    match text.parse() {
        Ok(number) if min <= number && number <= max => Ok(number),
        _ => Err(format!(
            "{name} needs a number from {min} to {max}, not {text:?}"
        )),
    }
}
