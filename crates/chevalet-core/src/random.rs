//! A random source that gives the same numbers for the same seed, for ever and on every machine.

/// splitmix64 (Steele, Lea and Flood, 2014): small, quick, and good enough to shuffle tiles.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// Each stream of a seed is a sequence of its own.
    pub fn new(seed: u64, stream: u64) -> Random {
        let mut seeded = Random { state: seed };
        let mixed = seeded.draw();
        let mut random = Random {
            state: mixed ^ stream.wrapping_mul(0xd134_2543_de82_ef95),
        };
        random.draw();
        random
    }

    #[inline]
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound - 1`; the bias of one in 2^57 for a bag of tiles is of no matter.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.draw()) * bound as u128) >> 64) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
