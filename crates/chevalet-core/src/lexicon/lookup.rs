//! Questions about a word list, answered from its graph.
//!
//! Every list of words comes in alphabetical order, cut at a limit that the caller gives, with
//! the number of all words found.

use std::cmp::Reverse;

use super::LETTERS;
use super::kwg::{Kwg, seek};
use super::node::Node;
use super::pattern::Pattern;
use super::rack::{Rack, RackGuide};
use super::regex::{Regex, RegexError};
use super::walk::{Guide, Lengths, Matches, Walk};

/// Points of each tile; 0 is the joker.
pub type Values = [u16; LETTERS as usize + 1];

/// A word made from a rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    pub word: Vec<u8>,
    /// Points of its tiles on plain squares; jokers count nothing.
    pub points: u32,
}

/// Which of the words made from a rack come first; ties are alphabetical.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Alphabet,
    Longest,
    MostPoints,
}

/// The letters that make another word when put before or after a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hooks {
    pub before: Vec<u8>,
    pub after: Vec<u8>,
}

impl Kwg {
    /// Words that begin with these letters.
    pub fn starting(&self, beginning: &[u8], lengths: &Lengths, limit: usize) -> Matches {
        let pattern = Pattern::starting(beginning);
        pattern.map_or_else(Matches::default, |pattern| {
            self.matching_pattern(&pattern, lengths, limit)
        })
    }

    /// Words that end with these letters.
    pub fn ending(&self, end: &[u8], lengths: &Lengths, limit: usize) -> Matches {
        let pattern = Pattern::ending(end);
        pattern.map_or_else(Matches::default, |pattern| {
            self.matching_pattern(&pattern, lengths, limit)
        })
    }

    /// Words that match a pattern as a whole.
    pub fn matching_pattern(&self, pattern: &Pattern, lengths: &Lengths, limit: usize) -> Matches {
        if pattern.is_read_backwards() && self.gaddag_root() != 0 {
            self.backwards(pattern.reversed().guide(), lengths, limit)
        } else {
            self.forwards(pattern.guide(), lengths, limit).0
        }
    }

    /// Words that match a regular expression as a whole.
    pub fn matching_regex(
        &self,
        regex: &Regex,
        lengths: &Lengths,
        limit: usize,
    ) -> Result<Matches, RegexError> {
        let (matches, guide) = self.forwards(regex.guide()?, lengths, limit);
        guide.finish()?;
        Ok(matches)
    }

    /// Words that use every tile of a rack.
    pub fn anagrams(&self, rack: &Rack, limit: usize) -> Matches {
        let lengths = Lengths::new(rack.tiles()..=rack.tiles());
        self.forwards(rack.guide(), &lengths, limit).0
    }

    /// Words made of some or all tiles of a rack, and how many there are in all.
    pub fn made_from(
        &self,
        rack: &Rack,
        lengths: &Lengths,
        values: &Values,
        order: Order,
        limit: usize,
    ) -> (Vec<Made>, usize) {
        let mut found = Vec::new();
        let walk = Walk::new(self.nodes(), lengths, rack.guide());
        walk.run(self.dawg_root(), &mut |word, guide: &mut RackGuide| {
            found.push(Made {
                word: word.to_vec(),
                points: guide.points(word, values),
            });
        });
        // Stable: words of equal rank stay in alphabetical order.
        match order {
            Order::Alphabet => {}
            Order::Longest => found.sort_by_key(|made| Reverse(made.word.len())),
            Order::MostPoints => found.sort_by_key(|made| Reverse(made.points)),
        }
        let total = found.len();
        found.truncate(limit);
        (found, total)
    }

    /// Letters that make another word when put before or after this word.
    pub fn hooks(&self, word: &[u8]) -> Hooks {
        let makes_word = |letter: &u8| {
            let longer: Vec<u8> = std::iter::once(*letter)
                .chain(word.iter().copied())
                .collect();
            self.contains(&longer)
        };
        Hooks {
            before: (1..=LETTERS).filter(makes_word).collect(),
            after: self.hooks_after(word),
        }
    }

    fn hooks_after(&self, word: &[u8]) -> Vec<u8> {
        let nodes = self.nodes();
        let mut first = self.dawg_root();
        for &letter in word {
            match seek(nodes, first, letter) {
                Some(node) => first = node.arc(),
                None => return Vec::new(),
            }
        }
        let letters = (1..=LETTERS).filter_map(|letter| seek(nodes, first, letter));
        letters
            .filter(|node| node.accepts())
            .map(Node::tile)
            .collect()
    }

    /// Where other words lie inside this one: first letter and number of letters, the longest
    /// first, then from left to right.
    pub fn inside(&self, word: &[u8], lengths: &Lengths) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for start in 0..word.len() {
            let mut first = self.dawg_root();
            for (count, &letter) in word[start..].iter().enumerate() {
                let Some(node) = seek(self.nodes(), first, letter) else {
                    break;
                };
                let length = count + 1;
                if node.accepts() && length < word.len() && lengths.contains(length) {
                    found.push((start, length));
                }
                first = node.arc();
            }
        }
        found.sort_by_key(|&(start, length)| (Reverse(length), start));
        found
    }

    fn forwards<G: Guide>(&self, guide: G, lengths: &Lengths, limit: usize) -> (Matches, G) {
        let mut matches = Matches::default();
        let walk = Walk::new(self.nodes(), lengths, guide);
        let guide = walk.run(self.dawg_root(), &mut |word, _| {
            if matches.total < limit {
                matches.words.push(word.to_vec());
            }
            matches.total += 1;
        });
        (matches, guide)
    }

    /// The guide meets the letters of each word from the last to the first.
    fn backwards<G: Guide>(&self, guide: G, lengths: &Lengths, limit: usize) -> Matches {
        let mut words = Vec::new();
        let walk = Walk::new(self.nodes(), lengths, guide);
        walk.run(self.gaddag_root(), &mut |word, _| {
            words.push(word.iter().rev().copied().collect());
        });
        words.sort_unstable();
        let total = words.len();
        words.truncate(limit);
        Matches { words, total }
    }
}
