//! The best placement only: bounds first, then words by their letters, best first.
//!
//! For every slot the rack gives an upper bound of points plus leave in a handful of instructions.
//! Slots are taken from the highest bound down; the subsets of the rack that could still beat the
//! best found are looked up in the word map together with the letters played through. When the next
//! bound is below the best found, that one is the best there is.
//!
//! Nothing is allocated once a `Searcher` has grown to the size of its boards.

use crate::board::Board;
use crate::leaves::{LeaveTable, TileOrder};
use crate::placement::{Equity, POINT, Placement, tile_of};
use crate::rules::{MAX_RACK, MAX_SIDE, Rules};
use crate::slots::{Slot, Slots, coefficients_in_place};
use crate::tiles::{Counts, JOKER, JOKER_BIT, LETTER_KEYS, Tile};
use crate::wordmap::{self, WordMap};
use std::collections::BinaryHeap;

const SUBSETS: usize = 1 << MAX_RACK;

/// How the tiles left on the rack are valued.
#[derive(Clone, Copy)]
pub enum Keeping<'a> {
    /// Points only.
    Nothing,
    /// By a table learned beforehand.
    Table(&'a LeaveTable),
    /// Nothing to draw any more: going out earns what the others hold twice over, staying costs.
    BagEmpty { unseen_points: i32 },
}

impl Keeping<'_> {
    /// What keeping these tiles is worth.
    pub fn worth(self, rules: &Rules, kept: &Counts) -> Equity {
        let mut tiles = [0; MAX_RACK];
        let held = kept.total();
        let Some(tiles) = tiles.get_mut(..held) else {
            return 0;
        };
        for (place, tile) in tiles.iter_mut().zip(kept.tiles()) {
            *place = tile;
        }
        match self {
            Keeping::Nothing => 0,
            Keeping::Table(table) => table.value(tiles),
            Keeping::BagEmpty { unseen_points } => {
                let held: i32 = tiles.iter().map(|&tile| rules.value(tile)).sum();
                out_of_tiles(tiles.is_empty(), held, unseen_points)
            }
        }
    }
}

/// What a seat does with its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    Place(Placement),
    /// The tiles given back.
    Exchange(Counts),
    Pass,
}

/// The rack, cut into its subsets; entry `b` is the subset of the tiles whose bits are set in `b`.
struct Subsets {
    tiles: [Tile; MAX_RACK],
    count: usize,
    keys: [u64; SUBSETS],
    values: [[i16; MAX_RACK]; SUBSETS],
    /// The letters of the subset as bits; all of them if it holds a joker.
    masks: [u32; SUBSETS],
    /// What is worth keeping the *rest* of the rack.
    leaves: [Equity; SUBSETS],
    /// Subsets that differ, by size.
    by_size: [[u8; 70]; MAX_RACK + 1],
    sizes: [usize; MAX_RACK + 1],
    /// The same, but only those that may be a word by themselves.
    words_by_size: [[u8; 70]; MAX_RACK + 1],
    word_sizes: [usize; MAX_RACK + 1],
}

/// Working memory of the search; keep one a thread and use it again.
pub struct Searcher {
    order: TileOrder,
    subsets: Box<Subsets>,
    heap: BinaryHeap<u64>,
}

/// The position as the search sees it.
struct Task<'a> {
    board: &'a Board,
    map: WordMap<'a>,
    all_letters: u32,
}

/// The best so far.
struct Champion {
    equity: Equity,
    placement: Option<Placement>,
}

impl Searcher {
    pub fn new(order: TileOrder) -> Searcher {
        Searcher {
            order,
            subsets: Box::new(Subsets {
                tiles: [0; MAX_RACK],
                count: 0,
                keys: [0; SUBSETS],
                values: [[0; MAX_RACK]; SUBSETS],
                masks: [0; SUBSETS],
                leaves: [0; SUBSETS],
                by_size: [[0; 70]; MAX_RACK + 1],
                sizes: [0; MAX_RACK + 1],
                words_by_size: [[0; 70]; MAX_RACK + 1],
                word_sizes: [0; MAX_RACK + 1],
            }),
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
        let board = &*board;
        self.prepare(board, map, rack, keeping);

        let mut champion = Champion {
            equity: Equity::MIN,
            placement: None,
        };
        let exchange = self.best_exchange(exchangeable);
        if let Some((equity, _)) = exchange {
            champion.equity = equity;
        }
        self.search(board, slots, map, &mut champion);

        match (champion.placement, exchange) {
            (Some(placement), _) => Play::Place(placement),
            (None, Some((_, subset))) => Play::Exchange(self.subsets.counts(subset)),
            (None, None) => Play::Pass,
        }
    }

    fn prepare(&mut self, board: &Board, map: WordMap<'_>, rack: &Counts, keeping: Keeping<'_>) {
        let rules = board.rules();
        let s = &mut *self.subsets;
        s.count = 0;
        for tile in rack.tiles().take(MAX_RACK) {
            s.tiles[s.count] = tile;
            s.count += 1;
        }
        self.order.sort(&mut s.tiles[..s.count]);
        let count = s.count;
        let full = (1usize << count) - 1;

        s.keys[0] = 0;
        s.values[0] = [0; MAX_RACK];
        s.masks[0] = 0;
        for place in 0..count {
            let tile = s.tiles[place];
            let key = LETTER_KEYS[tile as usize];
            let value = rules.value(tile) as i16;
            let mask = if tile == JOKER {
                rules.all_letters() | 1
            } else {
                1 << tile
            };
            let top = 1usize << place;
            for below in 0..top {
                s.keys[top | below] = s.keys[below].wrapping_add(key);
                s.masks[top | below] = s.masks[below] | mask;
                let mut values = s.values[below];
                values[below.count_ones() as usize & (MAX_RACK - 1)] = value;
                s.values[top | below] = values;
            }
        }
        s.value_leaves(keeping, rules.values(), full);

        let mut doubles = 0usize;
        for place in 1..count {
            doubles |= usize::from(s.tiles[place] == s.tiles[place - 1]) << place;
        }
        s.sizes = [0; MAX_RACK + 1];
        s.word_sizes = [0; MAX_RACK + 1];
        for subset in 1..=full {
            // Of equal tiles the first are taken first, so that each multiset comes up once.
            if subset & doubles & !(subset << 1) != 0 {
                continue;
            }
            let size = subset.count_ones() as usize;
            s.by_size[size][s.sizes[size]] = subset as u8;
            s.sizes[size] += 1;
            if size >= 2 && s.may_be_word(map, subset) {
                s.words_by_size[size][s.word_sizes[size]] = subset as u8;
                s.word_sizes[size] += 1;
            }
        }
    }

    fn best_exchange(&self, exchangeable: usize) -> Option<(Equity, usize)> {
        let s = &*self.subsets;
        let mut best: Option<(Equity, usize)> = None;
        for size in 1..=exchangeable.min(s.count) {
            for &subset in &s.by_size[size][..s.sizes[size]] {
                let equity = s.leaves[subset as usize];
                if best.is_none_or(|(most, _)| equity > most) {
                    best = Some((equity, subset as usize));
                }
            }
        }
        best
    }

    fn search(&mut self, board: &Board, slots: &Slots, map: WordMap<'_>, champion: &mut Champion) {
        let s = &*self.subsets;
        if s.count == 0 {
            return;
        }
        let rack_values = s.values[(1 << s.count) - 1];
        let mut best_leave = [Equity::MIN / 2; MAX_RACK + 1];
        let mut best_word_leave = [Equity::MIN / 2; MAX_RACK + 1];
        for size in 1..=s.count {
            let most = |list: &[u8]| list.iter().map(|&b| s.leaves[b as usize]).max();
            if let Some(leave) = most(&s.by_size[size][..s.sizes[size]]) {
                best_leave[size] = leave;
            }
            if let Some(leave) = most(&s.words_by_size[size][..s.word_sizes[size]]) {
                best_word_leave[size] = leave;
            }
        }

        let mut entries = std::mem::take(&mut self.heap).into_vec();
        entries.clear();
        for lane in 0..2 * board.side() {
            for (index, slot) in slots.lane(lane).iter().enumerate() {
                let tiles = slot.tiles as usize;
                let leave = if slot.is_open() {
                    best_word_leave[tiles]
                } else {
                    best_leave[tiles]
                };
                let bound = bound(slot, &rack_values, leave);
                if bound >= champion.equity {
                    entries.push(entry(bound, lane, index));
                }
            }
        }
        let mut heap = BinaryHeap::from(entries);

        let task = Task {
            board,
            map,
            all_letters: board.rules().all_letters(),
        };
        while let Some(top) = heap.pop() {
            let (bound, lane, index) = unpack(top);
            if bound < champion.equity {
                break;
            }
            s.fill(&task, &slots.lane(lane)[index], champion);
        }
        heap.clear();
        self.heap = heap;
    }
}

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

impl Subsets {
    fn counts(&self, subset: usize) -> Counts {
        let mut counts = Counts::default();
        for place in 0..self.count {
            counts.0[self.tiles[place] as usize] += (subset >> place & 1) as u8;
        }
        counts
    }

    fn value_leaves(&mut self, keeping: Keeping<'_>, values: &[u8], full: usize) {
        match keeping {
            Keeping::Nothing => self.leaves[..=full].fill(0),
            Keeping::Table(table) => {
                let mut indices = [0u32; SUBSETS];
                table.subset_indices(&self.tiles[..self.count], &mut indices);
                let worth = table.values();
                for subset in 0..=full {
                    let kept = indices[full ^ subset] as usize;
                    self.leaves[subset] = worth.get(kept).copied().unwrap_or(0);
                }
            }
            Keeping::BagEmpty { unseen_points } => {
                let mut held = [0i32; SUBSETS];
                for place in 0..self.count {
                    let top = 1usize << place;
                    let value = i32::from(values[self.tiles[place] as usize]);
                    for below in 0..top {
                        held[top | below] = held[below] + value;
                    }
                }
                for subset in 0..=full {
                    self.leaves[subset] =
                        out_of_tiles(full == subset, held[full ^ subset], unseen_points);
                }
            }
        }
    }

    /// Whether the subset alone may be a word.
    fn may_be_word(&self, map: WordMap<'_>, subset: usize) -> bool {
        match self.jokers(subset) {
            0 => map.may_be_word(self.keys[subset]),
            1 => map.may_lack_one(self.keys[subset]),
            _ => true,
        }
    }

    #[inline(always)]
    fn jokers(&self, subset: usize) -> u32 {
        if self.masks[subset] & 1 == 0 {
            return 0;
        }
        (0..self.count)
            .filter(|&i| subset >> i & 1 == 1 && self.tiles[i] == JOKER)
            .count() as u32
    }

    /// Tries every subset of the right size in a slot.
    fn fill(&self, task: &Task<'_>, slot: &Slot, champion: &mut Champion) {
        let lane = task.board.lane(slot.lane as usize);
        let start = slot.start as usize;
        let mut fits = [0u32; MAX_RACK];
        let mut crosses = 0;
        let mut crossed = slot.crossed;
        while crossed != 0 {
            fits[crosses & (MAX_RACK - 1)] = lane.fits[start + crossed.trailing_zeros() as usize];
            crosses += 1;
            crossed &= crossed - 1;
        }
        let held = self.masks[(1 << self.count) - 1];
        if fits[..crosses].iter().any(|&f| f & held == 0) {
            return;
        }
        let size = slot.tiles as usize;
        let subsets = if slot.is_open() {
            &self.words_by_size[size][..self.word_sizes[size]]
        } else {
            &self.by_size[size][..self.sizes[size]]
        };
        let mut places = None;
        for &subset in subsets {
            let subset = subset as usize;
            if bound(slot, &self.values[subset], self.leaves[subset]) < champion.equity {
                continue;
            }
            let mask = self.masks[subset];
            if fits[..crosses].iter().any(|&f| f & mask == 0) {
                continue;
            }
            let key = self.keys[subset].wrapping_add(slot.through);
            self.look_up(task, slot, subset, key, &mut places, champion);
        }
    }

    #[inline(always)]
    fn look_up(
        &self,
        task: &Task<'_>,
        slot: &Slot,
        subset: usize,
        key: u64,
        places: &mut Option<[i16; MAX_SIDE]>,
        champion: &mut Champion,
    ) {
        let map = task.map;
        if self.masks[subset] & 1 == 0 {
            let start = map.find(key);
            if start != 0 {
                self.words(task, slot, subset, start, [0, 0], places, champion);
            }
            return;
        }
        if self.jokers(subset) == 1 {
            if !map.may_lack_one(key) {
                return;
            }
            for letter in letters(task.all_letters) {
                let start = map.find(key.wrapping_add(LETTER_KEYS[letter as usize]));
                if start != 0 {
                    self.words(task, slot, subset, start, [letter, 0], places, champion);
                }
            }
            return;
        }
        for first in letters(task.all_letters) {
            let key = key.wrapping_add(LETTER_KEYS[first as usize]);
            if !map.may_lack_one(key) {
                continue;
            }
            for second in letters(task.all_letters & !((1u32 << first) - 1)) {
                let start = map.find(key.wrapping_add(LETTER_KEYS[second as usize]));
                if start != 0 {
                    self.words(task, slot, subset, start, [first, second], places, champion);
                }
            }
        }
    }

    /// Tries every anagram of a group in a slot.
    #[allow(clippy::too_many_arguments)]
    fn words(
        &self,
        task: &Task<'_>,
        slot: &Slot,
        subset: usize,
        group: u32,
        jokers: [u8; 2],
        places: &mut Option<[i16; MAX_SIDE]>,
        champion: &mut Champion,
    ) {
        let lane = task.board.lane(slot.lane as usize);
        let values = task.board.rules().values();
        let start = slot.start as usize;
        let length = slot.length as usize;
        for word in task.map.group(group, length) {
            let fits = word.iter().enumerate().all(|(i, &stored)| {
                let letter = wordmap::letter(stored);
                let laid = lane.laid(start + i);
                if laid == 0 {
                    lane.fits[start + i] >> letter & 1 != 0
                } else {
                    laid & !JOKER_BIT == letter
                }
            });
            if !fits {
                continue;
            }
            let places = places.get_or_insert_with(|| coefficients_in_place(task.board, slot));
            let mut laid = [0u8; MAX_SIDE];
            let mut points = slot.fixed;
            for (i, &stored) in word.iter().enumerate() {
                if places[i] != 0 {
                    let letter = wordmap::letter(stored);
                    laid[i] = letter;
                    points += i32::from(places[i]) * i32::from(values[letter as usize]);
                }
            }
            for &joker in jokers.iter().filter(|&&j| j != 0) {
                points -= cheapest_joker(&mut laid[..length], places, joker)
                    * i32::from(values[joker as usize]);
            }
            let placement = Placement {
                equity: points * POINT + self.leaves[subset],
                points,
                lane: slot.lane,
                start: slot.start,
                length: slot.length,
                tiles: slot.tiles,
                laid,
            };
            let better = match &champion.placement {
                _ if placement.equity != champion.equity => placement.equity > champion.equity,
                Some(best) => placement.order(best).is_lt(),
                None => true,
            };
            if better && self.holds(subset, &laid[..length]) {
                champion.equity = placement.equity;
                champion.placement = Some(placement);
            }
        }
    }

    /// Whether the laid tiles are just those of the subset: a key may in principle deceive.
    fn holds(&self, subset: usize, laid: &[u8]) -> bool {
        let mut counts = self.counts(subset);
        for &tile in laid.iter().filter(|&&l| l != 0) {
            let count = &mut counts.0[tile_of(tile) as usize];
            let Some(fewer) = count.checked_sub(1) else {
                return false;
            };
            *count = fewer;
        }
        counts.total() == 0
    }
}

/// Turns the laid letter that costs least into a joker and gives its coefficient.
fn cheapest_joker(laid: &mut [u8], places: &[i16; MAX_SIDE], letter: u8) -> i32 {
    let cheapest = (0..laid.len())
        .rev()
        .filter(|&i| laid[i] == letter)
        .min_by_key(|&i| places[i]);
    match cheapest {
        Some(i) => {
            laid[i] |= JOKER_BIT;
            i32::from(places[i])
        }
        None => 0,
    }
}

#[inline(always)]
fn letters(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let letter = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(letter)
    })
}

/// What is left when nothing can be drawn: Quackle's rule of thumb for static play.
fn out_of_tiles(out: bool, held: i32, unseen_points: i32) -> Equity {
    if out {
        2 * unseen_points * POINT
    } else {
        (-2 * held - 10) * POINT
    }
}
