//! Slots in falling order of their bounds, as near as is worth while.
//!
//! The search only needs the promising ones early; sorting by a few points at a time costs a fraction
//! of a true sort.

use crate::placement::{Equity, POINT};

const BUCKETS: usize = 64;

/// Bounds that differ by less than this may come in any order.
const STEP: Equity = 3 * POINT;

#[derive(Clone, Debug, Default)]
pub struct Queue {
    entries: Vec<(Equity, u32)>,
    ordered: Vec<(Equity, u32)>,
    highest: Equity,
}

impl Queue {
    pub fn start(&mut self) {
        self.entries.clear();
        self.highest = Equity::MIN;
    }

    #[inline(always)]
    pub fn push(&mut self, bound: Equity, place: u32) {
        self.highest = self.highest.max(bound);
        self.entries.push((bound, place));
    }

    /// Shows every entry to `visit`, high bounds first.
    #[inline(always)]
    pub fn visit(&mut self, mut visit: impl FnMut(Equity, u32)) {
        let highest = i64::from(self.highest);
        let bucket = |bound: Equity| {
            (((highest - i64::from(bound)) as u64 / STEP as u64) as usize).min(BUCKETS - 1)
        };
        let mut ends = [0u32; BUCKETS];
        for &(bound, _) in &self.entries {
            ends[bucket(bound)] += 1;
        }
        let mut start = 0;
        for end in &mut ends {
            start += std::mem::replace(end, start);
        }
        self.ordered.resize(self.entries.len(), (0, 0));
        for &(bound, place) in &self.entries {
            let end = &mut ends[bucket(bound)];
            self.ordered[*end as usize] = (bound, place);
            *end += 1;
        }
        for &(bound, place) in &self.ordered {
            visit(bound, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_bounds_come_first() {
        let mut queue = Queue::default();
        for bounds in [
            vec![5, 500, 20, 499, -3, -7000],
            vec![],
            vec![1],
            vec![-70, i32::MAX / POINT],
        ] {
            queue.start();
            for (place, points) in bounds.iter().enumerate() {
                queue.push(points * POINT, place as u32);
            }
            let mut seen = Vec::new();
            queue.visit(|bound, place| {
                assert_eq!(bound, bounds[place as usize] * POINT);
                seen.push(bound);
            });
            assert_eq!(seen.len(), bounds.len());
            // Those far below the highest share a bucket.
            let near = seen
                .iter()
                .filter(|&&b| i64::from(b) + 180_000 > i64::from(queue.highest));
            assert!(near.is_sorted_by(|a, b| **b < **a + STEP));
        }
    }
}
