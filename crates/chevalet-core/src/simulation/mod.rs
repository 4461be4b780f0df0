//! Simulation: the best candidates played on against random racks, again and again.
//!
//! In one iteration every candidate meets the same opponent's rack and the same order of draws, so
//! that luck cancels out of their differences (common random numbers). Each side then takes its best
//! move by points and leave for some plies; what comes out is a chance to win, the points being the
//! tie-breaker. Candidates that are surely worse than the leader drop out (see `race`).
//!
//! A seed and a number of iterations give the same figures on any number of threads.

mod candidates;
mod draws;
mod outcome;
mod race;
mod rollout;

pub use candidates::{Candidate, candidate, candidates};

use crate::best::Play;
use crate::board::Board;
use crate::placement::Equity;
use crate::selfplay::Kit;
use crate::tiles::Counts;
use crate::watch::Watch;
use crate::winning::WinTable;
use race::{Race, Tally};
use rollout::Worker;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the seat to move knows.
#[derive(Clone, Debug)]
pub struct Position {
    pub board: Board,
    pub rack: Counts,
    /// The tiles of the bag and of the other racks, together.
    pub unseen: Counts,
    /// The other seats, as they follow; at least one.
    pub rivals: Vec<Rival>,
    /// Tiles that the next seat is known to hold.
    pub known: Counts,
}

/// Another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// How many of the unseen tiles it holds.
    pub tiles: usize,
    /// Own score less this seat's.
    pub lead: i32,
}

/// Seats of a game at the most.
pub const MOST_SEATS: usize = 4;

impl Position {
    /// Tiles left to draw.
    pub fn bag(&self) -> usize {
        let held: usize = self.rivals.iter().map(|rival| rival.tiles).sum();
        self.unseen.total().saturating_sub(held)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Turns played after the candidate.
    pub plies: usize,
    /// Iterations at the most.
    pub iterations: u64,
    pub threads: usize,
    pub seed: u64,
    /// The chance taken of dropping the best candidate for a worse one; 0 drops none.
    pub doubt: f64,
    /// A difference in the chance to win that is not worth more time.
    pub indifference: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            plies: 2,
            iterations: 10_000,
            threads: 1,
            seed: 0,
            doubt: 0.05,
            indifference: 0.002,
        }
    }
}

/// Why a simulation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The first candidate is the best, or as good as the best.
    Sure,
    /// All iterations were played.
    Spent,
    /// The watch said so.
    Stopped,
}

/// What is known of a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    pub play: Play,
    pub points: i32,
    /// Points plus the worth of what is kept.
    pub equity: Equity,
    pub iterations: u64,
    /// The mean chance to win.
    pub win: f64,
    /// The mean difference at the end of the rollouts, kept tiles counted.
    pub spread: f64,
    /// The standard error of `win`; of `spread` if chances are unknown.
    pub error: f64,
    pub dropped: bool,
}

/// How far a simulation has come: the best candidate first.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub figures: Vec<Figures>,
    pub iterations: u64,
    pub rollouts: u64,
    /// Nothing while it goes on.
    pub ended: Option<Ended>,
}

/// Iterations before the first candidate may drop out.
const FIRST_ROUND: u64 = 40;

/// Iterations of a round at the most: the progress is told after each.
const LONGEST_ROUND: u64 = 512;

/// Compares candidates, which must not be none; `progress` hears of every round.
///
/// Without a table of chances, points decide.
pub fn simulate(
    kit: Kit<'_>,
    position: &Position,
    candidates: &[Candidate],
    winning: Option<&WinTable>,
    settings: Settings,
    watch: &dyn Watch,
    progress: &mut dyn FnMut(&Report),
) -> Report {
    let mut race = Race::new(candidates.len(), settings);
    let mut workers: Vec<Worker<'_>> = (0..settings.threads.max(1))
        .map(|_| Worker::new(kit, position, candidates, winning, settings))
        .collect();
    let mut ended = None;
    while ended.is_none() {
        let next = race.iterations();
        let round = (next / 2).clamp(FIRST_ROUND, LONGEST_ROUND);
        let end = settings.iterations.min(next + round);
        let tally = play_round(&mut workers, race.alive(), next..end, watch);
        let whole = tally.iterations() == end - next;
        race.add(&tally);
        ended = if !whole {
            Some(Ended::Stopped)
        } else if race.iterations() >= settings.iterations {
            Some(Ended::Spent)
        } else {
            None
        };
        race.drop_the_worse();
        if race.is_sure() && ended != Some(Ended::Stopped) {
            ended = Some(Ended::Sure);
        }
        progress(&report(&race, candidates, winning.is_some(), ended));
    }
    report(&race, candidates, winning.is_some(), ended)
}

/// Plays some iterations on every worker's thread, the caller's being one of them.
fn play_round(
    workers: &mut [Worker<'_>],
    alive: &[usize],
    iterations: Range<u64>,
    watch: &dyn Watch,
) -> Tally {
    let next = AtomicU64::new(iterations.start);
    let play = |worker: &mut Worker<'_>| {
        let mut tally = Tally::new(worker.candidates());
        loop {
            let iteration = next.fetch_add(1, Ordering::Relaxed);
            if iteration >= iterations.end || !worker.play(iteration, alive, watch, &mut tally) {
                return tally;
            }
        }
    };
    let Some((first, others)) = workers.split_first_mut() else {
        return Tally::new(0);
    };
    std::thread::scope(|scope| {
        let play = &play;
        let threads: Vec<_> = others
            .iter_mut()
            .map(|worker| scope.spawn(move || play(worker)))
            .collect();
        let mut tally = play(first);
        for thread in threads {
            match thread.join() {
                Ok(other) => tally.merge(&other),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        tally
    })
}

fn report(race: &Race, candidates: &[Candidate], by_chance: bool, ended: Option<Ended>) -> Report {
    let unit = if by_chance {
        outcome::WON
    } else {
        outcome::POINT_ALONE
    };
    let figures = race.ranking().into_iter().map(|place| {
        let candidate = &candidates[place];
        let standing = race.standing(place);
        Figures {
            play: candidate.play,
            points: candidate.points,
            equity: candidate.equity,
            iterations: standing.iterations,
            win: standing.chance / outcome::WON as f64,
            spread: standing.spread / f64::from(crate::placement::POINT),
            error: standing.error / unit as f64,
            dropped: standing.dropped,
        }
    });
    Report {
        figures: figures.collect(),
        iterations: race.iterations(),
        rollouts: race.rollouts(),
        ended,
    }
}
