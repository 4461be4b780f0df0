//! What the tiles kept on the rack are worth, in thousandths of a point.
//!
//! A table gives a number to every multiset of up to `rack size - 1` tiles. A multiset of tiles in
//! ascending order is ranked by the combinatorial number system: the rank is a sum of one term a
//! tile, so that the values of all subsets of a rack are found with one addition each.

use crate::rules::{MAX_RACK, Rules};
use crate::tiles::{KINDS, Tile};

/// Tiles kept at the most.
pub const MAX_KEPT: usize = MAX_RACK - 1;

/// The order of tiles used for ranks: dear tiles first, so that subsets list their values in falling order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileOrder {
    ranks: [u8; KINDS],
    tiles: [Tile; KINDS],
    kinds: usize,
}

impl TileOrder {
    pub fn new(rules: &Rules) -> TileOrder {
        let kinds = rules.letters() + 1;
        let mut tiles = [0; KINDS];
        for (tile, place) in tiles.iter_mut().enumerate() {
            *place = tile as Tile;
        }
        tiles[..kinds].sort_by_key(|&tile| (-rules.value(tile), tile));
        let mut ranks = [0; KINDS];
        for (rank, &tile) in tiles[..kinds].iter().enumerate() {
            ranks[tile as usize] = rank as u8;
        }
        TileOrder {
            ranks,
            tiles,
            kinds,
        }
    }

    #[inline(always)]
    pub fn rank(&self, tile: Tile) -> u8 {
        self.ranks[tile as usize]
    }

    pub fn tile(&self, rank: u8) -> Tile {
        self.tiles[rank as usize]
    }

    pub fn sort(&self, tiles: &mut [Tile]) {
        tiles.sort_unstable_by_key(|&tile| self.ranks[tile as usize]);
    }
}

/// The term of a tile in a rank: `TERMS[i][r]` for the tile of rank `r` at place `i`.
static TERMS: [[u32; KINDS]; MAX_KEPT] = {
    let mut terms = [[0; KINDS]; MAX_KEPT];
    let mut i = 0;
    while i < MAX_KEPT {
        let mut r = 0;
        while r < KINDS {
            terms[i][r] = choose(r as u64 + i as u64, i as u64 + 1) as u32;
            r += 1;
        }
        i += 1;
    }
    terms
};

const fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut result = 1;
    let mut i = 0;
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result
}

/// A value for every leave of up to `longest` tiles.
#[derive(Clone, Debug)]
pub struct LeaveTable {
    order: TileOrder,
    longest: usize,
    /// Where the leaves of each size begin.
    starts: [u32; MAX_KEPT + 1],
    values: Vec<i32>,
}

impl LeaveTable {
    /// A table where every leave is worth nothing.
    pub fn zero(rules: &Rules, longest: usize) -> LeaveTable {
        let order = TileOrder::new(rules);
        let longest = longest.min(MAX_KEPT);
        let mut starts = [0; MAX_KEPT + 1];
        let mut total = 0;
        for (size, start) in starts.iter_mut().enumerate().take(longest + 1) {
            *start = total;
            total += choose((order.kinds + size - 1) as u64, size as u64) as u32;
        }
        LeaveTable {
            order,
            longest,
            starts,
            values: vec![0; total as usize],
        }
    }

    pub fn order(&self) -> &TileOrder {
        &self.order
    }

    pub fn longest(&self) -> usize {
        self.longest
    }

    pub fn len(&self) -> usize {
        self.values.len()
    }

    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    pub fn values(&self) -> &[i32] {
        &self.values
    }

    pub fn values_mut(&mut self) -> &mut [i32] {
        &mut self.values
    }

    /// The rank of a leave whose tiles may come in any order; `None` if it is too long.
    pub fn index(&self, leave: &[Tile]) -> Option<usize> {
        if leave.len() > self.longest {
            return None;
        }
        let mut sorted = [0; MAX_KEPT];
        let sorted = &mut sorted[..leave.len()];
        sorted.copy_from_slice(leave);
        self.order.sort(sorted);
        let within: u32 = sorted
            .iter()
            .enumerate()
            .map(|(i, &t)| TERMS[i][self.order.rank(t) as usize])
            .sum();
        Some((self.starts[leave.len()] + within) as usize)
    }

    /// Thousandths of a point; leaves longer than the table count nothing.
    pub fn value(&self, leave: &[Tile]) -> i32 {
        self.index(leave).map_or(0, |index| self.values[index])
    }

    pub fn set(&mut self, leave: &[Tile], thousandths: i32) {
        if let Some(index) = self.index(leave) {
            self.values[index] = thousandths;
        }
    }

    /// Visits every leave of a size with its index.
    pub fn each_of_size(
        &mut self,
        size: usize,
        mut visit: impl FnMut(&mut LeaveTable, &[Tile], usize),
    ) {
        fn grow(
            table: &mut LeaveTable,
            leave: &mut Vec<Tile>,
            from: u8,
            size: usize,
            visit: &mut impl FnMut(&mut LeaveTable, &[Tile], usize),
        ) {
            if leave.len() == size {
                if let Some(index) = table.index(leave) {
                    visit(table, leave, index);
                }
                return;
            }
            for rank in from..table.order.kinds as u8 {
                leave.push(table.order.tile(rank));
                grow(table, leave, rank, size, visit);
                leave.pop();
            }
        }
        grow(self, &mut Vec::with_capacity(size), 0, size, &mut visit);
    }

    /// The indices of all subsets of a rack given in the table's order, `u32::MAX` for those too long.
    ///
    /// Entry `b` is the leave of the tiles whose bits are set in `b`.
    pub fn subset_indices(&self, rack: &[Tile], into: &mut [u32]) {
        let mut within = [0u32; 1 << MAX_RACK];
        into[0] = self.starts[0];
        for (place, &tile) in rack.iter().enumerate() {
            let top = 1usize << place;
            let rank = self.order.rank(tile) as usize;
            for below in 0..top {
                let size = below.count_ones() as usize + 1;
                into[top | below] = if size <= self.longest {
                    within[top | below] = within[below] + TERMS[size - 1][rank];
                    self.starts[size] + within[top | below]
                } else {
                    u32::MAX
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixtures::french;

    #[test]
    fn every_leave_has_its_own_index() {
        let table = LeaveTable::zero(&french(), 3);
        let mut seen = vec![false; table.len()];
        let mut check = |leave: &[Tile]| {
            let index = table.index(leave).unwrap();
            assert!(!std::mem::replace(&mut seen[index], true), "{leave:?}");
        };
        check(&[]);
        for a in 0..27 {
            check(&[a]);
            for b in a..27 {
                check(&[b, a]);
                for c in b..27 {
                    check(&[b, c, a]);
                }
            }
        }
        assert!(seen.iter().all(|&s| s));
    }

    #[test]
    fn subsets_of_a_rack_are_found_at_once() {
        let table = LeaveTable::zero(&french(), 6);
        let mut rack = [5, 1, 0, 19, 26, 5, 9];
        table.order().sort(&mut rack);
        let mut indices = [0; 128];
        table.subset_indices(&rack, &mut indices);
        for (bits, &index) in indices[..127].iter().enumerate() {
            let chosen = (0..7).filter(|i| bits >> i & 1 == 1);
            let leave: Vec<Tile> = chosen.map(|i| rack[i]).collect();
            assert_eq!(Some(index as usize), table.index(&leave));
        }
        assert_eq!(indices[127], u32::MAX);
    }
}
