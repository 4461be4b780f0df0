//! Move generation: every legal placement of a rack on a board.
//!
//! Pure: no clock, no files, no random; the order of moves is fixed. The counts in tests/corpus pin
//! it; the brute-force oracle in tests/oracle.py settles disputes.

use crate::board::{Board, NOTHING_ACROSS};
use crate::gathering::Gather;
use crate::graph::{Graph, Node};
use crate::placement::{Equity, POINT, Placement};
use crate::rules::MAX_SIDE;
use crate::tiles::{Counts, JOKER, JOKER_BIT, KINDS};
use crate::walk::{Layer, Walk};

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
    let most = most.min(rack.total());
    let laying = Rack {
        tiles: rack.0,
        held: rack.mask() & !1,
        jokers: rack.0[JOKER as usize],
        left: most,
        most,
        skip_crossed_singles: index >= board.side(),
        leaves,
        found,
    };
    Walk::new(board, graph, index, laying).run(board);
}

/// A rack whose tiles are laid in every way.
struct Rack<'a, G> {
    tiles: [u8; KINDS],
    /// The letters held, one bit each.
    held: u32,
    jokers: u8,
    /// How many more tiles may be laid, and how many could at first.
    left: usize,
    most: usize,
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

impl<G: Gather> Layer for Rack<'_, G> {
    type Tally = Tally;

    const NOTHING: Tally = Tally {
        sum: 0,
        times: 1,
        across: 0,
        used: 0,
    };

    #[inline(always)]
    fn pass(tally: &mut Tally, value: i32) {
        tally.sum += value;
    }

    #[inline(always)]
    fn lay(
        walk: &mut Walk<'_, Self>,
        at: usize,
        node: Node,
        fits: u32,
        tally: Tally,
        mut then: impl FnMut(&mut Walk<'_, Self>, Node, bool, Tally),
    ) {
        if walk.layer.left == 0 {
            return;
        }
        let premium = walk.lane.premiums[at];
        let mut letters = if walk.layer.jokers > 0 {
            fits
        } else {
            fits & walk.layer.held
        };
        if letters == 0 {
            return;
        }
        let endings = walk.graph.endings(node);
        let times = tally.times * i32::from(premium.word);
        let points = i32::from(walk.lane.points[at]);
        let crossed = points != i32::from(NOTHING_ACROSS);
        walk.layer.left -= 1;
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            let child = walk.graph.child(node, letter);
            let ends = endings >> letter & 1 != 0;
            if walk.layer.tiles[letter as usize] > 0 {
                walk.layer.tiles[letter as usize] -= 1;
                if walk.layer.tiles[letter as usize] == 0 {
                    walk.layer.held &= !(1 << letter);
                }
                walk.laid[at] = letter;
                let value = walk.rules.value(letter) * i32::from(premium.letter);
                let across = if crossed {
                    (value + points) * i32::from(premium.word)
                } else {
                    0
                };
                let tally = Tally {
                    sum: tally.sum + value,
                    times,
                    across: tally.across + across,
                    used: tally.used + walk.layer.leaves.strides[letter as usize] as usize,
                };
                then(walk, child, ends, tally);
                walk.layer.tiles[letter as usize] += 1;
                walk.layer.held |= 1 << letter;
            }
            if walk.layer.jokers > 0 {
                walk.layer.jokers -= 1;
                walk.laid[at] = letter | JOKER_BIT;
                let across = if crossed {
                    points * i32::from(premium.word)
                } else {
                    0
                };
                let tally = Tally {
                    sum: tally.sum,
                    times,
                    across: tally.across + across,
                    used: tally.used + walk.layer.leaves.strides[JOKER as usize] as usize,
                };
                then(walk, child, ends, tally);
                walk.layer.jokers += 1;
            }
        }
        walk.laid[at] = 0;
        walk.layer.left += 1;
    }

    #[inline(always)]
    fn record(walk: &mut Walk<'_, Self>, first: usize, end: usize, tally: Tally) {
        let layer = &mut walk.layer;
        let tiles = layer.most - layer.left;
        if tiles == 0 || end - first < 2 {
            return;
        }
        if tiles == 1 && layer.skip_crossed_singles {
            let at = (first..end).find(|&at| walk.laid[at] != 0).unwrap_or(first);
            if walk.lane.points[at] != NOTHING_ACROSS {
                return;
            }
        }
        let points = tally.sum * tally.times + tally.across + walk.rules.bonus(tiles);
        let mut laid = [0; MAX_SIDE];
        laid[..end - first].copy_from_slice(&walk.laid[first..end]);
        layer.found.take(Placement {
            equity: points * POINT + layer.leaves.values[tally.used],
            points,
            lane: walk.index as u8,
            start: first as u8,
            length: (end - first) as u8,
            tiles: tiles as u8,
            laid,
        });
    }
}
