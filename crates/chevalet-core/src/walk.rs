//! The walk along a lane: every word that tiles laid there can make, each found just once.
//!
//! A word is found from its first landmark in the lane. A landmark is a run of tiles lying there, or
//! else an empty square with something across. From a run the GADDAG is walked leftwards through the
//! run itself first, so that only parts that can become words are tried.
//!
//! Which tiles there are to lay, and what becomes of a word, is the affair of whoever lays them.

use crate::board::{Board, Lane, NOTHING_ACROSS};
use crate::graph::{Graph, Node, TURN};
use crate::rules::{MAX_SIDE, Rules};
use crate::tiles::{JOKER_BIT, letter_of};

/// Whoever has tiles to lay and a use for the words they make.
pub trait Layer: Sized {
    /// The points so far, handed on from square to square.
    type Tally: Copy;

    /// No square walked yet.
    const NOTHING: Self::Tally;

    /// A tile of this value lies on the next square of the word already.
    fn pass(tally: &mut Self::Tally, value: i32);

    /// Tries every tile that fits on an empty square and goes on with `then`, which is told the node
    /// behind its letter and whether a word ends there.
    fn lay(
        walk: &mut Walk<'_, Self>,
        at: usize,
        node: Node,
        fits: u32,
        tally: Self::Tally,
        then: impl FnMut(&mut Walk<'_, Self>, Node, bool, Self::Tally),
    );

    /// The squares `first..end` make a word.
    fn record(walk: &mut Walk<'_, Self>, first: usize, end: usize, tally: Self::Tally);
}

/// Where the walk stands, and the layer who goes with it.
pub struct Walk<'a, L> {
    pub rules: &'a Rules,
    pub graph: Graph<'a>,
    pub lane: &'a Lane,
    pub index: usize,
    pub side: usize,
    /// What was laid on the squares of the lane.
    pub laid: [u8; MAX_SIDE],
    pub layer: L,
    /// Whether the word may not take in a run.
    alone: bool,
    /// The last square of the landmark.
    anchor: usize,
    /// The first square that may be laid.
    limit: usize,
}

impl<'a, L: Layer> Walk<'a, L> {
    pub fn new(board: &'a Board, graph: Graph<'a>, index: usize, layer: L) -> Walk<'a, L> {
        Walk {
            rules: board.rules(),
            graph,
            lane: board.lane(index),
            index,
            side: board.side(),
            laid: [0; MAX_SIDE],
            layer,
            alone: false,
            anchor: 0,
            limit: 0,
        }
    }

    /// Finds all words of the lane.
    pub fn run(&mut self, board: &Board) {
        if !board.is_empty() {
            self.past_landmarks();
        } else if let Some(at) = board.start_in(self.index) {
            self.around_square(at);
        }
    }

    fn past_landmarks(&mut self) {
        self.limit = 0;
        let mut at = 0;
        while at < self.side {
            if self.lane.laid(at) != 0 {
                let first = at;
                while self.lane.laid(at) != 0 {
                    at += 1;
                }
                self.along_run(first, at - 1);
                self.limit = at + 1;
            } else {
                if self.lane.points[at] != NOTHING_ACROSS {
                    let joined = self.lane.laid_before(at) != 0 || self.lane.laid(at + 1) != 0;
                    if !joined {
                        self.around_square(at);
                        self.limit = at + 1;
                    }
                }
                at += 1;
            }
        }
    }

    fn along_run(&mut self, first: usize, last: usize) {
        // Squares before a run may be landmarks of their own: a word that takes in a run is found
        // from the run, so that only the run before it is a limit.
        let before = self.limit;
        self.limit = self.run_limit(first);
        self.alone = false;
        self.anchor = last;
        let mut node = self.graph.gaddag();
        let mut tally = L::NOTHING;
        for at in (first..=last).rev() {
            let laid = self.lane.laid(at);
            node = self.graph.step(node, letter_of(laid));
            L::pass(&mut tally, self.value(laid));
        }
        if self.graph.letters(node) != 0 {
            self.leftwards(first, node, false, tally);
        }
        self.limit = before;
    }

    /// Tiles may be laid up to two squares behind the run before.
    fn run_limit(&self, first: usize) -> usize {
        let mut at = first;
        while at > 0 && self.lane.laid(at - 1) == 0 {
            at -= 1;
        }
        if at == 0 { 0 } else { at + 1 }
    }

    fn around_square(&mut self, at: usize) {
        self.alone = true;
        self.anchor = at;
        let root = self.graph.gaddag();
        let fits = self.graph.letters(root) & self.lane.fits[at] & !TURN;
        L::lay(
            self,
            at,
            root,
            fits,
            L::NOTHING,
            |walk, node, ends, tally| {
                walk.leftwards(at, node, ends, tally);
            },
        );
    }

    /// What a tile on the board counts.
    #[inline(always)]
    pub fn value(&self, laid: u8) -> i32 {
        if laid & JOKER_BIT != 0 {
            0
        } else {
            self.rules.value(laid)
        }
    }

    /// The word reaches left to `first`; `ends` says whether it is a word as it stands.
    fn leftwards(&mut self, first: usize, node: Node, ends: bool, tally: L::Tally) {
        if ends {
            L::record(self, first, self.anchor + 1, tally);
        }
        let letters = self.graph.letters(node);
        if letters & TURN != 0 && self.anchor + 1 < self.side {
            let turned = self.graph.child(node, 0);
            self.rightwards(first, self.anchor + 1, turned, tally);
        }
        if first > self.limit {
            let at = first - 1;
            let fits = letters & self.lane.fits[at];
            L::lay(self, at, node, fits, tally, |walk, node, ends, tally| {
                walk.leftwards(at, node, ends, tally);
            });
        }
    }

    /// The word covers `first..at`; the square `at` is empty.
    fn rightwards(&mut self, first: usize, at: usize, node: Node, tally: L::Tally) {
        if self.alone && self.lane.laid(at + 1) != 0 {
            return;
        }
        let fits = self.graph.letters(node) & self.lane.fits[at];
        L::lay(
            self,
            at,
            node,
            fits,
            tally,
            |walk, mut node, mut ends, mut tally| {
                let mut next = at + 1;
                loop {
                    let laid = walk.lane.laid(next);
                    if laid == 0 {
                        break;
                    }
                    let letter = letter_of(laid);
                    if walk.graph.letters(node) >> letter & 1 == 0 {
                        return;
                    }
                    ends = walk.graph.endings(node) >> letter & 1 != 0;
                    node = walk.graph.child(node, letter);
                    L::pass(&mut tally, walk.value(laid));
                    next += 1;
                }
                if ends {
                    L::record(walk, first, next, tally);
                }
                if next < walk.side {
                    walk.rightwards(first, next, node, tally);
                }
            },
        );
    }
}
