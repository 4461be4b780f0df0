//! What is known of positions met before, shared by all threads without locks.
//!
//! An entry is two words; the first is mixed into the second, which holds most of the key, so that a
//! torn entry is taken for none (Hyatt and Mann, "A lock-less transposition table implementation for
//! parallel search", 2002). Four entries share a bucket; the one that took the least work to find
//! gives way (Breuker, Uiterwijk and van den Herik, "Replacement schemes for transposition tables",
//! 1994): what is lost is soon found again.

use bytemuck::allocation::zeroed_vec;
use std::sync::atomic::{AtomicU64, Ordering};

/// What a guess says about the value searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of one position, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Proven bounds.
    pub low: i16,
    pub high: i16,
    /// A guess, how deep it looked, and what it says.
    pub value: i16,
    pub depth: u8,
    pub kind: Kind,
    /// Part of the key of the best move, 0 if none is known.
    pub best: u16,
}

/// The bits of the key that an entry holds; the others tell its bucket.
const CHECK: u64 = !0xffff;
const WAYS: usize = 4;
const BYTES: usize = 16 * WAYS;
/// A word and another that tells whose it is.
type Slot = [AtomicU64; 2];

pub struct Table {
    buckets: Vec<[Slot; WAYS]>,
}

impl Table {
    /// A table of so many bytes at the most.
    pub fn new(bytes: usize) -> Table {
        let count = (bytes / BYTES).max(16);
        Table {
            buckets: zeroed_vec(1 << count.ilog2()),
        }
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        // The low bits choose, which an entry does not hold; high ones, mixed in, spread them.
        let mixed = key ^ key >> 32;
        &self.buckets[mixed as usize & (self.buckets.len() - 1)]
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let (known, owner) = read(slot);
            ((owner ^ key) & CHECK == 0 && known != 0).then(|| unpacked(known, owner))
        })
    }

    /// Keeps an entry that took so many nodes to find.
    pub fn set(&self, key: u64, entry: Entry, nodes: u64) {
        let work = (nodes | 1).ilog2();
        let bucket = self.bucket(key);
        let mut slot = &bucket[0];
        let mut least = u32::MAX;
        for other in bucket {
            let (known, owner) = read(other);
            if known == 0 || (owner ^ key) & CHECK == 0 {
                slot = other;
                break;
            }
            if work_of(known) < least {
                (slot, least) = (other, work_of(known));
            }
        }
        let known = packed(entry, work);
        slot[0].store(known, Ordering::Relaxed);
        let owner = key & CHECK | u64::from(entry.best);
        slot[1].store(owner ^ known, Ordering::Relaxed);
    }
}

fn read(slot: &Slot) -> (u64, u64) {
    let known = slot[0].load(Ordering::Relaxed);
    (known, slot[1].load(Ordering::Relaxed) ^ known)
}

/// Where in the word what stands: low, high and value of 16 bits, depth of 8, kind of 2, work of 6.
const KIND: u32 = 56;
const WORK: u32 = 58;

fn packed(entry: Entry, work: u32) -> u64 {
    // Never 0, which is an empty slot.
    let kind: u64 = match entry.kind {
        Kind::Exact => 1,
        Kind::AtLeast => 2,
        Kind::AtMost => 3,
    };
    u64::from(entry.low as u16)
        | u64::from(entry.high as u16) << 16
        | u64::from(entry.value as u16) << 32
        | u64::from(entry.depth) << 48
        | kind << KIND
        | u64::from(work) << WORK
}

fn unpacked(known: u64, owner: u64) -> Entry {
    Entry {
        low: known as u16 as i16,
        high: (known >> 16) as u16 as i16,
        value: (known >> 32) as u16 as i16,
        depth: (known >> 48) as u8,
        kind: match known >> KIND & 3 {
            1 => Kind::Exact,
            2 => Kind::AtLeast,
            _ => Kind::AtMost,
        },
        best: owner as u16,
    }
}

fn work_of(known: u64) -> u32 {
    (known >> WORK) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        low: -300,
        high: 255,
        value: -12,
        depth: 9,
        kind: Kind::AtMost,
        best: 0xbeef,
    };

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = Table::new(1 << 16);
        assert_eq!(table.get(77 << 20), None);
        table.set(77 << 20, ENTRY, 1_000);
        assert_eq!(table.get(77 << 20), Some(ENTRY));
        assert_eq!(table.get(78 << 20), None);
        let more = Entry { low: 3, ..ENTRY };
        table.set(77 << 20, more, 1);
        assert_eq!(table.get(77 << 20), Some(more));
    }

    #[test]
    fn what_took_the_least_work_gives_way() {
        // Keys that differ in high bits only, and meet in one bucket.
        let table = Table::new(1 << 10);
        let key = |number: u64| number << 40;
        for number in 0..5 {
            table.set(key(number), ENTRY, [900, 5, 700, 800, 60][number as usize]);
        }
        let kept = |number: &u64| table.get(key(*number)).is_some();
        assert_eq!((0..5).filter(kept).collect::<Vec<_>>(), [0, 2, 3, 4]);
    }
}
