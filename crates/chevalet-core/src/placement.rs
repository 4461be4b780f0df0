//! A placement: the tiles laid in one turn, where, and what they earn.

use crate::board::{Board, Direction, NOTHING_ACROSS};
use crate::rules::MAX_SIDE;
use crate::tiles::{Counts, JOKER, JOKER_BIT, Tile, letter_of};

/// Thousandths of a point.
pub type Equity = i32;

pub const POINT: Equity = 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    pub equity: Equity,
    pub points: i32,
    pub lane: u8,
    pub start: u8,
    pub length: u8,
    pub tiles: u8,
    /// One entry a square from `start`: the tile laid, or 0 where something lies already.
    pub laid: [u8; MAX_SIDE],
}

impl Placement {
    #[inline]
    pub fn laid(&self) -> &[u8] {
        &self.laid[..self.length as usize]
    }

    /// The order in which placements are told: the best first, and a fixed order among equals.
    pub fn order(&self, other: &Placement) -> std::cmp::Ordering {
        (other.equity, other.points)
            .cmp(&(self.equity, self.points))
            .then_with(|| (self.lane, self.start).cmp(&(other.lane, other.start)))
            .then_with(|| self.laid().cmp(other.laid()))
    }

    /// The tiles this placement takes from the rack.
    pub fn used(&self) -> Counts {
        let mut used = Counts::default();
        for &laid in self.laid().iter().filter(|&&l| l != 0) {
            used.0[tile_of(laid) as usize] += 1;
        }
        used
    }

    /// The whole word, read from the board where nothing is laid; jokers keep their bit.
    pub fn word(&self, board: &Board) -> Vec<u8> {
        let lane = board.lane(self.lane as usize);
        self.laid()
            .iter()
            .enumerate()
            .map(|(i, &laid)| {
                if laid != 0 {
                    laid
                } else {
                    lane.laid(self.start as usize + i)
                }
            })
            .collect()
    }

    /// The words that the laid tiles form across: direction, row, column and letters of each.
    pub fn words_across(&self, board: &Board) -> Vec<(Direction, usize, usize, Vec<u8>)> {
        let lane = board.lane(self.lane as usize);
        let mut words = Vec::new();
        for (i, &laid) in self.laid().iter().enumerate() {
            let at = self.start as usize + i;
            if laid == 0 || lane.points[at] == NOTHING_ACROSS {
                continue;
            }
            let (direction, row, column) = board.square_of(self.lane as usize, at);
            let turned = match direction {
                Direction::Across => Direction::Down,
                Direction::Down => Direction::Across,
            };
            let (crossing, place) = board.lane_of(turned, row, column);
            let line = board.lane(crossing);
            let mut first = place;
            while line.laid_before(first) != 0 {
                first -= 1;
            }
            let mut letters: Vec<u8> = (first..place).map(|p| line.laid(p)).collect();
            letters.push(laid);
            letters.extend((place + 1..).map(|p| line.laid(p)).take_while(|&l| l != 0));
            let (_, row, column) = board.square_of(crossing, first);
            words.push((turned, row, column, letters));
        }
        words
    }
}

/// The tile of the rack that a laid tile came from.
#[inline(always)]
pub fn tile_of(laid: u8) -> Tile {
    if laid & JOKER_BIT != 0 {
        JOKER
    } else {
        letter_of(laid)
    }
}
