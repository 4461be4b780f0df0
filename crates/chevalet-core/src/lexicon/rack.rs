//! Words that the tiles of a rack can make.

use super::LETTERS;
use super::walk::Guide;

/// Why a rack cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RackError {
    #[error("{tile} is not a tile")]
    NotATile { tile: u8 },
    #[error("{tiles} tiles: at most {max}", max = u8::MAX)]
    TooManyTiles { tiles: usize },
}

/// A multiset of tiles: 1 to 26 for A to Z, 0 for a joker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rack {
    counts: [u8; LETTERS as usize + 1],
}

impl Rack {
    pub fn new(tiles: &[u8]) -> Result<Self, RackError> {
        if tiles.len() > usize::from(u8::MAX) {
            return Err(RackError::TooManyTiles { tiles: tiles.len() });
        }
        let mut counts = [0; LETTERS as usize + 1];
        for &tile in tiles {
            *counts
                .get_mut(usize::from(tile))
                .ok_or(RackError::NotATile { tile })? += 1;
        }
        Ok(Self { counts })
    }

    /// Number of tiles.
    pub fn tiles(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    pub(super) fn guide(&self) -> RackGuide {
        RackGuide {
            left: self.counts,
            lacking: [0; LETTERS as usize + 1],
        }
    }

    /// Lays a word with as few jokers as it takes, jokers last: for each letter, is it a joker?
    /// `None` if the rack cannot make the word.
    pub fn lay(&self, word: &[u8]) -> Option<Vec<bool>> {
        let mut guide = self.guide();
        word.iter()
            .map(|&letter| {
                let is_joker = guide.left.get(usize::from(letter))? == &0;
                guide.enter(0, letter).then_some(is_joker)
            })
            .collect()
    }
}

/// Takes a letter's tile while there is one, else a joker, so every word is met once.
pub(super) struct RackGuide {
    left: [u8; LETTERS as usize + 1],
    /// Jokers in use for each letter.
    lacking: [u8; LETTERS as usize + 1],
}

impl Guide for RackGuide {
    fn enter(&mut self, _depth: usize, letter: u8) -> bool {
        let letter = usize::from(letter);
        if self.left[letter] > 0 {
            self.left[letter] -= 1;
        } else if self.left[0] > 0 {
            self.left[0] -= 1;
            self.lacking[letter] += 1;
        } else {
            return false;
        }
        true
    }

    fn leave(&mut self, letter: u8) {
        let letter = usize::from(letter);
        if self.lacking[letter] > 0 {
            self.lacking[letter] -= 1;
            self.left[0] += 1;
        } else {
            self.left[letter] += 1;
        }
    }

    fn wants(&mut self, _length: usize) -> bool {
        true
    }
}

impl RackGuide {
    /// Points of a word laid on plain squares; jokers count nothing.
    pub fn points(&self, word: &[u8], values: &[u16; LETTERS as usize + 1]) -> u32 {
        let all: u32 = word
            .iter()
            .map(|&letter| u32::from(values[usize::from(letter)]))
            .sum();
        let jokers = self.lacking.iter().zip(values);
        let lost: u32 = jokers
            .map(|(&lacking, &value)| u32::from(lacking) * u32::from(value))
            .sum();
        all - lost
    }
}
