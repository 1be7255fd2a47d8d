use unicode_normalization::char::is_combining_mark;

/// The longest name.
const LONGEST: usize = 24;

/// Marks that one letter may carry, which is as many as any language writes; more of them grow over the lines above and below.
const MARKS: usize = 3;

/// A name from outside as others may see it: one line of visible characters, without those that turn the text around
/// them, that look like nothing, or that pile up. Nothing is left of a name that has none.
pub(crate) fn clean(name: &str) -> String {
    let mut seen = String::new();
    let (mut last, mut marks) = (' ', 0);
    // A long text is not walked through for a short name.
    let mut rest = name.chars().take(8 * LONGEST).peekable();
    while let Some(c) = rest.next() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        let joins = is_joiner(c) && is_joined(last) && rest.peek().copied().is_some_and(is_joined);
        let shows = !is_unseen(c) && !is_joiner(c) && (!c.is_control() || c.is_whitespace());
        if joins || (shows && marks <= MARKS) {
            seen.push(c);
            last = c;
        }
    }
    let words: Vec<&str> = seen.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    short
        .trim_end_matches(|c: char| c.is_whitespace() || is_joiner(c))
        .to_owned()
}

/// What joins or parts the letters beside it, in scripts that need it, and makes one picture of several.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Letters and pictures that may be joined: not those of scripts in which nothing would be seen of it.
fn is_joined(c: char) -> bool {
    c >= '\u{590}' && !is_unseen(c) && !is_joiner(c) && !c.is_whitespace()
}

/// Characters that show nothing, or that change the direction or the look of those around them.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
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
                "e\u{301}\u{302}\u{303}f\u{301}",
            ),
            // as Thai, Arabic and Hindi pile up, and are written
            (
                "\u{e01}\u{e47}\u{e47}\u{e47}\u{e47}\u{e47}",
                "\u{e01}\u{e47}\u{e47}\u{e47}",
            ),
            (
                "\u{628}\u{651}\u{651}\u{651}\u{651}",
                "\u{628}\u{651}\u{651}\u{651}",
            ),
            (
                "\u{921}\u{93c}\u{940}\u{902}",
                "\u{921}\u{93c}\u{940}\u{902}",
            ),
            // a Persian name is parted, a family is joined, and Adam stays Adam
            (
                "\u{645}\u{6cc}\u{200c}\u{62e}",
                "\u{645}\u{6cc}\u{200c}\u{62e}",
            ),
            ("\u{1f468}\u{200d}\u{1f469}", "\u{1f468}\u{200d}\u{1f469}"),
            ("Ad\u{200d}am\u{200c}", "Adam"),
            (
                "\u{645}\u{200d}\u{200d}\u{645}\u{200d} ",
                "\u{645}\u{200d}\u{645}",
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
