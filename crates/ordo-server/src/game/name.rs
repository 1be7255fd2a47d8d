//! Sanitizing the names of players.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{
    GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeEmoji,
    UnicodeGeneralCategory,
};
use unicode_width::UnicodeWidthStr;

/// Maximum length of a name in characters.
const MAX_CHARS: usize = 24;

/// Maximum width of a name in columns of a terminal; a Chinese character takes two.
const MAX_WIDTH: usize = 24;

/// Maximum number of combining marks on one letter. No language needs more, and more would cover neighbouring lines.
const MAX_MARKS: usize = 3;

/// A player's name, sanitized for display to others: one line of visible characters in Unicode's form NFKC, without characters
/// that change the text direction, are invisible, pile up, or are wider or taller than a letter. The result may be empty.
pub(crate) fn clean(name: &str) -> String {
    let mut kept = String::new();
    let (mut last, mut marks) = (' ', 0);
    // Bounds the work on long texts.
    let start: String = name.chars().take(8 * MAX_CHARS).collect();
    let mut rest = start.nfkc().peekable();
    while let Some(c) = rest.next() {
        if is_combining_mark(c) {
            // A mark needs a letter before it.
            if is_allowed(c) && !last.is_whitespace() && marks < MAX_MARKS {
                kept.push(c);
                marks += 1;
            }
            continue;
        }
        let joins =
            is_joiner(c) && is_joinable(last) && rest.peek().copied().is_some_and(is_joinable);
        if joins || is_allowed(c) {
            kept.push(c);
            last = c;
            marks = 0;
        }
    }
    let words: Vec<&str> = kept.split_whitespace().collect();
    let mut short: String = words.join(" ").chars().take(MAX_CHARS).collect();
    while short.width() > MAX_WIDTH {
        short.pop();
    }
    short
        .trim_end_matches(|c: char| c.is_whitespace() || is_joiner(c))
        .to_owned()
}

/// Returns `true` for letters, marks, digits, common punctuation and emoji. Other symbols and the signs of historic scripts may
/// be as wide as a line (U+FDFD, U+12031) or empty (U+1D159).
fn is_allowed(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_graphic() || c.is_whitespace();
    }
    if is_invisible(c) || is_joiner(c) {
        return false;
    }
    let is_historic = matches!(c, '\u{10000}'..='\u{107ff}' | '\u{12000}'..='\u{1467f}');
    match c.general_category() {
        Category::EnclosingMark => false,
        Category::OtherLetter | Category::ModifierLetter => !is_historic,
        category => match c.general_category_group() {
            Group::Letter | Group::Mark => !is_historic && !is_musical(c),
            Group::Number => category == Category::DecimalNumber,
            // Other punctuation includes very wide dashes and page ornaments.
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

/// Zero-width joiner and non-joiner, which some scripts and emoji need.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Returns `true` for characters next to which a joiner has a visible effect.
fn is_joinable(c: char) -> bool {
    c >= '\u{590}' && is_allowed(c) && !c.is_whitespace()
}

/// Returns `true` for invisible characters, and for those that change the direction or look of their neighbours.
fn is_invisible(c: char) -> bool {
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
            // Compatibility forms are normalized.
            ("e\u{301} ﬁ Ａ 𝓐 ①", "é fi A A 1"),
            // Wide, tall and empty signs are removed.
            ("Ada \u{fdfd}", "Ada"),
            ("\u{1d159}\u{1d165}Ada\u{1d158}", "Ada"),
            ("\u{12031}\u{1242b}\u{13000}\u{a9c5}\u{2e3b}\u{ff5e}x", "~x"),
            (
                "\u{301}\u{301} \u{301}x\u{fdfd}\u{301}\u{301}\u{301}\u{301}",
                "x\u{301}\u{301}\u{301}",
            ),
            ("a\u{489}b\u{20dd}c\u{a670}", "abc"),
            ("A\u{1d165}d\u{10400}a", "Ada"),
            ("\u{fdfa}", "صلى الله عليه وسلم"),
            ("\u{3f0}\u{2603}\u{265e}\u{1f0a1}", "\u{3ba}\u{2603}"),
            // Common names are unchanged.
            ("D’Artagnan · «Æ» – ¿¡€§°", "D’Artagnan · «Æ» – ¿¡€§°"),
            ("Ngô Thị Hồng 한글 עברית", "Ngô Thị Hồng 한글 עברית"),
            ("ဪမြန်မာ ไทย हिन्दी", "ဪမြန်မာ ไทย हिन्दी"),
            ("王王王王王王王王王王王王王王", "王王王王王王王王王王王王"),
            (
                "\u{1f600}\u{1f1eb}\u{1f1f7}\u{2665}",
                "\u{1f600}\u{1f1eb}\u{1f1f7}\u{2665}",
            ),
            // Thai, Arabic and Hindi marks are limited, not removed.
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
            // Joiners are kept where they have an effect.
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
            ("「王・王」", "「王・王」"),
            // Digits of all scripts, but no other numerals.
            ("\u{663}\u{bf0}\u{969}", "\u{663}\u{969}"),
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
    fn a_name_may_begin_after_many_spaces() {
        assert_eq!(clean(&format!("{}Ada", " ".repeat(100))), "Ada");
    }

    #[test]
    fn names_with_any_character_are_bounded() {
        // All planes with assigned characters, except rare ideographs.
        for c in ('\0'..='\u{1ffff}').chain('\u{e0000}'..='\u{e01ff}') {
            let cleaned = clean(&format!("{c}x{}", String::from(c).repeat(30)));
            let length = cleaned.chars().count();
            assert!(length <= MAX_CHARS && cleaned.width() <= MAX_WIDTH, "{c:?}");
            assert_eq!(clean(&cleaned), cleaned, "cleaning {c:?} twice");
        }
    }
}
