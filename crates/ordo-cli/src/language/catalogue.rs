//! The texts of one language: those shared with the web app, and those of the terminal.

use std::collections::HashMap;

use super::Language;
use super::source::{Entry, entries};

macro_rules! web {
    ($language:literal) => {
        [
            include_str!(concat!("../../../../web/i18n/", $language, "/app.js")),
            include_str!(concat!("../../../../web/i18n/", $language, "/play.js")),
            include_str!(concat!("../../../../web/i18n/", $language, "/study.js")),
            include_str!(concat!("../../../../web/i18n/", $language, "/messages.js")),
            include_str!(concat!("../../../../web/i18n/", $language, "/online.js")),
        ]
    };
}

/// The modules of the web app.
fn web(language: Language) -> [&'static str; 5] {
    match language {
        Language::En => web!("en"),
        Language::Fr => web!("fr"),
        Language::Es => web!("es"),
        Language::De => web!("de"),
    }
}

/// The module with the texts of the terminal.
pub(super) fn terminal(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("terminal/en.js"),
        Language::Fr => include_str!("terminal/fr.js"),
        Language::Es => include_str!("terminal/es.js"),
        Language::De => include_str!("terminal/de.js"),
    }
}

/// All entries of a language. A module that cannot be read has none; the tests read all of them.
pub(super) fn load(language: Language) -> HashMap<String, Entry> {
    let modules = web(language).into_iter().chain([terminal(language)]);
    let all = modules.map(|module| entries(module).unwrap_or_default());
    all.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_is_read() {
        for language in Language::ALL {
            for module in web(language).into_iter().chain([terminal(language)]) {
                let read = entries(module).unwrap_or_else(|| panic!("{language:?}: {module}"));
                assert!(read.len() > 20, "{language:?}: {}", read.len());
            }
        }
    }
}
