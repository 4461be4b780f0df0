//! The order in which unseen tiles are drawn in one iteration.
//!
//! The seat to move draws from one end of the row, the others from the other: how many tiles it lays
//! does not change what the others draw, so that candidates of different lengths still meet the same
//! luck.

use super::{MOST_SEATS, Position};
use crate::random::Random;
use crate::tiles::{Counts, Tile};

#[derive(Clone, Debug, Default)]
pub struct Draws {
    row: Vec<Tile>,
    front: usize,
    back: usize,
    random: Option<Random>,
}

impl Draws {
    /// Shuffles the unseen tiles and deals the racks of the others from them: the seat to move, the
    /// first of them, gets nothing.
    pub fn deal(&mut self, position: &Position, mut random: Random) -> [Counts; MOST_SEATS] {
        let mut racks = [Counts::default(); MOST_SEATS];
        racks[1] = position.known;
        self.row.clear();
        self.row.extend(position.unseen.less(&racks[1]).tiles());
        random.shuffle(&mut self.row);
        self.random = Some(random);
        (self.front, self.back) = (0, self.row.len());
        for (rack, rival) in racks[1..].iter_mut().zip(&position.rivals) {
            self.fill(0, rack, rival.tiles);
        }
        racks
    }

    /// Becomes like others, without asking for memory.
    pub fn copy_from(&mut self, other: &Draws) {
        self.row.clone_from(&other.row);
        self.random.clone_from(&other.random);
        (self.front, self.back) = (other.front, other.back);
    }

    pub fn left(&self) -> usize {
        self.back - self.front
    }

    /// Fills a rack up: seat 0 draws from the front, the others from the back.
    pub fn fill(&mut self, seat: usize, rack: &mut Counts, rack_size: usize) {
        let wanted = rack_size.saturating_sub(rack.total());
        for _ in 0..wanted.min(self.left()) {
            let tile = if seat == 0 {
                self.front += 1;
                self.row[self.front - 1]
            } else {
                self.back -= 1;
                self.row[self.back]
            };
            rack.0[tile as usize] += 1;
        }
    }

    /// Puts exchanged tiles back among the rest.
    pub fn put_back(&mut self, tiles: &Counts) {
        let Some(random) = &mut self.random else {
            return;
        };
        for tile in tiles.tiles() {
            let place = self.front + random.below(self.back - self.front + 1);
            self.row.insert(place, tile);
            self.back += 1;
        }
    }
}
