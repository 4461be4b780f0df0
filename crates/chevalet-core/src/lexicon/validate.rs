//! What must hold before a graph is walked, proven once when it is opened.
//!
//! After `validate` succeeds:
//! - every arc is 0 or an index inside the file, and every sibling list ends inside it, so a
//!   walk that follows arcs and steps to siblings until the end mark never leaves the slice;
//! - siblings ascend and tiles are letters, so a list has at most 27 nodes and a mask of
//!   tiles fits 32 bits;
//! - no path from a root is longer than the longest word (plus the turning point in the
//!   GADDAG), so there is no cycle and buffers of fixed size are enough;
//! - every path leads to a word, and the number of paths is bounded, so listing them all
//!   takes a bounded time and never searches in vain;
//! - the turning point occurs only in the GADDAG, never first, at most once on a path, and
//!   never ends a word.

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
    #[error("more than {max} paths", max = Summary::MAX_PATHS)]
    TooManyPaths,
}

/// What lies below a sibling list, from one of its nodes to its end, packed into 32 bits:
/// the number of words, the longest path and whether a turning point occurs. 0 is "unknown".
#[derive(Clone, Copy)]
struct Summary(u32);

impl Summary {
    const MAX_PATHS: u32 = (1 << 26) - 1;
    const UNKNOWN: Self = Self(0);

    fn new(paths: u32, height: u32, turns: bool) -> Self {
        Self(paths << 6 | height << 1 | u32::from(turns))
    }

    fn is_known(self) -> bool {
        self.0 != 0
    }

    fn paths(self) -> u32 {
        self.0 >> 6
    }

    fn height(self) -> u32 {
        self.0 >> 1 & 31
    }

    fn turns(self) -> bool {
        self.0 & 1 != 0
    }
}

/// Proves the properties above and returns the number of words of the DAWG.
pub fn validate(nodes: &[u32]) -> Result<u32, GraphError> {
    if nodes.len() < 2 {
        return Err(GraphError::TooFewNodes { nodes: nodes.len() });
    }
    if nodes.len() > Node::MAX_NODES {
        return Err(GraphError::TooManyNodes { nodes: nodes.len() });
    }
    check_each_node(nodes)?;
    let mut walk = Walk {
        nodes,
        summaries: vec![Summary::UNKNOWN; nodes.len()],
    };
    let words = walk.dawg(Node(nodes[0]).arc())?;
    walk.gaddag(Node(nodes[1]).arc())?;
    Ok(words)
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

struct Walk<'a> {
    nodes: &'a [u32],
    summaries: Vec<Summary>,
}

impl Walk<'_> {
    fn dawg(&mut self, root: u32) -> Result<u32, GraphError> {
        if root == 0 {
            return Ok(0);
        }
        let node = root as usize;
        let below = self.below(node, 1)?;
        if below.turns() {
            return Err(GraphError::MisplacedTurn { node });
        }
        if below.height() > MAX_WORD_LENGTH as u32 {
            return Err(GraphError::PathTooLong { node });
        }
        Ok(below.paths())
    }

    fn gaddag(&mut self, root: u32) -> Result<(), GraphError> {
        if root == 0 {
            return Ok(());
        }
        let node = root as usize;
        if Node(self.nodes[node]).tile() == 0 {
            return Err(GraphError::MisplacedTurn { node });
        }
        self.below(node, 1).map(|_| ())
    }

    /// Summary of the siblings from `first` on. Each node is summed up once, so this is linear;
    /// a cycle never finds a known node and runs into the limit of depth.
    fn below(&mut self, first: usize, depth: u32) -> Result<Summary, GraphError> {
        if self.summaries[first].is_known() {
            return Ok(self.summaries[first]);
        }
        if depth > MAX_WORD_LENGTH as u32 + 1 {
            return Err(GraphError::PathTooLong { node: first });
        }
        let mut last = first;
        while !Node(self.nodes[last]).is_end() && !self.summaries[last + 1].is_known() {
            last += 1;
        }
        let mut rest = if Node(self.nodes[last]).is_end() {
            Summary::new(0, 0, false)
        } else {
            self.summaries[last + 1]
        };
        for index in (first..=last).rev() {
            rest = self.with_node(index, rest, depth)?;
            self.summaries[index] = rest;
        }
        Ok(rest)
    }

    fn with_node(
        &mut self,
        index: usize,
        rest: Summary,
        depth: u32,
    ) -> Result<Summary, GraphError> {
        let node = Node(self.nodes[index]);
        let child = match node.arc() {
            0 if !node.accepts() => return Err(GraphError::DeadEnd { node: index }),
            0 => Summary::new(0, 0, false),
            arc => self.below(arc as usize, depth + 1)?,
        };
        let is_turn = node.tile() == 0;
        if is_turn && (node.accepts() || child.turns()) {
            return Err(GraphError::MisplacedTurn { node: index });
        }
        let height = child.height() + 1;
        if height > MAX_WORD_LENGTH as u32 + 1 {
            return Err(GraphError::PathTooLong { node: index });
        }
        let paths = rest.paths() + child.paths() + u32::from(node.accepts());
        if paths > Summary::MAX_PATHS {
            return Err(GraphError::TooManyPaths);
        }
        Ok(Summary::new(
            paths,
            height.max(rest.height()),
            is_turn || child.turns() || rest.turns(),
        ))
    }
}
