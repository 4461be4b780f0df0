//! What is known of positions met before, shared by all threads without locks.
//!
//! An entry is three words; the first is the key mixed with the others, so that a torn entry is
//! taken for none (Hyatt and Mann, "A lock-less transposition table implementation for parallel
//! search", 2002).

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
    pub best: u32,
}

pub struct Table {
    slots: Vec<[AtomicU64; 3]>,
}

impl Table {
    /// A table of about so many bytes.
    pub fn new(bytes: usize) -> Table {
        let count = (bytes / 24).next_power_of_two() / 2;
        let empty = || [const { AtomicU64::new(0) }; 3];
        Table {
            slots: std::iter::repeat_with(empty)
                .take(count.max(1024))
                .collect(),
        }
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 3] {
        &self.slots[(key >> 20) as usize & (self.slots.len() - 1)]
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let [check, bounds, guess] = self
            .slot(key)
            .each_ref()
            .map(|word| word.load(Ordering::Relaxed));
        if check ^ bounds ^ guess != key || guess == 0 {
            return None;
        }
        Some(Entry {
            low: bounds as u16 as i16,
            high: (bounds >> 16) as u16 as i16,
            best: (bounds >> 32) as u32,
            value: guess as u16 as i16,
            depth: (guess >> 16) as u8,
            kind: match guess >> 24 & 3 {
                0 => Kind::Exact,
                1 => Kind::AtLeast,
                _ => Kind::AtMost,
            },
        })
    }

    pub fn set(&self, key: u64, entry: Entry) {
        let bounds = u64::from(entry.low as u16)
            | u64::from(entry.high as u16) << 16
            | u64::from(entry.best) << 32;
        let kind = match entry.kind {
            Kind::Exact => 0,
            Kind::AtLeast => 1,
            Kind::AtMost => 2,
        };
        // The top bit tells an entry from an empty slot.
        let guess =
            u64::from(entry.value as u16) | u64::from(entry.depth) << 16 | kind << 24 | 1 << 63;
        let slot = self.slot(key);
        slot[0].store(key ^ bounds ^ guess, Ordering::Relaxed);
        slot[1].store(bounds, Ordering::Relaxed);
        slot[2].store(guess, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = Table::new(1 << 16);
        let entry = Entry {
            low: -300,
            high: 255,
            value: -12,
            depth: 9,
            kind: Kind::AtMost,
            best: 0xdead_beef,
        };
        assert_eq!(table.get(77 << 20), None);
        table.set(77 << 20, entry);
        assert_eq!(table.get(77 << 20), Some(entry));
        assert_eq!(table.get(77 << 20 | 1), None);
    }
}
