//! Move generation: every legal placement of a rack on a board.
//!
//! Pure: no clock, no files, no random; the order of moves is fixed. The counts in tests/corpus pin
//! it; the brute-force oracle in tests/oracle.py settles disputes.
//!
//! Each placement is found just once, from its first landmark in the lane. A landmark is a run of
//! tiles lying there, or else an empty square with something across. From a run the GADDAG is walked
//! leftwards through the run itself first, so that only parts that can become words are tried.

use crate::board::{Board, Lane, NOTHING_ACROSS};
use crate::gathering::Gather;
use crate::graph::{Graph, Node, TURN};
use crate::placement::{Equity, POINT, Placement};
use crate::rules::{MAX_SIDE, Rules};
use crate::tiles::{Counts, JOKER, JOKER_BIT, KINDS, letter_of};

/// What the tiles left on the rack are worth, by what was used of it.
pub struct LeaveValues {
    /// What each used tile adds to the index.
    strides: [u16; KINDS],
    values: Vec<Equity>,
}

impl LeaveValues {
    /// Every leave is worth nothing.
    pub fn none() -> LeaveValues {
        LeaveValues {
            strides: [0; KINDS],
            values: vec![0],
        }
    }

    /// `value` is asked once for every leave that a part of the rack may become.
    pub fn new(rack: &Counts, mut value: impl FnMut(&Counts) -> Equity) -> LeaveValues {
        let mut strides = [0; KINDS];
        let mut total = 1usize;
        for (stride, &count) in strides.iter_mut().zip(&rack.0) {
            if count > 0 {
                *stride = total as u16;
                total *= count as usize + 1;
            }
        }
        let values = (0..total)
            .map(|index| {
                let mut leave = *rack;
                for (left, &stride) in leave.0.iter_mut().zip(&strides) {
                    if stride > 0 {
                        *left -= (index / stride as usize % (*left as usize + 1)) as u8;
                    }
                }
                value(&leave)
            })
            .collect();
        LeaveValues { strides, values }
    }
}

/// Finds every placement of at most `most` tiles and gives each to `found`.
pub fn placements(
    board: &Board,
    graph: Graph<'_>,
    rack: &Counts,
    most: usize,
    leaves: &LeaveValues,
    found: &mut impl Gather,
) {
    for lane in 0..2 * board.side() {
        placements_in(board, graph, rack, most, leaves, lane, found);
    }
}

/// The same in one lane only.
pub fn placements_in(
    board: &Board,
    graph: Graph<'_>,
    rack: &Counts,
    most: usize,
    leaves: &LeaveValues,
    index: usize,
    found: &mut impl Gather,
) {
    let start = board.rules().start();
    let mut search = Search {
        rules: board.rules(),
        graph,
        lane: board.lane(index),
        side: board.side(),
        index,
        rack: rack.0,
        held: rack.mask() & !1,
        left: most.min(rack.total()),
        jokers: rack.0[JOKER as usize],
        most: most.min(rack.total()),
        laid: [0; MAX_SIDE],
        alone: false,
        anchor: 0,
        limit: 0,
        skip_crossed_singles: index >= board.side(),
        leaves,
        found,
    };
    if board.is_empty() {
        let (own, at) = if index < board.side() {
            (start.0, start.1)
        } else {
            (board.side() + start.1, start.0)
        };
        if index == own {
            search.around_square(at);
        }
    } else {
        search.lane();
    }
}

struct Search<'a, G> {
    rules: &'a Rules,
    graph: Graph<'a>,
    lane: &'a Lane,
    side: usize,
    index: usize,
    rack: [u8; KINDS],
    /// The letters held, one bit each.
    held: u32,
    jokers: u8,
    /// How many more tiles may be laid, and how many could at first.
    left: usize,
    most: usize,
    laid: [u8; MAX_SIDE],
    /// Whether the word may not take in a run.
    alone: bool,
    /// The last square of the landmark.
    anchor: usize,
    /// The first square that may be laid.
    limit: usize,
    /// A single tile that forms words both ways is found in its row only.
    skip_crossed_singles: bool,
    leaves: &'a LeaveValues,
    found: &'a mut G,
}

/// The points so far: the word's own letters, its multiplier, the words across; and the leave.
#[derive(Clone, Copy)]
struct Tally {
    sum: i32,
    times: i32,
    across: i32,
    used: usize,
}

impl<G: Gather> Search<'_, G> {
    fn lane(&mut self) {
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
        let kept = self.limit;
        self.limit = self.run_limit(first);
        self.alone = false;
        self.anchor = last;
        let mut node = self.graph.gaddag();
        let mut sum = 0;
        for at in (first..=last).rev() {
            let laid = self.lane.laid(at);
            node = self.graph.step(node, letter_of(laid));
            sum += if laid & JOKER_BIT != 0 {
                0
            } else {
                self.rules.value(laid)
            };
        }
        if self.graph.letters(node) != 0 {
            self.leftwards(
                first,
                node,
                false,
                Tally {
                    sum,
                    times: 1,
                    across: 0,
                    used: 0,
                },
            );
        }
        self.limit = kept;
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
        let fits = self.graph.letters(self.graph.gaddag()) & self.lane.fits[at] & !TURN;
        let tally = Tally {
            sum: 0,
            times: 1,
            across: 0,
            used: 0,
        };
        self.lay(
            at,
            self.graph.gaddag(),
            fits,
            tally,
            |search, node, ends, tally| {
                search.leftwards(at, node, ends, tally);
            },
        );
    }

    /// Tries every tile that fits on a square and goes on with `then`.
    #[inline(always)]
    fn lay(
        &mut self,
        at: usize,
        node: Node,
        fits: u32,
        tally: Tally,
        mut then: impl FnMut(&mut Self, Node, bool, Tally),
    ) {
        if self.left == 0 {
            return;
        }
        let premium = self.lane.premiums[at];
        let mut letters = if self.jokers > 0 {
            fits
        } else {
            fits & self.held
        };
        if letters == 0 {
            return;
        }
        let endings = self.graph.endings(node);
        let times = tally.times * i32::from(premium.word);
        let points = i32::from(self.lane.points[at]);
        let crossed = points != i32::from(NOTHING_ACROSS);
        self.left -= 1;
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            let child = self.graph.child(node, letter);
            let ends = endings >> letter & 1 != 0;
            if self.rack[letter as usize] > 0 {
                self.rack[letter as usize] -= 1;
                if self.rack[letter as usize] == 0 {
                    self.held &= !(1 << letter);
                }
                self.laid[at] = letter;
                let value = self.rules.value(letter) * i32::from(premium.letter);
                let across = if crossed {
                    (value + points) * i32::from(premium.word)
                } else {
                    0
                };
                let tally = Tally {
                    sum: tally.sum + value,
                    times,
                    across: tally.across + across,
                    used: tally.used + self.leaves.strides[letter as usize] as usize,
                };
                then(self, child, ends, tally);
                self.rack[letter as usize] += 1;
                self.held |= 1 << letter;
            }
            if self.jokers > 0 {
                self.jokers -= 1;
                self.laid[at] = letter | JOKER_BIT;
                let across = if crossed {
                    points * i32::from(premium.word)
                } else {
                    0
                };
                let tally = Tally {
                    sum: tally.sum,
                    times,
                    across: tally.across + across,
                    used: tally.used + self.leaves.strides[JOKER as usize] as usize,
                };
                then(self, child, ends, tally);
                self.jokers += 1;
            }
        }
        self.laid[at] = 0;
        self.left += 1;
    }

    /// The word reaches left to `first`; `ends` says whether it is a word as it stands.
    fn leftwards(&mut self, first: usize, node: Node, ends: bool, tally: Tally) {
        if ends {
            self.record(first, self.anchor + 1, tally);
        }
        let letters = self.graph.letters(node);
        if letters & TURN != 0 && self.anchor + 1 < self.side {
            let turned = self.graph.child(node, 0);
            self.rightwards(first, self.anchor + 1, turned, tally);
        }
        if first > self.limit {
            let at = first - 1;
            self.lay(
                at,
                node,
                letters & self.lane.fits[at],
                tally,
                |search, node, ends, tally| {
                    search.leftwards(at, node, ends, tally);
                },
            );
        }
    }

    /// The word covers `first..at`; the square `at` is empty.
    fn rightwards(&mut self, first: usize, at: usize, node: Node, tally: Tally) {
        if self.alone && self.lane.laid(at + 1) != 0 {
            return;
        }
        let fits = self.graph.letters(node) & self.lane.fits[at];
        self.lay(
            at,
            node,
            fits,
            tally,
            |search, mut node, mut ends, mut tally| {
                let mut next = at + 1;
                loop {
                    let laid = search.lane.laid(next);
                    if laid == 0 {
                        break;
                    }
                    let letter = letter_of(laid);
                    if search.graph.letters(node) >> letter & 1 == 0 {
                        return;
                    }
                    ends = search.graph.endings(node) >> letter & 1 != 0;
                    node = search.graph.child(node, letter);
                    if laid & JOKER_BIT == 0 {
                        tally.sum += search.rules.value(letter);
                    }
                    next += 1;
                }
                if ends {
                    search.record(first, next, tally);
                }
                if next < search.side {
                    search.rightwards(first, next, node, tally);
                }
            },
        );
    }

    #[inline(always)]
    fn record(&mut self, first: usize, end: usize, tally: Tally) {
        let tiles = self.most - self.left;
        if tiles == 0 || end - first < 2 {
            return;
        }
        if tiles == 1 && self.skip_crossed_singles {
            let at = (first..end).find(|&at| self.laid[at] != 0).unwrap_or(first);
            if self.lane.points[at] != NOTHING_ACROSS {
                return;
            }
        }
        let points = tally.sum * tally.times + tally.across + self.rules.bonus(tiles);
        let mut laid = [0; MAX_SIDE];
        laid[..end - first].copy_from_slice(&self.laid[first..end]);
        self.found.take(Placement {
            equity: points * POINT + self.leaves.values[tally.used],
            points,
            lane: self.index as u8,
            start: first as u8,
            length: (end - first) as u8,
            tiles: tiles as u8,
            laid,
        });
    }
}
