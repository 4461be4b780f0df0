//! The chance to win, from the score difference and the tiles left; learned from self-play.
//!
//! Players who take the best move by points and leave do not look at the score, so what the rest of
//! a game adds to the difference does not depend on the difference so far. The table therefore
//! counts, for every number of tiles left, how much the difference still changed until the end; the
//! chance to win at a difference is the share of games in which the rest did not undo it. Every
//! game teaches every difference, and the table rises with the difference by construction.
//!
//! The difference counts what both keep: points so far plus the worth of the tiles kept after the
//! last play of each, as the simulation reckons at the end of a rollout.

use crate::best::Play;
use crate::keeping::Keeping;
use crate::placement::POINT;
use crate::selfplay::{Kit, Player, Turn};
use rayon::prelude::*;
use std::ops::Range;

/// Differences from `-REACH` to `REACH` points are told apart.
pub const REACH: i32 = 400;
const WIDTH: usize = 2 * REACH as usize + 1;

/// What a sure win is worth.
pub const CERTAIN: u16 = u16::MAX;

const MAGIC: [u8; 4] = *b"CWT1";

/// Numbers of tiles left whose games are counted together with their neighbours on either side.
const NEIGHBOURS: usize = 2;

/// How much the difference changed until the end, for every number of tiles left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinSums {
    /// `counts[tiles * WIDTH + change + REACH]`: seen from the seat to move.
    counts: Vec<u32>,
}

impl WinSums {
    pub fn new(tiles: usize) -> WinSums {
        WinSums {
            counts: vec![0; (tiles + 1) * WIDTH],
        }
    }

    /// The tiles of the box.
    pub fn tiles(&self) -> usize {
        self.counts.len() / WIDTH - 1
    }

    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// `None` if the length is not that of whole rows.
    pub fn from_counts(counts: Vec<u32>) -> Option<WinSums> {
        (!counts.is_empty() && counts.len().is_multiple_of(WIDTH)).then_some(WinSums { counts })
    }

    pub fn merge(&mut self, other: &WinSums) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    fn observe(&mut self, tiles_left: usize, change: i32) {
        let place = (change.clamp(-REACH, REACH) + REACH) as usize;
        self.counts[tiles_left * WIDTH + place] += 1;
    }

    /// The table that these games teach.
    pub fn learn(&self) -> WinTable {
        let rows = self.tiles() + 1;
        let mut chances = vec![0; rows * WIDTH];
        for tiles in 0..rows {
            let near = tiles.saturating_sub(NEIGHBOURS)..(tiles + NEIGHBOURS + 1).min(rows);
            let mut seen = vec![0u64; WIDTH];
            for row in near {
                let row = &self.counts[row * WIDTH..(row + 1) * WIDTH];
                seen.iter_mut()
                    .zip(row)
                    .for_each(|(s, &c)| *s += u64::from(c));
            }
            let total: u64 = seen.iter().sum();
            // Difference d is won by changes above -d, drawn by -d.
            let mut above = 0;
            for place in (0..WIDTH).rev() {
                let twice = 2 * above + seen[place];
                let chance = if total == 0 {
                    u64::from(CERTAIN) / 2
                } else {
                    twice * u64::from(CERTAIN) / (2 * total)
                };
                chances[tiles * WIDTH + WIDTH - 1 - place] = chance as u16;
                above += seen[place];
            }
        }
        WinTable { chances }
    }
}

/// The chance to win of the seat to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinTable {
    chances: Vec<u16>,
}

impl WinTable {
    /// Of the seat to move, at a difference in thousandths of a point, with so many tiles in bag and
    /// on racks; `CERTAIN` is a sure win.
    pub fn chance(&self, difference: i32, tiles_left: usize) -> u16 {
        let row = tiles_left.min(self.chances.len() / WIDTH - 1) * WIDTH;
        let thousandths = difference.clamp(-REACH * POINT, (REACH - 1) * POINT) + REACH * POINT;
        let (point, part) = (thousandths / POINT, thousandths % POINT);
        let low = i64::from(self.chances[row + point as usize]);
        let high = i64::from(self.chances[row + point as usize + 1]);
        (low + (high - low) * i64::from(part) / i64::from(POINT)) as u16
    }

    /// The table as a file: `CWT1`, the rows, then 16 bits a chance, row by row.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = (self.chances.len() / WIDTH) as u32;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(rows.to_le_bytes());
        bytes.extend(self.chances.iter().flat_map(|chance| chance.to_le_bytes()));
        bytes
    }

    /// `None` if this is no such file.
    pub fn from_bytes(bytes: &[u8]) -> Option<WinTable> {
        let rest = bytes.strip_prefix(&MAGIC)?;
        let (rows, rest) = rest.split_first_chunk()?;
        let rows = u32::from_le_bytes(*rows) as usize;
        let (chances, odd) = rest.as_chunks();
        if rows == 0 || !odd.is_empty() || Some(chances.len()) != rows.checked_mul(WIDTH) {
            return None;
        }
        let chances: Vec<u16> = chances.iter().map(|&c| u16::from_le_bytes(c)).collect();
        let rises = chances.chunks(WIDTH).all(<[u16]>::is_sorted);
        rises.then_some(WinTable { chances })
    }
}

/// Plays games of a seed and counts how the difference changed from each turn on.
pub fn observe(kit: Kit<'_>, seed: u64, games: Range<u64>) -> WinSums {
    let tiles: usize = kit.rules.counts().iter().map(|&n| usize::from(n)).sum();
    let mut sums = WinSums::new(tiles);
    let keeping = kit.leaves.map_or(Keeping::Nothing, Keeping::Table);
    let mut player = Player::new(kit);
    // Seat to move, tiles left and difference in thousandths at each turn of a game.
    let mut turns: Vec<(usize, usize, i32)> = Vec::new();
    for game in games {
        turns.clear();
        let mut kept = [0; 2];
        let outcome = player.play(seed, game, |turn: Turn<'_>| {
            if turn.bag.is_empty() {
                return;
            }
            let seat = turn.seat;
            let points = turn.scores[seat] - turn.scores[1 - seat];
            let left = tiles - turn.board.tiles();
            turns.push((seat, left, points * POINT + kept[seat] - kept[1 - seat]));
            let leave = match turn.play {
                Play::Place(placement) => turn.rack.less(&placement.used()),
                Play::Exchange(given) => turn.rack.less(given),
                Play::Pass => *turn.rack,
            };
            kept[seat] = keeping.worth(kit.rules, &leave);
        });
        for &(seat, left, difference) in &turns {
            let end = outcome.scores[seat] - outcome.scores[1 - seat];
            let change = (end * POINT - difference).div_euclid(POINT);
            sums.observe(left, change);
        }
    }
    sums
}

/// The same on so many threads: counts do not care about order.
pub fn observe_many(
    kit: Kit<'_>,
    seed: u64,
    games: Range<u64>,
    threads: usize,
) -> Result<WinSums, rayon::ThreadPoolBuildError> {
    let threads = threads.max(1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()?;
    let share = (games.end - games.start).div_ceil(threads as u64).max(1);
    let starts: Vec<u64> = games.clone().step_by(share as usize).collect();
    let sums = |start: u64| observe(kit, seed, start..games.end.min(start + share));
    Ok(pool
        .install(|| {
            let shares = starts.into_par_iter().map(sums);
            shares.reduce_with(|mut all, more| {
                all.merge(&more);
                all
            })
        })
        .unwrap_or_else(|| observe(kit, seed, 0..0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_is_the_share_of_games_that_the_rest_did_not_undo() {
        let mut sums = WinSums::new(40);
        for change in [-30, -10, 0, 10] {
            sums.observe(20, change);
        }
        let table = sums.learn();
        let share = |points: i32| f64::from(table.chance(points * POINT, 20)) / f64::from(CERTAIN);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-4;
        assert!(near(share(0), (1.0 + 0.5) / 4.0));
        assert!(near(share(10), 2.5 / 4.0));
        assert!(near(share(11), 3.0 / 4.0));
        assert!(near(share(31), 1.0) && near(share(-11), 0.0));
        // Half a point lies half-way.
        assert!(near(
            f64::from(table.chance(10_500, 20)) / 65535.0,
            5.5 / 8.0
        ));
        // Far from what was seen nothing is known.
        assert!(near(f64::from(table.chance(90_000, 40)) / 65535.0, 0.5));
    }

    #[test]
    fn a_table_survives_its_file() {
        let mut sums = WinSums::new(3);
        sums.observe(2, 15);
        let bytes = sums.learn().to_bytes();
        assert_eq!(WinTable::from_bytes(&bytes), Some(sums.learn()));
        assert_eq!(WinTable::from_bytes(&bytes[..bytes.len() - 1]), None);
        assert_eq!(WinTable::from_bytes(b"CWT1"), None);
        let mut damaged = bytes;
        damaged[8] = 255;
        damaged[9] = 255;
        assert_eq!(WinTable::from_bytes(&damaged), None);
    }
}
