//! Slots: every span of squares that a play could fill, with what is known of it before any rack is.
//!
//! A slot is a lane, a first square and a number of tiles; together they fix which squares are laid
//! and which letters are played through. Its points are then a fixed part plus one coefficient a
//! laid square times the value of the tile put there. Slots depend on the board only, so those of a
//! lane are kept until the lane changes.

use crate::board::{Board, MAX_LANES, NOTHING_ACROSS};
use crate::rules::{MAX_RACK, MAX_SIDE, Premium};
use crate::tiles::{LETTER_KEYS, letter_of};

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

/// Slots set aside while tiles lie on the board that will be taken back.
#[derive(Clone, Debug, Default)]
pub struct Aside {
    lanes: Vec<(usize, Vec<Slot>)>,
    spare: Vec<Vec<Slot>>,
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

    /// The same, but what was there before can be put back.
    pub fn refresh_aside(&mut self, board: &mut Board, aside: &mut Aside) {
        let mut changed = board.take_changed();
        while changed != 0 {
            let lane = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            if lane < 2 * board.side() {
                let mut slots = aside.spare.pop().unwrap_or_default();
                slots.clear();
                find(board, lane, &mut slots);
                let before = std::mem::replace(&mut self.lanes[lane], slots);
                aside.lanes.push((lane, before));
            }
        }
    }

    /// Puts back everything that was set aside.
    pub fn put_back(&mut self, aside: &mut Aside) {
        while let Some((lane, before)) = aside.lanes.pop() {
            let slots = std::mem::replace(&mut self.lanes[lane], before);
            aside.spare.push(slots);
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

/// A lane as its slots see it: what lies before each square, summed up from the lane's beginning, so
/// that any span is the difference of two entries.
struct Ruler {
    /// Keys of the letters that lie there.
    through: [u64; MAX_SIDE + 1],
    /// Points of those letters.
    sums: [i32; MAX_SIDE + 1],
    /// Points of the words across that the empty squares would extend.
    across: [i32; MAX_SIDE + 1],
    /// What a word may touch: letters, empty squares with something across, the first square to cover.
    landmarks: [u8; MAX_SIDE + 1],
    /// The empty squares with something across, one bit each.
    crossed: u32,
}

impl Ruler {
    fn new(board: &Board, lane_index: usize, must_cover: Option<usize>) -> Ruler {
        let lane = board.lane(lane_index);
        let mut ruler = Ruler {
            through: [0; MAX_SIDE + 1],
            sums: [0; MAX_SIDE + 1],
            across: [0; MAX_SIDE + 1],
            landmarks: [0; MAX_SIDE + 1],
            crossed: 0,
        };
        for at in 0..board.side() {
            let laid = lane.laid(at);
            let (mut key, mut points, mut across) = (0, 0, 0);
            let mut landmark = must_cover == Some(at);
            if laid != 0 {
                landmark = true;
                key = LETTER_KEYS[letter_of(laid) as usize];
                points = board.points_of(laid);
            } else if lane.points[at] != NOTHING_ACROSS {
                landmark = true;
                across = i32::from(lane.points[at]) * i32::from(lane.premiums[at].word);
                ruler.crossed |= 1 << at;
            }
            ruler.through[at + 1] = ruler.through[at].wrapping_add(key);
            ruler.sums[at + 1] = ruler.sums[at] + points;
            ruler.across[at + 1] = ruler.across[at] + across;
            ruler.landmarks[at + 1] = ruler.landmarks[at] + u8::from(landmark);
        }
        ruler
    }
}

fn find(board: &Board, lane_index: usize, slots: &mut Vec<Slot>) {
    let must_cover = if board.is_empty() {
        let Some(at) = board.start_in(lane_index) else {
            return;
        };
        Some(at)
    } else {
        None
    };
    let lane = board.lane(lane_index);
    let side = board.side();
    let rules = board.rules();
    let dearest = rules.dearest();
    let is_column = lane_index >= side;
    let ruler = Ruler::new(board, lane_index, must_cover);
    let landmarks = ruler.landmarks[side];

    for start in 0..side {
        if ruler.landmarks[start] == landmarks {
            break;
        }
        if lane.laid_before(start) != 0 {
            continue;
        }
        let mut span = Span::default();
        let mut at = start;
        while lane.laid(at) != 0 {
            at += 1;
        }
        while span.tiles < rules.rack_size() && at < side && lane.fits[at] != 0 {
            span.lay(lane.premiums[at], ruler.crossed >> at & 1 != 0);
            at += 1;
            while lane.laid(at) != 0 {
                at += 1;
            }
            if ruler.landmarks[at] == ruler.landmarks[start] {
                continue;
            }
            let length = at - start;
            let crossed = ruler.crossed >> start & ((1 << length) - 1);
            // A single tile with a word each way is left to its row.
            if length < 2 || span.tiles == 1 && is_column && crossed != 0 {
                continue;
            }
            let sum = ruler.sums[at] - ruler.sums[start];
            let across = ruler.across[at] - ruler.across[start];
            slots.push(Slot {
                coefficients: span.coefficients,
                through: ruler.through[at].wrapping_sub(ruler.through[start]),
                fixed: sum * span.times + across + rules.bonus(span.tiles),
                lane: lane_index as u8,
                start: start as u8,
                length: length as u8,
                tiles: span.tiles as u8,
                crossed,
                wide: span.is_wide(dearest),
            });
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
    sum: i32,
    coefficients: [i16; MAX_RACK],
}

impl Span {
    #[inline(always)]
    fn lay(&mut self, premium: Premium, is_crossed: bool) {
        let (letter, word) = (i32::from(premium.letter), i32::from(premium.word));
        let place = self.tiles & (MAX_RACK - 1);
        self.tiles = place + 1;
        self.letters[place] = letter;
        self.crosses[place] = if is_crossed { letter * word } else { 0 };
        if place == 0 {
            self.times = word;
            self.insert(0);
        } else if word == 1 {
            self.insert(place);
        } else {
            // A word premium changes the weight of every square.
            self.times *= word;
            self.coefficients = [0; MAX_RACK];
            self.sum = 0;
            for place in 0..=place {
                self.insert(place);
            }
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
