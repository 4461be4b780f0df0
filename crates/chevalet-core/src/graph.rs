//! The word graph in the shape that move generation likes: one bit set a node.
//!
//! A KWG file lists the letters that may follow a node one after the other; finding one means
//! scanning its siblings. Here a node is `[letters, endings, child, child, ...]`: the letters that may
//! follow as bits, which of them end a word as bits, then one offset a letter. "Which tiles of the
//! rack fit here" is one AND, and a child is found by counting bits. Offset 0 is an empty node, so
//! that "no child" needs no test.

use crate::lexicon::Node as KwgNode;

/// A view of the graph: cheap to copy, borrowed from whatever holds the cells.
#[derive(Clone, Copy)]
pub struct Graph<'a> {
    cells: &'a [u32],
}

/// A place in the graph: an offset into its cells.
pub type Node = u32;

const DAWG_ROOT: usize = 2;
const GADDAG_ROOT: usize = 3;
const HEADER: usize = 4;

/// The bit of the turning point in a GADDAG node: the left part is complete, go on to the right.
pub const TURN: u32 = 1;

/// Turns the nodes of a checked KWG into cells.
///
/// Cells 0 and 1 are the empty node, 2 and 3 the two roots.
pub fn cells_from_kwg(kwg: &[u32]) -> Vec<u32> {
    let mut place = vec![0u32; kwg.len()];
    let mut cells = vec![0u32; HEADER];
    let mut todo: Vec<u32> = Vec::new();
    for (root, cell) in [(0, DAWG_ROOT), (1, GADDAG_ROOT)] {
        let first = kwg.get(root).map_or(0, |&node| KwgNode(node).arc());
        if first == 0 {
            continue;
        }
        if place[first as usize] == 0 {
            place[first as usize] = reserve(kwg, first, &mut cells);
            todo.push(first);
        }
        cells[cell] = place[first as usize];
        while let Some(group) = todo.pop() {
            fill(kwg, group, &mut place, &mut cells, &mut todo);
        }
    }
    cells
}

/// Makes room for a group of siblings and gives its offset.
fn reserve(kwg: &[u32], group: u32, cells: &mut Vec<u32>) -> Node {
    let at = cells.len();
    let size = siblings(kwg, group).count();
    cells.resize(at + 2 + size, 0);
    at as Node
}

fn fill(kwg: &[u32], group: u32, place: &mut [u32], cells: &mut Vec<u32>, todo: &mut Vec<u32>) {
    let at = place[group as usize] as usize;
    for (rank, node) in siblings(kwg, group).enumerate() {
        let bit = 1u32 << node.tile();
        cells[at] |= bit;
        if node.accepts() {
            cells[at + 1] |= bit;
        }
        let child = node.arc();
        if child != 0 {
            if place[child as usize] == 0 {
                place[child as usize] = reserve(kwg, child, cells);
                todo.push(child);
            }
            cells[at + 2 + rank] = place[child as usize];
        }
    }
}

fn siblings(kwg: &[u32], group: u32) -> impl Iterator<Item = KwgNode> + '_ {
    let mut ended = false;
    let nodes = kwg[group as usize..].iter().map(|&node| KwgNode(node));
    nodes.take_while(move |node| !std::mem::replace(&mut ended, node.is_end()))
}

impl<'a> Graph<'a> {
    pub fn new(cells: &'a [u32]) -> Graph<'a> {
        assert!(cells.len() >= HEADER, "a graph has a header");
        Graph { cells }
    }

    /// Where words are read forwards.
    #[inline]
    pub fn forwards(self) -> Node {
        self.cells[DAWG_ROOT]
    }

    /// Where words are read from any of their letters leftwards, then from the turn rightwards.
    #[inline]
    pub fn gaddag(self) -> Node {
        self.cells[GADDAG_ROOT]
    }

    /// The letters (and perhaps the turn) that may follow.
    #[inline(always)]
    pub fn letters(self, node: Node) -> u32 {
        self.cells[node as usize]
    }

    /// The letters that may follow and end a word.
    #[inline(always)]
    pub fn endings(self, node: Node) -> u32 {
        self.cells[node as usize + 1]
    }

    /// The node behind a letter that is known to follow.
    #[inline(always)]
    pub fn child(self, node: Node, tile: u8) -> Node {
        let letters = self.cells[node as usize];
        let rank = (letters & ((1u32 << tile) - 1)).count_ones();
        self.cells[node as usize + 2 + rank as usize]
    }

    /// The node behind a letter, or the empty node.
    #[inline]
    pub fn step(self, node: Node, tile: u8) -> Node {
        if self.letters(node) >> tile & 1 == 0 {
            0
        } else {
            self.child(node, tile)
        }
    }

    /// The letters that make `before + letter + after` a word; both parts may not be empty.
    pub fn fitting(
        self,
        before: impl DoubleEndedIterator<Item = u8> + Clone,
        after: impl DoubleEndedIterator<Item = u8> + Clone,
    ) -> u32 {
        if after.clone().next().is_none() {
            let node = before.fold(self.forwards(), |node, letter| self.step(node, letter));
            return self.endings(node);
        }
        let node = after
            .rev()
            .fold(self.gaddag(), |node, letter| self.step(node, letter));
        let Some(last) = before.clone().next() else {
            return self.endings(node) & !TURN;
        };
        let mut fitting = 0;
        let mut candidates = self.letters(node) & !TURN;
        while candidates != 0 {
            let letter = candidates.trailing_zeros() as u8;
            candidates &= candidates - 1;
            let mut leftwards = before.clone().rev();
            leftwards.next_back();
            let node = leftwards.fold(self.child(node, letter), |node, l| self.step(node, l));
            fitting |= (self.endings(node) >> last & 1) << letter;
        }
        fitting
    }
}
