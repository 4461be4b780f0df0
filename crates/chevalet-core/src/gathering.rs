//! What becomes of placements as they are found: all are kept, or only the best that are wanted.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::board::Board;
use crate::placement::Placement;
use crate::tiles::{Tile, letter_of};

/// Takes placements one by one.
pub trait Gather {
    fn take(&mut self, placement: Placement);
}

impl Gather for Vec<Placement> {
    #[inline(always)]
    fn take(&mut self, placement: Placement) {
        self.push(placement);
    }
}

/// Which placements are asked for.
#[derive(Default)]
pub struct Wanted {
    /// The main word lies over this row and column.
    pub through: Option<(usize, usize)>,
    /// The main word reads so, jokers or not.
    pub word: Option<Vec<Tile>>,
    /// No tile is laid on these.
    pub closed: Vec<(usize, usize)>,
}

impl Wanted {
    pub fn fits(&self, board: &Board, placement: &Placement) -> bool {
        let place = |step: usize| {
            let at = placement.start as usize + step;
            let (_, row, column) = board.square_of(placement.lane as usize, at);
            (row, column)
        };
        let mut steps = 0..placement.length as usize;
        self.through
            .is_none_or(|square| steps.clone().any(|step| place(step) == square))
            && !steps.any(|step| placement.laid[step] != 0 && self.closed.contains(&place(step)))
            && self.word.as_ref().is_none_or(|word| {
                let formed = placement.word(board);
                formed.len() == word.len()
                    && formed
                        .iter()
                        .zip(word)
                        .all(|(&laid, &letter)| letter_of(laid) == letter)
            })
    }
}

/// The best placements that are wanted, and no more than so many: a pool of a hundred tiles has
/// more placements than memory.
pub struct Best<'a> {
    board: &'a Board,
    wanted: &'a Wanted,
    limit: usize,
    /// The worst on top.
    kept: BinaryHeap<Ranked>,
}

impl<'a> Best<'a> {
    pub fn new(board: &'a Board, wanted: &'a Wanted, limit: usize) -> Best<'a> {
        Best {
            board,
            wanted,
            limit,
            kept: BinaryHeap::new(),
        }
    }

    /// The best first.
    pub fn into_placements(self) -> Vec<Placement> {
        let ranked = self.kept.into_sorted_vec();
        ranked
            .into_iter()
            .map(|Ranked(placement)| placement)
            .collect()
    }
}

impl Gather for Best<'_> {
    fn take(&mut self, placement: Placement) {
        let full = self.kept.len() >= self.limit;
        let worst = self.kept.peek();
        if full && worst.is_none_or(|worst| placement.order(&worst.0) != Ordering::Less) {
            return;
        }
        if self.wanted.fits(self.board, &placement) {
            if full {
                self.kept.pop();
            }
            self.kept.push(Ranked(placement));
        }
    }
}

/// Placements in the order in which they are told.
struct Ranked(Placement);

impl Ord for Ranked {
    fn cmp(&self, other: &Ranked) -> Ordering {
        self.0.order(&other.0)
    }
}

impl PartialOrd for Ranked {
    fn partial_cmp(&self, other: &Ranked) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ranked {
    fn eq(&self, other: &Ranked) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ranked {}
