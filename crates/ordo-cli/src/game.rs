use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use ordo_rules::{RuleSet, Rules, khalifa, stein};

use crate::board::Board;
use crate::failure::Failure;

/// The parser of `--game`.
pub(crate) fn rule_set() -> impl TypedValueParser<Value = RuleSet> {
    let values = RuleSet::ALL.iter().map(|&rule_set| {
        PossibleValue::new(rule_set.name()).help(match rule_set {
            RuleSet::Stein => "Dieter Stein's Ordo: keep your group connected, reach the far row",
            RuleSet::Khalifa => "Nouri Khalifa's Ordo: line your four pieces up in order of size",
        })
    });
    PossibleValuesParser::new(values).try_map(|name| name.parse::<RuleSet>())
}

/// The arguments that most subcommands share.
#[derive(Args, Clone, Debug)]
pub struct Common {
    /// The game
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    pub game: RuleSet,
    /// The position, as a string or "startpos"
    #[arg(long, value_name = "STRING", default_value = "startpos")]
    pub position: String,
    /// Khalifa's game: whether an ordo may have gaps
    #[arg(long, value_enum)]
    pub spacing: Option<SpacingChoice>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The two readings of K7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum SpacingChoice {
    /// Empty squares may lie between the pieces (the usual)
    Gaps,
    /// The pieces must stand on neighbouring squares
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

impl Common {
    /// The position that was asked for.
    pub fn position<P: Board>(&self) -> Result<P, Failure> {
        self.read(&self.position)
    }

    /// Reads a position under the options that were asked for.
    pub fn read<P: Board>(&self, text: &str) -> Result<P, Failure> {
        let position: P = read_position(text)?;
        match self.spacing {
            None => Ok(position),
            Some(spacing) => position.with_spacing(spacing.into()).ok_or_else(|| {
                Failure::Input(format!(
                    "--spacing is an option of Khalifa's game, not of {}",
                    P::NAME
                ))
            }),
        }
    }
}

/// Reads a position string, or `startpos`.
pub(crate) fn read_position<P: Rules>(text: &str) -> Result<P, Failure> {
    if text.trim() == "startpos" {
        return Ok(P::start());
    }
    text.parse()
        .map_err(|error| other_game(text, P::NAME).unwrap_or_else(|| Failure::input(error)))
}

/// A hint, if a position string can only be of another game than `expected`, however impossible the position.
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
            "this is a position of the game {game}, not of {expected}: add --game {game}"
        ))
    })
}
