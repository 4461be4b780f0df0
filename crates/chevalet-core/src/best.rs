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
use crate::queue::Queue;
use crate::rules::{MAX_RACK, MAX_SIDE, Rules};
use crate::slots::{Slot, Slots, coefficients_in_place};
use crate::subsets::Subsets;
use crate::throughs::{Hit, Throughs};
use crate::tiles::{Counts, JOKER_BIT, LETTER_KEYS};
use crate::wordmap::{self, WordMap};

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
    throughs: Throughs,
    queue: Queue,
}

impl Searcher {
    pub fn new(order: TileOrder) -> Searcher {
        Searcher {
            subsets: Box::new(Subsets::new(order)),
            throughs: Throughs::default(),
            queue: Queue::default(),
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
        self.hold(board.rules(), rack, keeping);
        self.best_of_held(board, slots, map, exchangeable)
    }

    /// Takes a rack in hand: what is worked out for it serves on any board.
    pub fn hold(&mut self, rules: &Rules, rack: &Counts, keeping: Keeping<'_>) {
        self.subsets.cut(rules, rack, keeping);
        self.throughs.forget();
    }

    /// The best play of the rack in hand; the slots are those of the board.
    pub fn best_of_held(
        &mut self,
        board: &Board,
        slots: &Slots,
        map: WordMap<'_>,
        exchangeable: usize,
    ) -> Play {
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
        let subsets = &*self.subsets;
        let sizes = 1..=exchangeable.min(subsets.count());
        let given = sizes.flat_map(|size| subsets.of_size(size));
        let worth = given.map(|subset| (subsets.leave(subset), subset));
        worth.reduce(|best, next| if next.0 > best.0 { next } else { best })
    }

    fn search(&mut self, board: &Board, slots: &Slots, map: WordMap<'_>, champion: &mut Champion) {
        let subsets = &*self.subsets;
        let throughs = &mut self.throughs;
        // The best leave of a play of so many tiles: of any tiles, and of some that alone are a word.
        let best_of = |leaves: &mut dyn Iterator<Item = Equity>| leaves.max().unwrap_or(NO_LEAVE);
        let mut best_leaves = [(NO_LEAVE, NO_LEAVE); MAX_RACK + 1];
        for (size, (of_any, of_words)) in best_leaves.iter_mut().enumerate() {
            *of_any = best_of(&mut subsets.of_size(size).map(|subset| subsets.leave(subset)));
            let words = throughs.hits(subsets, map, 0, size).iter();
            *of_words = best_of(&mut words.map(|hit| subsets.leave(hit.subset as usize)));
        }
        let rack_values = subsets.values(subsets.full());
        self.queue.start();
        for (place, slot) in slots.all() {
            let (of_any, of_words) = best_leaves[slot.tiles as usize];
            let leave = if slot.is_open() { of_words } else { of_any };
            let bound = bound(slot, rack_values, leave);
            if bound >= champion.equity && leave != NO_LEAVE {
                self.queue.push(bound, place);
            }
        }
        let held = subsets.letters(board.rules());
        self.queue.visit(|bound, place| {
            if bound < champion.equity {
                return;
            }
            let slot = slots.at(place);
            let lane = board.lane(slot.lane as usize);
            let fits = |at: u8| lane.fits[(slot.start + at) as usize] & held != 0;
            if bits(slot.crossed).all(fits) {
                let hits = throughs.hits(subsets, map, slot.through, slot.tiles as usize);
                Filling {
                    board,
                    lane,
                    map,
                    subsets,
                    slot,
                    places: None,
                }
                .try_all(hits, champion);
            }
        });
    }
}

/// Less than any leave.
const NO_LEAVE: Equity = Equity::MIN / 2;

/// The best so far.
struct Champion {
    equity: Equity,
    placement: Option<Placement>,
}

/// The most that tiles of these values can make of a slot.
#[inline(always)]
fn bound(slot: &Slot, values: &[i16; MAX_RACK], leave: Equity) -> Equity {
    if slot.wide {
        return Equity::MAX;
    }
    let pairs = slot.coefficients.iter().zip(values);
    let most: i32 = pairs.map(|(&c, &v)| i32::from(c) * i32::from(v)).sum();
    (slot.fixed + most) * POINT + leave
}

/// One slot being filled.
struct Filling<'a> {
    board: &'a Board,
    lane: &'a Lane,
    map: WordMap<'a>,
    subsets: &'a Subsets,
    slot: &'a Slot,
    /// The coefficient of each square, worked out when a first word fits.
    places: Option<[i32; MAX_SIDE]>,
}

impl Filling<'_> {
    /// Tries every subset that makes words here.
    #[inline(always)]
    fn try_all(&mut self, hits: &[Hit], champion: &mut Champion) {
        for hit in hits {
            let subset = hit.subset as usize;
            let leave = self.subsets.leave(subset);
            if bound(self.slot, self.subsets.values(subset), leave) < champion.equity {
                continue;
            }
            if hit.group != 0 {
                self.try_words(subset, hit.group, &[], champion);
            } else {
                let key = self.subsets.key(subset).wrapping_add(self.slot.through);
                self.try_jokers(subset, key, &mut [0; MAX_RACK], 0, champion);
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
        champion: &mut Champion,
    ) {
        let jokers = self.subsets.jokers(subset) as usize;
        let is_last = chosen + 1 == jokers;
        if is_last && !self.map.may_lack_one(key) {
            return;
        }
        let first = chosen.checked_sub(1).map_or(0, |last| letters[last]);
        for letter in bits(self.board.rules().all_letters() & !((1u32 << first) - 1)) {
            let key = key.wrapping_add(LETTER_KEYS[letter as usize]);
            letters[chosen] = letter;
            if !is_last {
                self.try_jokers(subset, key, letters, chosen + 1, champion);
            } else if self.map.may_be_word(key) {
                let group = self.map.find(key);
                if group != 0 {
                    self.try_words(subset, group, &letters[..jokers], champion);
                }
            }
        }
    }

    /// Tries every word of a group.
    #[inline(always)]
    fn try_words(&mut self, subset: usize, group: u32, jokers: &[u8], champion: &mut Champion) {
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
                points += places[i] * rules.value(laid[i]);
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
fn cheapest_joker(laid: &mut [u8], places: &[i32; MAX_SIDE], letter: u8) -> i32 {
    let same = (0..laid.len()).rev().filter(|&i| laid[i] == letter);
    match same.min_by_key(|&i| places[i]) {
        Some(i) => {
            laid[i] |= JOKER_BIT;
            places[i]
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
