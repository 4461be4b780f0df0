//! Slots: every span of squares that a play could fill, with what is known of it before any rack is.
//!
//! A slot is a lane, a first square and a number of tiles; together they fix which squares are laid
//! and which letters are played through. Its points are then a fixed part plus one coefficient a
//! laid square times the value of the tile put there. Slots depend on the board only, so those of a
//! lane are kept until the lane changes.

use crate::board::{Board, MAX_LANES, NOTHING_ACROSS};
use crate::rules::{MAX_RACK, MAX_SIDE};
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

    pub fn lane(&self, lane: usize) -> &[Slot] {
        &self.lanes[lane]
    }

    pub fn all(&self) -> impl Iterator<Item = &Slot> {
        self.lanes.iter().flatten()
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
    let opening = board.is_empty();
    let must_cover = if opening {
        start_in(board, lane_index)
    } else {
        None
    };
    if opening && must_cover.is_none() {
        return;
    }
    let is_column = lane_index >= side;
    let rack_size = board.rules().rack_size();
    let values = board.rules().values();
    // No word can touch anything from the squares behind the last landmark.
    let last_landmark = (0..side)
        .rev()
        .find(|&at| lane.laid(at) != 0 || lane.points[at] != NOTHING_ACROSS)
        .or(must_cover);
    let Some(last_landmark) = last_landmark else {
        return;
    };

    for start in 0..=last_landmark {
        if lane.laid_before(start) != 0 {
            continue;
        }
        let mut letters = [0i16; MAX_RACK];
        let mut crosses = [0i16; MAX_RACK];
        let mut times = 1i32;
        let mut sum = 0i32;
        let mut across = 0i32;
        let mut through = 0u64;
        let mut touches = false;
        let mut crossed = 0u32;
        let mut at = start;
        let mut tiles = 0;
        loop {
            while at < side {
                let laid = lane.laid(at);
                if laid == 0 {
                    break;
                }
                touches = true;
                let letter = letter_of(laid) as usize;
                through = through.wrapping_add(LETTER_KEYS[letter]);
                sum += if laid & JOKER_BIT != 0 {
                    0
                } else {
                    i32::from(values[letter])
                };
                at += 1;
            }
            if touches && tiles > 0 && at - start >= 2 {
                let doubled = tiles == 1 && is_column && crossed != 0;
                if !doubled {
                    slots.push(Slot {
                        coefficients: coefficients(&letters, &crosses, tiles, times),
                        through,
                        fixed: sum * times + across + board.rules().bonus(tiles),
                        lane: lane_index as u8,
                        start: start as u8,
                        length: (at - start) as u8,
                        tiles: tiles as u8,
                        crossed,
                    });
                }
            }
            if tiles == rack_size || at == side || lane.fits[at] == 0 {
                break;
            }
            let premium = lane.premiums[at];
            times *= i32::from(premium.word);
            letters[tiles] = i16::from(premium.letter);
            if lane.points[at] != NOTHING_ACROSS {
                touches = true;
                crossed |= 1 << (at - start);
                crosses[tiles] = i16::from(premium.letter) * i16::from(premium.word);
                across += i32::from(lane.points[at]) * i32::from(premium.word);
            } else {
                crosses[tiles] = 0;
            }
            if must_cover == Some(at) {
                touches = true;
            }
            tiles += 1;
            at += 1;
        }
    }
}

/// What each laid square multiplies its tile's value by, in falling order.
#[inline(always)]
fn coefficients(
    letters: &[i16; MAX_RACK],
    crosses: &[i16; MAX_RACK],
    tiles: usize,
    times: i32,
) -> [i16; MAX_RACK] {
    let mut sorted = [0i16; MAX_RACK];
    for i in 0..tiles {
        let coefficient = (i32::from(letters[i]) * times) as i16 + crosses[i];
        let mut at = i;
        while at > 0 && sorted[at - 1] < coefficient {
            sorted[at] = sorted[at - 1];
            at -= 1;
        }
        sorted[at] = coefficient;
    }
    sorted
}

/// The coefficient of every square of a slot, 0 where something lies already.
pub fn coefficients_in_place(board: &Board, slot: &Slot) -> [i16; MAX_SIDE] {
    let lane = board.lane(slot.lane as usize);
    let start = slot.start as usize;
    let length = slot.length as usize;
    let mut times = 1i32;
    for at in start..start + length {
        if lane.laid(at) == 0 {
            times *= i32::from(lane.premiums[at].word);
        }
    }
    let mut places = [0i16; MAX_SIDE];
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
            *place = (letter * times + cross) as i16;
        }
    }
    places
}
