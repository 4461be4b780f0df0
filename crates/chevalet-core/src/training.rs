//! Learning what leaves are worth from games that the computer plays against itself.
//!
//! The value of a leave is the mean worth of the best play of the racks that held it, less the mean
//! worth of all racks. Sums are integers, so that they can be gathered anywhere in any order and
//! added up to the same table.

use crate::best::Play;
use crate::leaves::LeaveTable;
use crate::placement::Equity;
use crate::rules::MAX_RACK;
use crate::selfplay::{Kit, Player, Turn};
use crate::tiles::{Counts, Tile};
use rayon::prelude::*;
use std::ops::Range;

/// Observations that count as much as the guess made from smaller leaves.
const GUESS_WEIGHT: i64 = 40;

/// What was seen of every leave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaveSums {
    /// Thousandths of points, summed over the racks that held the leave.
    pub sums: Vec<i64>,
    pub counts: Vec<u32>,
}

impl LeaveSums {
    pub fn new(table: &LeaveTable) -> LeaveSums {
        LeaveSums {
            sums: vec![0; table.len()],
            counts: vec![0; table.len()],
        }
    }

    pub fn merge(&mut self, other: &LeaveSums) {
        for (sum, more) in self.sums.iter_mut().zip(&other.sums) {
            *sum += more;
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// Adds the worth of a rack to every leave it holds.
    fn observe(&mut self, table: &LeaveTable, rack: &Counts, worth: Equity) {
        let mut tiles = [0; MAX_RACK];
        let mut held = 0;
        for tile in rack.tiles().take(MAX_RACK) {
            tiles[held] = tile;
            held += 1;
        }
        let tiles = &mut tiles[..held];
        table.order().sort(tiles);
        let mut doubles = 0usize;
        for place in 1..held {
            doubles |= usize::from(tiles[place] == tiles[place - 1]) << place;
        }
        let mut indices = [0; 1 << MAX_RACK];
        table.subset_indices(tiles, &mut indices);
        for (subset, &index) in indices[..1 << held].iter().enumerate() {
            let index = index as usize;
            if subset & doubles & !(subset << 1) == 0 && index < self.sums.len() {
                self.sums[index] += i64::from(worth);
                self.counts[index] += 1;
            }
        }
    }

    /// The table that these observations teach.
    ///
    /// A leave seen seldom leans on the leaves of one tile fewer: their value plus that of the tile.
    pub fn learn(&self, like: &LeaveTable) -> LeaveTable {
        let mut table = like.clone();
        table.values_mut().fill(0);
        // The empty leave is held by every rack.
        let mean = if self.counts[0] == 0 {
            0
        } else {
            self.sums[0] / i64::from(self.counts[0])
        };
        for size in 1..=table.longest() {
            table.each_of_size(size, |table, leave, index| {
                let guess = guess(table, leave);
                let count = i64::from(self.counts[index]);
                let seen = self.sums[index] - mean * count;
                let value = (seen + guess * GUESS_WEIGHT) / (count + GUESS_WEIGHT);
                table.values_mut()[index] = value as i32;
            });
        }
        table
    }
}

fn guess(table: &LeaveTable, leave: &[Tile]) -> i64 {
    if leave.len() == 1 {
        return 0;
    }
    let mut rest = Vec::with_capacity(leave.len());
    let mut total = 0;
    for without in 0..leave.len() {
        rest.clear();
        rest.extend(
            leave
                .iter()
                .enumerate()
                .filter(|&(i, _)| i != without)
                .map(|(_, &t)| t),
        );
        total += i64::from(table.value(&rest)) + i64::from(table.value(&[leave[without]]));
    }
    total / leave.len() as i64
}

/// The same on so many threads: sums do not care about order.
pub fn observe_many(
    kit: Kit<'_>,
    table: &LeaveTable,
    seed: u64,
    games: Range<u64>,
    threads: usize,
) -> Result<LeaveSums, rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.max(1))
        .build()?;
    let share = (games.end - games.start)
        .div_ceil(threads.max(1) as u64)
        .max(1);
    let starts: Vec<u64> = games.clone().step_by(share as usize).collect();
    let sums = |start: u64| observe(kit, table, seed, start..games.end.min(start + share));
    let merged = |mut all: LeaveSums, more: LeaveSums| {
        all.merge(&more);
        all
    };
    Ok(pool.install(|| {
        starts
            .into_par_iter()
            .map(sums)
            .reduce(|| LeaveSums::new(table), merged)
    }))
}

/// Plays some games of a seed with a table and gives what was seen of every leave.
pub fn observe(kit: Kit<'_>, table: &LeaveTable, seed: u64, games: Range<u64>) -> LeaveSums {
    let mut sums = LeaveSums::new(table);
    let mut player = Player::new(Kit {
        leaves: Some(table),
        ..kit
    });
    for game in games {
        player.play(seed, game, |turn: Turn<'_>| {
            if turn.bag.is_empty() {
                return;
            }
            let worth = match turn.play {
                Play::Place(placement) => placement.equity,
                Play::Exchange(given) => {
                    let kept: Vec<Tile> = turn.rack.less(given).tiles().collect();
                    table.value(&kept)
                }
                Play::Pass => return,
            };
            sums.observe(table, turn.rack, worth);
        });
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::WordIndex;
    use crate::lexicon::{Kwg, build};
    use crate::rules::fixtures::french;
    use std::sync::Arc;

    fn small_index() -> WordIndex {
        let mut words: Vec<Vec<u8>> = Vec::new();
        for first in 1..=26 {
            for vowel in [1, 5, 9, 15, 21] {
                words.extend([
                    vec![first, vowel],
                    vec![vowel, first],
                    vec![first, vowel, first],
                ]);
                words.push(vec![first, vowel, 19]);
            }
        }
        words.sort();
        words.dedup();
        WordIndex::build(&Kwg::from_nodes(build(&words).unwrap()).unwrap()).unwrap()
    }

    #[test]
    fn sums_do_not_depend_on_how_the_games_are_shared_out() {
        let index = small_index();
        let rules = Arc::new(french());
        let table = LeaveTable::zero(&rules, 3);
        let kit = Kit {
            rules: &rules,
            graph: index.graph(),
            map: index.map(),
            leaves: None,
            exchange_needs: 7,
        };
        let alone = observe(kit, &table, 5, 0..9);
        assert_eq!(alone, observe_many(kit, &table, 5, 0..9, 2).unwrap());
        let mut pieces = observe(kit, &table, 5, 4..9);
        pieces.merge(&observe(kit, &table, 5, 0..4));
        assert_eq!(alone, pieces);
        assert!(alone.counts[0] > 50);
    }

    #[test]
    fn what_goes_with_good_racks_is_worth_more() {
        let rules = french();
        let table = LeaveTable::zero(&rules, 2);
        let mut sums = LeaveSums::new(&table);
        for _ in 0..1000 {
            sums.observe(&table, &Counts::from_tiles(&[0, 1]), 50_000);
            sums.observe(&table, &Counts::from_tiles(&[17, 1]), 10_000);
        }
        let learned = sums.learn(&table);
        assert!(learned.value(&[0]) > 18_000 && learned.value(&[17]) < -18_000);
        assert_eq!(learned.value(&[1]), 0);
        assert!(learned.value(&[0, 1]) > learned.value(&[17, 1]));
    }
}
