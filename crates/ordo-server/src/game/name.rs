//! Names of players, as others may see them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{
    GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeEmoji,
    UnicodeGeneralCategory,
};
use unicode_width::UnicodeWidthStr;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// The widest name, in columns of a terminal: a Chinese character takes two.
const WIDEST: usize = 24;

/// Marks that one letter may carry, which is as many as any language writes; more of them grow over the lines above and below.
const MARKS: usize = 3;

/// A name from outside as others may see it: one line of visible characters in Unicode's form NFKC, without those that turn
/// the text around them, that look like nothing, that pile up, or that are wider or taller than a letter. Nothing is left of
/// a name that has none.
pub(crate) fn clean(name: &str) -> String {
    let mut seen = String::new();
    let (mut last, mut marks) = (' ', 0);
    // A long text is not walked through for a short name.
    let start: String = name.chars().take(8 * LONGEST).collect();
    let mut rest = start.nfkc().peekable();
    while let Some(c) = rest.next() {
        if is_combining_mark(c) {
            // A mark needs a letter to stand on.
            if is_shown(c) && !last.is_whitespace() && marks < MARKS {
                seen.push(c);
                marks += 1;
            }
            continue;
        }
        let joins = is_joiner(c) && is_joined(last) && rest.peek().copied().is_some_and(is_joined);
        if joins || is_shown(c) {
            seen.push(c);
            last = c;
            marks = 0;
        }
    }
    let words: Vec<&str> = seen.split_whitespace().collect();
    let mut short: String = words.join(" ").chars().take(LONGEST).collect();
    while short.width() > WIDEST {
        short.pop();
    }
    short
        .trim_end_matches(|c: char| c.is_whitespace() || is_joiner(c))
        .to_owned()
}

/// Letters, marks, digits, common punctuation and emoji. Other symbols, and the signs of scripts that nobody writes any more,
/// may be as wide as a line (U+FDFD, U+12031) or empty (U+1D159).
fn is_shown(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_graphic() || c.is_whitespace();
    }
    if is_unseen(c) || is_joiner(c) {
        return false;
    }
    let is_historic = matches!(c, '\u{10000}'..='\u{107ff}' | '\u{12000}'..='\u{1467f}');
    match c.general_category() {
        Category::EnclosingMark => false,
        Category::OtherLetter | Category::ModifierLetter => !is_historic,
        category => match c.general_category_group() {
            Group::Letter | Group::Mark => !is_historic && !is_musical(c),
            Group::Number => category == Category::DecimalNumber,
            // The rest of the punctuation has dashes of three letters' width and page ornaments.
            Group::Punctuation => {
                c <= '\u{203a}' || ('\u{3001}'..='\u{301f}').contains(&c) || c == '\u{30fb}'
            }
            Group::Symbol => {
                c <= '\u{ff}' || category == Category::CurrencySymbol || c.is_emoji_char()
            }
            _ => c.is_whitespace(),
        },
    }
}

/// Musical notation: noteheads, stems and flags that join into one tall sign.
fn is_musical(c: char) -> bool {
    matches!(c, '\u{1d000}'..='\u{1d24f}')
}

/// What joins or parts the letters beside it, in scripts that need it, and makes one picture of several.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Letters and pictures that may be joined: not those of scripts in which nothing would be seen of it.
fn is_joined(c: char) -> bool {
    c >= '\u{590}' && is_shown(c) && !c.is_whitespace()
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
    use super::*;

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
                "x\u{301}\u{302}\u{303}\u{304}\u{305}f\u{301}",
                "x\u{301}\u{302}\u{303}f\u{301}",
            ),
            // one form for what looks the same
            ("e\u{301} ﬁ Ａ 𝓐 ①", "é fi A A 1"),
            // wide, tall and empty signs
            ("Ada \u{fdfd}", "Ada"),
            ("\u{1d159}\u{1d165}Ada\u{1d158}", "Ada"),
            ("\u{12031}\u{1242b}\u{13000}\u{a9c5}\u{2e3b}\u{ff5e}x", "~x"),
            (
                "\u{301}\u{301} \u{301}x\u{fdfd}\u{301}\u{301}\u{301}\u{301}",
                "x\u{301}\u{301}\u{301}",
            ),
            ("a\u{489}b\u{20dd}c\u{a670}", "abc"),
            ("\u{fdfa}", "صلى الله عليه وسلم"),
            ("\u{3f0}\u{2603}\u{265e}\u{1f0a1}", "\u{3ba}\u{2603}"),
            // what people write
            ("D’Artagnan · «Æ» – ¿¡€§°", "D’Artagnan · «Æ» – ¿¡€§°"),
            ("Ngô Thị Hồng 한글 עברית", "Ngô Thị Hồng 한글 עברית"),
            ("ဪမြန်မာ ไทย हिन्दी", "ဪမြန်မာ ไทย हिन्दी"),
            ("王王王王王王王王王王王王王王", "王王王王王王王王王王王王"),
            (
                "\u{1f600}\u{1f1eb}\u{1f1f7}\u{2665}",
                "\u{1f600}\u{1f1eb}\u{1f1f7}\u{2665}",
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

    #[test]
    fn whatever_the_character_the_name_stays_small() {
        // All letters and signs but the rare ideographs of the second plane, and what comes after them.
        for c in ('\0'..='\u{1ffff}').chain('\u{e0000}'..='\u{e01ff}') {
            let cleaned = clean(&format!("{c}x{}", String::from(c).repeat(30)));
            let length = cleaned.chars().count();
            assert!(length <= LONGEST && cleaned.width() <= WIDEST, "{c:?}");
            assert_eq!(clean(&cleaned), cleaned, "{c:?} is cleaned at once");
        }
    }
}
