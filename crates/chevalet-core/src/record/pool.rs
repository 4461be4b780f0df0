//! The most promising placements when every tile of the box is in sight.
//!
//! With so many tiles to choose from nearly every word can be laid nearly everywhere, so placements
//! are not listed but raced: lanes are searched in the order of what they could earn at best, and a
//! branch is left as soon as it cannot enter the list of the best found so far.

use std::cmp::Reverse;

use crate::board::{Board, Lane, NOTHING_ACROSS};
use crate::graph::{Graph, Node, TURN};
use crate::placement::Placement;
use crate::record::ceiling::{Ceiling, Tally};
use crate::record::goals::{Plan, Taste};
use crate::record::shortlist::{Promise, Shortlist};
use crate::rules::{MAX_SIDE, Rules};
use crate::tiles::{Counts, JOKER, JOKER_BIT, KINDS, letter_of};

/// Finds the `wanted` most promising placements of the free tiles and of those kept for the goals.
pub fn promising(
    board: &Board,
    graph: Graph<'_>,
    plan: &Plan,
    free: &Counts,
    taste: Taste,
    wanted: usize,
) -> Vec<Promise> {
    let mut worth = vec![[0; MAX_SIDE]; 2 * board.side()];
    for goal in &plan.goals {
        let Some(standing) = goal.standing(board) else {
            continue;
        };
        for (at, step) in goal.steps(board, &standing, taste).into_iter().enumerate() {
            worth[goal.lane][at] = step;
            let (crossing, place) = board.crossing(goal.lane, at);
            worth[crossing][place] = step;
        }
    }
    let dear = dearest(board.rules(), free);
    let mut lanes: Vec<(i32, usize, Ceiling)> = (0..2 * board.side())
        .filter(|&lane| !board.is_empty() || is_start(board, lane))
        .map(|lane| {
            let ceiling = Ceiling::new(board, plan, lane, &worth[lane], &dear, taste.tile);
            let highest = ceiling.over(&Tally::NONE, board.rules().rack_size());
            (highest, lane, ceiling)
        })
        .collect();
    lanes.sort_by_key(|&(highest, lane, _)| (Reverse(highest), lane));
    let mut best = Shortlist::new(wanted);
    for (highest, index, ceiling) in lanes {
        if highest <= best.least() {
            break;
        }
        let mut search = Search {
            rules: board.rules(),
            graph,
            lane: board.lane(index),
            side: board.side(),
            index,
            kept: plan.kept(index),
            worth: &worth[index],
            is_goal: plan.goals.iter().any(|goal| goal.lane == index),
            free: free.0,
            held: free.mask() & !1,
            jokers: free.0[JOKER as usize],
            left: board.rules().rack_size(),
            laid: [0; MAX_SIDE],
            alone: false,
            anchor: 0,
            limit: 0,
            ceiling,
            best: &mut best,
        };
        if board.is_empty() {
            let (row, column) = board.rules().start();
            search.around_square(if index < board.side() { column } else { row });
        } else {
            search.lane();
        }
    }
    best.finish()
}

/// The values of the free tiles, the dearest first, as many as one turn may lay.
fn dearest(rules: &Rules, free: &Counts) -> Vec<i32> {
    let mut values: Vec<i32> = free.tiles().map(|tile| rules.value(tile)).collect();
    values.sort_unstable_by_key(|&value| Reverse(value));
    values.resize(rules.rack_size(), 0);
    values
}

/// Whether the first word may lie in a lane.
fn is_start(board: &Board, lane: usize) -> bool {
    let (row, column) = board.rules().start();
    lane == row || lane == board.side() + column
}

struct Search<'a> {
    rules: &'a Rules,
    graph: Graph<'a>,
    lane: &'a Lane,
    side: usize,
    index: usize,
    kept: &'a [u8; MAX_SIDE],
    worth: &'a [i32; MAX_SIDE],
    is_goal: bool,
    free: [u8; KINDS],
    held: u32,
    jokers: u8,
    left: usize,
    laid: [u8; MAX_SIDE],
    alone: bool,
    anchor: usize,
    limit: usize,
    ceiling: Ceiling,
    best: &'a mut Shortlist,
}

impl Search<'_> {
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
                let joined = self.lane.laid_before(at) != 0 || self.lane.laid(at + 1) != 0;
                if self.lane.points[at] != NOTHING_ACROSS && !joined {
                    self.around_square(at);
                    self.limit = at + 1;
                }
                at += 1;
            }
        }
    }

    fn along_run(&mut self, first: usize, last: usize) {
        let before = self.limit;
        self.limit = self.run_limit(first);
        self.alone = false;
        self.anchor = last;
        let mut node = self.graph.gaddag();
        let mut sum = 0;
        for at in (first..=last).rev() {
            let laid = self.lane.laid(at);
            node = self.graph.step(node, letter_of(laid));
            sum += self.value(laid);
        }
        if self.graph.letters(node) != 0 {
            self.leftwards(
                first,
                node,
                false,
                Tally {
                    sum,
                    found: sum,
                    ..Tally::NONE
                },
            );
        }
        self.limit = before;
    }

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
        self.lay(at, root, fits, Tally::NONE, |search, node, ends, tally| {
            search.leftwards(at, node, ends, tally);
        });
    }

    #[inline(always)]
    fn value(&self, laid: u8) -> i32 {
        if laid & JOKER_BIT != 0 {
            0
        } else {
            self.rules.value(laid)
        }
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
        if self.left == 0 || fits == 0 {
            return;
        }
        let kept = self.kept[at];
        let mut letters = match kept {
            0 if self.jokers > 0 => fits,
            0 => fits & self.held,
            _ => fits & 1 << letter_of(kept),
        };
        if letters == 0 || self.ceiling.over(&tally, self.left) <= self.best.least() {
            return;
        }
        let premium = self.lane.premiums[at];
        let endings = self.graph.endings(node);
        let times = tally.times * i32::from(premium.word);
        let points = i32::from(self.lane.points[at]);
        self.left -= 1;
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            // A joker stands in only for what there is no tile of: else every word would be found
            // over and over.
            let tile = match kept {
                0 if self.free[letter as usize] > 0 => letter,
                0 => letter | JOKER_BIT,
                _ => kept,
            };
            if kept == 0 {
                self.take(tile);
            }
            self.laid[at] = tile;
            let value = self.value(tile) * i32::from(premium.letter);
            let across = if points == i32::from(NOTHING_ACROSS) {
                0
            } else {
                (value + points) * i32::from(premium.word)
            };
            let tally = Tally {
                sum: tally.sum + value,
                found: tally.found,
                times,
                across: tally.across + across,
                goals: tally.goals + self.worth[at],
            };
            then(
                self,
                self.graph.child(node, letter),
                endings >> letter & 1 != 0,
                tally,
            );
            if kept == 0 {
                self.put_back(tile);
            }
        }
        self.laid[at] = 0;
        self.left += 1;
    }

    #[inline(always)]
    fn take(&mut self, tile: u8) {
        if tile & JOKER_BIT != 0 {
            self.jokers -= 1;
        } else {
            self.free[tile as usize] -= 1;
            if self.free[tile as usize] == 0 {
                self.held &= !(1 << tile);
            }
        }
    }

    #[inline(always)]
    fn put_back(&mut self, tile: u8) {
        if tile & JOKER_BIT != 0 {
            self.jokers += 1;
        } else {
            self.free[tile as usize] += 1;
            self.held |= 1 << tile;
        }
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
                    tally.sum += search.value(laid);
                    tally.found += search.value(laid);
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
        let tiles = self.rules.rack_size() - self.left;
        if tiles == 0 || end - first < 2 {
            return;
        }
        let points = tally.sum * tally.times + tally.across + self.rules.bonus(tiles);
        let reaches_goal = self.is_goal && end - first == self.side;
        let goals = if reaches_goal { 0 } else { tally.goals };
        let rank = points + goals - self.ceiling.cost * tiles as i32;
        let (index, squares) = (self.index, &self.laid[first..end]);
        self.best.add(rank, || {
            let mut laid = [0; MAX_SIDE];
            laid[..squares.len()].copy_from_slice(squares);
            Placement {
                equity: 0,
                points,
                lane: index as u8,
                start: first as u8,
                length: (end - first) as u8,
                tiles: tiles as u8,
                laid,
            }
        });
    }
}
