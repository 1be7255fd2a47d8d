//! Who plays, as the command line says it.

use core::fmt;
use core::str::FromStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ordo_engine::Limits;
use ordo_engine::baseline::{EnginePlayer, Player};

use super::command_line::{split_options, words};
use super::ugi::UgiPlayer;
use super::{Arena, Baseline};
use crate::failure::Failure;
use crate::weights::WeightsFile;

/// A player: `engine`, `engine:nodes=5000,threads=2`, `level:3`, `random`, `greedy`, `uct:1000`, `ab:2`, `ugi:<command>`,
/// `ugi:<command>,movetime=500`.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    text: String,
    kind: Kind,
}

/// The highest level.
const HIGHEST: u8 = 10;

#[derive(Clone, Debug)]
enum Kind {
    Engine(Options),
    Baseline(Baseline),
    Ugi {
        command: Vec<String>,
        limits: OwnLimits,
        /// The limits as they were given.
        options: String,
    },
}

/// Limits of a player's own, which take the place of the match's.
#[derive(Clone, Debug, Default)]
struct OwnLimits {
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
}

impl OwnLimits {
    fn limits(&self) -> Option<Limits> {
        let some = self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some();
        some.then(|| Limits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime,
            ..Limits::default()
        })
    }

    /// Sets a limit; false if there is none of that name.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
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

/// What can be said of the engine.
#[derive(Clone, Debug)]
struct Options {
    limits: OwnLimits,
    threads: usize,
    megabytes: usize,
    level: u8,
    /// Techniques that are switched off.
    without: Vec<String>,
    /// A file of `ordo tune`.
    weights: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            limits: OwnLimits::default(),
            threads: 1,
            megabytes: 16,
            level: HIGHEST,
            without: Vec::new(),
            weights: None,
        }
    }
}

impl Options {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if self.limits.set(name, value)? {
            return Ok(());
        }
        match name {
            "threads" => self.threads = number(name, value, 1, 256)?,
            "hash" => self.megabytes = number(name, value, 1, 65_536)?,
            "level" => self.level = level(value)?,
            "without" => self.without.push(value.to_owned()),
            "weights" => self.weights = Some(PathBuf::from(value)),
            _ => {
                return Err(format!(
                    "the engine has no option {name:?}; it has depth, nodes, movetime, threads, hash, level, without and weights"
                ));
            }
        }
        Ok(())
    }
}

impl Spec {
    /// The limits that the player plays by in a match with `usual` ones: its own if it has any. Baselines, and levels below
    /// the highest, have their own measure and need none.
    pub(crate) fn limits(&self, usual: &Limits) -> Limits {
        match &self.kind {
            Kind::Engine(options) if options.level < HIGHEST => {
                options.limits.limits().unwrap_or_default()
            }
            Kind::Engine(Options { limits, .. }) | Kind::Ugi { limits, .. } => {
                limits.limits().unwrap_or_else(|| usual.clone())
            }
            Kind::Baseline(_) => Limits::default(),
        }
    }

    /// The player, for games that start from a position. An external program may take `patience` to answer where no time is
    /// set.
    pub(crate) fn player<P: Arena>(
        &self,
        start: &P,
        patience: Duration,
    ) -> Result<Box<dyn Player<P> + Send>, Failure> {
        Ok(match &self.kind {
            Kind::Engine(options) => {
                let mut player = EnginePlayer::<P::Engine>::new(&self.text, options.megabytes)
                    .with_threads(options.threads)
                    .with_level(options.level);
                for technique in &options.without {
                    player = player.without(technique).map_err(Failure::Input)?;
                }
                if let Some(path) = &options.weights {
                    player = with_weights(player, path)?;
                }
                Box::new(player)
            }
            Kind::Baseline(baseline) => P::baseline(*baseline).ok_or_else(|| {
                Failure::Input(format!("{} does not play {}", self.text, P::NAME))
            })?,
            Kind::Ugi {
                command, options, ..
            } => {
                let mut setup = vec![("Game", P::NAME.to_owned())];
                let tags = start.option_tags().into_iter();
                setup.extend(tags.map(|(tag, value)| (tag, value.to_owned())));
                let player = UgiPlayer::start(command.clone(), options, patience, setup);
                Box::new(player.map_err(|problem| {
                    Failure::Input(format!("cannot start {}: {problem}", self.text))
                })?)
            }
        })
    }
}

fn with_weights<E: ordo_engine::ugi::Player>(
    player: EnginePlayer<E>,
    path: &Path,
) -> Result<EnginePlayer<E>, Failure> {
    let file = WeightsFile::read(path)?;
    player
        .with_weights(&file.weights)
        .map_err(|problem| Failure::Input(format!("weights={}: {problem}", path.display())))
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let text = text.trim();
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name, Some(rest)),
            None => (text, None),
        };
        let kind = match (name, rest) {
            ("engine", rest) => Kind::Engine(options(rest.unwrap_or(""))?),
            ("level", Some(rest)) => Kind::Engine(options(&format!("level={rest}"))?),
            ("random", None) => Kind::Baseline(Baseline::Random),
            ("greedy", None) => Kind::Baseline(Baseline::Greedy),
            ("uct", Some(value)) => {
                Kind::Baseline(Baseline::Uct(number("uct", value, 1, 10_000_000)?))
            }
            ("ab", Some(value)) => {
                Kind::Baseline(Baseline::AlphaBeta(number("ab", value, 1, 100)?))
            }
            ("ugi", Some(rest)) => ugi(rest)?,
            _ => {
                return Err(
                    "a player is engine, engine:<option>=<value>,…, level:<1-10>, random, greedy, \
                     uct:<playouts>, ab:<depth>, ugi:<command> or ugi:<command>,<limit>=<value>"
                        .to_owned(),
                );
            }
        };
        let text = text.to_owned();
        Ok(Spec { text, kind })
    }
}

fn options(text: &str) -> Result<Options, String> {
    let mut options = Options::default();
    for_each_option(text, |name, value| options.set(name, value))?;
    Ok(options)
}

/// `<command>,movetime=500`
fn ugi(text: &str) -> Result<Kind, String> {
    let (line, options) = split_options(text);
    let command = words(line).ok_or("a quote in the command is not closed")?;
    if command.is_empty() {
        return Err("ugi: needs a command".to_owned());
    }
    let mut limits = OwnLimits::default();
    for_each_option(options, |name, value| {
        if limits.set(name, value)? {
            return Ok(());
        }
        Err(format!(
            "a program has no option {name:?} here; it has depth, nodes and movetime \
             (put a comma that belongs to the command in quotes)"
        ))
    })?;
    Ok(Kind::Ugi {
        command,
        limits,
        options: options.to_owned(),
    })
}

fn for_each_option(
    text: &str,
    mut set: impl FnMut(&str, &str) -> Result<(), String>,
) -> Result<(), String> {
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| format!("expected <option>=<value>, found {part:?}"))?;
        set(name.trim(), value.trim())?;
    }
    Ok(())
}

fn level(text: &str) -> Result<u8, String> {
    let wrong = || format!("a level is a number from 1 to 10, not {text:?}");
    let number = text.parse().ok();
    number
        .filter(|number| (1..=HIGHEST).contains(number))
        .ok_or_else(wrong)
}

fn number<N: FromStr + PartialOrd + fmt::Display + Copy>(
    name: &str,
    text: &str,
    least: N,
    most: N,
) -> Result<N, String> {
    match text.parse() {
        Ok(number) if least <= number && number <= most => Ok(number),
        _ => Err(format!(
            "{name} needs a number from {least} to {most}, not {text:?}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn players_by_name() {
        let name = |text: &str| {
            let spec: Spec = text.parse().unwrap();
            spec.player(&Position::start(), Duration::ZERO)
                .unwrap()
                .name()
        };
        for text in [
            "random",
            "greedy",
            "uct:100",
            "ab:3",
            "level:1",
            "level:3,nodes=50",
            "engine",
            "engine:depth=3,hash=1,level=9,nodes=5,movetime=7,threads=2",
        ] {
            assert_eq!(name(text), text);
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for (text, reason) in [
            ("", "a player is"),
            ("greedy:3", "a player is"),
            ("uct", "a player is"),
            ("uct:0", "uct needs a number from 1"),
            ("level:11", "a level is a number from 1 to 10"),
            ("engine:depth", "expected <option>=<value>"),
            ("engine:speed=3", "the engine has no option \"speed\""),
            ("engine:nodes=-1", "nodes needs a number"),
            ("ugi:", "ugi: needs a command"),
            ("ugi:'x", "a quote"),
            ("ugi:x,movtime=5", "a program has no option \"movtime\""),
            ("ugi:x,nodes=0", "nodes needs a number from 1"),
            ("ugi:x,nodes=5,y", "expected <option>=<value>"),
            ("ugi:,nodes=5", "ugi: needs a command"),
            ("level:3,speed=1", "the engine has no option \"speed\""),
        ] {
            let error = text.parse::<Spec>().unwrap_err();
            assert!(error.starts_with(reason), "{text}: {error}");
        }
    }

    #[test]
    fn own_limits_take_the_place_of_the_usual_ones() {
        let usual = Limits {
            movetime: Some(Duration::from_millis(100)),
            ..Limits::default()
        };
        for (text, nodes, millis) in [
            ("engine", None, Some(100)),
            ("engine:threads=2", None, Some(100)),
            ("engine:nodes=50", Some(50), None),
            ("level:10", None, Some(100)),
            ("level:3", None, None),
            ("level:3,movetime=20", None, Some(20)),
            ("greedy", None, None),
            ("ugi:x y", None, Some(100)),
            ("ugi:x y,movetime=5000", None, Some(5000)),
            ("ugi:x 'a,b=c',nodes=7", Some(7), None),
        ] {
            let limits = text.parse::<Spec>().unwrap().limits(&usual);
            let found = limits.movetime.map(|time| time.as_millis());
            assert_eq!((limits.nodes, found), (nodes, millis), "{text}");
        }
    }

    #[test]
    fn any_text_is_read_or_refused() {
        let parts = [
            "ugi:", "engine:", "level:", "nodes", "=", ",", "'", "\"", "5", "-1", "é", " ",
            "weights", "uct:",
        ];
        let mut dice = ordo_engine::baseline::Dice::new(3);
        for _ in 0..20_000 {
            let length = dice.below(9);
            let text: String = (0..length).filter_map(|_| dice.pick(&parts)).collect();
            if let Err(error) = text.parse::<Spec>() {
                assert!(!error.is_empty() && error.lines().count() == 1, "{text}");
            }
        }
    }
}
