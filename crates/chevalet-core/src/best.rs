//! The best placement only: bounds first, then words by their letters, best first.
//!
//! For every slot the rack gives an upper bound of points plus leave in a handful of instructions.
//! Slots are taken from the highest bound down; the subsets of the rack that could still beat the
//! best found are looked up in the word map together with the letters played through. When the next
//! bound is below the best found, that one is the best there is.
//!
//! Nothing is allocated once a `Searcher` has grown to the size of its boards.

use crate::board::{Board, Lane};
use crate::keeping::Keeping;
use crate::leaves::TileOrder;
use crate::placement::{Equity, POINT, Placement, tile_of};
use crate::rules::{MAX_RACK, MAX_SIDE};
use crate::slots::{Slot, Slots, coefficients_in_place};
use crate::subsets::Subsets;
use crate::tiles::{Counts, JOKER_BIT, LETTER_KEYS};
use crate::wordmap::{self, WordMap};
use std::collections::BinaryHeap;

/// What a seat does with its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    Place(Placement),
    /// The tiles given back.
    Exchange(Counts),
    Pass,
}

/// Working memory of the search; keep one a thread and use it again.
pub struct Searcher {
    subsets: Box<Subsets>,
    heap: BinaryHeap<u64>,
}

impl Searcher {
    pub fn new(order: TileOrder) -> Searcher {
        Searcher {
            subsets: Box::new(Subsets::new(order)),
            heap: BinaryHeap::new(),
        }
    }

    /// The best play of a rack of at most `MAX_RACK` tiles.
    ///
    /// `exchangeable` is how many tiles may be exchanged, 0 if none.
    pub fn best(
        &mut self,
        board: &mut Board,
        slots: &mut Slots,
        map: WordMap<'_>,
        rack: &Counts,
        keeping: Keeping<'_>,
        exchangeable: usize,
    ) -> Play {
        slots.refresh(board);
        self.subsets.cut(board.rules(), map, rack, keeping);
        let exchange = self.best_exchange(exchangeable);
        let mut champion = Champion {
            equity: exchange.map_or(Equity::MIN, |(equity, _)| equity),
            placement: None,
        };
        self.search(board, slots, map, &mut champion);
        match (champion.placement, exchange) {
            (Some(placement), _) => Play::Place(placement),
            (None, Some((_, subset))) => Play::Exchange(self.subsets.counts(subset)),
            (None, None) => Play::Pass,
        }
    }

    fn best_exchange(&self, exchangeable: usize) -> Option<(Equity, usize)> {
        let mut best: Option<(Equity, usize)> = None;
        for size in 1..=exchangeable.min(self.subsets.count()) {
            for &subset in self.subsets.of_size(size) {
                let equity = self.subsets.leave(subset as usize);
                if best.is_none_or(|(most, _)| equity > most) {
                    best = Some((equity, subset as usize));
                }
            }
        }
        best
    }

    fn search(&mut self, board: &Board, slots: &Slots, map: WordMap<'_>, champion: &mut Champion) {
        let subsets = &*self.subsets;
        let rack_values = subsets.values(subsets.full());
        // The best leave of a play of so many tiles: any, or one whose tiles alone are a word.
        let mut leaves = [[Equity::MIN / 2; MAX_RACK + 1]; 2];
        for size in 1..=subsets.count() {
            let best = |of: &[u8]| {
                of.iter()
                    .map(|&subset| subsets.leave(subset as usize))
                    .max()
            };
            leaves[0][size] = best(subsets.of_size(size)).unwrap_or(Equity::MIN / 2);
            leaves[1][size] = best(subsets.words_of_size(size)).unwrap_or(Equity::MIN / 2);
        }

        let mut entries = std::mem::take(&mut self.heap).into_vec();
        entries.clear();
        for lane in 0..2 * board.side() {
            for (index, slot) in slots.lane(lane).iter().enumerate() {
                let leave = leaves[usize::from(slot.is_open())][slot.tiles as usize];
                let bound = bound(slot, rack_values, leave);
                if bound >= champion.equity {
                    entries.push(entry(bound, lane, index));
                }
            }
        }
        let mut heap = BinaryHeap::from(entries);
        while let Some(top) = heap.pop() {
            let (bound, lane, index) = unpack(top);
            if bound < champion.equity {
                break;
            }
            let slot = &slots.lane(lane)[index];
            Filling {
                board,
                lane: board.lane(lane),
                map,
                subsets,
                slot,
                places: None,
            }
            .try_all(champion);
        }
        heap.clear();
        self.heap = heap;
    }
}

/// The best so far.
struct Champion {
    equity: Equity,
    placement: Option<Placement>,
}

/// The most that tiles of these values can make of a slot.
#[inline(always)]
fn bound(slot: &Slot, values: &[i16; MAX_RACK], leave: Equity) -> Equity {
    let pairs = slot.coefficients.iter().zip(values);
    let most: i32 = pairs.map(|(&c, &v)| i32::from(c) * i32::from(v)).sum();
    (slot.fixed + most) * POINT + leave
}

/// Bound and slot in one number that sorts by bound, then by slot, the first slot highest.
#[inline(always)]
fn entry(bound: Equity, lane: usize, index: usize) -> u64 {
    let rising = (i64::from(bound) - i64::from(Equity::MIN)) as u64;
    rising << 24 | (0xff - lane as u64) << 16 | (0xffff - index as u64)
}

#[inline(always)]
fn unpack(entry: u64) -> (Equity, usize, usize) {
    let bound = ((entry >> 24) as i64 + i64::from(Equity::MIN)) as Equity;
    (
        bound,
        0xff - (entry >> 16 & 0xff) as usize,
        0xffff - (entry & 0xffff) as usize,
    )
}

/// One slot being filled.
struct Filling<'a> {
    board: &'a Board,
    lane: &'a Lane,
    map: WordMap<'a>,
    subsets: &'a Subsets,
    slot: &'a Slot,
    /// The coefficient of each square, worked out when a first word fits.
    places: Option<[i16; MAX_SIDE]>,
}

impl Filling<'_> {
    /// Tries every subset of the right size.
    fn try_all(&mut self, champion: &mut Champion) {
        let (subsets, slot) = (self.subsets, self.slot);
        let mut fits = [0u32; MAX_RACK];
        let mut crosses = 0;
        for at in bits(slot.crossed) {
            fits[crosses & (MAX_RACK - 1)] = self.lane.fits[(slot.start + at) as usize];
            crosses += 1;
        }
        let fits = &fits[..crosses];
        let held = subsets.letters(subsets.full());
        if fits.iter().any(|&letters| letters & held == 0) {
            return;
        }
        let size = slot.tiles as usize;
        let candidates = if slot.is_open() {
            subsets.words_of_size(size)
        } else {
            subsets.of_size(size)
        };
        for &subset in candidates {
            let subset = subset as usize;
            if bound(slot, subsets.values(subset), subsets.leave(subset)) < champion.equity {
                continue;
            }
            let letters = subsets.letters(subset);
            if fits.iter().any(|&fit| fit & letters == 0) {
                continue;
            }
            let key = subsets.key(subset).wrapping_add(slot.through);
            let jokers = subsets.jokers(subset) as usize;
            if jokers == 0 {
                self.try_words(subset, key, &[], champion);
            } else {
                self.try_jokers(subset, key, &mut [0; MAX_RACK], 0, jokers, champion);
            }
        }
    }

    /// Lets the jokers from `chosen` on stand for every letter not before the one chosen last.
    fn try_jokers(
        &mut self,
        subset: usize,
        key: u64,
        letters: &mut [u8; MAX_RACK],
        chosen: usize,
        jokers: usize,
        champion: &mut Champion,
    ) {
        if chosen == jokers {
            return self.try_words(subset, key, &letters[..jokers], champion);
        }
        if chosen + 1 == jokers && !self.map.may_lack_one(key) {
            return;
        }
        let first = chosen.checked_sub(1).map_or(0, |last| letters[last]);
        let free = self.board.rules().all_letters() & !((1u32 << first) - 1);
        for letter in bits(free) {
            letters[chosen] = letter;
            let key = key.wrapping_add(LETTER_KEYS[letter as usize]);
            self.try_jokers(subset, key, letters, chosen + 1, jokers, champion);
        }
    }

    /// Tries every word with these letters.
    #[inline(always)]
    fn try_words(&mut self, subset: usize, key: u64, jokers: &[u8], champion: &mut Champion) {
        let group = self.map.find(key);
        if group == 0 {
            return;
        }
        for word in self.map.group(group, self.slot.length as usize) {
            if self.fits(word) {
                self.challenge(word, subset, jokers, champion);
            }
        }
    }

    /// Whether a word agrees with what lies in the slot and across it.
    #[inline(always)]
    fn fits(&self, word: &[u8]) -> bool {
        let start = self.slot.start as usize;
        word.iter().enumerate().all(|(i, &stored)| {
            let letter = wordmap::letter(stored);
            let laid = self.lane.laid(start + i);
            if laid == 0 {
                self.lane.fits[start + i] >> letter & 1 != 0
            } else {
                laid & !JOKER_BIT == letter
            }
        })
    }

    /// Counts the points of a word that fits and compares it with the best.
    fn challenge(&mut self, word: &[u8], subset: usize, jokers: &[u8], champion: &mut Champion) {
        let slot = self.slot;
        let rules = self.board.rules();
        let places = self
            .places
            .get_or_insert_with(|| coefficients_in_place(self.board, slot));
        let mut laid = [0u8; MAX_SIDE];
        let mut points = slot.fixed;
        for (i, &stored) in word.iter().enumerate() {
            if places[i] != 0 {
                laid[i] = wordmap::letter(stored);
                points += i32::from(places[i]) * rules.value(laid[i]);
            }
        }
        for &joker in jokers {
            points -= cheapest_joker(&mut laid[..word.len()], places, joker) * rules.value(joker);
        }
        let placement = Placement {
            equity: points * POINT + self.subsets.leave(subset),
            points,
            lane: slot.lane,
            start: slot.start,
            length: slot.length,
            tiles: slot.tiles,
            laid,
        };
        if champion.loses_to(&placement) && self.holds(subset, placement.laid()) {
            champion.equity = placement.equity;
            champion.placement = Some(placement);
        }
    }

    /// Whether the laid tiles are just those of the subset: a key may in principle deceive.
    fn holds(&self, subset: usize, laid: &[u8]) -> bool {
        let mut used = Counts::default();
        for &tile in laid.iter().filter(|&&tile| tile != 0) {
            used.0[tile_of(tile) as usize] += 1;
        }
        used == self.subsets.counts(subset)
    }
}

impl Champion {
    fn loses_to(&self, other: &Placement) -> bool {
        match &self.placement {
            _ if other.equity != self.equity => other.equity > self.equity,
            Some(best) => other.order(best).is_lt(),
            None => true,
        }
    }
}

/// Turns the laid letter that costs least into a joker and gives its coefficient.
fn cheapest_joker(laid: &mut [u8], places: &[i16; MAX_SIDE], letter: u8) -> i32 {
    let same = (0..laid.len()).rev().filter(|&i| laid[i] == letter);
    match same.min_by_key(|&i| places[i]) {
        Some(i) => {
            laid[i] |= JOKER_BIT;
            i32::from(places[i])
        }
        None => 0,
    }
}

/// The places of the bits that are set.
#[inline(always)]
fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}
