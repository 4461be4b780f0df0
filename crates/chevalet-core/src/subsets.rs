//! A rack cut into its subsets, with all that the search for the best move asks of them.
//!
//! Subset `b` holds the tiles whose bits are set in `b`; tiles stand in the leave table's order, the
//! dear ones first and jokers last.

use crate::keeping::Keeping;
use crate::leaves::TileOrder;
use crate::placement::Equity;
use crate::rules::{MAX_RACK, Rules};
use crate::tiles::{Counts, JOKER, LETTER_KEYS, Tile};

const SUBSETS: usize = 1 << MAX_RACK;

/// The most subsets of one size: `MAX_RACK` over half of it.
const OF_ONE_SIZE: usize = 70;

/// Some subsets of one size, and the keys of their letters beside them.
#[derive(Clone)]
struct Listed {
    subsets: [u8; OF_ONE_SIZE],
    keys: [u64; OF_ONE_SIZE],
    count: usize,
}

impl Listed {
    const NONE: Listed = Listed {
        subsets: [0; OF_ONE_SIZE],
        keys: [0; OF_ONE_SIZE],
        count: 0,
    };

    fn push(&mut self, subset: usize, key: u64) {
        self.subsets[self.count] = subset as u8;
        self.keys[self.count] = key;
        self.count += 1;
    }

    #[inline(always)]
    fn all(&self) -> impl Iterator<Item = (u8, u64)> + '_ {
        let (subsets, keys) = (&self.subsets[..self.count], &self.keys[..self.count]);
        subsets.iter().copied().zip(keys.iter().copied())
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
    leaves: [Equity; SUBSETS],
    /// By size: those without jokers, those with.
    plain: [Listed; MAX_RACK + 1],
    joking: [Listed; MAX_RACK + 1],
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
            leaves: [0; SUBSETS],
            plain: [const { Listed::NONE }; MAX_RACK + 1],
            joking: [const { Listed::NONE }; MAX_RACK + 1],
        }
    }

    /// Cuts a rack of at most `MAX_RACK` tiles.
    pub fn cut(&mut self, rules: &Rules, rack: &Counts, keeping: Keeping<'_>) {
        self.count = 0;
        for tile in rack.tiles().take(MAX_RACK) {
            self.tiles[self.count] = tile;
            self.count += 1;
        }
        self.order.sort(&mut self.tiles[..self.count]);
        self.jokers = 0;
        for (place, &tile) in self.tiles[..self.count].iter().enumerate() {
            self.jokers |= usize::from(tile == JOKER) << place;
            let key = LETTER_KEYS[tile as usize];
            let value = rules.value(tile) as i16;
            let top = 1usize << place;
            for below in 0..top {
                self.keys[top | below] = self.keys[below].wrapping_add(key);
                let mut values = self.values[below];
                values[below.count_ones() as usize & (MAX_RACK - 1)] = value;
                self.values[top | below] = values;
            }
        }
        self.value_leaves(keeping, rules);
        self.sort_by_size();
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

    fn sort_by_size(&mut self) {
        let mut doubles = 0usize;
        for place in 1..self.count {
            doubles |= usize::from(self.tiles[place] == self.tiles[place - 1]) << place;
        }
        for listed in self.plain.iter_mut().chain(&mut self.joking) {
            listed.count = 0;
        }
        for subset in 1..=self.full() {
            // Of equal tiles the first are taken first, so that each multiset comes up once.
            if subset & doubles & !(subset << 1) == 0 {
                let size = subset.count_ones() as usize;
                let listed = if subset & self.jokers == 0 {
                    &mut self.plain
                } else {
                    &mut self.joking
                };
                listed[size].push(subset, self.keys[subset]);
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

    /// The letters that the rack can lay, one bit each: all of them if it holds a joker.
    pub fn letters(&self, rules: &Rules) -> u32 {
        if self.jokers != 0 {
            return rules.all_letters();
        }
        self.tiles[..self.count]
            .iter()
            .fold(0, |letters, &tile| letters | 1 << tile)
    }

    /// Every multiset of this many tiles, once.
    pub fn of_size(&self, size: usize) -> impl Iterator<Item = usize> + '_ {
        self.plain(size)
            .chain(self.joking(size))
            .map(|(subset, _)| subset as usize)
    }

    /// Those without jokers, with the keys of their letters.
    #[inline(always)]
    pub fn plain(&self, size: usize) -> impl Iterator<Item = (u8, u64)> + '_ {
        self.plain[size].all()
    }

    /// Those with jokers, with the keys of their letters.
    #[inline(always)]
    pub fn joking(&self, size: usize) -> impl Iterator<Item = (u8, u64)> + '_ {
        self.joking[size].all()
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
