//! The search for a record: many beams, each with its own plan, and the best games taken up again.
//!
//! Work goes in rounds of a fixed number of beams. What a beam does depends only on the seed, its
//! number and the rounds before, so that the same rounds find the same games on any number of
//! threads. Some beams try new plans; others keep the beginning of a good game and look for a better
//! end, more and more thoroughly as rounds go by.

use rayon::prelude::*;
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use crate::board::Board;
use crate::graph::Graph;
use crate::placement::Placement;
use crate::random::Random;
use crate::record::beam::{Beam, Effort, Game};
use crate::record::goals::{Plan, Taste};
use crate::record::plans::plans;

/// Good games kept to be taken up again, and how many of them may share a plan.
const ELITE: usize = 24;
const ELITE_OF_A_PLAN: usize = 4;

/// Pairs of long words that are considered.
const PAIRS: usize = 400;

/// A game found, and the plan that led to it.
#[derive(Clone, Debug)]
struct Found {
    plan: usize,
    game: Game,
}

/// A search under way.
pub struct Seeker {
    board: Board,
    plans: Vec<Plan>,
    seed: u64,
    /// Beams in a round.
    beams: usize,
    rounds: usize,
    elite: Vec<Found>,
}

impl Seeker {
    /// A search on an empty board; every round needs the same words.
    pub fn new(board: Board, graph: Graph<'_>, seed: u64, beams: usize) -> Seeker {
        let plans = plans(&board, graph, PAIRS);
        Seeker {
            board,
            plans,
            seed,
            beams: beams.max(1),
            rounds: 0,
            elite: Vec::new(),
        }
    }

    /// The best game so far.
    pub fn best(&self) -> Option<&Game> {
        self.elite.first().map(|found| &found.game)
    }

    /// Whether there is anything to search for: a list may lack words as long as the board.
    pub fn is_idle(&self) -> bool {
        self.plans.is_empty()
    }

    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// One round on so many threads; every game found is shown at once.
    /// When it is stopped, what was found until then counts.
    pub fn round(
        &mut self,
        graph: Graph<'_>,
        threads: usize,
        stopped: &(dyn Fn() -> bool + Sync),
        show: &(dyn Fn(&Game) + Sync),
    ) -> Result<(), ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let beam = |number| {
            let found = self.beam(graph, number, stopped);
            show(&found.game);
            found
        };
        let beams: Vec<Found> = pool.install(|| {
            (0..self.beams)
                .into_par_iter()
                .with_max_len(1)
                .map(beam)
                .collect()
        });
        self.rounds += 1;
        for found in beams {
            self.admit(found);
        }
        Ok(())
    }

    fn beam(&self, graph: Graph<'_>, number: usize, stopped: &(dyn Fn() -> bool + Sync)) -> Found {
        let mut random = Random::new(self.seed, (self.rounds * self.beams + number) as u64);
        let taste = Taste {
            tile: 8 + random.below(6) as i32,
            step: 6 + random.below(6) as i32,
        };
        let is_new = self.elite.is_empty() || number < self.beams.div_ceil(2 + self.rounds / 8);
        let (plan, opening, effort): (usize, &[Placement], Effort) = if is_new {
            let noise = 1 + random.below(30);
            (
                self.any_plan(&mut random),
                &[],
                Effort {
                    width: 6,
                    tries: 90,
                    noise,
                    taste,
                },
            )
        } else {
            let found = &self.elite[random
                .below(self.elite.len())
                .min(random.below(self.elite.len()))];
            let game = &found.game.placements;
            let opening = &game[..random.below(game.len())];
            let width = 6 << random.below(2 + (self.rounds / 16).min(2));
            let noise = 1 + random.below(30);
            (
                found.plan,
                opening,
                Effort {
                    width,
                    tries: 60 + 4 * width,
                    noise,
                    taste,
                },
            )
        };
        let game =
            Beam::new(graph, &self.plans[plan], effort, random).run(&self.board, opening, stopped);
        Found { plan, game }
    }

    /// A plan: hopeful ones more often.
    fn any_plan(&self, random: &mut Random) -> usize {
        let draw = |random: &mut Random| random.below(self.plans.len());
        draw(random).min(draw(random)).min(draw(random))
    }

    fn admit(&mut self, found: Found) {
        if found.game.placements.is_empty()
            || self
                .elite
                .iter()
                .any(|other| other.game.placements == found.game.placements)
        {
            return;
        }
        let at = self
            .elite
            .partition_point(|other| other.game.score >= found.game.score);
        let plan = found.plan;
        self.elite.insert(at, found);
        let mut same = 0;
        self.elite.retain(|other| {
            same += usize::from(other.plan == plan);
            other.plan != plan || same <= ELITE_OF_A_PLAN
        });
        self.elite.truncate(ELITE);
    }
}
