//! `ordo rules`

use std::io::Write;

use ordo_rules::RuleSet;
use serde::Serialize;

use crate::failure::Failure;
use crate::game::rule_set;
use crate::json::write_line;
use crate::language::Language;

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
    let language = Language::choose(args.lang);
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
