//! What the tiles left on the rack are worth to whoever keeps them.

use crate::leaves::LeaveTable;
use crate::placement::{Equity, POINT};
use crate::rules::{MAX_RACK, Rules};
use crate::tiles::Counts;

/// How kept tiles are valued.
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
    /// Racks longer than `MAX_RACK` are worth nothing.
    pub fn worth(self, rules: &Rules, kept: &Counts) -> Equity {
        let mut tiles = [0; MAX_RACK];
        let Some(tiles) = tiles.get_mut(..kept.total()) else {
            return 0;
        };
        for (place, tile) in tiles.iter_mut().zip(kept.tiles()) {
            *place = tile;
        }
        match self {
            Keeping::Nothing => 0,
            Keeping::Table(table) => table.value(tiles),
            // A rule of thumb that Quackle uses too: held tiles count twice, and a turn is lost.
            Keeping::BagEmpty { unseen_points } if tiles.is_empty() => 2 * unseen_points * POINT,
            Keeping::BagEmpty { .. } => {
                let held: i32 = tiles.iter().map(|&tile| rules.value(tile)).sum();
                (-2 * held - 10) * POINT
            }
        }
    }
}
