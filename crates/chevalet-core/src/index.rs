//! The word index: graph and word map of one lexicon in one block of memory, or in one mapped file.
//!
//! It is derived from a KWG file and can be made again from it at any time. The file is a header of
//! eight-byte numbers, then the five tables, each padded to eight bytes. A checksum guards against
//! damage; the tables are read with bounds checked, so that even a forged file cannot make a reader
//! leave them.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::path::Path;

use memmap2::Mmap;
use xxhash_rust::xxh3::xxh3_64;

use crate::graph::{self, Graph};
use crate::lexicon::Kwg;
use crate::wordmap::{self, MapError, WordMap};

const MAGIC: u64 = u64::from_le_bytes(*b"chevalet");
const VERSION: u64 = 1;
const HEADER: usize = 9;

/// Why a file is not a word index.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Map(#[from] MapError),
    #[error("not a word index of this version")]
    NotAnIndex,
    #[error("the word index is damaged")]
    Damaged,
    #[error("the word index belongs to another word list")]
    OtherWords,
}

#[derive(Debug)]
enum Storage {
    Owned(Vec<u64>),
    Mapped(Mmap),
}

impl Storage {
    fn cells(&self) -> &[u64] {
        match self {
            Storage::Owned(cells) => cells,
            // A map starts on a page, and `open` checked that its length is a multiple of eight.
            Storage::Mapped(map) => bytemuck::cast_slice(map),
        }
    }
}

/// Everything move generation reads of a lexicon.
#[derive(Debug)]
pub struct WordIndex {
    storage: Storage,
    tables: [Range<usize>; 5],
    graph_cells: usize,
    word_bytes: usize,
}

/// A number that tells word lists apart.
pub fn fingerprint(kwg: &Kwg) -> u64 {
    xxh3_64(bytemuck::cast_slice(kwg.nodes()))
}

impl WordIndex {
    pub fn build(kwg: &Kwg) -> Result<WordIndex, IndexError> {
        let graph = graph::cells_from_kwg(kwg.nodes());
        let mut letters = Vec::new();
        let mut ends = Vec::new();
        kwg.for_each_word(|word| {
            letters.extend_from_slice(word);
            ends.push(letters.len());
        });
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let map = wordmap::build(starts.zip(&ends).map(|(start, &end)| &letters[start..end]))?;

        let lengths = [
            graph.len(),
            map.words.len(),
            map.slots.len(),
            map.exact.len(),
            map.one_more.len(),
        ];
        let mut cells = vec![MAGIC, VERSION, fingerprint(kwg), 0];
        cells.extend(lengths.map(|n| n as u64));
        extend_with_bytes(&mut cells, bytemuck::cast_slice(&graph));
        extend_with_bytes(&mut cells, &map.words);
        cells.extend_from_slice(&map.slots);
        cells.extend_from_slice(&map.exact);
        cells.extend_from_slice(&map.one_more);
        cells[3] = checksum(&cells);
        WordIndex::read(Storage::Owned(cells))
    }

    /// Maps the index of a word graph.
    ///
    /// The file must not be changed in place while it is open: write a new one and rename it.
    pub fn open(path: impl AsRef<Path>, kwg: &Kwg) -> Result<WordIndex, IndexError> {
        let file = File::open(path)?;
        if !file.metadata()?.is_file() {
            return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
        }
        // SAFETY: a map is unsound only if the file changes underneath; index files are written once
        // under another name and renamed, and this function's contract asks the same of others.
        let map = unsafe { Mmap::map(&file)? };
        if !map.len().is_multiple_of(8) || map.len() < HEADER * 8 {
            return Err(IndexError::NotAnIndex);
        }
        let index = WordIndex::read(Storage::Mapped(map))?;
        if index.storage.cells()[2] != fingerprint(kwg) {
            return Err(IndexError::OtherWords);
        }
        Ok(index)
    }

    /// The bytes of the index as a file.
    pub fn as_bytes(&self) -> &[u8] {
        bytemuck::cast_slice(self.storage.cells())
    }

    fn read(storage: Storage) -> Result<WordIndex, IndexError> {
        let cells = storage.cells();
        if cfg!(target_endian = "big") || cells[0] != MAGIC || cells[1] != VERSION {
            return Err(IndexError::NotAnIndex);
        }
        let lengths: [u64; 5] = cells[4..HEADER].try_into().expect("five lengths");
        let [graph, words, slots, exact, one_more] = lengths;
        let sizes = [graph.div_ceil(2), words.div_ceil(8), slots, exact, one_more];
        let mut end = HEADER as u64;
        let mut tables = [const { 0..0 }; 5];
        for (table, size) in tables.iter_mut().zip(sizes) {
            let start = end;
            end = end.checked_add(size).ok_or(IndexError::Damaged)?;
            *table = start as usize..end as usize;
        }
        if end != cells.len() as u64 || checksum(cells) != cells[3] || graph < 4 {
            return Err(IndexError::Damaged);
        }
        let index = WordIndex {
            storage,
            tables,
            graph_cells: graph as usize,
            word_bytes: words as usize,
        };
        index.try_map().ok_or(IndexError::Damaged)?;
        Ok(index)
    }

    pub fn graph(&self) -> Graph<'_> {
        let cells = &self.storage.cells()[self.tables[0].clone()];
        Graph::new(&bytemuck::cast_slice(cells)[..self.graph_cells])
    }

    pub fn map(&self) -> WordMap<'_> {
        self.try_map().expect("checked when the index was made")
    }

    fn try_map(&self) -> Option<WordMap<'_>> {
        let table = |i: usize| &self.storage.cells()[self.tables[i].clone()];
        let words: &[u8] = &bytemuck::cast_slice(table(1))[..self.word_bytes];
        WordMap::new(words, table(2), table(3), table(4))
    }
}

/// Covers everything but itself.
fn checksum(cells: &[u64]) -> u64 {
    let header = xxh3_64(bytemuck::cast_slice(&cells[..3]));
    header ^ xxh3_64(bytemuck::cast_slice(&cells[4..])).rotate_left(1)
}

fn extend_with_bytes(cells: &mut Vec<u64>, bytes: &[u8]) {
    cells.extend(bytes.chunks(8).map(|chunk| {
        let mut cell = [0; 8];
        cell[..chunk.len()].copy_from_slice(chunk);
        u64::from_ne_bytes(cell)
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon;
    use crate::tiles::multiset_key;
    use std::io::Write;

    fn kwg(words: &[&str]) -> Kwg {
        let letters: Vec<Vec<u8>> = words
            .iter()
            .map(|w| w.bytes().map(|b| b - b'A' + 1).collect())
            .collect();
        Kwg::from_nodes(lexicon::build(&letters).unwrap()).unwrap()
    }

    fn file(bytes: &[u8]) -> tempfile::NamedTempFile {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(bytes).unwrap();
        file
    }

    #[test]
    fn an_index_survives_its_file() {
        let kwg = kwg(&["AS", "CHIEN", "NICHE", "SA"]);
        let built = WordIndex::build(&kwg).unwrap();
        let opened = WordIndex::open(file(built.as_bytes()).path(), &kwg).unwrap();
        assert_eq!(built.as_bytes(), opened.as_bytes());
        assert_ne!(opened.map().find(multiset_key(&[3, 8, 9, 5, 14])), 0);
        assert_eq!(
            opened
                .graph()
                .fitting([1u8].into_iter(), std::iter::empty()),
            1 << 19
        );
    }

    #[test]
    fn another_list_s_index_is_refused() {
        let built = WordIndex::build(&kwg(&["AS", "SA"])).unwrap();
        let refused = WordIndex::open(file(built.as_bytes()).path(), &kwg(&["AS"]));
        assert!(matches!(refused, Err(IndexError::OtherWords)));
    }

    #[test]
    fn every_damaged_byte_is_noticed() {
        let kwg = kwg(&["AS", "SA", "SAC"]);
        let sound = WordIndex::build(&kwg).unwrap().as_bytes().to_vec();
        for at in 0..sound.len() {
            let mut damaged = sound.clone();
            damaged[at] ^= 0x10;
            assert!(
                WordIndex::open(file(&damaged).path(), &kwg).is_err(),
                "byte {at}"
            );
        }
        for length in [0, 8, 71, 72, sound.len() - 8] {
            assert!(WordIndex::open(file(&sound[..length]).path(), &kwg).is_err());
        }
    }
}
