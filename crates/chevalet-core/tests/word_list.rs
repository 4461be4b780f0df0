//! Word lists as they are found: encodings, line ends, and lines that are no words.

use chevalet_core::lexicon::{Encoding, Reason, WordList, WordListError, build};
use proptest::prelude::*;

fn words(bytes: &[u8]) -> Vec<String> {
    let text = |word: &Vec<u8>| word.iter().map(|&letter| char::from(letter + 64)).collect();
    WordList::read(bytes)
        .unwrap()
        .words
        .iter()
        .map(text)
        .collect()
}

fn dropped(bytes: &[u8]) -> Vec<(Reason, usize)> {
    let list = WordList::read(bytes).unwrap();
    list.dropped
        .iter()
        .map(|dropped| (dropped.reason, dropped.count))
        .collect()
}

#[test]
fn every_encoding_gives_the_same_words() {
    let expected = ["ETE", "OEUVRE"];
    let utf16: Vec<u8> = "\u{feff}été\nœuvre"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let utf16_big: Vec<u8> = "\u{feff}été\nœuvre"
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect();
    for (bytes, encoding) in [
        ("œuvre\nété\n".as_bytes(), Encoding::Utf8),
        ("\u{feff}œuvre\r\nété".as_bytes(), Encoding::Utf8),
        ("œuvre\rété\u{1a}".as_bytes(), Encoding::Utf8),
        (b"\xe9t\xe9\n\x9cuvre\n", Encoding::Western),
        (b"\xe9t\xe9\n\xbduvre\n", Encoding::Western),
        (&utf16, Encoding::Utf16),
        (&utf16_big, Encoding::Utf16),
    ] {
        assert_eq!(words(bytes), expected);
        assert_eq!(WordList::read(bytes).unwrap().encoding, encoding);
    }
}

#[test]
fn what_is_dropped_is_counted_by_reason_with_its_lines() {
    let text = "# list of words\n\nAS\nas\nA\nAU FAIT\nARC-EN-CIEL\r\nSA\nÉTÉ\nCOTE\ncôté\nBA\nCA\nAAAAAAAAAAAAAAAAAAAAAA\n";
    let list = WordList::read(text.as_bytes()).unwrap();
    assert_eq!(list.lines, 13);
    assert_eq!(
        words(text.as_bytes()),
        ["AS", "BA", "CA", "COTE", "ETE", "SA"]
    );
    let examples: Vec<_> = list
        .dropped
        .iter()
        .flat_map(|dropped| {
            dropped
                .examples
                .iter()
                .map(|(line, text)| (dropped.reason, *line, text.as_str()))
        })
        .collect();
    assert_eq!(
        examples,
        [
            (Reason::Comment, 1, "# list of words"),
            (Reason::Columns, 6, "AU FAIT"),
            (Reason::NotLetters, 7, "ARC-EN-CIEL"),
            (Reason::TooShort, 5, "A"),
            (Reason::TooLong, 14, "AAAAAAAAAAAAAAAAAAAAAA"),
            (Reason::Duplicate, 4, "as"),
            (Reason::Duplicate, 11, "côté"),
        ]
    );
}

#[test]
fn the_same_letters_twice_are_one_word() {
    assert_eq!(
        dropped("pécher\npêcher\nPECHER\n".as_bytes()),
        [(Reason::Duplicate, 2)]
    );
}

#[test]
fn a_file_that_is_no_list_is_refused() {
    assert_eq!(WordList::read(b""), Err(WordListError::Empty));
    assert_eq!(WordList::read(b" \n\r\n"), Err(WordListError::Empty));
    assert_eq!(
        WordList::read(b"AS\n\0SA"),
        Err(WordListError::NotText { at: 3 })
    );
    assert_eq!(
        WordList::read(b"\xff\xfeA"),
        Err(WordListError::NotText { at: 2 })
    );
    let columns = WordList::read(b"AS;2\nSA;2\nBA\n");
    assert!(matches!(
        columns,
        Err(WordListError::FewWords {
            words: 1,
            lines: 3,
            ..
        })
    ));
    // As many words as other lines: the benefit of the doubt.
    assert_eq!(words(b"AS;2\nSA\n"), ["SA"]);
    let comments = WordList::read(b"# nothing\n# else\n");
    assert!(matches!(
        comments,
        Err(WordListError::FewWords { words: 0, .. })
    ));
}

proptest! {
    #[test]
    fn arbitrary_bytes_are_refused_or_compiled(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        if let Ok(list) = WordList::read(&bytes) {
            prop_assert!(build(&list.words).is_ok());
        }
    }

    #[test]
    fn no_line_is_lost(lines in prop::collection::vec("[a-zé #;-]{0,6}|[A-Z]{2,5}", 1..40)) {
        let text = lines.join("\n");
        let (counted, kept, lost) = match WordList::read(text.as_bytes()) {
            Ok(list) => (list.lines, list.words.len(), list.dropped),
            Err(WordListError::FewWords { words, lines, dropped }) => (lines, words, dropped),
            Err(_) => return Ok(()),
        };
        let lost: usize = lost.iter().map(|dropped| dropped.count).sum();
        prop_assert_eq!(counted, kept + lost);
        prop_assert_eq!(counted, lines.iter().filter(|line| !line.trim().is_empty()).count());
    }
}
