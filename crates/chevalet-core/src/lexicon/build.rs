//! Compiling a word list: a minimal DAWG and a minimal GADDAG that share their nodes.
//!
//! Both come from the same incremental construction on sorted keys. The GADDAG does not need
//! every word turned at every letter: what follows the turning point after the reversed prefix
//! ERAC of CARE is exactly what follows the prefix CARE in the DAWG. So its keys are the distinct
//! prefixes, reversed, each with the DAWG list that continues it.
//!
//! Lists of siblings are kept as linked cells, each made once; equal ends of lists are thus the
//! same cells. A list that is the end of a longer one is not written again.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::node::Node;
use super::{LETTERS, MAX_WORD_LENGTH};

/// Why a word list cannot be compiled; `word` is an index into the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    #[error("word {word} is not after the one before it")]
    NotAscending { word: usize },
    #[error("word {word} has {letters} letters, not 1 to {MAX_WORD_LENGTH}")]
    BadLength { word: usize, letters: usize },
    #[error("word {word}: {tile} is not a letter")]
    NotALetter { word: usize, tile: u8 },
    #[error("the graph needs {nodes} nodes, the format holds {max}", max = Node::MAX_NODES)]
    TooManyNodes { nodes: usize },
}

/// Compiles words (letters 1 to 26), sorted and without duplicates, to the nodes of a KWG file.
pub fn build<W: AsRef<[u8]>>(words: &[W]) -> Result<Vec<u32>, BuildError> {
    check(words)?;
    let mut cells = Cells::default();
    let mut prefixes = Vec::new();
    let dawg_root = dawg(words, &mut cells, &mut prefixes)?;
    prefixes.sort_unstable_by_key(|prefix| prefix.reversed);
    let gaddag_root = gaddag(&prefixes, &mut cells)?;
    drop(prefixes);
    cells.write(dawg_root, gaddag_root)
}

fn check<W: AsRef<[u8]>>(words: &[W]) -> Result<(), BuildError> {
    let mut before: &[u8] = &[];
    for (index, word) in words.iter().enumerate() {
        let word = word.as_ref();
        if word.is_empty() || word.len() > MAX_WORD_LENGTH {
            return Err(BuildError::BadLength {
                word: index,
                letters: word.len(),
            });
        }
        if let Some(&tile) = word.iter().find(|&&tile| tile == 0 || tile > LETTERS) {
            return Err(BuildError::NotALetter { word: index, tile });
        }
        if word <= before {
            return Err(BuildError::NotAscending { word: index });
        }
        before = word;
    }
    Ok(())
}

/// A prefix of some word.
struct Prefix {
    /// Its letters from the last to the first, five bits each from the top: sorting these
    /// numbers sorts the reversed prefixes.
    reversed: u128,
    /// The list of letters that may follow.
    then: u32,
    is_word: bool,
}

const BITS: usize = 5;
const TOP: usize = 128 - BITS;
const _: () = assert!(MAX_WORD_LENGTH * BITS <= 128);

fn reversed(letters: &[u8]) -> u128 {
    let key =
        |key, (place, &letter): (usize, &u8)| key | u128::from(letter) << (TOP - BITS * place);
    letters.iter().rev().enumerate().fold(0, key)
}

fn letter(key: u128, place: usize) -> u8 {
    (key >> (TOP - BITS * place)) as u8 & 31
}

fn dawg<W: AsRef<[u8]>>(
    words: &[W],
    cells: &mut Cells,
    prefixes: &mut Vec<Prefix>,
) -> Result<u32, BuildError> {
    let mut open = OpenPath::default();
    let mut before: &[u8] = &[];
    for word in words {
        let word = word.as_ref();
        let common = word.iter().zip(before).take_while(|(a, b)| a == b).count();
        open.close(common, cells, |depth, is_word, then| {
            prefixes.push(Prefix {
                reversed: reversed(&before[..depth]),
                then,
                is_word,
            });
        })?;
        for &tile in &word[common..] {
            open.push(tile);
        }
        open.accept();
        before = word;
    }
    open.close(0, cells, |depth, is_word, then| {
        prefixes.push(Prefix {
            reversed: reversed(&before[..depth]),
            then,
            is_word,
        });
    })?;
    open.finish(cells)
}

fn gaddag(prefixes: &[Prefix], cells: &mut Cells) -> Result<u32, BuildError> {
    let mut open = OpenPath::default();
    let mut before = 0;
    for prefix in prefixes {
        let key = prefix.reversed;
        let common = (key ^ before).leading_zeros() as usize / BITS;
        let common = common.min(open.depth());
        open.close(common, cells, |_, _, _| ())?;
        let mut place = common;
        while place < MAX_WORD_LENGTH && letter(key, place) != 0 {
            open.push(letter(key, place));
            place += 1;
        }
        if prefix.is_word {
            open.accept();
        }
        if prefix.then != 0 {
            open.turn(prefix.then);
        }
        before = key;
    }
    open.close(0, cells, |_, _, _| ())?;
    open.finish(cells)
}

#[derive(Clone, Copy)]
struct Sibling {
    tile: u8,
    accepts: bool,
    child: u32,
}

/// The path of the latest key: at each depth the siblings so far, the last of them still open.
struct OpenPath {
    levels: Vec<Vec<Sibling>>,
    depth: usize,
}

impl Default for OpenPath {
    fn default() -> Self {
        // One level more for what follows a turning point or the last letter.
        Self {
            levels: vec![Vec::new(); MAX_WORD_LENGTH + 2],
            depth: 0,
        }
    }
}

impl OpenPath {
    fn depth(&self) -> usize {
        self.depth
    }

    fn push(&mut self, tile: u8) {
        self.levels[self.depth].push(Sibling {
            tile,
            accepts: false,
            child: 0,
        });
        self.depth += 1;
    }

    /// The path as it stands spells a word.
    fn accept(&mut self) {
        if let Some(last) = self.levels[self.depth - 1].last_mut() {
            last.accepts = true;
        }
    }

    /// The turning point, before any letter, may follow the path as it stands.
    fn turn(&mut self, then: u32) {
        self.levels[self.depth].push(Sibling {
            tile: 0,
            accepts: false,
            child: then,
        });
    }

    /// No later key shares more than `keep` letters with this one: the lists beyond are complete.
    /// `closed` hears the depth, whether a word ends there, and the list that follows.
    fn close(
        &mut self,
        keep: usize,
        cells: &mut Cells,
        mut closed: impl FnMut(usize, bool, u32),
    ) -> Result<(), BuildError> {
        while self.depth > keep {
            let list = cells.list(&self.levels[self.depth])?;
            self.levels[self.depth].clear();
            if let Some(last) = self.levels[self.depth - 1].last_mut() {
                last.child = list;
                closed(self.depth, last.accepts, list);
            }
            self.depth -= 1;
        }
        Ok(())
    }

    fn finish(self, cells: &mut Cells) -> Result<u32, BuildError> {
        cells.list(&self.levels[0])
    }
}

/// Sibling lists as linked cells, each made once. Cell 0 is the empty list.
struct Cells {
    cells: Vec<Cell>,
    known: FxHashMap<u64, u32>,
}

#[derive(Clone, Copy)]
struct Cell {
    sibling: Sibling,
    next: u32,
    /// This cell is the `next` of another.
    follows: bool,
}

const CELL_BITS: u32 = 29;

impl Default for Cells {
    fn default() -> Self {
        let empty = Cell {
            sibling: Sibling {
                tile: 0,
                accepts: false,
                child: 0,
            },
            next: 0,
            follows: false,
        };
        Self {
            cells: vec![empty],
            known: FxHashMap::default(),
        }
    }
}

impl Cells {
    fn list(&mut self, siblings: &[Sibling]) -> Result<u32, BuildError> {
        siblings
            .iter()
            .rev()
            .try_fold(0, |next, &sibling| self.cell(sibling, next))
    }

    fn cell(&mut self, sibling: Sibling, next: u32) -> Result<u32, BuildError> {
        let label = u64::from(sibling.tile) << 1 | u64::from(sibling.accepts);
        let key = (label << CELL_BITS | u64::from(sibling.child)) << CELL_BITS | u64::from(next);
        if let Some(&cell) = self.known.get(&key) {
            return Ok(cell);
        }
        let cell = self.cells.len();
        if cell >= 1 << CELL_BITS {
            return Err(BuildError::TooManyNodes { nodes: cell });
        }
        self.known.insert(key, cell as u32);
        self.cells.push(Cell {
            sibling,
            next,
            follows: false,
        });
        if next != 0 {
            self.cells[next as usize].follows = true;
        }
        Ok(cell as u32)
    }

    /// The lists that are not the end of a longer one, longest paths first: a list then lies
    /// before those below it, so nearly all arcs lead forward, and the much visited tops of both
    /// graphs lie together.
    fn heads(&self) -> Vec<u32> {
        let mut heights = vec![0_u8; self.cells.len()];
        for (index, cell) in self.cells.iter().enumerate().skip(1) {
            let below = heights[cell.sibling.child as usize] + 1;
            heights[index] = below.max(heights[cell.next as usize]);
        }
        let mut heads: Vec<u32> = (1..self.cells.len() as u32)
            .filter(|&cell| !self.cells[cell as usize].follows)
            .collect();
        heads.sort_by_key(|&cell| Reverse(heights[cell as usize]));
        heads
    }

    fn write(&self, dawg_root: u32, gaddag_root: u32) -> Result<Vec<u32>, BuildError> {
        const UNPLACED: u32 = 0;
        let mut places = vec![UNPLACED; self.cells.len()];
        let mut order = vec![0, 0];
        for mut cell in self.heads() {
            while cell != 0 {
                // An end shared by several lists is written with each; arcs lead to its first copy.
                if places[cell as usize] == UNPLACED {
                    places[cell as usize] = order.len() as u32;
                }
                order.push(cell);
                cell = self.cells[cell as usize].next;
            }
        }
        if order.len() > Node::MAX_NODES {
            return Err(BuildError::TooManyNodes { nodes: order.len() });
        }
        let root = |cell: u32| Node::new(0, false, true, places[cell as usize]).0;
        let mut nodes = vec![root(dawg_root), root(gaddag_root)];
        nodes.extend(order[2..].iter().map(|&cell| {
            let Cell { sibling, next, .. } = self.cells[cell as usize];
            let arc = places[sibling.child as usize];
            Node::new(sibling.tile, sibling.accepts, next == 0, arc).0
        }));
        Ok(nodes)
    }
}
