//! ASCII characters in place of all others, for terminals that cannot show them.

use ratatui::buffer::Buffer;

/// Replaces every character of the screen that is not ASCII; the columns stay.
pub(crate) fn reduce(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let symbol = cell.symbol();
        if !symbol.is_ascii() {
            let similar = symbol.chars().next().map_or(' ', similar);
            cell.set_char(similar);
        }
    }
}

/// The most similar ASCII character.
fn similar(c: char) -> char {
    match c {
        '\0'..='\x7f' => c,
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '–' | '—' | '−' => '-',
        '…' => '.',
        '·' => '|',
        '×' => 'x',
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        '¡' => '!',
        '\u{a0}' | '\u{202f}' => ' ',
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ô' | 'ö' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ß' => 's',
        'À' | 'Á' | 'Â' | 'Ä' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' => 'E',
        'Î' | 'Í' => 'I',
        'Ó' | 'Ô' | 'Ö' => 'O',
        'Ú' | 'Û' | 'Ü' => 'U',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Texts};

    #[test]
    fn the_texts_of_all_languages_have_similar_characters() {
        for language in Language::ALL {
            for text in Texts::new(language).all() {
                for c in text.chars().filter(|c| !['?', '¿', '\u{ad}'].contains(c)) {
                    assert_ne!(similar(c), '?', "{c:?} of {text:?}");
                }
            }
        }
    }
}
