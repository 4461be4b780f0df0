//! The rule table of a game: what the core needs to know of a board and its tiles, given as data.

use crate::tiles::{KINDS, MAX_LETTERS};
use std::fmt;

/// The largest side of a board.
pub const MAX_SIDE: usize = 21;

/// The largest rack for which the best move can be searched by subsets; a pool may hold more.
pub const MAX_RACK: usize = 8;

/// The most that a play may earn, so that thousandths of points fit in 32 bits.
const MOST_POINTS: u64 = 1_000_000;

/// The multipliers of one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premium {
    pub letter: u8,
    pub word: u8,
}

impl Premium {
    pub const PLAIN: Premium = Premium { letter: 1, word: 1 };
}

/// Board, tiles and bonus, checked once when made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    side: usize,
    premiums: Vec<Premium>,
    start: (usize, usize),
    letters: usize,
    values: [u8; KINDS],
    counts: [u8; KINDS],
    rack_size: usize,
    bonuses: Vec<i32>,
    dearest: i32,
}

/// Why a rule table was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    Side(usize),
    PremiumCount { given: usize, wanted: usize },
    Premium { row: usize, column: usize },
    Start { row: usize, column: usize },
    Letters(usize),
    TableLength { given: usize, wanted: usize },
    Value { tile: usize },
    RackSize(usize),
    BonusCount { given: usize, wanted: usize },
    TooRich,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Side(n) => {
                write!(f, "a board has a side of 2 to {MAX_SIDE} squares, not {n}")
            }
            RulesError::PremiumCount { given, wanted } => {
                write!(f, "{given} premiums were given for {wanted} squares")
            }
            RulesError::Premium { row, column } => {
                write!(
                    f,
                    "the multipliers of row {row}, column {column} are not from 1 to 9"
                )
            }
            RulesError::Start { row, column } => {
                write!(
                    f,
                    "the start square, row {row}, column {column}, is not on the board"
                )
            }
            RulesError::Letters(n) => {
                write!(f, "an alphabet has 1 to {MAX_LETTERS} letters, not {n}")
            }
            RulesError::TableLength { given, wanted } => {
                write!(
                    f,
                    "values and counts need {wanted} numbers (the joker first), not {given}"
                )
            }
            RulesError::Value { tile } => write!(f, "the value of tile {tile} is over 100"),
            RulesError::RackSize(n) => write!(f, "a rack holds 1 to {MAX_RACK} tiles, not {n}"),
            RulesError::TooRich => write!(f, "a play could earn more than {MOST_POINTS} points"),
            RulesError::BonusCount { given, wanted } => {
                write!(
                    f,
                    "{given} bonuses were given for plays of 0 to {} tiles",
                    wanted - 1
                )
            }
        }
    }
}

impl std::error::Error for RulesError {}

/// The parts of a rule table before they are checked.
#[derive(Clone, Debug)]
pub struct RulesParts {
    pub side: usize,
    /// One a square, row by row.
    pub premiums: Vec<Premium>,
    /// The square that the first word must cover.
    pub start: (usize, usize),
    /// Values and counts: the joker first, then the letters.
    pub values: Vec<u8>,
    pub counts: Vec<u8>,
    pub rack_size: usize,
    /// Points added for laying 0, 1, ... `rack_size` tiles in one turn.
    pub bonuses: Vec<i32>,
}

impl Rules {
    pub fn new(parts: RulesParts) -> Result<Rules, RulesError> {
        let RulesParts {
            side,
            premiums,
            start,
            values,
            counts,
            rack_size,
            bonuses,
        } = parts;
        if !(2..=MAX_SIDE).contains(&side) {
            return Err(RulesError::Side(side));
        }
        if premiums.len() != side * side {
            return Err(RulesError::PremiumCount {
                given: premiums.len(),
                wanted: side * side,
            });
        }
        let wrong = |m: u8| !(1..=9).contains(&m);
        if let Some(at) = premiums
            .iter()
            .position(|p| wrong(p.letter) || wrong(p.word))
        {
            return Err(RulesError::Premium {
                row: at / side,
                column: at % side,
            });
        }
        if start.0 >= side || start.1 >= side {
            return Err(RulesError::Start {
                row: start.0,
                column: start.1,
            });
        }
        let letters = values.len().saturating_sub(1);
        if !(1..=MAX_LETTERS).contains(&letters) {
            return Err(RulesError::Letters(letters));
        }
        if counts.len() != values.len() {
            return Err(RulesError::TableLength {
                given: counts.len(),
                wanted: values.len(),
            });
        }
        if let Some(tile) = values.iter().position(|&v| v > 100) {
            return Err(RulesError::Value { tile });
        }
        if !(1..=MAX_RACK).contains(&rack_size) {
            return Err(RulesError::RackSize(rack_size));
        }
        if bonuses.len() != rack_size + 1 {
            return Err(RulesError::BonusCount {
                given: bonuses.len(),
                wanted: rack_size + 1,
            });
        }
        let mut value_table = [0; KINDS];
        value_table[..=letters].copy_from_slice(&values);
        let mut count_table = [0; KINDS];
        count_table[..=letters].copy_from_slice(&counts);
        let rules = Rules {
            side,
            premiums,
            start,
            letters,
            values: value_table,
            counts: count_table,
            rack_size,
            bonuses,
            dearest: values.iter().copied().max().map_or(0, i32::from),
        };
        if rules.richest_play() > MOST_POINTS {
            return Err(RulesError::TooRich);
        }
        Ok(rules)
    }

    /// An upper bound of the points of any play.
    fn richest_play(&self) -> u64 {
        let largest = |numbers: &mut dyn Iterator<Item = u8>| numbers.max().map_or(0, u64::from);
        let value = largest(&mut self.values.iter().copied());
        let letter = largest(&mut self.premiums.iter().map(|premium| premium.letter));
        let word = largest(&mut self.premiums.iter().map(|premium| premium.word));
        let lane_times = |squares: &mut dyn Iterator<Item = Premium>| {
            let mut words: Vec<u64> = squares.map(|premium| u64::from(premium.word)).collect();
            words.sort_unstable_by_key(|&times| std::cmp::Reverse(times));
            words.iter().take(self.rack_size).product::<u64>()
        };
        let times = (0..self.side)
            .flat_map(|lane| {
                [
                    lane_times(&mut (0..self.side).map(|at| self.premium(lane, at))),
                    lane_times(&mut (0..self.side).map(|at| self.premium(at, lane))),
                ]
            })
            .max()
            .unwrap_or(1);
        let side = self.side as u64;
        let bonus = self
            .bonuses
            .iter()
            .map(|bonus| u64::from(bonus.unsigned_abs()))
            .max();
        let across = self.rack_size as u64 * side * value * letter * word;
        (times * side * value * letter).saturating_add(across + bonus.unwrap_or(0))
    }

    pub fn side(&self) -> usize {
        self.side
    }

    pub fn premium(&self, row: usize, column: usize) -> Premium {
        self.premiums[row * self.side + column]
    }

    pub fn start(&self) -> (usize, usize) {
        self.start
    }

    pub fn letters(&self) -> usize {
        self.letters
    }

    pub fn value(&self, tile: u8) -> i32 {
        i32::from(self.values[tile as usize])
    }

    /// The largest value of a tile.
    pub fn dearest(&self) -> i32 {
        self.dearest
    }

    pub fn values(&self) -> &[u8; KINDS] {
        &self.values
    }

    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    pub fn rack_size(&self) -> usize {
        self.rack_size
    }

    /// Points added for laying this many tiles in one turn.
    pub fn bonus(&self, tiles_laid: usize) -> i32 {
        self.bonuses[tiles_laid.min(self.rack_size)]
    }

    /// Every letter's bit.
    pub fn all_letters(&self) -> u32 {
        (((1u64 << (self.letters + 1)) - 1) & !1) as u32
    }
}

#[cfg(test)]
pub(crate) mod fixtures {
    use super::*;

    /// The usual 15x15 board and the French tiles.
    pub fn french() -> Rules {
        let layout = "\
            T..d...T...d..T\
            .D...t...t...D.\
            ..D...d.d...D..\
            d..D...d...D..d\
            ....D.....D....\
            .t...t...t...t.\
            ..d...d.d...d..\
            T..d...D...d..T\
            ..d...d.d...d..\
            .t...t...t...t.\
            ....D.....D....\
            d..D...d...D..d\
            ..D...d.d...D..\
            .D...t...t...D.\
            T..d...T...d..T";
        Rules::new(RulesParts {
            side: 15,
            premiums: premiums(layout),
            start: (7, 7),
            values: vec![
                0, 1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10,
                10,
            ],
            counts: vec![
                2, 9, 2, 2, 3, 15, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 6, 2, 1, 1, 1, 1,
            ],
            rack_size: 7,
            bonuses: vec![0, 0, 0, 0, 0, 0, 0, 50],
        })
        .unwrap()
    }

    pub fn premiums(layout: &str) -> Vec<Premium> {
        layout
            .chars()
            .map(|c| match c {
                'd' => Premium { letter: 2, word: 1 },
                't' => Premium { letter: 3, word: 1 },
                'D' => Premium { letter: 1, word: 2 },
                'T' => Premium { letter: 1, word: 3 },
                _ => Premium::PLAIN,
            })
            .collect()
    }

    #[test]
    fn the_french_bag_holds_102_tiles() {
        let total: u32 = french().counts().iter().map(|&n| u32::from(n)).sum();
        assert_eq!(total, 102);
    }
}
