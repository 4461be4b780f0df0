//! The most promising placements found so far.

use std::cmp::Reverse;

use crate::placement::Placement;

/// A placement and how promising it looks: points, what it does for the goals, less what its tiles
/// would earn elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Promise {
    pub rank: i32,
    pub placement: Placement,
}

/// Holds up to twice as many as wanted, so that it is seldom sorted.
pub struct Shortlist {
    wanted: usize,
    least: i32,
    found: Vec<Promise>,
}

impl Shortlist {
    pub fn new(wanted: usize) -> Shortlist {
        Shortlist {
            wanted,
            least: i32::MIN,
            found: Vec::with_capacity(2 * wanted),
        }
    }

    /// A rank that is not enough to be admitted.
    #[inline(always)]
    pub fn least(&self) -> i32 {
        self.least
    }

    #[inline(always)]
    pub fn add(&mut self, rank: i32, placement: impl FnOnce() -> Placement) {
        if rank <= self.least {
            return;
        }
        let placement = placement();
        self.found.push(Promise { rank, placement });
        if self.found.len() >= 2 * self.wanted {
            self.cut();
        }
    }

    fn cut(&mut self) {
        self.found.sort_by_key(|promise| Reverse(promise.rank));
        self.found.truncate(self.wanted);
        if self.found.len() == self.wanted {
            self.least = self.found[self.wanted - 1].rank;
        }
    }

    /// Those wanted, the most promising first.
    pub fn finish(mut self) -> Vec<Promise> {
        self.cut();
        self.found
    }
}
