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
    if let Some(letters) = word.bytes().map(ascii_letter).collect() {
        return Ok(letters);
    }
    let mut letters = Vec::with_capacity(word.len());
    for character in word.nfd() {
        match character {
            'œ' | 'Œ' => letters.extend([15, 5]),
            'æ' | 'Æ' => letters.extend([1, 5]),
            _ if is_combining_mark(character) => {}
            _ => letters.push(letter(character).ok_or(NotALetter(character))?),
        }
    }
    Ok(letters)
}

fn letter(character: char) -> Option<u8> {
    u8::try_from(character).ok().and_then(ascii_letter)
}

fn ascii_letter(byte: u8) -> Option<u8> {
    byte.is_ascii_alphabetic()
        .then(|| byte.to_ascii_uppercase() - b'A' + 1)
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
