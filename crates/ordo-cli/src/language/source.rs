//! The catalogues of the web app as Rust values. A catalogue is a JavaScript module with one flat object of texts and plural
//! forms, as `web/i18n/i18n.js` documents.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

/// A text, or its plural forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Text(String),
    Plural { one: String, other: String },
}

/// Reads the entries of a module; `None` if it is not of the documented form.
pub(super) fn entries(module: &str) -> Option<Vec<(String, Entry)>> {
    let (_, body) = module.split_once("= {")?;
    let mut reader = Reader { rest: body };
    let mut entries = Vec::new();
    loop {
        reader.skip_blanks();
        if reader.take("}") {
            return Some(entries);
        }
        if reader.take("...") {
            reader.word()?;
        } else {
            let key = reader.string()?;
            reader.expect(":")?;
            entries.push((key, reader.entry()?));
        }
        reader.skip_blanks();
        if !reader.take(",") {
            reader.expect("}")?;
            return Some(entries);
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        loop {
            self.rest = self.rest.trim_start();
            let Some(comment) = self.rest.strip_prefix("//") else {
                return;
            };
            self.rest = comment.split_once('\n').map_or("", |(_, rest)| rest);
        }
    }

    fn take(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Option<()> {
        self.skip_blanks();
        self.take(token).then_some(())
    }

    fn word(&mut self) -> Option<String> {
        self.skip_blanks();
        let end = self.rest.find(|c: char| !c.is_alphanumeric())?;
        let (word, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        (!word.is_empty()).then(|| word.to_owned())
    }

    /// A string in double quotes. Its escapes are those of JSON.
    fn string(&mut self) -> Option<String> {
        self.skip_blanks();
        let mut escaped = false;
        let mut characters = self.rest.char_indices();
        if characters.next()?.1 != '"' {
            return None;
        }
        let end = characters.find(|&(_, c)| {
            let closes = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        })?;
        let (literal, rest) = self.rest.split_at_checked(end.0 + 1)?;
        self.rest = rest;
        serde_json::from_str(literal).ok()
    }

    fn entry(&mut self) -> Option<Entry> {
        self.skip_blanks();
        if !self.take("{") {
            return self.string().map(Entry::Text);
        }
        let (mut one, mut other) = (None, None);
        loop {
            self.skip_blanks();
            if self.take("}") {
                break;
            }
            let form = self.word()?;
            self.expect(":")?;
            let text = self.string()?;
            match form.as_str() {
                "one" => one = Some(text),
                "other" => other = Some(text),
                _ => {}
            }
            self.skip_blanks();
            self.take(",");
        }
        let other = other?;
        Some(Entry::Plural {
            one: one.unwrap_or_else(|| other.clone()),
            other,
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn modules_are_read() {
        let module = "/** x @type {Y} */\nconst a = {\n  \"k.a\": \"say \\\"hi\\\" {n}\",\n  // note\n  \"k.b\":\n    \
                      \"long\\u00ad\",\n  \"k.c\": { one: \"{count} move\", other: \"{count} moves\" },\n  ...play,\n};\n\
                      export default a;\n";
        let text = |text: &str| Entry::Text(text.to_owned());
        let plural = Entry::Plural {
            one: "{count} move".into(),
            other: "{count} moves".into(),
        };
        let expected = [
            ("k.a".to_owned(), text("say \"hi\" {n}")),
            ("k.b".to_owned(), text("long\u{ad}")),
            ("k.c".to_owned(), plural),
        ];
        assert_eq!(entries(module).unwrap(), expected);
        for broken in [
            "",
            "const a = {",
            "const a = { k: \"x\" }",
            "= {\"k\" \"x\"}",
        ] {
            assert_eq!(entries(broken), None, "{broken}");
        }
    }
}
