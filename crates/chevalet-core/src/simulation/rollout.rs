//! One rollout: a candidate, then the best move of each side for some plies.
//!
//! When the bag runs out, the rollout goes on to the end of the game: then the result is known and
//! no chance need be looked up.

use super::draws::Draws;
use super::race::Tally;
use super::{Candidate, Position, Settings};
use crate::best::{Play, Searcher};
use crate::board::Board;
use crate::keeping::Keeping;
use crate::leaves::TileOrder;
use crate::placement::{Equity, POINT};
use crate::random::Random;
use crate::selfplay::{Kit, points};
use crate::slots::{Aside, Slots};
use crate::tiles::Counts;
use crate::watch::Watch;
use crate::winning::{CERTAIN, WinTable};

/// A sure win, in the units that chances are summed in.
pub const WON: i64 = 1_000_000;

/// What a point is worth when chances to win are the same: a hundredth of a per cent.
const POINT_WORTH: i64 = WON / 10_000;

/// What a point is worth when chances are unknown.
pub const POINT_ALONE: i64 = WON / 100;

/// Passes one after the other that end a game of two seats.
const PASSES: usize = 4;

/// What came out of a rollout.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// What candidates are compared by.
    pub worth: i64,
    pub chance: i64,
    /// Thousandths of points.
    pub spread: i64,
}

/// A candidate as it lies on the board.
struct Start {
    board: Board,
    slots: Slots,
    rack: Counts,
    exchanged: Counts,
    spread: i32,
    kept: Equity,
    passes: usize,
}

/// Working memory of one thread.
pub struct Worker<'a> {
    kit: Kit<'a>,
    position: &'a Position,
    winning: Option<&'a WinTable>,
    settings: Settings,
    starts: Vec<Start>,
    /// Holds the opponent's rack of the iteration, which all candidates meet.
    opponent: Searcher,
    searcher: Searcher,
    board: Board,
    aside: Aside,
    dealt: Draws,
    draws: Draws,
    values: Vec<Value>,
}

impl<'a> Worker<'a> {
    pub fn new(
        kit: Kit<'a>,
        position: &'a Position,
        candidates: &[Candidate],
        winning: Option<&'a WinTable>,
        settings: Settings,
    ) -> Worker<'a> {
        let order = kit
            .leaves
            .map_or_else(|| TileOrder::new(kit.rules), |l| l.order().clone());
        let start = |candidate: &Candidate| start(kit, position, candidate);
        Worker {
            kit,
            position,
            winning,
            settings,
            starts: candidates.iter().map(start).collect(),
            opponent: Searcher::new(order.clone()),
            searcher: Searcher::new(order),
            board: position.board.clone(),
            aside: Aside::default(),
            dealt: Draws::default(),
            draws: Draws::default(),
            values: Vec::new(),
        }
    }

    pub fn candidates(&self) -> usize {
        self.starts.len()
    }

    /// Plays one iteration of the candidates alive; counts nothing and says no if it was stopped.
    pub fn play(
        &mut self,
        iteration: u64,
        alive: &[usize],
        watch: &dyn Watch,
        tally: &mut Tally,
    ) -> bool {
        let random = Random::new(self.settings.seed, iteration);
        let rack = self.dealt.deal(self.position, random);
        let keeping = self.kit.leaves.map_or(Keeping::Nothing, Keeping::Table);
        self.opponent.hold(self.kit.rules, &rack, keeping);
        self.values.clear();
        for &place in alive {
            if watch.should_stop() {
                return false;
            }
            let value = self.rollout(place, rack);
            self.values.push(value);
        }
        tally.count(alive, &self.values);
        true
    }

    fn rollout(&mut self, place: usize, opponent: Counts) -> Value {
        let rules = self.kit.rules;
        let start = &mut self.starts[place];
        self.board.copy_from(&start.board);
        self.draws.copy_from(&self.dealt);
        let mut racks = [start.rack, opponent];
        self.draws.fill(0, &mut racks[0], rules.rack_size());
        self.draws.put_back(&start.exchanged);
        let mut spread = start.spread;
        let mut kept = [start.kept, 0];
        let mut passes = start.passes;
        let mut seat = 1;
        let mut ply = 0;
        let value = loop {
            let bag = self.draws.left();
            if racks[1 - seat].total() == 0 || passes >= PASSES {
                let held = racks.map(|rack| points(rules, &rack));
                // Whoever went out gains what the other holds; both lose what they hold.
                spread += if racks[0].total() == 0 {
                    2 * held[1]
                } else if racks[1].total() == 0 {
                    -2 * held[0]
                } else {
                    held[1] - held[0]
                };
                break self.winning.map_or_else(
                    || by_points(spread * POINT),
                    |_| valued(((spread.signum() + 1) as i64 * WON) / 2, spread * POINT),
                );
            }
            if ply >= self.settings.plies && bag > 0 {
                let left = bag + racks[0].total() + racks[1].total();
                let difference = spread * POINT + kept[0] - kept[1];
                break self.winning.map_or_else(
                    || by_points(difference),
                    |table| {
                        let mover = if seat == 0 { difference } else { -difference };
                        let chance = i64::from(table.chance(mover, left));
                        let chance = if seat == 0 {
                            chance
                        } else {
                            i64::from(CERTAIN) - chance
                        };
                        valued(chance * WON / i64::from(CERTAIN), difference)
                    },
                );
            }
            let exchangeable = if bag >= self.kit.exchange_needs.max(1) {
                bag
            } else {
                0
            };
            start.slots.refresh_aside(&mut self.board, &mut self.aside);
            let searcher = if ply == 0 && bag > 0 {
                &mut self.opponent
            } else {
                let keeping = if bag == 0 {
                    Keeping::BagEmpty {
                        unseen_points: points(rules, &racks[1 - seat]),
                    }
                } else {
                    self.kit.leaves.map_or(Keeping::Nothing, Keeping::Table)
                };
                self.searcher.hold(rules, &racks[seat], keeping);
                &mut self.searcher
            };
            let play = searcher.best_of_held(&self.board, &start.slots, self.kit.map, exchangeable);
            passes += 1;
            let given = match &play {
                Play::Place(placement) => {
                    self.board.place(
                        self.kit.graph,
                        placement.lane as usize,
                        placement.start as usize,
                        placement.laid(),
                    );
                    spread += if seat == 0 {
                        placement.points
                    } else {
                        -placement.points
                    };
                    racks[seat] = racks[seat].less(&placement.used());
                    passes = 0;
                    Counts::default()
                }
                Play::Exchange(given) => {
                    racks[seat] = racks[seat].less(given);
                    passes = 0;
                    *given
                }
                Play::Pass => Counts::default(),
            };
            kept[seat] = worth(self.kit, &racks[seat]);
            self.draws.fill(seat, &mut racks[seat], rules.rack_size());
            self.draws.put_back(&given);
            seat = 1 - seat;
            ply += 1;
        };
        start.slots.put_back(&mut self.aside);
        value
    }
}

fn worth(kit: Kit<'_>, kept: &Counts) -> Equity {
    let keeping = kit.leaves.map_or(Keeping::Nothing, Keeping::Table);
    keeping.worth(kit.rules, kept)
}

fn valued(chance: i64, spread: i32) -> Value {
    let spread = i64::from(spread);
    Value {
        worth: chance + spread * POINT_WORTH / i64::from(POINT),
        chance,
        spread,
    }
}

/// Points alone.
fn by_points(spread: i32) -> Value {
    let spread = i64::from(spread);
    Value {
        worth: spread * POINT_ALONE / i64::from(POINT),
        chance: 0,
        spread,
    }
}

fn start(kit: Kit<'_>, position: &Position, candidate: &Candidate) -> Start {
    let mut board = position.board.clone();
    let mut rack = position.rack;
    let mut exchanged = Counts::default();
    match &candidate.play {
        Play::Place(placement) => {
            let (lane, first) = (placement.lane as usize, placement.start as usize);
            board.place(kit.graph, lane, first, placement.laid());
            rack = rack.less(&placement.used());
        }
        Play::Exchange(given) => {
            rack = rack.less(given);
            exchanged = *given;
        }
        Play::Pass => {}
    }
    let mut slots = Slots::default();
    slots.refresh(&mut board);
    Start {
        kept: worth(kit, &rack),
        board,
        slots,
        rack,
        exchanged,
        spread: position.spread + candidate.points,
        passes: usize::from(candidate.play == Play::Pass),
    }
}
