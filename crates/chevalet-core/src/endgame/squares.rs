//! Sets of squares, one bit each.

use crate::rules::MAX_SIDE;

const WORDS: usize = (MAX_SIDE * MAX_SIDE).div_ceil(64);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares([u64; WORDS]);

impl Squares {
    #[inline(always)]
    pub fn add(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    #[inline(always)]
    pub fn with(&self, other: &Squares) -> Squares {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        both
    }

    #[inline(always)]
    pub fn meets(&self, other: &Squares) -> bool {
        let pairs = self.0.iter().zip(&other.0);
        pairs.fold(0, |common, (a, b)| common | a & b) != 0
    }
}
