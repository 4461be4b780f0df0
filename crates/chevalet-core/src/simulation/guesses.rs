//! What the next seat may have kept from its last play, some of it likelier than the rest.

use crate::random::Random;
use crate::tiles::Counts;

/// Tiles that may be held together, each with its weight; none when nothing is known.
#[derive(Clone, Debug, Default)]
pub struct Guesses {
    kept: Vec<Counts>,
    /// The sum of the weights up to each.
    until: Vec<u64>,
}

impl Guesses {
    /// What weighs nothing is left out.
    pub fn new(weighed: impl IntoIterator<Item = (Counts, u32)>) -> Guesses {
        let mut guesses = Guesses::default();
        let mut sum = 0;
        for (kept, weight) in weighed.into_iter().filter(|&(_, weight)| weight > 0) {
            sum += u64::from(weight);
            guesses.kept.push(kept);
            guesses.until.push(sum);
        }
        guesses
    }

    /// One of them, by chance.
    pub fn draw(&self, random: &mut Random) -> Option<Counts> {
        let sum = *self.until.last()?;
        let place = random.below(sum as usize) as u64;
        let index = self.until.partition_point(|&until| until <= place);
        Some(self.kept[index])
    }
}
