//! What a search keeps of each side: its tiles, and its moves, brought up to date as play goes on.

use super::moves::{Kinds, Move, Packed, holds, tile_key};
use super::potential::Potential;
use super::search::{Search, Tried};
use super::squares::Squares;
use crate::generate::{LeaveValues, placements_in};
use crate::selfplay::{Kit, points};
use crate::tiles::Counts;

/// One side: what it holds, and the moves it had when it last looked.
pub struct Side {
    pub kinds: Kinds,
    pub potential: Potential,
    pub rack: Counts,
    pub packed: Packed,
    pub key: u64,
    /// The values of the tiles it holds.
    pub held: i32,
    pub tiles: usize,
    /// Moves by promise, one list each time it was to move.
    pub lists: Vec<Vec<u32>>,
    pub level: usize,
    /// What was laid, and which lanes changed, since the last list.
    pub since: Squares,
    pub changed: u64,
}

impl Side {
    pub fn new(kit: Kit<'_>, rack: &Counts, potential: Potential) -> Side {
        let kinds = Kinds::new(rack);
        Side {
            potential,
            packed: kinds.pack(rack),
            kinds,
            rack: *rack,
            key: rack
                .tiles()
                .fold(0, |key, tile| key.wrapping_add(tile_key(tile))),
            held: points(kit.rules, rack),
            tiles: rack.total(),
            lists: vec![Vec::new()],
            level: 0,
            since: Squares::default(),
            changed: u64::MAX,
        }
    }

    pub fn list(&self) -> &[u32] {
        &self.lists[self.level]
    }
}

impl Search<'_> {
    /// The moves of a side in the order they are tried: the best of before, what refuted a like
    /// position, those that go out, then by promise.
    pub(super) fn ordered(&mut self, ply: usize, me: usize, best_id: u16) -> Vec<u32> {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, 0);
        }
        let killer = self.killers[ply];
        let side = &self.sides[me];
        let rank = |index: u32| {
            let made = &self.moves[index as usize];
            let id = identity(made);
            if id == best_id {
                0
            } else if made.used == side.packed {
                1
            } else if id == killer {
                2
            } else {
                3
            }
        };
        let list = side.list();
        let mut order = Vec::with_capacity(list.len());
        let mut rest = Vec::with_capacity(list.len());
        for &index in list {
            match rank(index) {
                3 => rest.push(index),
                rank => order.push((rank, index)),
            }
        }
        order.sort_by_key(|&(rank, _)| rank);
        order
            .into_iter()
            .map(|(_, index)| index)
            .chain(rest)
            .collect()
    }

    /// The points of a move that lays everything and still stands.
    pub(super) fn way_out(&self, me: usize) -> Option<i32> {
        let side = &self.sides[me];
        let stands = |made: &&Move| made.used == side.packed && !made.touched.meets(&side.since);
        let moves = side.list().iter().map(|&index| &self.moves[index as usize]);
        moves.filter(stands).map(|made| made.points).max()
    }

    /// What comes out when both sides take their most promising moves of those that still stand.
    pub(super) fn greedy(&self, me: usize) -> i32 {
        let mut packed = [self.sides[0].packed, self.sides[1].packed];
        let mut held = [self.sides[0].held, self.sides[1].held];
        let mut since = [self.sides[0].since, self.sides[1].since];
        let (mut spread, mut seat, mut passes) = (0, me, 0);
        loop {
            let sign = if seat == me { 1 } else { -1 };
            let list = self.sides[seat].list().iter();
            let next = list
                .map(|&index| &self.moves[index as usize])
                .find(|made| holds(packed[seat], made.used) && !made.touched.meets(&since[seat]));
            if let Some(made) = next {
                passes = 0;
                spread += sign * made.points;
                packed[seat] -= made.used;
                held[seat] -= made.unloaded;
                since = since.map(|squares| squares.with(&made.laid));
                if packed[seat] == 0 {
                    return spread + sign * 2 * held[1 - seat];
                }
            } else {
                passes += 1;
                if passes == 2 {
                    return spread + held[1 - me] - held[me];
                }
            }
            seat = 1 - seat;
        }
    }

    /// Makes the board of a ply from the one before.
    pub(super) fn lay(&mut self, ply: usize, last: Tried) {
        if self.boards.len() <= ply {
            let board = self.boards[ply - 1].clone();
            self.boards.push(board);
        }
        let (before, after) = self.boards.split_at_mut(ply);
        after[0].copy_from(&before[ply - 1]);
        if let Some(index) = last {
            let placement = &self.moves[index as usize].placement;
            after[0].place(
                self.kit.graph,
                placement.lane as usize,
                placement.start as usize,
                placement.laid(),
            );
            let changed = after[0].take_changed();
            for side in &mut self.sides {
                side.changed |= changed;
            }
        }
    }

    /// Brings the moves of a side up to date: those that still stand, and those that what was laid
    /// since has made.
    pub(super) fn renew(&mut self, ply: usize, me: usize, from_nothing: bool) {
        let board = &self.boards[ply];
        let side = &mut self.sides[me];
        if side.lists.len() <= side.level + 1 {
            side.lists.push(Vec::new());
        }
        let (old, new) = side.lists.split_at_mut(side.level + 1);
        let (old, new) = (&old[side.level], &mut new[0]);
        let none = LeaveValues::none();
        let first_fresh = self.moves.len();
        self.fresh.clear();
        for lane in 0..2 * board.side() {
            if side.changed >> lane & 1 != 0 {
                let found = &mut self.fresh;
                placements_in(
                    board,
                    self.kit.graph,
                    &side.rack,
                    side.tiles,
                    &none,
                    lane,
                    found,
                );
            }
        }
        for &placement in &self.fresh {
            let made = Move::new(board, &side.kinds, placement);
            if from_nothing || made.touched.meets(&side.since) {
                self.moves.push(made);
            }
        }
        self.moves[first_fresh..].sort_unstable_by_key(|made| (-made.promise(), made.key));
        new.clear();
        let mut fresh = (first_fresh as u32..self.moves.len() as u32).peekable();
        for &index in old {
            let made = &self.moves[index as usize];
            if !holds(side.packed, made.used) || made.touched.meets(&side.since) {
                continue;
            }
            let promise = made.promise();
            while let Some(next) = fresh.next_if(|&i| self.moves[i as usize].promise() > promise) {
                new.push(next);
            }
            new.push(index);
        }
        new.extend(fresh);
        side.level += 1;
        side.since = Squares::default();
        side.changed = 0;
    }
}

/// Part of a move's key, by which it is known again.
pub fn identity(made: &Move) -> u16 {
    (made.key >> 48) as u16 | 1
}
