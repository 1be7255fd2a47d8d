use std::collections::HashMap;

use ordo_describe::{Arg, Message, outcome_message};
use ordo_rules::{Color, Outcome};

use super::source::Entry;
use super::{Language, catalogue};

/// The texts of one language.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    language: Language,
    entries: HashMap<String, Entry>,
}

/// A text as an argument.
#[expect(
    clippy::needless_pass_by_value,
    reason = "squares are copied, and read better so"
)]
pub(crate) fn text(value: impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

/// A number as an argument.
pub(crate) fn number(value: usize) -> Arg {
    Arg::Number(value as u64)
}

/// A list as an argument.
pub(crate) fn list<S: ToString>(items: impl IntoIterator<Item = S>) -> Arg {
    Arg::Squares(items.into_iter().map(|item| item.to_string()).collect())
}

impl Texts {
    /// The texts of a language.
    pub(crate) fn new(language: Language) -> Texts {
        Texts {
            language,
            entries: catalogue::load(language),
        }
    }

    /// All texts.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = &str> {
        self.entries.values().flat_map(|entry| match entry {
            Entry::Text(text) => vec![text.as_str()],
            Entry::Plural { one, other } => vec![one.as_str(), other.as_str()],
        })
    }

    /// A text without arguments; a missing key is returned as it is.
    pub(crate) fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with arguments. Plural forms follow the argument `count`, or the length of a list.
    pub(crate) fn with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        match self.entries.get(key) {
            None => key.to_owned(),
            Some(Entry::Text(text)) => self.fill(text, args),
            Some(Entry::Plural { one, other }) => {
                let form = if self.is_one(args) { one } else { other };
                self.fill(form, args)
            }
        }
    }

    /// The name of a side.
    pub(crate) fn side(&self, color: Color) -> String {
        self.get(&format!("seat.{}", color.letter()))
    }

    /// The sentence for an outcome.
    pub(crate) fn outcome(&self, outcome: Outcome) -> String {
        self.say(&outcome_message(outcome))
    }

    /// The sentence for a message of the rules.
    pub(crate) fn say(&self, message: &Message) -> String {
        let mut args: Vec<(&str, Arg)> = Vec::new();
        for (&name, value) in &message.args {
            let value = match value {
                Arg::Text(found) if name == "found" && found.is_empty() => {
                    Arg::Text(self.get("message.end"))
                }
                Arg::Text(found) if name == "found" => {
                    Arg::Text(self.with("message.quoted", &[("text", text(found))]))
                }
                value => value.clone(),
            };
            args.push((name, value));
        }
        let cause = message.cause.as_ref().map(|cause| self.say(cause));
        args.push(("cause", Arg::Text(cause.unwrap_or_default())));
        self.with(message.code, &args).trim().to_owned()
    }

    /// The sentence preceded by the number of the rule.
    pub(crate) fn say_with_rule(&self, message: &Message) -> String {
        let sentence = self.say(message);
        match message.rule {
            Some(rule) => self.with(
                "message.rule",
                &[("rule", text(rule)), ("text", text(sentence))],
            ),
            None => sentence,
        }
    }

    fn is_one(&self, args: &[(&str, Arg)]) -> bool {
        let count = args.iter().find(|(name, _)| *name == "count");
        let count = count.or_else(|| {
            let mut lists = args.iter();
            lists.find(|(_, value)| matches!(value, Arg::Squares(_)))
        });
        let count = match count {
            Some((_, Arg::Number(number))) => *number,
            Some((_, Arg::Squares(items))) => items.len() as u64,
            _ => return false,
        };
        count == 1 || count == 0 && self.language == Language::Fr
    }

    /// Inserts arguments: `{name}`, `{name:form}` for the entry `form.<value>`, and a capital for a capitalized result.
    fn fill(&self, text: &str, args: &[(&str, Arg)]) -> String {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, hole)) = rest.split_once('{') {
            filled += before;
            let Some((inner, after)) = hole.split_once('}') else {
                filled.push('{');
                rest = hole;
                continue;
            };
            rest = after;
            let (name, form) = match inner.split_once(':') {
                Some((name, form)) => (name, Some(form)),
                None => (inner, None),
            };
            let capital = name.starts_with(|c: char| c.is_uppercase());
            let lower = with_first(name, |c| c.to_lowercase().collect());
            let Some((_, value)) = args.iter().find(|(known, _)| *known == lower) else {
                filled.push('{');
                filled += inner;
                filled.push('}');
                continue;
            };
            let words = self.show(value);
            let words = match form {
                Some(form) => self.get(&format!("{form}.{words}")),
                None => words,
            };
            if capital {
                filled += &with_first(&words, |c| c.to_uppercase().collect());
            } else {
                filled += &words;
            }
        }
        filled += rest;
        // A terminal does not hyphenate.
        filled.replace('\u{ad}', "")
    }

    fn show(&self, value: &Arg) -> String {
        match value {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Squares(items) => self.join(items),
        }
    }

    /// A list in the format of the language: "h3, h4 and i4".
    pub(crate) fn join(&self, items: &[String]) -> String {
        let Some((last, first)) = items.split_last() else {
            return String::new();
        };
        if first.is_empty() {
            return last.clone();
        }
        let and = match self.language {
            Language::En => "and",
            Language::Fr => "et",
            Language::Es if last.starts_with(['i', 'I']) => "e",
            Language::Es => "y",
            Language::De => "und",
        };
        format!("{} {and} {last}", first.join(", "))
    }
}

fn with_first(word: &str, change: impl Fn(char) -> String) -> String {
    let mut characters = word.chars();
    match characters.next() {
        Some(first) => change(first) + characters.as_str(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use ordo_describe::Describe;
    use ordo_rules::Reason;
    use ordo_rules::stein::Position;

    use super::*;

    #[test]
    fn messages_are_sentences_in_every_language() {
        let error = Position::start()
            .explain("a3:b3-a5".parse().unwrap())
            .unwrap_err();
        let message = Position::illegal_message(&error);
        let say = |language| Texts::new(language).say_with_rule(&message);
        assert_eq!(
            say(Language::En),
            "S5: Your pieces on a5 and b5 would be cut off from the group."
        );
        assert!(say(Language::De).contains("a5 und b5"));
        assert!(say(Language::Fr).contains("a5 et b5"));
        assert!(say(Language::Es).contains("a5 y b5"));
    }

    #[test]
    fn outcomes_name_the_winner() {
        let outcome = Outcome::win(Color::White, Reason::HomeRow);
        let say = |language| Texts::new(language).outcome(outcome);
        assert_eq!(say(Language::En), "White reaches the home row and wins.");
        assert!(say(Language::Fr).starts_with("Les Blancs"));
    }

    #[test]
    fn plurals_and_lists_follow_the_language() {
        let squares = |items: &[&str]| list(items.iter().copied());
        let spanish = Texts::new(Language::Es);
        assert_eq!(spanish.show(&squares(&["h3", "i4"])), "h3 e i4");
        let english = Texts::new(Language::En);
        let moves = |count| english.with("home.continue.moves", &[("count", number(count))]);
        assert_eq!((moves(1), moves(2)), ("1 move".into(), "2 moves".into()));
        assert_eq!(english.get("no.such.key"), "no.such.key");
        assert_eq!(english.fill("{a {b}", &[]), "{a {b}");
    }
}
