//! Moves as the search for the end keeps them: where they lie, what they touch, what they use.
//!
//! A move touches the squares of all words it forms and the squares just before and after them. As
//! long as nothing new lies on those, the move stays legal and earns the same: most moves of a side
//! need not be found again after the other has moved elsewhere.

use super::squares::Squares;
use crate::board::{Board, Direction};
use crate::placement::{Placement, tile_of};
use crate::rules::MAX_RACK;
use crate::tiles::{Counts, JOKER_BIT, KINDS, letter_of};

/// One byte a kind of tile of a rack, so that racks are compared in one subtraction.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    shifts: [u8; KINDS],
}

/// Counts of the kinds of tiles of one rack.
pub type Packed = u64;

const TOPS: u64 = 0x8080_8080_8080_8080;

impl Kinds {
    pub fn new(rack: &Counts) -> Kinds {
        let mut shifts = [0; KINDS];
        let held = (0..KINDS).filter(|&tile| rack.0[tile] > 0);
        for (place, tile) in held.take(MAX_RACK).enumerate() {
            shifts[tile] = 8 * place as u8;
        }
        Kinds { shifts }
    }

    pub fn pack(&self, tiles: &Counts) -> Packed {
        let one = |(tile, &count): (usize, &u8)| u64::from(count) << self.shifts[tile];
        tiles.0.iter().enumerate().map(one).sum()
    }
}

/// Whether a rack holds all these tiles.
#[inline(always)]
pub fn holds(rack: Packed, tiles: Packed) -> bool {
    ((rack | TOPS) - tiles) & TOPS == TOPS
}

#[derive(Clone, Copy, Debug)]
pub struct Move {
    pub touched: Squares,
    pub laid: Squares,
    pub used: Packed,
    /// What it adds to the key of the board.
    pub key: u64,
    /// What it takes from the key of the rack.
    pub rack_key: u64,
    pub points: i32,
    /// The values of the tiles it uses.
    pub unloaded: i32,
    pub placement: Placement,
}

impl Move {
    pub fn new(board: &Board, kinds: &Kinds, placement: Placement) -> Move {
        let side = board.side();
        let lane_index = placement.lane as usize;
        let lane = board.lane(lane_index);
        let (start, length) = (placement.start as usize, placement.length as usize);
        let square = |lane: usize, at: usize| {
            let (_, row, column) = board.square_of(lane, at);
            row * side + column
        };
        let mut made = Move {
            touched: Squares::default(),
            laid: Squares::default(),
            used: 0,
            key: 0,
            rack_key: 0,
            points: placement.points,
            unloaded: 0,
            placement,
        };
        for at in start.saturating_sub(1)..(start + length + 1).min(side) {
            made.touched.add(square(lane_index, at));
        }
        for (i, &laid) in placement.laid().iter().enumerate() {
            if laid == 0 {
                continue;
            }
            let at = start + i;
            debug_assert_eq!(lane.laid(at), 0);
            let place = square(lane_index, at);
            made.laid.add(place);
            made.key ^= square_key(place, laid);
            made.rack_key = made.rack_key.wrapping_add(tile_key(tile_of(laid)));
            made.unloaded += board.points_of(laid);
            let (direction, row, column) = board.square_of(lane_index, at);
            let turned = match direction {
                Direction::Across => Direction::Down,
                Direction::Down => Direction::Across,
            };
            let (crossing, middle) = board.lane_of(turned, row, column);
            let line = board.lane(crossing);
            let mut first = middle;
            while line.laid_before(first) != 0 {
                first -= 1;
            }
            let mut end = middle + 1;
            while line.laid(end) != 0 {
                end += 1;
            }
            for at in first.saturating_sub(1)..(end + 1).min(side) {
                made.touched.add(square(crossing, at));
            }
        }
        made.used = kinds.pack(&placement.used());
        made
    }

    /// Orders moves before anything is known of them: points, and twice what would be lost if kept.
    #[inline(always)]
    pub fn promise(&self) -> i32 {
        self.points + 2 * self.unloaded
    }
}

/// The key of a tile on a square.
fn square_key(square: usize, laid: u8) -> u64 {
    let joker = usize::from(laid & JOKER_BIT != 0);
    mix((square * 64 + letter_of(laid) as usize * 2 + joker) as u64 + 1)
}

/// Keys of racks are sums of these.
pub fn tile_key(tile: u8) -> u64 {
    mix(0x7261_636b_0000 + u64::from(tile))
}

/// splitmix64.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
