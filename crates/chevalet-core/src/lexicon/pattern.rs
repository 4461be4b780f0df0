//! Patterns as players write them: letters, `?` for any letter, `*` for any run of letters,
//! `[AEIOU]`, `[A-F]` and `[^XYZ]` for one letter of a choice.

use super::walk::Guide;
use super::{LETTERS, MAX_WORD_LENGTH};

/// Why a pattern cannot be read; `at` counts characters from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PatternError {
    #[error("character {at}: {character:?} has no meaning in a pattern")]
    UnknownCharacter { at: usize, character: char },
    #[error("character {at}: the choice opened here is not closed")]
    UnclosedChoice { at: usize },
    #[error("character {at}: this choice has no letter")]
    EmptyChoice { at: usize },
    #[error("more than {MAX_ITEMS} letters")]
    TooLong,
}

/// A set of places must fit 64 bits; no word is nearly as long.
const MAX_ITEMS: usize = 63;

const EVERY_LETTER: u32 = ((1 << LETTERS) - 1) << 1;

/// A pattern, ready to be matched against a whole word.
///
/// Place `i` is before the pattern's letter `i`. A set of places is a mask of 64 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// For each letter of the pattern, the letters it admits: bit 1 for A.
    items: Vec<u32>,
    /// Places where any run of letters may be.
    runs: u64,
}

impl Pattern {
    pub fn parse(text: &str) -> Result<Self, PatternError> {
        let mut pattern = Self {
            items: Vec::new(),
            runs: 0,
        };
        let mut characters = text.chars().enumerate();
        while let Some((at, character)) = characters.next() {
            let item = match character {
                '*' => {
                    pattern.runs |= 1 << pattern.items.len();
                    continue;
                }
                '?' => EVERY_LETTER,
                '[' => choice(at, &mut characters)?,
                _ => 1 << letter(at, character)?,
            };
            if pattern.items.len() == MAX_ITEMS {
                return Err(PatternError::TooLong);
            }
            pattern.items.push(item);
        }
        Ok(pattern)
    }

    /// Words that begin with these letters; none if there are too many.
    pub(super) fn starting(letters: &[u8]) -> Option<Self> {
        Some(Self {
            items: one_each(letters)?,
            runs: 1 << letters.len(),
        })
    }

    /// Words that end with these letters; none if there are too many.
    pub(super) fn ending(letters: &[u8]) -> Option<Self> {
        Some(Self {
            items: one_each(letters)?,
            runs: 1,
        })
    }

    /// Is the beginning of the words free and their end known? Then they are found sooner from
    /// the end.
    pub(super) fn is_read_backwards(&self) -> bool {
        let ends_free = self.runs >> self.items.len() & 1 != 0;
        self.runs & 1 != 0 && !ends_free
    }

    pub(super) fn reversed(&self) -> Self {
        let places = self.items.len() as u32 + 1;
        Self {
            items: self.items.iter().rev().copied().collect(),
            runs: self.runs.reverse_bits() >> (64 - places),
        }
    }

    pub(super) fn guide(&self) -> PatternGuide {
        let mut admitted = [0; LETTERS as usize + 1];
        for (place, item) in self.items.iter().enumerate() {
            for (letter, places) in admitted.iter_mut().enumerate() {
                *places |= u64::from(item >> letter & 1) << place;
            }
        }
        let mut places = [0; MAX_WORD_LENGTH + 1];
        places[0] = 1;
        PatternGuide {
            admitted,
            runs: self.runs,
            end: 1 << self.items.len(),
            places,
        }
    }
}

fn one_each(letters: &[u8]) -> Option<Vec<u32>> {
    let item = |&letter: &u8| 1_u32.checked_shl(letter.into()).unwrap_or(0) & EVERY_LETTER;
    (letters.len() <= MAX_WORD_LENGTH).then(|| letters.iter().map(item).collect())
}

fn letter(at: usize, character: char) -> Result<u8, PatternError> {
    match character.to_ascii_uppercase() {
        upper @ 'A'..='Z' => Ok(upper as u8 - b'A' + 1),
        _ => Err(PatternError::UnknownCharacter { at, character }),
    }
}

fn choice(
    opened: usize,
    characters: &mut impl Iterator<Item = (usize, char)>,
) -> Result<u32, PatternError> {
    let mut next = || {
        characters
            .next()
            .ok_or(PatternError::UnclosedChoice { at: opened })
    };
    let mut letters = 0_u32;
    let (mut at, mut character) = next()?;
    let negated = character == '^';
    if negated {
        (at, character) = next()?;
    }
    while character != ']' {
        let first = letter(at, character)?;
        (at, character) = next()?;
        let mut last = first;
        if character == '-' {
            (at, character) = next()?;
            last = letter(at, character)?;
            if last < first {
                return Err(PatternError::EmptyChoice { at });
            }
            (at, character) = next()?;
        }
        letters |= (first..=last).fold(0, |mask, letter| mask | 1 << letter);
    }
    if negated && letters != 0 {
        letters ^= EVERY_LETTER;
    }
    if letters == 0 {
        return Err(PatternError::EmptyChoice { at: opened });
    }
    Ok(letters)
}

/// All ways through the pattern at once: the set of places reached after each letter.
pub(super) struct PatternGuide {
    /// For each letter, the places where the pattern admits it.
    admitted: [u64; LETTERS as usize + 1],
    runs: u64,
    end: u64,
    places: [u64; MAX_WORD_LENGTH + 1],
}

impl Guide for PatternGuide {
    fn enter(&mut self, depth: usize, letter: u8) -> bool {
        let places = self.places[depth];
        let advanced = (places & self.admitted[usize::from(letter)]) << 1;
        self.places[depth + 1] = advanced | places & self.runs;
        self.places[depth + 1] != 0
    }

    fn wants(&mut self, length: usize) -> bool {
        self.places[length] & self.end != 0
    }
}
