//! The board: what lies where, and which letters each empty square may take.
//!
//! Every square is kept twice, once in its row and once in its column, so that both directions are
//! read the same way. A line of squares read in one direction is a lane: lanes `0..side` are the
//! rows, lanes `side..2 * side` the columns.
//!
//! For every empty square of a lane the board keeps its cross: the letters that make a word with
//! what lies across, and the points of what lies across. Crosses are brought up to date near a
//! change only.

use crate::graph::Graph;
use crate::rules::{MAX_SIDE, Premium, Rules};
use crate::tiles::{JOKER_BIT, letter_of};
use std::sync::Arc;

pub const MAX_LANES: usize = 2 * MAX_SIDE;

/// Squares of a lane with an edge on both sides, rounded up.
const ROOM: usize = 24;

/// `Lane::points` of a square with nothing across.
pub const NOTHING_ACROSS: i16 = -1;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Direction {
    Across,
    Down,
}

/// One line of squares. Squares are counted from 0; `letters` has an empty edge before the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    letters: [u8; ROOM],
    /// The letters that fit with what lies across: all of them where nothing does.
    pub fits: [u32; MAX_SIDE],
    /// The points of what lies across, or `NOTHING_ACROSS`.
    pub points: [i16; MAX_SIDE],
    pub premiums: [Premium; MAX_SIDE],
}

impl Lane {
    /// What lies on a square: 0 if nothing. `at` may be one past either end.
    #[inline(always)]
    pub fn laid(&self, at: usize) -> u8 {
        self.letters[at + 1]
    }

    /// What lies before a square: 0 if nothing or if it is the first.
    #[inline(always)]
    pub fn laid_before(&self, at: usize) -> u8 {
        self.letters[at]
    }
}

#[derive(Clone, Debug)]
pub struct Board {
    rules: Arc<Rules>,
    lanes: Vec<Lane>,
    tiles: usize,
    /// Lanes changed since somebody last took this.
    changed: u64,
}

impl Board {
    pub fn new(rules: Arc<Rules>) -> Board {
        let side = rules.side();
        let lane = |direction, index: usize| {
            let mut premiums = [Premium::PLAIN; MAX_SIDE];
            for (at, premium) in premiums[..side].iter_mut().enumerate() {
                *premium = match direction {
                    Direction::Across => rules.premium(index, at),
                    Direction::Down => rules.premium(at, index),
                };
            }
            Lane {
                letters: [0; ROOM],
                fits: [rules.all_letters(); MAX_SIDE],
                points: [NOTHING_ACROSS; MAX_SIDE],
                premiums,
            }
        };
        let lanes = (0..side)
            .map(|i| lane(Direction::Across, i))
            .chain((0..side).map(|i| lane(Direction::Down, i)))
            .collect();
        Board {
            rules,
            lanes,
            tiles: 0,
            changed: u64::MAX,
        }
    }

    /// Becomes like another board of the same rules, without asking for memory.
    pub fn copy_from(&mut self, other: &Board) {
        self.lanes.copy_from_slice(&other.lanes);
        self.tiles = other.tiles;
        self.changed = other.changed;
    }

    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    pub fn side(&self) -> usize {
        self.rules.side()
    }

    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// How many tiles lie on the board.
    pub fn tiles(&self) -> usize {
        self.tiles
    }

    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    #[inline(always)]
    pub fn lane(&self, lane: usize) -> &Lane {
        &self.lanes[lane]
    }

    /// What lies on a square: 0 if nothing, a letter, with `JOKER_BIT` if a joker stands for it.
    pub fn at(&self, row: usize, column: usize) -> u8 {
        self.lanes[row].laid(column)
    }

    /// Which lanes have changed since this was last asked, one bit a lane.
    pub fn take_changed(&mut self) -> u64 {
        std::mem::take(&mut self.changed)
    }

    /// The lane of a line of squares.
    #[inline]
    pub fn lane_of(&self, direction: Direction, row: usize, column: usize) -> (usize, usize) {
        match direction {
            Direction::Across => (row, column),
            Direction::Down => (self.side() + column, row),
        }
    }

    /// Direction, row and column of a square of a lane.
    #[inline]
    pub fn square_of(&self, lane: usize, at: usize) -> (Direction, usize, usize) {
        let side = self.side();
        if lane < side {
            (Direction::Across, lane, at)
        } else {
            (Direction::Down, at, lane - side)
        }
    }

    /// The square of a lane that the first word must cover, where that word could lie in this lane.
    pub(crate) fn start_in(&self, lane: usize) -> Option<usize> {
        let (row, column) = self.rules().start();
        if lane == row {
            Some(column)
        } else if lane == self.side() + column {
            Some(row)
        } else {
            None
        }
    }

    /// The lane that crosses another at a square, and the place of that square in it.
    #[inline(always)]
    pub(crate) fn crossing(&self, lane: usize, at: usize) -> (usize, usize) {
        let side = self.side();
        if lane < side {
            (side + at, lane)
        } else {
            (at, lane - side)
        }
    }

    /// Sets a square without bringing crosses up to date; `refresh_all` must follow.
    pub fn put(&mut self, row: usize, column: usize, laid: u8) {
        let side = self.side();
        let was = std::mem::replace(&mut self.lanes[row].letters[column + 1], laid);
        self.lanes[side + column].letters[row + 1] = laid;
        self.tiles = self.tiles + usize::from(laid != 0) - usize::from(was != 0);
    }

    /// Brings every cross up to date.
    pub fn refresh_all(&mut self, graph: Graph<'_>) {
        for lane in 0..2 * self.side() {
            for at in 0..self.side() {
                self.refresh(graph, lane, at);
            }
        }
        self.changed = u64::MAX;
    }

    /// Lays tiles on the empty squares of a lane: `laid` has one entry a square from `start`,
    /// 0 where something lies already.
    pub fn place(&mut self, graph: Graph<'_>, lane: usize, start: usize, laid: &[u8]) {
        self.change(graph, lane, start, laid, true);
    }

    /// Takes back what `place` laid.
    pub fn unplace(&mut self, graph: Graph<'_>, lane: usize, start: usize, laid: &[u8]) {
        self.change(graph, lane, start, laid, false);
    }

    fn change(&mut self, graph: Graph<'_>, lane: usize, start: usize, laid: &[u8], lay: bool) {
        if self.tiles == 0 {
            self.changed = u64::MAX;
        }
        for (i, &tile) in laid.iter().enumerate() {
            if tile != 0 {
                let (_, row, column) = self.square_of(lane, start + i);
                self.put(row, column, if lay { tile } else { 0 });
            }
        }
        if self.tiles == 0 {
            self.changed = u64::MAX;
        }
        self.changed |= 1 << lane;
        for (i, &tile) in laid.iter().enumerate() {
            if tile != 0 {
                let at = start + i;
                let (across, place) = self.crossing(lane, at);
                self.changed |= 1 << across;
                self.refresh(graph, lane, at);
                self.refresh(graph, across, place);
                self.refresh_ends(graph, across, place);
                if !lay {
                    self.refresh_ends(graph, lane, at);
                }
            }
        }
        self.refresh_ends(graph, lane, start);
    }

    /// Brings up to date the empty squares at both ends of the run through a square of a lane: those
    /// are the squares whose words across are read along this lane.
    fn refresh_ends(&mut self, graph: Graph<'_>, lane: usize, at: usize) {
        let mut before = at;
        while before > 0 && self.lanes[lane].laid(before - 1) != 0 {
            before -= 1;
        }
        let mut after = at + 1;
        while after < self.side() && self.lanes[lane].laid(after) != 0 {
            after += 1;
        }
        let ends = [
            before.checked_sub(1),
            (after < self.side()).then_some(after),
        ];
        for end in ends.into_iter().flatten() {
            let (across, place) = self.crossing(lane, end);
            self.refresh(graph, across, place);
        }
    }

    /// Works out the cross of one square of a lane from what lies in the lane that crosses it there.
    fn refresh(&mut self, graph: Graph<'_>, lane: usize, at: usize) {
        let (crossing, place) = self.crossing(lane, at);
        let line = &self.lanes[crossing];
        let (fits, points) = if line.laid(place) != 0 {
            (0, NOTHING_ACROSS)
        } else if line.laid_before(place) == 0 && line.laid(place + 1) == 0 {
            (self.rules.all_letters(), NOTHING_ACROSS)
        } else {
            let mut first = place;
            while line.laid_before(first) != 0 {
                first -= 1;
            }
            let mut end = place + 1;
            while line.laid(end) != 0 {
                end += 1;
            }
            let before = &line.letters[first + 1..place + 1];
            let after = &line.letters[place + 2..end + 1];
            let points: i32 = before.iter().chain(after).map(|&l| self.points_of(l)).sum();
            let read = |l: &u8| letter_of(*l);
            (
                graph.fitting(before.iter().map(read), after.iter().map(read)),
                points as i16,
            )
        };
        let lane_ref = &mut self.lanes[lane];
        if lane_ref.fits[at] != fits || lane_ref.points[at] != points {
            lane_ref.fits[at] = fits;
            lane_ref.points[at] = points;
            self.changed |= 1 << lane;
        }
    }

    /// The points of a laid tile, premiums aside.
    #[inline(always)]
    pub fn points_of(&self, laid: u8) -> i32 {
        if laid & JOKER_BIT != 0 {
            0
        } else {
            self.rules.value(laid)
        }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.rules == other.rules && self.lanes == other.lanes
    }
}
