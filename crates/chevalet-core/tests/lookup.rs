//! Look-ups agree with a plain search through the list.

use std::collections::BTreeSet;

use chevalet_core::lexicon::{
    Kwg, Lengths, Order, Pattern, PatternError, Rack, RackError, Regex, RegexError, Values, build,
};
use proptest::prelude::*;

const ALL: usize = usize::MAX;

fn letters(word: &str) -> Vec<u8> {
    let letter = |byte| if byte == b'?' { 0 } else { byte - b'A' + 1 };
    word.bytes().map(letter).collect()
}

fn text(word: &[u8]) -> String {
    word.iter()
        .map(|&letter| char::from(letter + b'A' - 1))
        .collect()
}

fn kwg<'a>(words: impl IntoIterator<Item = &'a String>) -> Kwg {
    let words: BTreeSet<_> = words.into_iter().map(|word| letters(word)).collect();
    let words: Vec<_> = words.into_iter().collect();
    Kwg::from_nodes(build(&words).unwrap()).unwrap()
}

fn french() -> Kwg {
    let words = [
        "AS",
        "AVAL",
        "AVALANCHE",
        "BLANCHE",
        "BLANCHES",
        "LA",
        "LAC",
        "MANCHE",
        "SA",
        "SAC",
        "VA",
        "VAL",
    ];
    kwg(&words.map(String::from))
}

fn texts(words: &[Vec<u8>]) -> Vec<String> {
    words.iter().map(|word| text(word)).collect()
}

#[test]
fn hooks_are_the_letters_that_make_words() {
    let hooks = french().hooks(&letters("A"));
    assert_eq!(
        (text(&hooks.before), text(&hooks.after)),
        ("LSV".into(), "S".into())
    );
    let hooks = french().hooks(&letters("BLANCHE"));
    assert_eq!(
        (text(&hooks.before), text(&hooks.after)),
        (String::new(), "S".into())
    );
}

#[test]
fn words_inside_come_longest_first_then_from_the_left() {
    let found = french().inside(&letters("AVALANCHE"), &Lengths::new(2..=21));
    assert_eq!(found, [(0, 4), (1, 3), (1, 2), (3, 2)]);
}

#[test]
fn a_limit_cuts_the_list_and_keeps_the_count() {
    let found = french().ending(&letters("ANCHE"), &Lengths::any(), 2);
    assert_eq!(texts(&found.words), ["AVALANCHE", "BLANCHE"]);
    assert_eq!(found.total, 3);
    let found = french().starting(&letters("A"), &Lengths::any(), 0);
    assert_eq!((found.words.len(), found.total), (0, 3));
}

#[test]
fn jokers_count_no_points_and_stand_in_last() {
    let rack = Rack::new(&letters("AC?")).unwrap();
    let mut values: Values = [1; 27];
    values[usize::from(letters("C")[0])] = 3;
    values[0] = 0;
    let (made, total) = french().made_from(&rack, &Lengths::any(), &values, Order::MostPoints, ALL);
    let made: Vec<_> = made
        .iter()
        .map(|made| (text(&made.word), made.points))
        .collect();
    let expected = [
        ("LAC", 4),
        ("SAC", 4),
        ("AS", 1),
        ("LA", 1),
        ("SA", 1),
        ("VA", 1),
    ];
    assert_eq!(
        made,
        expected.map(|(word, points)| (word.to_string(), points))
    );
    assert_eq!(total, 6);
    assert_eq!(rack.lay(&letters("SAC")), Some(vec![true, false, false]));
    assert_eq!(rack.lay(&letters("SACS")), None);
}

#[test]
fn racks_of_no_tiles_are_refused() {
    assert_eq!(Rack::new(&[27]), Err(RackError::NotATile { tile: 27 }));
    assert_eq!(
        Rack::new(&[1; 256]),
        Err(RackError::TooManyTiles { tiles: 256 })
    );
    let jokers = Rack::new(&[0; 255]).unwrap();
    assert_eq!(french().anagrams(&jokers, ALL).total, 0);
    let (_, total) = french().made_from(&jokers, &Lengths::any(), &[0; 27], Order::Longest, 1);
    assert_eq!(total, 12);
}

#[test]
fn patterns_that_cannot_be_read_say_where() {
    let error = |text| Pattern::parse(text).unwrap_err();
    assert_eq!(
        error("A1"),
        PatternError::UnknownCharacter {
            at: 1,
            character: '1'
        }
    );
    assert_eq!(
        error("É"),
        PatternError::UnknownCharacter {
            at: 0,
            character: 'É'
        }
    );
    assert_eq!(error("A[BC"), PatternError::UnclosedChoice { at: 1 });
    assert_eq!(error("A[B-"), PatternError::UnclosedChoice { at: 1 });
    assert_eq!(error("[]"), PatternError::EmptyChoice { at: 0 });
    assert_eq!(error("[^]"), PatternError::EmptyChoice { at: 0 });
    assert_eq!(error("[^A-Z]"), PatternError::EmptyChoice { at: 0 });
    assert_eq!(error("[Z-A]"), PatternError::EmptyChoice { at: 3 });
    assert_eq!(error(&"?".repeat(64)), PatternError::TooLong);
    assert!(Pattern::parse(&"*".repeat(1000)).is_ok());
}

#[test]
fn a_pattern_of_every_kind_finds_its_words() {
    let found = |pattern| {
        let pattern = Pattern::parse(pattern).unwrap();
        texts(
            &french()
                .matching_pattern(&pattern, &Lengths::any(), ALL)
                .words,
        )
    };
    assert_eq!(found("?A"), ["LA", "SA", "VA"]);
    assert_eq!(found("*[a-m]anche"), ["AVALANCHE", "BLANCHE", "MANCHE"]);
    assert_eq!(found("[^L]A*"), ["MANCHE", "SA", "SAC", "VA", "VAL"]);
    assert_eq!(found("*"), texts(&found_all()));
    assert!(found("").is_empty());
    fn found_all() -> Vec<Vec<u8>> {
        let mut words = Vec::new();
        french().for_each_word(|word| words.push(word.to_vec()));
        words
    }
}

#[test]
fn expressions_that_cannot_be_used_are_refused() {
    assert!(matches!(Regex::parse("A("), Err(RegexError::Syntax { .. })));
    assert!(matches!(
        Regex::parse(r"\p{Greek}"),
        Err(RegexError::Syntax { .. })
    ));
    assert_eq!(
        Regex::parse("(A{1000}){1000}").unwrap_err(),
        RegexError::TooLarge
    );
    // A comment swallows nothing that matters.
    let comment = Regex::parse("(?x)AS # then").unwrap();
    assert_eq!(
        french()
            .matching_regex(&comment, &Lengths::any(), ALL)
            .unwrap()
            .total,
        1
    );
}

fn word_sets() -> impl Strategy<Value = BTreeSet<String>> {
    prop::collection::btree_set(prop_oneof!["[A-D]{1,7}", "[A-Z]{1,7}"], 0..120)
}

fn patterns() -> impl Strategy<Value = String> {
    let item = prop_oneof![
        4 => "[A-D]",
        2 => Just("?".to_string()),
        2 => Just("*".to_string()),
        1 => "\\[[A-D]{1,3}\\]",
        1 => "\\[\\^[A-D]{1,3}\\]",
        1 => "\\[[A-C]-[D-F]\\]",
    ];
    prop::collection::vec(item, 0..7).prop_map(|items| items.concat())
}

fn expressions() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        "[a-dA-D]",
        Just(".".to_string()),
        "\\[[A-D]{1,3}\\]",
        "\\[\\^[A-D]\\]"
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("{a}{b}")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("(?:{a}|{b})")),
            (inner.clone(), "[*+?]").prop_map(|(a, count)| format!("(?:{a}){count}")),
            (inner, 0..3_u8, 0..3_u8)
                .prop_map(|(a, low, more)| format!("(?:{a}){{{low},{}}}", low + more)),
        ]
    })
}

/// Can the tiles make the word? Counted the plain way.
fn makes(rack: &str, word: &str) -> bool {
    let count = |text: &str, letter| text.chars().filter(|&other| other == letter).count();
    let lacking: usize = ('A'..='Z')
        .map(|letter| count(word, letter).saturating_sub(count(rack, letter)))
        .sum();
    lacking <= count(rack, '?')
}

proptest! {
    #[test]
    fn patterns_agree(words in word_sets(), pattern in patterns()) {
        let expression = pattern.replace('?', ".").replace('*', ".*");
        let plain = regex::Regex::new(&format!("^(?:{expression})$")).unwrap();
        let expected: Vec<_> = words.iter().filter(|word| plain.is_match(word)).cloned().collect();
        let pattern = Pattern::parse(&pattern).unwrap();
        let found = kwg(&words).matching_pattern(&pattern, &Lengths::any(), ALL);
        prop_assert_eq!(texts(&found.words), expected);
    }

    #[test]
    fn expressions_agree(words in word_sets(), expression in expressions()) {
        let plain = regex::Regex::new(&format!("(?i)^(?:{expression})$")).unwrap();
        let expected: Vec<_> = words.iter().filter(|word| plain.is_match(word)).cloned().collect();
        let regex = Regex::parse(&expression).unwrap();
        let found = kwg(&words).matching_regex(&regex, &Lengths::any(), ALL).unwrap();
        prop_assert_eq!(texts(&found.words), expected);
    }

    #[test]
    fn racks_agree(words in word_sets(), rack in "[A-D?]{0,8}", low in 1..4_usize, more in 0..4_usize) {
        let kwg = kwg(&words);
        let tiles = Rack::new(&letters(&rack)).unwrap();
        let values: Values = std::array::from_fn(|letter| letter as u16);
        let lengths = Lengths::new(low..=low + more);
        let (made, total) = kwg.made_from(&tiles, &lengths, &values, Order::Alphabet, ALL);
        let expected: Vec<_> = words
            .iter()
            .filter(|word| (low..=low + more).contains(&word.len()) && makes(&rack, word))
            .cloned()
            .collect();
        prop_assert_eq!(total, expected.len());
        let found: Vec<_> = made.iter().map(|made| text(&made.word)).collect();
        prop_assert_eq!(found, expected);
        for made in &made {
            let jokers = tiles.lay(&made.word).unwrap();
            let points: u32 = made.word.iter().zip(jokers).map(|(&letter, joker)| if joker { 0 } else { u32::from(letter) }).sum();
            prop_assert_eq!(made.points, points);
        }
        let anagrams: Vec<_> = words.iter().filter(|word| word.len() == rack.len() && makes(&rack, word)).cloned().collect();
        prop_assert_eq!(texts(&kwg.anagrams(&tiles, ALL).words), anagrams);
    }

    #[test]
    fn beginnings_ends_and_hooks_agree(words in word_sets(), part in "[A-D]{0,3}") {
        let kwg = kwg(&words);
        let any = Lengths::any();
        let starting: Vec<_> = words.iter().filter(|word| word.starts_with(&part)).cloned().collect();
        prop_assert_eq!(texts(&kwg.starting(&letters(&part), &any, ALL).words), starting);
        let ending: Vec<_> = words.iter().filter(|word| word.ends_with(&part)).cloned().collect();
        prop_assert_eq!(texts(&kwg.ending(&letters(&part), &any, ALL).words), ending);
        let hooks = kwg.hooks(&letters(&part));
        let before: String = ('A'..='Z').filter(|letter| words.contains(&format!("{letter}{part}"))).collect();
        let after: String = ('A'..='Z').filter(|letter| words.contains(&format!("{part}{letter}"))).collect();
        prop_assert_eq!((text(&hooks.before), text(&hooks.after)), (before, after));
    }

    #[test]
    fn words_inside_agree(words in word_sets(), word in "[A-D]{0,9}") {
        let found: BTreeSet<_> = kwg(&words).inside(&letters(&word), &Lengths::new(2..=21)).into_iter().collect();
        let mut expected = BTreeSet::new();
        for start in 0..word.len() {
            for length in 2..=word.len() - start {
                if length < word.len() && words.contains(&word[start..start + length]) {
                    expected.insert((start, length));
                }
            }
        }
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn no_text_breaks_the_parsers(text in ".{0,40}") {
        let _ = Pattern::parse(&text);
        let _ = Regex::parse(&text);
    }
}
