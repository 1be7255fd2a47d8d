//! Who plays, as the command line says it.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use ordo_engine::Limits;
use ordo_engine::baseline::{EnginePlayer, Player};

use super::command_line::words;
use super::ugi::UgiPlayer;
use super::{Arena, Baseline};
use crate::failure::Failure;

/// A player: `engine`, `engine:nodes=5000,threads=2`, `level:3`, `random`, `greedy`, `uct:1000`, `ab:2`, `ugi:<command>`.
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
    Ugi(Vec<String>),
}

/// What can be said of the engine.
#[derive(Clone, Debug)]
struct Options {
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
    threads: usize,
    megabytes: usize,
    level: u8,
    /// Techniques that are switched off.
    without: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            depth: None,
            nodes: None,
            movetime: None,
            threads: 1,
            megabytes: 16,
            level: HIGHEST,
            without: Vec::new(),
        }
    }
}

impl Options {
    /// Limits of its own, if there are any. A level below the highest has its own measure and needs no other.
    fn limits(&self) -> Option<Limits> {
        let has_own = self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some();
        (has_own || self.level < HIGHEST).then(|| Limits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime,
            ..Limits::default()
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "depth" => self.depth = Some(number(name, value, 1, 200)?),
            "nodes" => self.nodes = Some(number(name, value, 1, u64::MAX)?),
            "movetime" => {
                let time = number(name, value, 0, 86_400_000)?;
                self.movetime = Some(Duration::from_millis(time));
            }
            "threads" => self.threads = number(name, value, 1, 256)?,
            "hash" => self.megabytes = number(name, value, 1, 65_536)?,
            "level" => self.level = level(value)?,
            "without" => self.without.push(value.to_owned()),
            _ => {
                return Err(format!(
                    "the engine has no option {name:?}; it has depth, nodes, movetime, threads, hash, level and without"
                ));
            }
        }
        Ok(())
    }
}

impl Spec {
    /// The player, for games that start from a position. An external program may take `patience` to answer where no time is
    /// set.
    pub(crate) fn player<P: Arena>(
        &self,
        start: &P,
        patience: Duration,
    ) -> Result<Box<dyn Player<P>>, Failure> {
        Ok(match &self.kind {
            Kind::Engine(options) => {
                let mut player = EnginePlayer::<P::Engine>::new(&self.text, options.megabytes)
                    .with_threads(options.threads)
                    .with_level(options.level);
                for technique in &options.without {
                    player = player.without(technique).map_err(Failure::Input)?;
                }
                Box::new(match options.limits() {
                    Some(limits) => player.with_limits(limits),
                    None => player,
                })
            }
            Kind::Baseline(baseline) => P::baseline(*baseline)
                .ok_or_else(|| Failure::Input(format!("{} does not play {}", self.text, P::ID)))?,
            Kind::Ugi(command) => {
                let mut setup = vec![("Game", P::ID.to_owned())];
                let tags = start.option_tags().into_iter();
                setup.extend(tags.map(|(tag, value)| (tag, value.to_owned())));
                let player = UgiPlayer::start(command.clone(), &self.text, patience, setup);
                Box::new(player.map_err(|problem| {
                    Failure::Input(format!("cannot start {}: {problem}", self.text))
                })?)
            }
        })
    }
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
            ("level", Some(value)) => Kind::Engine(Options {
                level: level(value)?,
                ..Options::default()
            }),
            ("random", None) => Kind::Baseline(Baseline::Random),
            ("greedy", None) => Kind::Baseline(Baseline::Greedy),
            ("uct", Some(value)) => {
                Kind::Baseline(Baseline::Uct(number("uct", value, 1, 10_000_000)?))
            }
            ("ab", Some(value)) => {
                Kind::Baseline(Baseline::AlphaBeta(number("ab", value, 1, 100)?))
            }
            ("ugi", Some(line)) => match words(line) {
                Some(words) if !words.is_empty() => Kind::Ugi(words),
                Some(_) => return Err("ugi: needs a command".to_owned()),
                None => return Err("a quote in the command is not closed".to_owned()),
            },
            _ => {
                return Err(
                    "a player is engine, engine:<option>=<value>,…, level:<1-10>, random, greedy, \
                     uct:<playouts>, ab:<depth> or ugi:<command>"
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
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| format!("expected <option>=<value>, found {part:?}"))?;
        options.set(name.trim(), value.trim())?;
    }
    Ok(options)
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
        ] {
            let error = text.parse::<Spec>().unwrap_err();
            assert!(error.starts_with(reason), "{text}: {error}");
        }
    }
}
