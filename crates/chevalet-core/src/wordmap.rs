//! Words found by their letters: from a multiset to its anagrams, in a few megabytes.
//!
//! A multiset of letters is known by its key (see `tiles`), a sum that costs one addition a letter.
//! Three tables lie behind it:
//! - `words`: the letters of all words, anagrams side by side, the last of each group marked;
//! - `slots`: an open-addressed hash table from key to the first word of a group, 8 bytes a slot, of
//!   which 40 bits are the key's own: a false match is possible in principle, so whoever uses a word
//!   checks its letters;
//! - two filters of one bit a key: `exact` (some word has these letters) and `one_more` (some word
//!   has these letters and one more), which make a miss cheap and a joker bearable.

use crate::tiles::{LETTER_KEYS, multiset_key};

/// Set on the first letter of the last word of a group.
const LAST_OF_GROUP: u8 = 0x80;

const OFFSET_BITS: u32 = 24;
const OFFSET_MASK: u64 = (1 << OFFSET_BITS) - 1;

/// The tables, owned.
#[derive(Clone, Debug, Default)]
pub struct WordMapParts {
    pub words: Vec<u8>,
    pub slots: Vec<u64>,
    pub exact: Vec<u64>,
    pub one_more: Vec<u64>,
}

/// Why words cannot be mapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MapError {
    #[error("the words take more room than an index can hold")]
    TooManyWords,
    /// One chance in a million for a list of French.
    #[error("the keys of two groups of letters cannot be told apart")]
    KeysClash,
}

/// A view of the tables: cheap to copy, borrowed from memory or from a file.
#[derive(Clone, Copy)]
pub struct WordMap<'a> {
    words: &'a [u8],
    slots: &'a [u64],
    exact: &'a [u64],
    one_more: &'a [u64],
    exact_shift: u32,
    one_more_shift: u32,
}

/// Builds the tables from unique words (letters from 1).
pub fn build<'w>(words: impl Iterator<Item = &'w [u8]>) -> Result<WordMapParts, MapError> {
    let mut by_key: Vec<(u64, u32, u8)> = Vec::new();
    let mut all: Vec<u8> = Vec::new();
    for word in words {
        by_key.push((multiset_key(word), all.len() as u32, word.len() as u8));
        all.extend_from_slice(word);
        if all.len() as u64 > OFFSET_MASK {
            return Err(MapError::TooManyWords);
        }
    }
    // Short words first, so that those met most often lie together.
    by_key.sort_unstable_by_key(|&(key, at, length)| (length, key, at));

    // Offset 0 is kept free: a slot of 0 is empty.
    let mut ordered = vec![0u8];
    let mut groups: Vec<(u64, u32)> = Vec::new();
    let mut last_start = 0;
    let mut last_length = 0;
    for &(key, at, length) in &by_key {
        let start = ordered.len();
        if last_length != length || groups.last().is_none_or(|&(last, _)| last != key) {
            if last_start != 0 {
                ordered[last_start] |= LAST_OF_GROUP;
            }
            groups.push((key, start as u32));
        }
        ordered.extend_from_slice(&all[at as usize..at as usize + length as usize]);
        last_start = start;
        last_length = length;
    }
    if last_start != 0 {
        ordered[last_start] |= LAST_OF_GROUP;
    }
    if ordered.len() as u64 > OFFSET_MASK {
        return Err(MapError::TooManyWords);
    }

    let mut slots = vec![0u64; (groups.len() * 5 / 4 + 1).next_power_of_two().max(2)];
    let mut exact = vec![0u64; filter_words(groups.len() * 16)];
    for &(key, start) in &groups {
        let mut at = key as usize & (slots.len() - 1);
        while slots[at] != 0 {
            at = (at + 1) & (slots.len() - 1);
        }
        slots[at] = key & !OFFSET_MASK | u64::from(start);
        set_bit(&mut exact, key);
    }

    // Some eight keys a group, and at least eight bits a key.
    let mut one_more = vec![0u64; filter_words(groups.len() * 64)];
    let mut previous = None;
    for &(key, at, length) in &by_key {
        if previous.replace(key) == Some(key) {
            continue;
        }
        for &letter in &all[at as usize..at as usize + length as usize] {
            set_bit(
                &mut one_more,
                key.wrapping_sub(LETTER_KEYS[letter as usize]),
            );
        }
    }
    let parts = WordMapParts {
        words: ordered,
        slots,
        exact,
        one_more,
    };
    let found = |&(key, start): &(u64, u32)| parts.view().find(key) == start;
    if groups.iter().all(found) {
        Ok(parts)
    } else {
        Err(MapError::KeysClash)
    }
}

fn filter_words(bits: usize) -> usize {
    bits.next_power_of_two().max(128) / 64
}

/// Filters are addressed by the top bits of the key: the low ones choose the slot.
#[inline(always)]
fn shift_for(filter: &[u64]) -> u32 {
    64 - (filter.len() as u64 * 64).trailing_zeros()
}

fn set_bit(filter: &mut [u64], key: u64) {
    let bit = key >> shift_for(filter);
    filter[(bit >> 6) as usize] |= 1 << (bit & 63);
}

#[inline(always)]
fn has_bit(filter: &[u64], shift: u32, key: u64) -> bool {
    let bit = key >> shift;
    filter[(bit >> 6) as usize] >> (bit & 63) & 1 != 0
}

impl WordMapParts {
    pub fn view(&self) -> WordMap<'_> {
        WordMap::new(&self.words, &self.slots, &self.exact, &self.one_more)
            .expect("built tables have their proper sizes")
    }
}

impl<'a> WordMap<'a> {
    /// `None` if the sizes cannot be those of a word map.
    pub fn new(
        words: &'a [u8],
        slots: &'a [u64],
        exact: &'a [u64],
        one_more: &'a [u64],
    ) -> Option<WordMap<'a>> {
        let sized = |n: usize| n >= 2 && n.is_power_of_two();
        if words.is_empty() || !sized(slots.len()) || !sized(exact.len()) || !sized(one_more.len())
        {
            return None;
        }
        // An empty slot ends every search.
        if !slots.contains(&0) {
            return None;
        }
        let (exact_shift, one_more_shift) = (shift_for(exact), shift_for(one_more));
        Some(WordMap {
            words,
            slots,
            exact,
            one_more,
            exact_shift,
            one_more_shift,
        })
    }

    /// Whether some word may have just these letters; seldom wrong when it says yes, never when no.
    #[inline(always)]
    pub fn may_be_word(self, key: u64) -> bool {
        has_bit(self.exact, self.exact_shift, key)
    }

    /// Whether some word may have these letters and one more.
    #[inline(always)]
    pub fn may_lack_one(self, key: u64) -> bool {
        has_bit(self.one_more, self.one_more_shift, key)
    }

    /// Where the words with these letters begin, 0 if there are none; worth asking only of those
    /// that may be words.
    pub fn find(self, key: u64) -> u32 {
        let last = self.slots.len() - 1;
        let mut at = key as usize & last;
        loop {
            let slot = self.slots[at & last];
            if slot == 0 {
                return 0;
            }
            if (slot ^ key) & !OFFSET_MASK == 0 {
                return (slot & OFFSET_MASK) as u32;
            }
            at += 1;
        }
    }

    /// The words of a group, all of one length.
    #[inline(always)]
    pub fn group(self, start: u32, length: usize) -> Group<'a> {
        Group {
            rest: self.words.get(start as usize..).unwrap_or(&[]),
            length,
        }
    }
}

/// Anagrams, one after the other; the first letter may carry a mark that `letter` takes off.
pub struct Group<'a> {
    rest: &'a [u8],
    length: usize,
}

/// A letter of a group's word without the group's mark.
#[inline(always)]
pub fn letter(stored: u8) -> u8 {
    stored & !LAST_OF_GROUP
}

impl<'a> Iterator for Group<'a> {
    type Item = &'a [u8];

    #[inline(always)]
    fn next(&mut self) -> Option<&'a [u8]> {
        if self.rest.len() < self.length || self.length == 0 {
            return None;
        }
        let (word, rest) = self.rest.split_at(self.length);
        self.rest = if word[0] & LAST_OF_GROUP != 0 {
            &[]
        } else {
            rest
        };
        Some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(word: &str) -> Vec<u8> {
        word.bytes().map(|b| b - b'A' + 1).collect()
    }

    fn anagrams(map: WordMap<'_>, of: &str) -> Vec<String> {
        let key = multiset_key(&letters(of));
        let start = if map.may_be_word(key) {
            map.find(key)
        } else {
            0
        };
        if start == 0 {
            return Vec::new();
        }
        map.group(start, of.len())
            .map(|w| w.iter().map(|&l| (letter(l) + b'A' - 1) as char).collect())
            .collect()
    }

    #[test]
    fn anagrams_stand_together() {
        let words: Vec<Vec<u8>> = ["AS", "CHIEN", "CHINE", "NICHE", "SA", "SAC"]
            .iter()
            .map(|w| letters(w))
            .collect();
        let parts = build(words.iter().map(Vec::as_slice)).unwrap();
        assert_eq!(anagrams(parts.view(), "ENICH"), ["CHIEN", "CHINE", "NICHE"]);
        assert_eq!(anagrams(parts.view(), "SA"), ["AS", "SA"]);
        assert_eq!(anagrams(parts.view(), "CAS"), ["SAC"]);
        assert!(anagrams(parts.view(), "CA").is_empty());
        assert!(parts.view().may_lack_one(multiset_key(&letters("CA"))));
    }

    #[test]
    fn no_words_no_answer() {
        let parts = build(std::iter::empty()).unwrap();
        assert!(anagrams(parts.view(), "AB").is_empty());
    }
}
