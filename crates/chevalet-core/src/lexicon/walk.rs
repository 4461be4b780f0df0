//! Walking a word graph under a guide that cuts off what cannot lead to a wanted word.

use std::ops::RangeInclusive;

use super::MAX_WORD_LENGTH;
use super::node::Node;

/// Decides where a walk goes. `depth` is the number of letters before the one in question.
pub(super) trait Guide {
    /// May the walk go on through this letter? If so, `leave` follows when it comes back.
    fn enter(&mut self, depth: usize, letter: u8) -> bool;
    fn leave(&mut self, _letter: u8) {}
    /// Is the path of `length` letters, the last one just entered, wanted if it is a word?
    fn wants(&mut self, length: usize) -> bool;
}

/// Which words are wanted by their number of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths(RangeInclusive<usize>);

impl Lengths {
    pub fn new(range: RangeInclusive<usize>) -> Self {
        Self(*range.start()..=*range.end().min(&MAX_WORD_LENGTH))
    }

    pub fn contains(&self, length: usize) -> bool {
        self.0.contains(&length)
    }

    pub fn any() -> Self {
        Self(1..=MAX_WORD_LENGTH)
    }
}

/// Words found: the first ones in alphabetical order, and how many there are in all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    pub words: Vec<Vec<u8>>,
    pub total: usize,
}

/// A walk over the sibling list at `first` and what is below it. Takes the DAWG, or the GADDAG
/// up to its turning points: its paths without one are the words, reversed.
pub(super) struct Walk<'a, G> {
    nodes: &'a [u32],
    lengths: &'a Lengths,
    guide: G,
    word: [u8; MAX_WORD_LENGTH],
}

impl<'a, G: Guide> Walk<'a, G> {
    pub fn new(nodes: &'a [u32], lengths: &'a Lengths, guide: G) -> Self {
        let word = [0; MAX_WORD_LENGTH];
        Self {
            nodes,
            lengths,
            guide,
            word,
        }
    }

    /// Visits every wanted word below, in the order of the graph.
    pub fn run(mut self, first: u32, visit: &mut impl FnMut(&[u8], &mut G)) -> G {
        self.list(first, 0, visit);
        self.guide
    }

    fn list(&mut self, first: u32, depth: usize, visit: &mut impl FnMut(&[u8], &mut G)) {
        if first == 0 || depth >= *self.lengths.0.end() {
            return;
        }
        let mut index = first as usize;
        loop {
            let node = Node(self.nodes[index]);
            let letter = node.tile();
            if letter != 0 && self.guide.enter(depth, letter) {
                self.word[depth] = letter;
                let length = depth + 1;
                if node.accepts() && self.lengths.contains(length) && self.guide.wants(length) {
                    visit(&self.word[..length], &mut self.guide);
                }
                self.list(node.arc(), length, visit);
                self.guide.leave(letter);
            }
            if node.is_end() {
                return;
            }
            index += 1;
        }
    }
}
