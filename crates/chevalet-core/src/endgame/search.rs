//! The search of one thread: negamax with null windows, where every node carries a guess and a
//! proven interval.
//!
//! The guess comes from a depth-first search that ends in greedy play; it orders moves and gives an
//! answer at any time. The interval holds whatever the depth: a side gets at least what its best
//! answered move secures, and at most what the best of all its moves could bring. When the two ends
//! meet at the root, the position is solved.

use super::moves::Move;
use super::potential::Potential;
use super::sides::{Side, identity};
use super::table::{Entry, Kind, Table};
use crate::board::Board;
use crate::placement::Placement;
use crate::selfplay::Kit;
use crate::tiles::Counts;
use crate::watch::Watch;

/// More than any game is worth, and little enough for 16 bits.
pub const INFINITE: i32 = 30_000;

/// Nodes between two looks at the watch.
const LOOK_EVERY: u64 = 64;

/// Mixed into the key when the second side is to move, and when the other has just passed.
const TURN_KEY: u64 = 0x5851_f42d_4c95_7f2d;
const PASS_KEY: u64 = 0x1405_7b7e_f767_814f;

/// Value and proven bounds, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub value: i32,
    pub low: i32,
    pub high: i32,
}

impl Found {
    fn exactly(value: i32) -> Found {
        Found {
            value,
            low: value,
            high: value,
        }
    }
}

/// A move that is tried, or a pass.
pub type Tried = Option<u32>;

pub struct Search<'a> {
    pub(super) kit: Kit<'a>,
    pub(super) table: &'a Table,
    pub(super) watch: &'a dyn Watch,
    pub(super) boards: Vec<Board>,
    pub(super) sides: [Side; 2],
    pub(super) moves: Vec<Move>,
    /// The key of what was laid since the root; it starts with the salt, by which searches of several
    /// positions share a table.
    pub(super) key: u64,
    pub(super) killers: Vec<u16>,
    pub(super) fresh: Vec<Placement>,
    pub nodes: u64,
    /// Nodes after which it stops.
    pub limit: u64,
    pub stopped: bool,
    /// The best move at the root; nothing until one was searched.
    pub best: Option<Tried>,
}

impl<'a> Search<'a> {
    pub fn new(
        kit: Kit<'a>,
        board: &Board,
        racks: [&Counts; 2],
        potentials: [Potential; 2],
        table: &'a Table,
        salt: u64,
        watch: &'a dyn Watch,
    ) -> Search<'a> {
        let sides = [
            Side::new(kit, racks[0], potentials[0]),
            Side::new(kit, racks[1], potentials[1]),
        ];
        let mut search = Search {
            kit,
            table,
            watch,
            boards: vec![board.clone()],
            sides,
            moves: Vec::new(),
            key: salt,
            killers: Vec::new(),
            fresh: Vec::new(),
            nodes: 0,
            limit: u64::MAX,
            stopped: false,
            best: None,
        };
        search.boards[0].take_changed();
        for side in 0..2 {
            search.renew(0, side, true);
        }
        search
    }

    /// What is known before any search: the most promising move, and bounds from what is held.
    pub fn first(&mut self) -> Found {
        self.best = Some(self.sides[0].list().first().copied());
        let value = self.greedy(0);
        let (low, high) = self.outer_bounds(0);
        Found {
            value: value.clamp(low, high),
            low,
            high,
        }
    }

    /// Bounds from the tiles that both sides hold.
    fn outer_bounds(&self, me: usize) -> (i32, i32) {
        let most = |side: &Side, against: &Side| side.potential[side.tiles] + 2 * against.held;
        let (mine, theirs) = (&self.sides[me], &self.sides[1 - me]);
        let low = (-most(theirs, mine)).max(-INFINITE);
        (low, most(mine, theirs).min(INFINITE))
    }

    /// Searches the root to a depth; values outside the window are bounds only.
    pub fn root(&mut self, window: [i32; 2], depth: i32, passed: bool) -> Found {
        self.node(0, window[0], window[1], depth, passed, None)
    }

    pub fn placement(&self, tried: Tried) -> Option<Placement> {
        tried.map(|index| self.moves[index as usize].placement)
    }

    fn node(
        &mut self,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
        passed: bool,
        last: Tried,
    ) -> Found {
        let (me, other) = (ply & 1, 1 - (ply & 1));
        if self.sides[other].tiles == 0 {
            return Found::exactly(-2 * self.sides[me].held);
        }
        self.nodes += 1;
        if self.nodes >= self.limit
            || self.nodes.is_multiple_of(LOOK_EVERY) && self.watch.should_stop()
        {
            self.stopped = true;
        }
        let (mut low, mut high) = self.outer_bounds(me);
        let told = |value: i32, low: i32, high: i32| Found {
            value: value.clamp(low, high),
            low,
            high,
        };
        if self.stopped {
            return told(0, low, high);
        }
        let key = self.node_key(me, passed);
        let mut best_id = 0;
        if let Some(known) = self.table.get(key) {
            low = low.max(i32::from(known.low));
            high = high.min(i32::from(known.high)).max(low);
            best_id = known.best;
            let value = i32::from(known.value);
            let enough = match known.kind {
                Kind::Exact => true,
                Kind::AtLeast => value >= beta,
                Kind::AtMost => value <= alpha,
            };
            let settled = low == high || low >= beta || high <= alpha;
            if ply > 0 && (settled || enough && i32::from(known.depth) >= depth) {
                return told(value, low, high);
            }
        }
        if let Some(points) = self.way_out(me) {
            low = low.max(points + 2 * self.sides[other].held);
            high = high.max(low);
            if low >= beta && ply > 0 {
                return told(low, low, high);
            }
        }
        if depth <= 0 {
            return told(self.greedy(me), low, high);
        }
        self.expand(
            ply,
            key,
            [low, high],
            [alpha, beta],
            depth,
            passed,
            last,
            best_id,
        )
    }

    /// Tries every move of a node.
    #[allow(clippy::too_many_arguments)]
    fn expand(
        &mut self,
        ply: usize,
        key: u64,
        [low, high]: [i32; 2],
        [alpha, beta]: [i32; 2],
        depth: i32,
        passed: bool,
        last: Tried,
        best_id: u16,
    ) -> Found {
        let me = ply & 1;
        let began = self.nodes;
        let mark = self.moves.len();
        let kept = [self.sides[0].changed, self.sides[1].changed];
        let since = self.sides[me].since;
        if ply > 0 {
            self.lay(ply, last);
            self.renew(ply, me, false);
        }
        let mut best = Found {
            value: -INFINITE,
            low,
            // The most that any move tried could bring.
            high: -INFINITE,
        };
        let mut best_move: Option<Tried> = None;
        let mut best_low = -INFINITE;
        let mut lead = alpha;
        let mut all = true;
        let order = self.ordered(ply, me, best_id);
        for tried in order.into_iter().map(Some).chain([None]) {
            let found = self.try_move(ply, tried, lead, beta, depth, passed, best_move.is_none());
            if self.stopped {
                all = false;
                break;
            }
            best.low = best.low.max(found.low);
            best.high = best.high.max(found.high);
            // Of two that promise the same, the one of which more is proven.
            if (found.value, found.low) > (best.value, best_low) {
                (best.value, best_low) = (found.value, found.low);
                best_move = Some(tried);
                if ply == 0 {
                    self.best = best_move;
                }
            }
            lead = lead.max(best.value);
            if best.value >= beta {
                all = false;
                if let Some(index) = tried {
                    self.killers[ply] = identity(&self.moves[index as usize]);
                }
                break;
            }
        }
        best.high = if all { best.high.min(high) } else { high }.max(best.low);
        best.value = best.value.clamp(best.low, best.high);
        if !self.stopped {
            let kind = match best.value {
                value if value >= beta => Kind::AtLeast,
                value if value <= alpha => Kind::AtMost,
                _ => Kind::Exact,
            };
            self.table.set(
                key,
                Entry {
                    low: best.low as i16,
                    high: best.high as i16,
                    value: best.value as i16,
                    depth: if best.low == best.high {
                        u8::MAX
                    } else {
                        depth as u8
                    },
                    kind,
                    best: best_move
                        .flatten()
                        .map_or(0, |i| identity(&self.moves[i as usize])),
                },
                self.nodes - began,
            );
        }
        if ply > 0 {
            self.moves.truncate(mark);
            self.sides[me].level -= 1;
            self.sides[me].since = since;
            self.sides[0].changed = kept[0];
            self.sides[1].changed = kept[1];
        }
        best
    }

    /// One move, or a pass, and what comes after it; seen from the side that moves.
    #[allow(clippy::too_many_arguments)]
    fn try_move(
        &mut self,
        ply: usize,
        tried: Tried,
        alpha: i32,
        beta: i32,
        depth: i32,
        passed: bool,
        first: bool,
    ) -> Found {
        let (me, other) = (ply & 1, 1 - (ply & 1));
        let Some(index) = tried else {
            if passed {
                return Found::exactly(self.sides[other].held - self.sides[me].held);
            }
            return self.answer(ply, 0, alpha, beta, depth, true, None, first);
        };
        let made = &self.moves[index as usize];
        let (points, laid, key) = (made.points, made.laid, made.key);
        let used = made.placement.used();
        let side = &mut self.sides[me];
        let before = (side.rack, side.packed, side.key, side.held, side.tiles);
        side.rack = side.rack.less(&used);
        side.packed -= made.used;
        side.key = side.key.wrapping_sub(made.rack_key);
        side.held -= made.unloaded;
        side.tiles -= made.placement.tiles as usize;
        let since = [self.sides[0].since, self.sides[1].since];
        for side in &mut self.sides {
            side.since = side.since.with(&laid);
        }
        self.key ^= key;
        let found = self.answer(ply, points, alpha, beta, depth, false, tried, first);
        self.key ^= key;
        self.sides[0].since = since[0];
        self.sides[1].since = since[1];
        let side = &mut self.sides[me];
        (side.rack, side.packed, side.key, side.held, side.tiles) = before;
        found
    }

    /// What a move of so many points is worth when the other side answers: a null window first.
    #[allow(clippy::too_many_arguments)]
    fn answer(
        &mut self,
        ply: usize,
        points: i32,
        alpha: i32,
        beta: i32,
        depth: i32,
        passed: bool,
        last: Tried,
        first: bool,
    ) -> Found {
        let (low, high) = (points - beta, points - alpha);
        let mut reply = if first {
            self.node(ply + 1, low, high, depth - 1, passed, last)
        } else {
            self.node(ply + 1, high - 1, high, depth - 1, passed, last)
        };
        let value = points - reply.value;
        if !first && !self.stopped && value > alpha && value < beta {
            reply = self.node(ply + 1, low, high, depth - 1, passed, last);
        }
        Found {
            value: points - reply.value,
            low: points - reply.high,
            high: points - reply.low,
        }
    }

    fn node_key(&self, me: usize, passed: bool) -> u64 {
        let mut key = self.key ^ self.sides[0].key.rotate_left(17);
        if me == 1 {
            key ^= TURN_KEY;
        }
        if passed {
            key ^= PASS_KEY;
        }
        key
    }
}
