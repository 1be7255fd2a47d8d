/// Splits a command line into words: blanks part them, unless they stand in single or double quotes. A backslash stands for
/// itself, as paths of some systems need it. `None` if a quote is not closed.
pub(super) fn words(line: &str) -> Option<Vec<String>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_quotes() {
        let split = |line| words(line).unwrap();
        assert_eq!(split(" ordo  ugi "), ["ordo", "ugi"]);
        assert_eq!(split("sh -c 'echo \"a b\"'"), ["sh", "-c", "echo \"a b\""]);
        assert_eq!(split("a\"b c\"d ''"), ["ab cd", ""]);
        assert_eq!(split(""), [""; 0]);
        assert_eq!(words("an 'open quote"), None);
    }
}
