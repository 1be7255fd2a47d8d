//! The languages of the program, and its texts.

use std::env;

use clap::ValueEnum;

mod catalogue;
mod source;
mod texts;

#[cfg(test)]
mod laws;

pub(crate) use texts::{Texts, list, number, text};

/// A language of the program.
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
    pub(crate) const ALL: [Language; 4] = [Language::En, Language::Fr, Language::Es, Language::De];

    /// Two-letter code, as in `--lang`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::De => "de",
        }
    }

    /// The given language, else that of the environment, else English.
    pub(crate) fn choose(given: Option<Language>) -> Language {
        given
            .or_else(Language::of_environment)
            .unwrap_or(Language::En)
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
