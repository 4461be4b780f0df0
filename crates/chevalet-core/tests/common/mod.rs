//! Small games for the tests of searches.
#![allow(dead_code)]

use chevalet_core::index::WordIndex;
use chevalet_core::lexicon::{Kwg, build};
use chevalet_core::rules::{Premium, Rules, RulesParts};
use chevalet_core::selfplay::Kit;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The French tiles on a plain board of 15, with 50 points for a full rack.
pub fn rules(rack_size: usize) -> Arc<Rules> {
    rules_of(15, rack_size, vec![Premium::PLAIN; 225])
}

pub fn rules_of(side: usize, rack_size: usize, premiums: Vec<Premium>) -> Arc<Rules> {
    let mut bonuses = vec![0; rack_size + 1];
    bonuses[rack_size] = 50;
    let parts = RulesParts {
        side,
        premiums,
        start: (side / 2, side / 2),
        values: vec![
            0, 1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10,
        ],
        counts: vec![
            2, 9, 2, 2, 3, 15, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 6, 2, 1, 1, 1, 1,
        ],
        rack_size,
        bonuses,
    };
    Arc::new(Rules::new(parts).unwrap())
}

pub fn letters(word: &str) -> Vec<u8> {
    let letter = |b: u8| if b == b'?' { 0 } else { b - b'A' + 1 };
    word.bytes().map(letter).collect()
}

pub fn index(words: &[&str]) -> WordIndex {
    let words: BTreeSet<Vec<u8>> = words.iter().map(|word| letters(word)).collect();
    let words: Vec<_> = words.into_iter().collect();
    WordIndex::build(&Kwg::from_nodes(build(&words).unwrap()).unwrap()).unwrap()
}

/// Words of one to three syllables.
pub fn syllables() -> WordIndex {
    let consonants = [2, 3, 4, 12, 13, 14, 16, 18, 19, 20];
    let mut words = BTreeSet::new();
    for first in consonants {
        for vowel in [1, 5, 9, 15, 21] {
            words.insert(vec![first, vowel]);
            words.insert(vec![vowel, first]);
            for second in consonants {
                let other = [1, 5, 9, 15, 21][(first as usize + second as usize) % 5];
                words.insert(vec![first, vowel, second]);
                words.insert(vec![first, vowel, second, other]);
                words.insert(vec![first, vowel, second, other, 19]);
                words.insert(vec![vowel, second, other, first]);
                words.insert(vec![second, vowel, first, other, 18, 5]);
            }
        }
    }
    let words: Vec<_> = words.into_iter().collect();
    WordIndex::build(&Kwg::from_nodes(build(&words).unwrap()).unwrap()).unwrap()
}

pub fn kit<'a>(rules: &'a Arc<Rules>, index: &'a WordIndex) -> Kit<'a> {
    Kit {
        rules,
        graph: index.graph(),
        map: index.map(),
        leaves: None,
        exchange_needs: 7,
    }
}
