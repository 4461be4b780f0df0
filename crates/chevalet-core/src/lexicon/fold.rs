//! From written words to letters: case and accents dropped, ligatures opened.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The first character that is no letter A to Z in any dress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a letter")]
pub struct NotALetter(pub char);

/// The letters of a word, 1 to 26: `œuvre` and `OEUVRE` are the same.
///
/// Case, accents and ligatures go; anything else that is not a letter is refused.
pub fn fold(word: &str) -> Result<Vec<u8>, NotALetter> {
    let letter = |character: char| letter(character).ok_or(NotALetter(character));
    if word.is_ascii() {
        word.chars().map(letter).collect()
    } else {
        plain(word).chars().map(letter).collect()
    }
}

/// A text without accents and ligatures; its case and its other characters stay.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for character in text
        .nfd()
        .filter(|&character| !is_combining_mark(character))
    {
        match character {
            'œ' => plain.push_str("oe"),
            'Œ' => plain.push_str("OE"),
            'æ' => plain.push_str("ae"),
            'Æ' => plain.push_str("AE"),
            _ => plain.push(character),
        }
    }
    plain
}

fn letter(character: char) -> Option<u8> {
    let upper = character.to_ascii_uppercase();
    upper.is_ascii_uppercase().then(|| upper as u8 - b'A' + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dress_is_dropped() {
        for word in ["OEUVRE", "œuvre", "Œuvre", "oeuvré", "oeuvre\u{301}"] {
            assert_eq!(fold(word), Ok(vec![15, 5, 21, 22, 18, 5]), "{word}");
        }
        assert_eq!(fold("æÇÿ"), Ok(vec![1, 5, 3, 25]));
    }

    #[test]
    fn what_is_no_letter_is_named() {
        assert_eq!(fold("arc-en-ciel"), Err(NotALetter('-')));
        assert_eq!(fold("ßa"), Err(NotALetter('ß')));
        assert_eq!(fold("été?"), Err(NotALetter('?')));
    }
}
