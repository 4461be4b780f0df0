//! The most promising placements when every tile of the box is in sight.
//!
//! With so many tiles to choose from nearly every word can be laid nearly everywhere, so placements
//! are not listed but raced: lanes are searched in the order of what they could earn at best, and a
//! branch is left as soon as it cannot enter the list of the best found so far.

use std::cmp::Reverse;

use crate::board::{Board, NOTHING_ACROSS};
use crate::graph::{Graph, Node};
use crate::placement::Placement;
use crate::record::ceiling::{Ceiling, Tally};
use crate::record::goals::{Plan, Taste};
use crate::record::shortlist::{Promise, Shortlist};
use crate::rules::{MAX_SIDE, Rules};
use crate::tiles::{Counts, JOKER, JOKER_BIT, KINDS, letter_of};
use crate::walk::{Layer, Walk};

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
        .filter(|&lane| !board.is_empty() || board.start_in(lane).is_some())
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
        let pool = Pool {
            kept: plan.kept(index),
            worth: &worth[index],
            is_goal: plan.goals.iter().any(|goal| goal.lane == index),
            free: free.0,
            held: free.mask() & !1,
            jokers: free.0[JOKER as usize],
            left: board.rules().rack_size(),
            ceiling,
            best: &mut best,
        };
        Walk::new(board, graph, index, pool).run(board);
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

/// All tiles in sight: those kept for the squares of a goal, and the free ones.
struct Pool<'a> {
    kept: &'a [u8; MAX_SIDE],
    worth: &'a [i32; MAX_SIDE],
    is_goal: bool,
    free: [u8; KINDS],
    held: u32,
    jokers: u8,
    left: usize,
    ceiling: Ceiling,
    best: &'a mut Shortlist,
}

impl Layer for Pool<'_> {
    type Tally = Tally;

    const NOTHING: Tally = Tally::NONE;

    #[inline(always)]
    fn pass(tally: &mut Tally, value: i32) {
        tally.sum += value;
        tally.found += value;
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
        let pool = &walk.layer;
        if pool.left == 0 || fits == 0 {
            return;
        }
        let kept = pool.kept[at];
        let mut letters = match kept {
            0 if pool.jokers > 0 => fits,
            0 => fits & pool.held,
            _ => fits & 1 << letter_of(kept),
        };
        if letters == 0 || pool.ceiling.over(&tally, pool.left) <= pool.best.least() {
            return;
        }
        let premium = walk.lane.premiums[at];
        let endings = walk.graph.endings(node);
        let times = tally.times * i32::from(premium.word);
        let points = i32::from(walk.lane.points[at]);
        walk.layer.left -= 1;
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            // A joker stands in only for what there is no tile of: else every word would be found
            // over and over.
            let tile = match kept {
                0 if walk.layer.free[letter as usize] > 0 => letter,
                0 => letter | JOKER_BIT,
                _ => kept,
            };
            if kept == 0 {
                walk.layer.take(tile);
            }
            walk.laid[at] = tile;
            let value = walk.value(tile) * i32::from(premium.letter);
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
                goals: tally.goals + walk.layer.worth[at],
            };
            let child = walk.graph.child(node, letter);
            then(walk, child, endings >> letter & 1 != 0, tally);
            if kept == 0 {
                walk.layer.put_back(tile);
            }
        }
        walk.laid[at] = 0;
        walk.layer.left += 1;
    }

    #[inline(always)]
    fn record(walk: &mut Walk<'_, Self>, first: usize, end: usize, tally: Tally) {
        let pool = &mut walk.layer;
        let tiles = walk.rules.rack_size() - pool.left;
        if tiles == 0 || end - first < 2 {
            return;
        }
        let points = tally.sum * tally.times + tally.across + walk.rules.bonus(tiles);
        let reaches_goal = pool.is_goal && end - first == walk.side;
        let goals = if reaches_goal { 0 } else { tally.goals };
        let rank = points + goals - pool.ceiling.cost * tiles as i32;
        let (index, squares) = (walk.index, &walk.laid[first..end]);
        pool.best.add(rank, || {
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

impl Pool<'_> {
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
}
