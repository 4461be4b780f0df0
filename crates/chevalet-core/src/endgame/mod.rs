//! The end of a game of two with the bag empty, when each side knows what the other holds.
//!
//! Iterative deepening on all threads over one shared table; the answer is there at any time, with
//! bounds that are proven and tighten while it thinks. See `search` for what a node carries.

mod moves;
mod potential;
mod search;
mod sides;
mod squares;
mod table;

use crate::best::Play;
use crate::board::Board;
use crate::selfplay::Kit;
use crate::tiles::Counts;
use crate::watch::Watch;
use potential::potential;
use search::Search;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
pub use table::Table;

/// No game of two racks lasts longer.
const DEEPEST: i32 = 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub threads: usize,
    /// Bytes that the table of positions may take.
    pub memory: usize,
    /// Whether the other side has just passed.
    pub passed: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            threads: 1,
            memory: 64 << 20,
            passed: false,
        }
    }
}

/// What is known of an end: differences are from now on, own points less the other's, settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    pub best: Play,
    /// What the best line is thought to bring; proven if the bounds meet.
    pub value: i32,
    pub low: i32,
    pub high: i32,
    /// Turns looked ahead.
    pub depth: i32,
    pub nodes: u64,
}

impl Solution {
    pub fn is_exact(&self) -> bool {
        self.low == self.high
    }
}

/// Stops when anyone says so.
struct Either<'a> {
    watch: &'a dyn Watch,
    done: &'a AtomicBool,
}

impl Watch for Either<'_> {
    fn should_stop(&self) -> bool {
        self.done.load(Ordering::Relaxed) || self.watch.should_stop()
    }
}

/// Searches the end; `racks` are those of the side to move and of the other, and neither is empty.
///
/// `progress` is called on the caller's thread whenever it knows more.
pub fn solve(
    kit: Kit<'_>,
    board: &Board,
    racks: [&Counts; 2],
    settings: Settings,
    watch: &dyn Watch,
    progress: &mut dyn FnMut(&Solution),
) -> Solution {
    let table = Table::new(settings.memory);
    let [mine, theirs] = racks;
    let potentials = [
        potential(board, mine, theirs),
        potential(board, theirs, mine),
    ];
    let done = AtomicBool::new(false);
    let watch = Either { watch, done: &done };
    let shared = Mutex::new(Solution {
        best: Play::Pass,
        value: 0,
        low: -search::INFINITE,
        high: search::INFINITE,
        depth: 0,
        nodes: 0,
    });
    std::thread::scope(|scope| {
        let (table, watch, shared, done) = (&table, &watch, &shared, &done);
        for helper in 1..settings.threads.max(1) {
            scope.spawn(move || {
                let search = Search::new(kit, board, racks, potentials, table, 0, watch);
                deepen(
                    search,
                    helper as i32 % 2,
                    settings,
                    shared,
                    done,
                    &mut |_| (),
                );
            });
        }
        let search = Search::new(kit, board, racks, potentials, table, 0, watch);
        deepen(search, 0, settings, shared, done, progress);
        done.store(true, Ordering::Relaxed);
    });
    shared
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Looks further and further ahead until the end is solved or it is told to stop.
fn deepen(
    mut search: Search<'_>,
    ahead: i32,
    settings: Settings,
    shared: &Mutex<Solution>,
    done: &AtomicBool,
    progress: &mut dyn FnMut(&Solution),
) {
    let mut counted = 0;
    for depth in (0..DEEPEST).filter(|&depth| depth == 0 || depth > ahead) {
        search.best = None;
        let found = if depth == 0 {
            search.first()
        } else {
            search.root(
                [-search::INFINITE, search::INFINITE],
                depth,
                settings.passed,
            )
        };
        let Ok(mut solution) = shared.lock() else {
            return;
        };
        solution.nodes += search.nodes - counted;
        counted = search.nodes;
        solution.low = solution.low.max(found.low);
        solution.high = solution.high.min(found.high);
        if let Some(best) = search.best {
            let solved = found.low == found.high;
            let deeper = !search.stopped && depth > solution.depth;
            if solved || deeper || depth == 0 && solution.depth == 0 {
                solution.best = search.placement(best).map_or(Play::Pass, Play::Place);
                solution.value = found.value;
            }
        }
        if !search.stopped {
            solution.depth = solution.depth.max(depth);
        }
        solution.value = solution.value.clamp(solution.low, solution.high);
        let told = *solution;
        drop(solution);
        progress(&told);
        if search.stopped || found.low == found.high {
            done.store(true, Ordering::Relaxed);
            return;
        }
    }
}

/// Asks only on which side of a target the value lies, with so many nodes at the most.
///
/// The table may be that of other positions, each with a salt of its own; asking again with more
/// nodes goes on from what it holds.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub board: &'a Board,
    pub racks: [&'a Counts; 2],
    pub target: i32,
    pub nodes: u64,
    pub salt: u64,
}

impl Question<'_> {
    pub fn ask(&self, kit: Kit<'_>, table: &Table, watch: &dyn Watch) -> Solution {
        let [mine, theirs] = self.racks;
        let potentials = [
            potential(self.board, mine, theirs),
            potential(self.board, theirs, mine),
        ];
        let mut search = Search::new(
            kit, self.board, self.racks, potentials, table, self.salt, watch,
        );
        search.limit = self.nodes;
        let mut found = search.first();
        let mut best = search.best;
        let mut depth = 0;
        let decided = |low: i32, high: i32| low > self.target || high < self.target || low == high;
        while !search.stopped && depth < DEEPEST && !decided(found.low, found.high) {
            depth += 1;
            let window = [self.target - 1, self.target + 1];
            let deeper = search.root(window, depth, false);
            found.low = found.low.max(deeper.low);
            found.high = found.high.min(deeper.high);
            if !search.stopped {
                found.value = deeper.value;
                best = search.best;
            }
        }
        Solution {
            best: best
                .and_then(|best| search.placement(best))
                .map_or(Play::Pass, Play::Place),
            value: found.value.clamp(found.low, found.high),
            low: found.low,
            high: found.high,
            depth,
            nodes: search.nodes,
        }
    }
}
