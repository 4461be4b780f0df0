//! Which subsets of a rack make words with which letters played through.
//!
//! Many slots play through the same letters: what the word map says of a number of tiles and the
//! letters played through is asked once a rack and remembered.

use rustc_hash::FxHashMap;

use crate::rules::MAX_RACK;
use crate::subsets::Subsets;
use crate::wordmap::WordMap;

/// A subset that makes words with some letters played through.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub subset: u8,
    /// Where the words begin in the word map; 0 if the subset holds jokers: their letters are open.
    pub group: u32,
}

#[derive(Clone, Debug, Default)]
pub struct Throughs {
    /// For each key of letters played through, the place of its first list: one a size.
    places: FxHashMap<u64, u32>,
    lists: Vec<Option<(u32, u32)>>,
    hits: Vec<Hit>,
}

impl Throughs {
    /// Forgets everything: the rack is another.
    pub fn forget(&mut self) {
        self.places.clear();
        self.lists.clear();
        self.hits.clear();
    }

    /// The subsets of a size that make words with these letters; some with jokers may in fact not.
    #[inline(always)]
    pub fn hits(
        &mut self,
        subsets: &Subsets,
        map: WordMap<'_>,
        through: u64,
        size: usize,
    ) -> &[Hit] {
        let lists = &mut self.lists;
        let place = *self.places.entry(through).or_insert_with(|| {
            lists.resize(lists.len() + MAX_RACK + 1, None);
            (lists.len() - MAX_RACK - 1) as u32
        });
        let list = &mut self.lists[place as usize + size];
        let (start, end) = match *list {
            Some(known) => known,
            None => {
                let start = self.hits.len() as u32;
                find(subsets, map, through, size, &mut self.hits);
                let found = (start, self.hits.len() as u32);
                *list = Some(found);
                found
            }
        };
        &self.hits[start as usize..end as usize]
    }
}

fn find(subsets: &Subsets, map: WordMap<'_>, through: u64, size: usize, hits: &mut Vec<Hit>) {
    for (subset, key) in subsets.plain(size) {
        let key = key.wrapping_add(through);
        if map.may_be_word(key) {
            let group = map.find(key);
            if group != 0 {
                hits.push(Hit { subset, group });
            }
        }
    }
    for (subset, key) in subsets.joking(size) {
        let several = subsets.jokers(subset as usize) > 1;
        if several || map.may_lack_one(key.wrapping_add(through)) {
            hits.push(Hit { subset, group: 0 });
        }
    }
}
