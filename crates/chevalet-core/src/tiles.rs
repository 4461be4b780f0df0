//! Tiles as small numbers: 0 is the joker, 1 and up the letters.

/// A tile of a rack or bag: `JOKER`, or a letter from 1.
pub type Tile = u8;

pub const JOKER: Tile = 0;

/// Letters an alphabet may have, so that a set of tiles fits in 32 bits with the joker's bit 0.
pub const MAX_LETTERS: usize = 31;

/// Room for one number a tile: the joker and every letter.
pub const KINDS: usize = MAX_LETTERS + 1;

/// A laid letter that came from a joker carries this bit.
pub const JOKER_BIT: u8 = 0x80;

/// The letter of a laid tile, whether or not a joker stands for it.
#[inline(always)]
pub fn letter_of(laid: u8) -> u8 {
    laid & !JOKER_BIT
}

/// How many of each tile: a rack, a bag, a pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub [u8; KINDS]);

impl Counts {
    pub fn from_tiles(tiles: &[Tile]) -> Counts {
        let mut counts = Counts::default();
        for &tile in tiles {
            counts.0[tile as usize] += 1;
        }
        counts
    }

    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| n as usize).sum()
    }

    /// The tiles one by one, the joker first, then letters in order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..KINDS).flat_map(|t| std::iter::repeat_n(t as Tile, self.0[t] as usize))
    }

    /// What is left when others, all held here, are taken away.
    pub fn less(&self, taken: &Counts) -> Counts {
        let mut left = *self;
        for (held, gone) in left.0.iter_mut().zip(&taken.0) {
            *held -= gone;
        }
        left
    }

    /// These tiles and others.
    pub fn with(&self, more: &Counts) -> Counts {
        let mut both = *self;
        for (held, added) in both.0.iter_mut().zip(&more.0) {
            *held += added;
        }
        both
    }

    /// Every multiset of these tiles, from none of them to all.
    pub fn subsets(&self) -> impl Iterator<Item = Counts> + '_ {
        let mut next = Some(Counts::default());
        std::iter::from_fn(move || {
            let subset = next?;
            next = self.subset_after(subset);
            Some(subset)
        })
    }

    /// Counts up as a number whose digits are the tiles.
    fn subset_after(&self, mut subset: Counts) -> Option<Counts> {
        for (digit, &most) in subset.0.iter_mut().zip(&self.0) {
            if *digit < most {
                *digit += 1;
                return Some(subset);
            }
            *digit = 0;
        }
        None
    }

    /// Which tiles are there at all, one bit a tile.
    pub fn mask(&self) -> u32 {
        let mut mask = 0;
        for (tile, &count) in self.0.iter().enumerate() {
            mask |= u32::from(count > 0) << tile;
        }
        mask
    }
}

/// A number for each letter such that a multiset of letters is known by the sum of its letters' numbers.
///
/// The sums of the multisets that words are made of are spread over 64 bits like a hash; adding a
/// letter to a multiset is one addition. The numbers come from splitmix64 and never change: files of
/// compiled word maps rest on them.
pub const LETTER_KEYS: [u64; KINDS] = {
    let mut keys = [0; KINDS];
    let mut state: u64 = 0x6368_6576_616c_6574;
    let mut i = 1;
    while i < KINDS {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[i] = z ^ (z >> 31);
        i += 1;
    }
    keys
};

/// The key of a multiset of letters.
pub fn multiset_key(letters: &[u8]) -> u64 {
    letters
        .iter()
        .fold(0, |key, &l| key.wrapping_add(LETTER_KEYS[l as usize]))
}
