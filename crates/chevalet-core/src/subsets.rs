//! A rack cut into its subsets, with all that the search for the best move asks of them.
//!
//! Subset `b` holds the tiles whose bits are set in `b`; tiles stand in the leave table's order, the
//! dear ones first and jokers last.

use crate::keeping::Keeping;
use crate::leaves::TileOrder;
use crate::placement::Equity;
use crate::rules::{MAX_RACK, Rules};
use crate::tiles::{Counts, JOKER, LETTER_KEYS, Tile};
use crate::wordmap::WordMap;

const SUBSETS: usize = 1 << MAX_RACK;

/// The most subsets of one size: `MAX_RACK` over half of it.
const OF_ONE_SIZE: usize = 70;

/// Subsets of each size.
#[derive(Clone)]
struct BySize {
    subsets: [[u8; OF_ONE_SIZE]; MAX_RACK + 1],
    counts: [usize; MAX_RACK + 1],
}

impl BySize {
    const NONE: BySize = BySize {
        subsets: [[0; OF_ONE_SIZE]; MAX_RACK + 1],
        counts: [0; MAX_RACK + 1],
    };

    fn push(&mut self, size: usize, subset: usize) {
        self.subsets[size][self.counts[size]] = subset as u8;
        self.counts[size] += 1;
    }

    #[inline(always)]
    fn of(&self, size: usize) -> &[u8] {
        &self.subsets[size][..self.counts[size]]
    }
}

#[derive(Clone)]
pub struct Subsets {
    order: TileOrder,
    tiles: [Tile; MAX_RACK],
    count: usize,
    /// The bits of the jokers.
    jokers: usize,
    keys: [u64; SUBSETS],
    values: [[i16; MAX_RACK]; SUBSETS],
    masks: [u32; SUBSETS],
    leaves: [Equity; SUBSETS],
    all: BySize,
    words: BySize,
}

impl Subsets {
    pub fn new(order: TileOrder) -> Subsets {
        Subsets {
            order,
            tiles: [0; MAX_RACK],
            count: 0,
            jokers: 0,
            keys: [0; SUBSETS],
            values: [[0; MAX_RACK]; SUBSETS],
            masks: [0; SUBSETS],
            leaves: [0; SUBSETS],
            all: BySize::NONE,
            words: BySize::NONE,
        }
    }

    /// Cuts a rack of at most `MAX_RACK` tiles.
    pub fn cut(&mut self, rules: &Rules, map: WordMap<'_>, rack: &Counts, keeping: Keeping<'_>) {
        self.count = 0;
        for tile in rack.tiles().take(MAX_RACK) {
            self.tiles[self.count] = tile;
            self.count += 1;
        }
        self.order.sort(&mut self.tiles[..self.count]);
        self.jokers = 0;
        for (place, &tile) in self.tiles[..self.count].iter().enumerate() {
            let mask = if tile == JOKER {
                rules.all_letters()
            } else {
                1 << tile
            };
            self.jokers |= usize::from(tile == JOKER) << place;
            let key = LETTER_KEYS[tile as usize];
            let value = rules.value(tile) as i16;
            let top = 1usize << place;
            for below in 0..top {
                self.keys[top | below] = self.keys[below].wrapping_add(key);
                self.masks[top | below] = self.masks[below] | mask;
                let mut values = self.values[below];
                values[below.count_ones() as usize & (MAX_RACK - 1)] = value;
                self.values[top | below] = values;
            }
        }
        self.value_leaves(keeping, rules);
        self.sort_by_size(map);
    }

    fn value_leaves(&mut self, keeping: Keeping<'_>, rules: &Rules) {
        let full = self.full();
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
            Keeping::BagEmpty { .. } => {
                for subset in 0..=full {
                    self.leaves[subset] = keeping.worth(rules, &self.counts(full ^ subset));
                }
            }
        }
    }

    fn sort_by_size(&mut self, map: WordMap<'_>) {
        let mut doubles = 0usize;
        for place in 1..self.count {
            doubles |= usize::from(self.tiles[place] == self.tiles[place - 1]) << place;
        }
        self.all.counts = [0; MAX_RACK + 1];
        self.words.counts = [0; MAX_RACK + 1];
        for subset in 1..=self.full() {
            // Of equal tiles the first are taken first, so that each multiset comes up once.
            if subset & doubles & !(subset << 1) != 0 {
                continue;
            }
            let size = subset.count_ones() as usize;
            self.all.push(size, subset);
            let may_be_word = match self.jokers(subset) {
                0 => map.may_be_word(self.keys[subset]),
                1 => map.may_lack_one(self.keys[subset]),
                _ => true,
            };
            if size >= 2 && may_be_word {
                self.words.push(size, subset);
            }
        }
    }

    /// How many tiles the rack holds.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The whole rack.
    #[inline(always)]
    pub fn full(&self) -> usize {
        (1 << self.count) - 1
    }

    /// Every multiset of this many tiles, once.
    #[inline(always)]
    pub fn of_size(&self, size: usize) -> &[u8] {
        self.all.of(size)
    }

    /// Those that may be a word by themselves.
    #[inline(always)]
    pub fn words_of_size(&self, size: usize) -> &[u8] {
        self.words.of(size)
    }

    /// The key of its letters, jokers aside.
    #[inline(always)]
    pub fn key(&self, subset: usize) -> u64 {
        self.keys[subset]
    }

    /// The values of its tiles in falling order.
    #[inline(always)]
    pub fn values(&self, subset: usize) -> &[i16; MAX_RACK] {
        &self.values[subset]
    }

    /// The letters it can lay, one bit each: all of them if it holds a joker.
    #[inline(always)]
    pub fn letters(&self, subset: usize) -> u32 {
        self.masks[subset]
    }

    /// What keeping the rest of the rack is worth.
    #[inline(always)]
    pub fn leave(&self, subset: usize) -> Equity {
        self.leaves[subset]
    }

    #[inline(always)]
    pub fn jokers(&self, subset: usize) -> u32 {
        (subset & self.jokers).count_ones()
    }

    pub fn counts(&self, subset: usize) -> Counts {
        let mut counts = Counts::default();
        for place in 0..self.count {
            counts.0[self.tiles[place] as usize] += (subset >> place & 1) as u8;
        }
        counts
    }
}
