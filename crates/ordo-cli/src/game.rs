//! The rule set and position options shared by the subcommands.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use ordo_rules::{RuleSet, Rules, khalifa, stein};

use crate::failure::Failure;
use crate::render::Render;

/// Parses `--game`.
pub(crate) fn rule_set() -> impl TypedValueParser<Value = RuleSet> {
    let values = RuleSet::ALL.iter().map(|&rule_set| {
        PossibleValue::new(rule_set.name()).help(match rule_set {
            RuleSet::Stein => "Dieter Stein's Ordo: keep your group connected, reach the home row",
            RuleSet::Khalifa => "Nouri Khalifa's Ordo: line your four pieces up in order of size",
        })
    });
    PossibleValuesParser::new(values).try_map(|name| name.parse::<RuleSet>())
}

/// Rule set, position and output options of most subcommands.
#[derive(Args, Clone, Debug)]
pub(crate) struct PositionArgs {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    pub(crate) game: RuleSet,
    /// Position string, or "startpos"
    #[arg(long, value_name = "STRING", default_value = "startpos")]
    pub(crate) position: String,
    /// Khalifa's game: spacing of an ordo (K7)
    #[arg(long, value_enum)]
    pub(crate) spacing: Option<SpacingChoice>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The spacing of an ordo (K7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SpacingChoice {
    /// Empty squares between the pieces are allowed (the default)
    Gaps,
    /// The pieces must be on adjacent squares
    Adjacent,
}

impl From<SpacingChoice> for khalifa::Spacing {
    fn from(choice: SpacingChoice) -> khalifa::Spacing {
        match choice {
            SpacingChoice::Gaps => khalifa::Spacing::Gaps,
            SpacingChoice::Adjacent => khalifa::Spacing::Adjacent,
        }
    }
}

impl PositionArgs {
    /// Parses `--position`.
    pub(crate) fn position<P: Render>(&self) -> Result<P, Failure> {
        self.read(&self.position)
    }

    /// Parses a position string and applies `--spacing`.
    pub(crate) fn read<P: Render>(&self, text: &str) -> Result<P, Failure> {
        let position: P = read_position(text)?;
        match self.spacing {
            None => Ok(position),
            Some(spacing) => position.with_spacing(spacing.into()).ok_or_else(|| {
                Failure::Input(format!("--spacing applies to khalifa, not to {}", P::NAME))
            }),
        }
    }
}

/// Parses a position string or `startpos`.
pub(crate) fn read_position<P: Rules>(text: &str) -> Result<P, Failure> {
    if text.trim() == "startpos" {
        return Ok(P::start());
    }
    text.parse()
        .map_err(|error| other_game(text, P::NAME).unwrap_or_else(|| Failure::input(error)))
}

/// Returns an error that suggests `--game` if `text` is a setup of exactly one rule set, other than `expected`.
pub(crate) fn other_game(text: &str, expected: &str) -> Option<Failure> {
    let mut fitting = RuleSet::ALL.iter().filter(|&&rule_set| match rule_set {
        RuleSet::Stein => text.parse::<stein::Setup>().is_ok(),
        RuleSet::Khalifa => text.parse::<khalifa::Setup>().is_ok(),
    });
    let (Some(game), None) = (fitting.next(), fitting.next()) else {
        return None;
    };
    (game.name() != expected).then(|| {
        Failure::Input(format!(
            "this is a position of {game}, not of {expected}: add --game {game}"
        ))
    })
}
