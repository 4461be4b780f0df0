//! What must hold before a graph is walked, proven once when it is opened.
//!
//! After `validate` succeeds:
//! - every arc is 0 or an index inside the file, and every sibling list ends inside it, so a
//!   walk that follows arcs and steps to siblings until the end mark never leaves the slice;
//! - siblings ascend and tiles are letters, so a list has at most 27 nodes and a mask of
//!   tiles fits 32 bits;
//! - no path has more letters than the longest word (the turning point not counted), so there
//!   is no cycle and buffers of fixed size are enough;
//! - every path leads to a word, so a walk never searches in vain;
//! - the turning point occurs only in the GADDAG, never first, at most once on a path, and
//!   never ends a word.
//!
//! A graph of a few nodes may still hold more words than anybody can list; `count_words` tells.

use super::node::Node;
use super::{LETTERS, MAX_WORD_LENGTH};

/// What is wrong with a graph; `node` is the index of the offending node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GraphError {
    #[error("{nodes} nodes: a word graph has at least 2")]
    TooFewNodes { nodes: usize },
    #[error("{nodes} nodes: a word graph has at most {max}", max = Node::MAX_NODES)]
    TooManyNodes { nodes: usize },
    #[error("node {node}: its arc {arc} leads nowhere")]
    ArcOutside { node: usize, arc: u32 },
    #[error("the last list of siblings has no end")]
    UnterminatedSiblings,
    #[error("node {node}: {tile} is not a letter")]
    NotALetter { node: usize, tile: u8 },
    #[error("node {node}: its siblings do not ascend")]
    SiblingsNotAscending { node: usize },
    #[error("node {node}: no word ends here or beyond")]
    DeadEnd { node: usize },
    #[error("node {node}: a turning point where none may be")]
    MisplacedTurn { node: usize },
    #[error("node {node}: a path longer than {MAX_WORD_LENGTH} letters, or a cycle")]
    PathTooLong { node: usize },
    #[error("more than {MAX_WORDS} words")]
    TooManyWords,
}

/// More words than any list that fits the format, few enough to list them all.
pub const MAX_WORDS: u32 = 1 << 24;

/// Proves the properties above.
pub fn validate(nodes: &[u32]) -> Result<(), GraphError> {
    if nodes.len() < 2 {
        return Err(GraphError::TooFewNodes { nodes: nodes.len() });
    }
    if nodes.len() > Node::MAX_NODES {
        return Err(GraphError::TooManyNodes { nodes: nodes.len() });
    }
    check_each_node(nodes)?;
    let below = Below::all(nodes)?;
    let (dawg, gaddag) = (root(nodes, 0), root(nodes, 1));
    if below.turns(dawg) {
        return Err(GraphError::MisplacedTurn { node: dawg });
    }
    if gaddag != 0 && Node(nodes[gaddag]).tile() == 0 {
        return Err(GraphError::MisplacedTurn { node: gaddag });
    }
    Ok(())
}

/// Number of words of a sound graph; more than `MAX_WORDS` are not counted on.
pub fn count_words(nodes: &[u32]) -> u32 {
    count_below(nodes, root(nodes, 0), &mut vec![0; nodes.len()])
}

fn root(nodes: &[u32], index: usize) -> usize {
    Node(nodes[index]).arc() as usize
}

/// The properties that each node shows by itself or with its neighbour.
fn check_each_node(nodes: &[u32]) -> Result<(), GraphError> {
    let mut previous: Option<u8> = None;
    for (index, node) in nodes.iter().map(|&bits| Node(bits)).enumerate() {
        let arc = node.arc();
        if arc == 1 || arc as usize >= nodes.len() {
            return Err(GraphError::ArcOutside { node: index, arc });
        }
        if index < 2 {
            continue;
        }
        let tile = node.tile();
        if tile > LETTERS {
            return Err(GraphError::NotALetter { node: index, tile });
        }
        if previous.is_some_and(|before| before >= tile) {
            return Err(GraphError::SiblingsNotAscending { node: index });
        }
        previous = (!node.is_end()).then_some(tile);
    }
    match previous {
        Some(_) => Err(GraphError::UnterminatedSiblings),
        None => Ok(()),
    }
}

/// What is below each node and its later siblings: the letters of the longest path, and
/// whether it holds a turning point. One byte a node, because most of the time goes into reading
/// them at random.
struct Below<'a> {
    nodes: &'a [u32],
    below: Vec<u8>,
}

const HEIGHT: u8 = 31;
const TURNS: u8 = 32;

impl<'a> Below<'a> {
    /// From the last node to the first: arcs that lead forward find their list known.
    fn all(nodes: &'a [u32]) -> Result<Self, GraphError> {
        let mut all = Self {
            nodes,
            // One more, so that the byte after the last node can be read and masked away.
            below: vec![0; nodes.len() + 1],
        };
        for index in (2..nodes.len()).rev() {
            all.children(index, 1)?;
            all.node(index)?;
        }
        Ok(all)
    }

    fn turns(&self, first: usize) -> bool {
        self.below[first] & TURNS != 0
    }

    #[inline(always)]
    fn children(&mut self, index: usize, depth: usize) -> Result<(), GraphError> {
        let arc = Node(self.nodes[index]).arc() as usize;
        if (arc != 0) & (self.below[arc] == 0) {
            self.list(arc, depth)?;
        }
        Ok(())
    }

    /// The siblings from `first` on, not known yet. Each node is visited once, so this is linear;
    /// a cycle never finds a known list and runs into the limit of depth.
    #[inline(never)]
    fn list(&mut self, first: usize, depth: usize) -> Result<(), GraphError> {
        if depth > MAX_WORD_LENGTH + 1 {
            return Err(GraphError::PathTooLong { node: first });
        }
        let mut index = first;
        while !Node(self.nodes[index]).is_end() && self.below[index + 1] == 0 {
            index += 1;
        }
        loop {
            self.children(index, depth + 1)?;
            self.node(index)?;
            if index == first {
                return Ok(());
            }
            index -= 1;
        }
    }

    /// A node whose later siblings and children are known.
    #[inline(always)]
    fn node(&mut self, index: usize) -> Result<(), GraphError> {
        let node = Node(self.nodes[index]);
        let rest = self.below[index + 1] & u8::from(node.is_end()).wrapping_sub(1);
        let child = self.below[node.arc() as usize];
        let is_turn = node.tile() == 0;
        let height = (child & HEIGHT) + u8::from(!is_turn);
        let dead_end = (node.arc() == 0) & !node.accepts();
        let misplaced = is_turn & (node.accepts() | (child & TURNS != 0));
        let too_long = height > MAX_WORD_LENGTH as u8;
        if dead_end | misplaced | too_long {
            return Err(match (dead_end, misplaced) {
                (true, _) => GraphError::DeadEnd { node: index },
                (_, true) => GraphError::MisplacedTurn { node: index },
                _ => GraphError::PathTooLong { node: index },
            });
        }
        let turns = (child | rest) & TURNS | u8::from(is_turn) << 5;
        self.below[index] = height.max(rest & HEIGHT) | turns;
        Ok(())
    }
}

/// Number of words from `first` and its later siblings on, remembered in `counts`.
fn count_below(nodes: &[u32], first: usize, counts: &mut [u32]) -> u32 {
    if first == 0 || counts[first] != 0 {
        return counts[first];
    }
    let mut last = first;
    while !Node(nodes[last]).is_end() && counts[last + 1] == 0 {
        last += 1;
    }
    let rest = if Node(nodes[last]).is_end() {
        0
    } else {
        counts[last + 1]
    };
    (first..=last).rev().fold(rest, |rest, index| {
        let node = Node(nodes[index]);
        let below = count_below(nodes, node.arc() as usize, counts);
        // Three numbers of this size never overflow.
        counts[index] = (rest + below + u32::from(node.accepts())).min(MAX_WORDS + 1);
        counts[index]
    })
}
