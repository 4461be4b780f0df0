//! The order in which unseen tiles are drawn in one iteration.
//!
//! Each seat draws from its own end of the row: how many tiles one seat lays does not change what
//! the other draws, so that candidates of different lengths still meet the same luck.

use super::Position;
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
    /// Shuffles the unseen tiles and deals the opponent's rack from them.
    pub fn deal(&mut self, position: &Position, mut random: Random) -> Counts {
        self.row.clear();
        self.row
            .extend(position.unseen.less(&position.known).tiles());
        random.shuffle(&mut self.row);
        self.random = Some(random);
        let hidden = position.opponent.saturating_sub(position.known.total());
        let mut dealt = position.known;
        for &tile in self.row.iter().take(hidden) {
            dealt.0[tile as usize] += 1;
        }
        self.front = hidden.min(self.row.len());
        self.back = self.row.len();
        dealt
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

    /// Fills a rack up: seat 0 draws from the front, seat 1 from the back.
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
