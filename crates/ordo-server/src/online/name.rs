/// The longest name.
const LONGEST: usize = 24;

/// Marks that one letter may carry; more of them grow over the lines above and below.
const MARKS: usize = 2;

/// A name from outside as others may see it: one line of visible characters, without those that turn the text around
/// them, that look like nothing, or that pile up. Nothing is left of a name that has none.
pub(crate) fn clean(name: &str) -> String {
    let mut marks = 0;
    let seen = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        !is_unseen(*c) && marks <= MARKS && (!c.is_control() || c.is_whitespace())
    };
    // A long text is not walked through for a short name.
    let text: String = name.chars().take(8 * LONGEST).filter(seen).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    short.trim_end().to_owned()
}

/// Characters that show nothing, or that change the direction or the look of those around them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that are set over and under the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
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
            ("\0\u{7}\u{7f}\u{9b}", ""),
            ("\u{3164}\u{2800}\u{115f}\u{e000}\u{e0041}", ""),
            ("A\u{a0}\u{2003}\u{3000}da\u{2028}x\u{85}y", "A da x y"),
            ("Ada\u{202e}\u{2066}\u{200f}", "Ada"),
            (
                "e\u{301}\u{302}\u{303}\u{304}\u{305}f\u{301}",
                "e\u{301}\u{302}f\u{301}",
            ),
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
