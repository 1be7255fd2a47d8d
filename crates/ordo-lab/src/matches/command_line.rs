/// Splits a command line at white space, except within single or double quotes. A backslash has no special meaning, because
/// Windows paths contain it. `None` if a quote is not closed.
pub fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// Splits `command,name=value,…` at the first unquoted comma that is followed by a name and `=`.
pub(super) fn split_options(line: &str) -> (&str, &str) {
    let mut quote = None;
    for (at, c) in line.char_indices() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == ',' => {
                let rest = &line[at + 1..];
                let after_name = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                if after_name.len() < rest.len() && after_name.starts_with('=') {
                    return (&line[..at], rest);
                }
            }
            _ => (),
        }
    }
    (line, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_follow_the_command() {
        for (line, command, options) in [
            ("ordo ugi", "ordo ugi", ""),
            ("ordo ugi,movetime=50", "ordo ugi", "movetime=50"),
            (
                "e --a=1,2 x,nodes=5,depth=3",
                "e --a=1,2 x",
                "nodes=5,depth=3",
            ),
            ("'my,nodes=3' x", "'my,nodes=3' x", ""),
            ("\"it's\",depth=9", "\"it's\"", "depth=9"),
            ("a,=3,b", "a,=3,b", ""),
            (",nodes=1", "", "nodes=1"),
            ("é,é=3", "é,é=3", ""),
        ] {
            assert_eq!(split_options(line), (command, options), "{line}");
        }
    }

    #[test]
    fn quoted_words_are_kept_together() {
        let split = |line| words(line).unwrap();
        assert_eq!(split(" ordo  ugi "), ["ordo", "ugi"]);
        assert_eq!(split("sh -c 'echo \"a b\"'"), ["sh", "-c", "echo \"a b\""]);
        assert_eq!(split("a\"b c\"d ''"), ["ab cd", ""]);
        assert_eq!(split(""), [""; 0]);
        assert_eq!(words("an 'open quote"), None);
    }
}
