//! Players as named on the command line.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use ordo_engine::SearchLimits;

use super::arena::{AnyEngine, Arena, Baseline};
use super::command_line::{split_options, words};
use super::engine_settings::{EngineSettings, MAX_LEVEL, OwnLimits, number};
use super::ugi_engine::UgiEngine;
use crate::LabError;
use crate::evaluation::Evaluation;

/// A player: `engine`, `engine:nodes=5000,threads=2`, `level:3`, `random`, `greedy`, `uct:1000`, `ab:2`, `ugi:<command>`,
/// `ugi:<command>,movetime=500`.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    text: String,
    kind: Kind,
}

/// An engine with its name in a match.
pub(super) struct Participant<P> {
    pub(super) name: String,
    pub(super) engine: AnyEngine<P>,
}

#[derive(Clone, Debug)]
enum Kind {
    Engine(EngineSettings),
    Baseline(Baseline),
    Ugi {
        command: Vec<String>,
        limits: OwnLimits,
        /// The limits as given.
        options: String,
    },
}

impl PlayerSpec {
    /// Stein's engine with an evaluation, under a name.
    pub(crate) fn with_evaluation(text: String, evaluation: Evaluation) -> PlayerSpec {
        let kind = Kind::Engine(EngineSettings::with_evaluation(evaluation));
        PlayerSpec { text, kind }
    }

    /// The limits of this player in a match with `default` limits. Baselines, and levels below the highest, are limited by
    /// their own strength and need none.
    pub(super) fn limits(&self, default: &SearchLimits) -> SearchLimits {
        match &self.kind {
            Kind::Engine(settings) if settings.level < MAX_LEVEL => {
                settings.limits.limits().unwrap_or_default()
            }
            Kind::Engine(EngineSettings { limits, .. }) | Kind::Ugi { limits, .. } => {
                limits.limits().unwrap_or_else(|| default.clone())
            }
            Kind::Baseline(_) => SearchLimits::default(),
        }
    }

    /// The player, for games that start from a position. `timeout` applies to external programs when no move time is set.
    pub(super) fn participant<P: Arena>(
        &self,
        start: &P,
        timeout: Duration,
    ) -> Result<Participant<P>, LabError> {
        let mut name = self.text.clone();
        let engine: AnyEngine<P> = match &self.kind {
            Kind::Engine(settings) => P::engine(settings)?,
            Kind::Baseline(baseline) => P::baseline(*baseline).ok_or_else(|| {
                LabError::Input(format!("{} does not play {}", self.text, P::NAME))
            })?,
            Kind::Ugi {
                command, options, ..
            } => {
                let mut setup = vec![("Game", P::NAME.to_owned())];
                let tags = start.option_tags().into_iter();
                setup.extend(tags.map(|(tag, value)| (tag, value.to_owned())));
                let engine = UgiEngine::start(command.clone(), timeout, setup);
                let engine = engine.map_err(|problem| {
                    LabError::Input(format!("cannot start {}: {problem}", self.text))
                })?;
                name = match options.as_str() {
                    "" => engine.name().to_owned(),
                    options => format!("{},{options}", engine.name()),
                };
                Box::new(engine)
            }
        };
        Ok(Participant { name, engine })
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        let text = text.trim();
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name, Some(rest)),
            None => (text, None),
        };
        let kind = match (name, rest) {
            ("engine", rest) => Kind::Engine(engine_settings(rest.unwrap_or(""))?),
            ("level", Some(rest)) => Kind::Engine(engine_settings(&format!("level={rest}"))?),
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
        Ok(PlayerSpec { text, kind })
    }
}

fn engine_settings(text: &str) -> Result<EngineSettings, String> {
    let mut settings = EngineSettings::default();
    for_each_option(text, |name, value| settings.set(name, value))?;
    Ok(settings)
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

#[cfg(test)]
mod tests {
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn players_are_named_by_their_specs() {
        let name = |text: &str| {
            let spec: PlayerSpec = text.parse().unwrap();
            let participant = spec.participant(&Position::start(), Duration::ZERO);
            participant.unwrap().name
        };
        for text in [
            "random",
            "greedy",
            "uct:100",
            "ab:3",
            "level:1",
            "level:3,nodes=50",
            "engine",
            "engine:eval=handmade",
            "engine:depth=3,hash=1,level=9,nodes=5,movetime=7,threads=2",
        ] {
            assert_eq!(name(text), text);
        }
    }

    #[test]
    fn invalid_specs_are_refused_with_a_reason() {
        for (text, reason) in [
            ("", "a player is"),
            ("greedy:3", "a player is"),
            ("uct", "a player is"),
            ("uct:0", "uct needs a number from 1"),
            ("level:11", "a level is a number from 1 to 10"),
            ("engine:depth", "expected <option>=<value>"),
            ("engine:eval=x", "eval is handmade or network, not"),
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
            let error = text.parse::<PlayerSpec>().unwrap_err();
            assert!(error.starts_with(reason), "{text}: {error}");
        }
    }

    #[test]
    fn own_limits_replace_the_default_ones() {
        let usual = SearchLimits {
            movetime: Some(Duration::from_millis(100)),
            ..SearchLimits::default()
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
            let limits = text.parse::<PlayerSpec>().unwrap().limits(&usual);
            let found = limits.movetime.map(|time| time.as_millis());
            assert_eq!((limits.nodes, found), (nodes, millis), "{text}");
        }
    }

    #[test]
    fn every_text_is_parsed_or_refused() {
        let parts = [
            "ugi:", "engine:", "level:", "nodes", "=", ",", "'", "\"", "5", "-1", "é", " ",
            "weights", "uct:", "eval",
        ];
        let mut rng = ordo_rules::SplitMix64::new(3);
        for _ in 0..20_000 {
            let length = rng.below(9);
            let text: String = (0..length)
                .filter_map(|_| rng.choose(&parts).copied())
                .collect();
            if let Err(error) = text.parse::<PlayerSpec>() {
                assert!(!error.is_empty() && error.lines().count() == 1, "{text}");
            }
        }
    }
}
