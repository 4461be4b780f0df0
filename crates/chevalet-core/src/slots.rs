//! Slots: every span of squares that a play could fill, with what is known of it before any rack is.
//!
//! A slot is a lane, a first square and a number of tiles; together they fix which squares are laid
//! and which letters are played through. Its points are then a fixed part plus one coefficient a
//! laid square times the value of the tile put there. Slots depend on the board only, so those of a
//! lane are kept until the lane changes.

use crate::board::{Board, MAX_LANES, NOTHING_ACROSS};
use crate::rules::{MAX_RACK, MAX_SIDE, Premium};
use crate::tiles::{JOKER_BIT, LETTER_KEYS, letter_of};

#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The coefficients of the laid squares in falling order: with the tiles' values in falling
    /// order too, the product is the most that any arrangement can earn.
    pub coefficients: [i16; MAX_RACK],
    /// The key of the letters played through.
    pub through: u64,
    /// Points that any play here earns: letters played through, words across, bonus.
    pub fixed: i32,
    pub lane: u8,
    pub start: u8,
    pub length: u8,
    pub tiles: u8,
    /// The squares with something across, one bit a square from the start.
    pub crossed: u32,
    /// Premiums so large that bounds of 16 bits do not hold: no board of a box has such a slot.
    pub wide: bool,
}

impl Slot {
    /// Whether no letter is played through.
    #[inline(always)]
    pub fn is_open(&self) -> bool {
        self.length == self.tiles
    }
}

/// The slots of a board, lane by lane.
#[derive(Clone, Debug)]
pub struct Slots {
    lanes: Vec<Vec<Slot>>,
}

impl Default for Slots {
    fn default() -> Slots {
        Slots {
            lanes: vec![Vec::new(); MAX_LANES],
        }
    }
}

impl Slots {
    /// Brings the changed lanes up to date.
    pub fn refresh(&mut self, board: &mut Board) {
        let changed = board.take_changed();
        for lane in 0..2 * board.side() {
            if changed >> lane & 1 != 0 {
                let slots = &mut self.lanes[lane];
                slots.clear();
                find(board, lane, slots);
            }
        }
    }

    /// Every slot and the number that `at` finds it by.
    #[inline(always)]
    pub fn all(&self) -> impl Iterator<Item = (u32, &Slot)> {
        self.lanes.iter().enumerate().flat_map(|(lane, slots)| {
            slots
                .iter()
                .enumerate()
                .map(move |(at, slot)| ((lane << 16 | at) as u32, slot))
        })
    }

    #[inline(always)]
    pub fn at(&self, place: u32) -> &Slot {
        &self.lanes[(place >> 16) as usize][(place & 0xffff) as usize]
    }
}

/// The square of the lane that the first word must cover, where that word could lie in this lane.
fn start_in(board: &Board, lane: usize) -> Option<usize> {
    let (row, column) = board.rules().start();
    if lane == row {
        Some(column)
    } else if lane == board.side() + column {
        Some(row)
    } else {
        None
    }
}

fn find(board: &Board, lane_index: usize, slots: &mut Vec<Slot>) {
    let lane = board.lane(lane_index);
    let side = board.side();
    let must_cover = if board.is_empty() {
        let Some(at) = start_in(board, lane_index) else {
            return;
        };
        Some(at)
    } else {
        None
    };
    let is_landmark = |at: usize| {
        lane.laid(at) != 0 || lane.points[at] != NOTHING_ACROSS || must_cover == Some(at)
    };
    let rack_size = board.rules().rack_size();
    let values = board.rules().values();
    let dearest = values.iter().copied().max().map_or(0, i32::from);
    let is_column = lane_index >= side;

    // A word must reach a landmark, laying at most a rackful before it; seen from the right.
    let mut reach = [usize::MAX; MAX_SIDE + 1];
    for at in (0..side).rev() {
        reach[at] = if is_landmark(at) {
            0
        } else {
            reach[at + 1].saturating_add(1)
        };
    }
    for (start, &reach) in reach[..side].iter().enumerate() {
        if reach > rack_size || lane.laid_before(start) != 0 {
            continue;
        }
        let mut span = Span::default();
        let mut through = 0u64;
        let mut touches = false;
        let mut crossed = 0u32;
        let mut sum = 0i32;
        let mut at = start;
        loop {
            while lane.laid(at) != 0 {
                let laid = lane.laid(at);
                let letter = letter_of(laid) as usize;
                touches = true;
                through = through.wrapping_add(LETTER_KEYS[letter]);
                sum += if laid & JOKER_BIT != 0 {
                    0
                } else {
                    i32::from(values[letter])
                };
                at += 1;
            }
            let tiles = span.tiles;
            // A single tile with a word each way is left to its row.
            let doubled = tiles == 1 && is_column && crossed != 0;
            if touches && tiles > 0 && at - start >= 2 && !doubled {
                slots.push(Slot {
                    coefficients: span.coefficients,
                    through,
                    fixed: sum * span.times + span.across + board.rules().bonus(tiles),
                    lane: lane_index as u8,
                    start: start as u8,
                    length: (at - start) as u8,
                    tiles: tiles as u8,
                    crossed,
                    wide: span.is_wide(dearest),
                });
            }
            if tiles == rack_size || at == side || lane.fits[at] == 0 {
                break;
            }
            let is_crossed = lane.points[at] != NOTHING_ACROSS;
            crossed |= u32::from(is_crossed) << (at - start);
            touches |= is_crossed || must_cover == Some(at);
            span.lay(
                lane.premiums[at],
                is_crossed.then_some(i32::from(lane.points[at])),
            );
            at += 1;
        }
    }
}

/// The laid squares of a slot as it grows.
#[derive(Default)]
struct Span {
    letters: [i32; MAX_RACK],
    crosses: [i32; MAX_RACK],
    tiles: usize,
    times: i32,
    across: i32,
    sum: i32,
    coefficients: [i16; MAX_RACK],
}

impl Span {
    #[inline(always)]
    fn lay(&mut self, premium: Premium, across: Option<i32>) {
        let (letter, word) = (i32::from(premium.letter), i32::from(premium.word));
        if self.tiles == 0 {
            self.times = 1;
        }
        self.letters[self.tiles] = letter;
        self.crosses[self.tiles] = 0;
        if let Some(points) = across {
            self.crosses[self.tiles] = letter * word;
            self.across += points * word;
        }
        self.tiles += 1;
        if word == 1 {
            self.insert(self.tiles - 1);
            return;
        }
        // A word premium changes the weight of every square.
        self.times *= word;
        self.coefficients = [0; MAX_RACK];
        self.sum = 0;
        for place in 0..self.tiles {
            self.insert(place);
        }
    }

    /// Sorts one coefficient in, the largest first.
    #[inline(always)]
    fn insert(&mut self, place: usize) {
        let coefficient = self.letters[place] * self.times + self.crosses[place];
        self.sum += coefficient;
        let coefficient = coefficient.min(i32::from(i16::MAX)) as i16;
        let mut at = place;
        while at > 0 && self.coefficients[at - 1] < coefficient {
            self.coefficients[at] = self.coefficients[at - 1];
            at -= 1;
        }
        self.coefficients[at] = coefficient;
    }

    /// Whether sums of coefficients times values might not fit in 16 bits.
    #[inline(always)]
    fn is_wide(&self, dearest: i32) -> bool {
        self.sum * dearest > i32::from(i16::MAX)
    }
}

/// The coefficient of every square of a slot, 0 where something lies already.
pub fn coefficients_in_place(board: &Board, slot: &Slot) -> [i32; MAX_SIDE] {
    let lane = board.lane(slot.lane as usize);
    let start = slot.start as usize;
    let length = slot.length as usize;
    let mut times = 1i32;
    for at in start..start + length {
        if lane.laid(at) == 0 {
            times *= i32::from(lane.premiums[at].word);
        }
    }
    let mut places = [0i32; MAX_SIDE];
    for (i, place) in places[..length].iter_mut().enumerate() {
        let at = start + i;
        if lane.laid(at) == 0 {
            let premium = lane.premiums[at];
            let letter = i32::from(premium.letter);
            let cross = if slot.crossed >> i & 1 != 0 {
                letter * i32::from(premium.word)
            } else {
                0
            };
            *place = letter * times + cross;
        }
    }
    places
}
