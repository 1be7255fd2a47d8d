/// The longest name.
const LONGEST: usize = 24;

/// A name from outside as others may see it: one line of visible characters, without those that turn the text around
/// them. Nothing is left of a name that has none.
pub(crate) fn clean(name: &str) -> String {
    let visible = |c: &char| {
        let invisible = matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
        !invisible && (!c.is_control() || c.is_whitespace())
    };
    // A long text is not walked through for a short name.
    let text: String = name.chars().take(8 * LONGEST).filter(visible).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn names_are_one_line_of_visible_characters() {
        for (name, cleaned) in [
            ("Ada", "Ada"),
            ("  Ada \n\t Lovelace ", "Ada Lovelace"),
            ("<script>alert(1)</script>", "<script>alert(1)</script"),
            ("\u{202e}evil\u{200b}", "evil"),
            ("\0\u{7}", ""),
            ("Åsa Öberg 王", "Åsa Öberg 王"),
            (
                "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                "aaaaaaaaaaaaaaaaaaaaaaaa",
            ),
        ] {
            assert_eq!(clean(name), cleaned);
        }
        assert_eq!(clean(&"x ".repeat(1_000_000)).chars().count(), 23);
    }
}
