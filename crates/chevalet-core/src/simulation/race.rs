//! Which candidates go on: a race with blocking.
//!
//! After every round the candidate with the best mean leads. Another one drops out when the mean of
//! its differences from the leader, iteration by iteration, is further from zero than chance allows;
//! because both met the same racks and draws the differences vary far less than the values. Such
//! races are from Maron and Moore, "Hoeffding Races" (1994), and the blocking, the comparison of
//! differences under the same circumstances, from Moore and Lee, "Efficient Algorithms for
//! Minimizing Cross Validation Error" (1994). The bound is that of a normal mean: a mean of n
//! differences is off by more than z standard errors with a chance below exp(-z²/2)/2, and the
//! doubt allowed is shared among the candidates.
//!
//! All sums are integers: the order in which threads add to them is of no matter.

use super::Settings;
use super::outcome::{Value, WON};

/// Sums over some iterations that were played for every candidate alive.
#[derive(Clone, Debug)]
pub struct Tally {
    iterations: u64,
    values: Vec<i64>,
    chances: Vec<i64>,
    spreads: Vec<i64>,
    /// `products[i * count + j]`, `i <= j`: values of two candidates in the same iteration.
    products: Vec<i128>,
}

impl Tally {
    pub fn new(count: usize) -> Tally {
        Tally {
            iterations: 0,
            values: vec![0; count],
            chances: vec![0; count],
            spreads: vec![0; count],
            products: vec![0; count * count],
        }
    }

    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Counts one iteration; `alive` and `values` go together.
    pub fn count(&mut self, alive: &[usize], values: &[Value]) {
        self.iterations += 1;
        let all = self.values.len();
        for (rank, (&i, value)) in alive.iter().zip(values).enumerate() {
            self.values[i] += value.worth;
            self.chances[i] += value.chance;
            self.spreads[i] += value.spread;
            for (&j, other) in alive[rank..].iter().zip(&values[rank..]) {
                self.products[i * all + j] += i128::from(value.worth) * i128::from(other.worth);
            }
        }
    }

    pub fn merge(&mut self, other: &Tally) {
        fn add<T: Copy + std::ops::AddAssign>(to: &mut [T], from: &[T]) {
            to.iter_mut().zip(from).for_each(|(a, &b)| *a += b);
        }
        self.iterations += other.iterations;
        add(&mut self.values, &other.values);
        add(&mut self.chances, &other.chances);
        add(&mut self.spreads, &other.spreads);
        add(&mut self.products, &other.products);
    }
}

/// What is known of one candidate, in the units of `Value`.
pub struct Standing {
    pub iterations: u64,
    pub worth: f64,
    pub chance: f64,
    pub spread: f64,
    pub error: f64,
    pub dropped: bool,
}

pub struct Race {
    tally: Tally,
    alive: Vec<usize>,
    /// Iterations that a candidate took part in, once it has dropped out.
    dropped: Vec<Option<u64>>,
    rollouts: u64,
    /// Standard errors that a difference must reach.
    reach: f64,
    indifference: f64,
}

impl Race {
    pub fn new(count: usize, settings: Settings) -> Race {
        let doubt = settings.doubt.clamp(0.0, 0.5) / count.saturating_sub(1).max(1) as f64;
        Race {
            tally: Tally::new(count),
            alive: (0..count).collect(),
            dropped: vec![None; count],
            rollouts: 0,
            reach: (-2.0 * (2.0 * doubt).ln()).max(0.0).sqrt(),
            indifference: settings.indifference * WON as f64,
        }
    }

    pub fn alive(&self) -> &[usize] {
        &self.alive
    }

    pub fn iterations(&self) -> u64 {
        self.tally.iterations
    }

    pub fn rollouts(&self) -> u64 {
        self.rollouts
    }

    pub fn add(&mut self, tally: &Tally) {
        self.rollouts += tally.iterations * self.alive.len() as u64;
        self.tally.merge(tally);
    }

    fn leader(&self) -> usize {
        let best = |&i: &usize| (self.tally.values[i], std::cmp::Reverse(i));
        self.alive.iter().copied().max_by_key(best).unwrap_or(0)
    }

    /// Mean and standard error of how much better the leader is than another.
    fn lead(&self, leader: usize, other: usize) -> (f64, f64) {
        let n = self.tally.iterations as f64;
        if leader == other || n < 2.0 {
            return (0.0, f64::INFINITY);
        }
        let all = self.tally.values.len();
        let product = |i: usize, j: usize| self.tally.products[i.min(j) * all + i.max(j)];
        let squares = product(leader, leader) + product(other, other) - 2 * product(leader, other);
        let mean = (self.tally.values[leader] - self.tally.values[other]) as f64 / n;
        let variance = (squares as f64 / n - mean * mean).max(0.0) * n / (n - 1.0);
        (mean, (variance / n).sqrt())
    }

    pub fn drop_the_worse(&mut self) {
        let leader = self.leader();
        let gone: Vec<usize> = self
            .alive
            .iter()
            .copied()
            .filter(|&other| {
                let (mean, error) = self.lead(leader, other);
                other != leader && mean > self.reach * error
            })
            .collect();
        for &other in &gone {
            self.dropped[other] = Some(self.tally.iterations);
        }
        self.alive.retain(|i| !gone.contains(i));
    }

    /// Whether nobody left can be better than the leader by more than is worth the time.
    pub fn is_sure(&self) -> bool {
        let leader = self.leader();
        self.alive
            .iter()
            .filter(|&&other| other != leader)
            .all(|&other| {
                let (mean, error) = self.lead(leader, other);
                self.reach * error - mean < self.indifference
            })
    }

    pub fn standing(&self, place: usize) -> Standing {
        let iterations = self.dropped[place].unwrap_or(self.tally.iterations);
        let n = (iterations as f64).max(1.0);
        let worth = self.tally.values[place] as f64 / n;
        let square = self.tally.products[place * self.dropped.len() + place] as f64 / n;
        Standing {
            iterations,
            worth,
            chance: self.tally.chances[place] as f64 / n,
            spread: self.tally.spreads[place] as f64 / n,
            error: ((square - worth * worth).max(0.0) / n).sqrt(),
            dropped: self.dropped[place].is_some(),
        }
    }

    /// The candidates, the best first; those that dropped out come after the others.
    pub fn ranking(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.dropped.len()).collect();
        all.sort_by(|&a, &b| {
            let (one, two) = (self.standing(a), self.standing(b));
            let still_there = one.dropped.cmp(&two.dropped);
            still_there.then(two.worth.total_cmp(&one.worth))
        });
        all
    }
}
