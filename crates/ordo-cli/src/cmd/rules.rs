//! `ordo rules`

use std::env;
use std::io::Write;

use clap::ValueEnum;
use ordo_rules::RuleSet;
use serde::Serialize;

use crate::failure::Failure;
use crate::game::rule_set;
use crate::json::write_line;

/// Print the rules, with diagrams and credits
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Language; by default that of the environment, else English
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A language the rules are available in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Français
    Fr,
    /// Español
    Es,
    /// Deutsch
    De,
}

impl Language {
    /// All languages.
    const ALL: [Language; 4] = [Language::En, Language::Fr, Language::Es, Language::De];

    /// Two-letter code, as in `--lang`.
    fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::De => "de",
        }
    }

    /// The language of a locale such as `fr_CA.UTF-8`.
    fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.get(..2)?;
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    fn of_environment() -> Option<Language> {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let locale = variables
            .iter()
            .filter_map(|name| env::var(name).ok())
            .find(|value| !value.is_empty())?;
        Language::of_locale(&locale)
    }
}

/// The rules of a game in a language.
fn text(game: RuleSet, language: Language) -> &'static str {
    macro_rules! texts {
        ($name:literal) => {
            match language {
                Language::En => include_str!(concat!(
                    "../../../../web/features/rules/texts/",
                    $name,
                    ".en.txt"
                )),
                Language::Fr => include_str!(concat!(
                    "../../../../web/features/rules/texts/",
                    $name,
                    ".fr.txt"
                )),
                Language::Es => include_str!(concat!(
                    "../../../../web/features/rules/texts/",
                    $name,
                    ".es.txt"
                )),
                Language::De => include_str!(concat!(
                    "../../../../web/features/rules/texts/",
                    $name,
                    ".de.txt"
                )),
            }
        };
    }
    match game {
        RuleSet::Stein => texts!("stein"),
        RuleSet::Khalifa => texts!("khalifa"),
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let language = args
        .lang
        .or_else(Language::of_environment)
        .unwrap_or(Language::En);
    let text = text(args.game, language);
    if args.json {
        #[derive(Serialize)]
        struct Answer {
            game: &'static str,
            lang: &'static str,
            text: &'static str,
        }
        let (game, lang) = (args.game.name(), language.code());
        return write_line(out, &Answer { game, lang, text });
    }
    Ok(out.write_all(text.as_bytes())?)
}
