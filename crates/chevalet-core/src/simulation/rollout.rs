//! One rollout: a candidate, then the best move of each seat in turn for some plies.
//!
//! When the bag runs out, the rollout goes on to the end of the game: then the result is known and
//! no chance need be looked up.

use super::draws::Draws;
use super::outcome::{Value, at_the_end, on_the_way};
use super::race::Tally;
use super::{Candidate, MOST_SEATS, Position, Settings};
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
use crate::winning::WinTable;

/// A game ends when every seat has passed so often, one after the other.
const PASSES: usize = 2;

/// A candidate as it lies on the board.
struct Start {
    board: Board,
    slots: Slots,
    rack: Counts,
    exchanged: Counts,
    /// Points of every seat, those of the seat to move counted from zero.
    scores: [i32; MOST_SEATS],
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
    /// Holds the next seat's rack of the iteration, which all candidates meet.
    next: Searcher,
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
            next: Searcher::new(order.clone()),
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
        let racks = self.dealt.deal(self.position, random);
        let keeping = self.kit.leaves.map_or(Keeping::Nothing, Keeping::Table);
        self.next.hold(self.kit.rules, &racks[1], keeping);
        self.values.clear();
        for &place in alive {
            if watch.should_stop() {
                return false;
            }
            let value = self.rollout(place, racks);
            self.values.push(value);
        }
        tally.count(alive, &self.values);
        true
    }

    fn rollout(&mut self, place: usize, mut racks: [Counts; MOST_SEATS]) -> Value {
        let rules = self.kit.rules;
        let seats = 1 + self.position.rivals.len();
        let start = &mut self.starts[place];
        self.board.copy_from(&start.board);
        self.draws.copy_from(&self.dealt);
        racks[0] = start.rack;
        self.draws.fill(0, &mut racks[0], rules.rack_size());
        self.draws.put_back(&start.exchanged);
        let mut scores = start.scores;
        let mut kept = [0; MOST_SEATS];
        kept[0] = start.kept;
        let mut passes = start.passes;
        let mut seat = 1;
        let mut ply = 0;
        let value = loop {
            let bag = self.draws.left();
            let before = (seat + seats - 1) % seats;
            if racks[before].total() == 0 || passes >= PASSES * seats {
                let held = racks.map(|rack| points(rules, &rack));
                // Everyone loses what is left; whoever went out gains it.
                for (seat, score) in scores.iter_mut().enumerate() {
                    *score -= held[seat];
                }
                if racks[before].total() == 0 {
                    scores[before] += held.iter().sum::<i32>();
                }
                break at_the_end(&scores[..seats], self.winning.is_some());
            }
            if ply >= self.settings.plies && bag > 0 {
                let left = bag + racks.iter().map(Counts::total).sum::<usize>();
                let standings = std::array::from_fn(|seat| scores[seat] * POINT + kept[seat]);
                let standings: [Equity; MOST_SEATS] = standings;
                break on_the_way(&standings[..seats], seat, left, self.winning);
            }
            let exchangeable = if bag >= self.kit.exchange_needs.max(1) {
                bag
            } else {
                0
            };
            start.slots.refresh_aside(&mut self.board, &mut self.aside);
            let searcher = if ply == 0 && bag > 0 {
                &mut self.next
            } else {
                let keeping = if bag == 0 {
                    let all: i32 = racks.iter().map(|rack| points(rules, rack)).sum();
                    Keeping::BagEmpty {
                        unseen_points: all - points(rules, &racks[seat]),
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
                    scores[seat] += placement.points;
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
            seat = (seat + 1) % seats;
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
    let mut scores = [0; MOST_SEATS];
    scores[0] = candidate.points;
    for (score, rival) in scores[1..].iter_mut().zip(&position.rivals) {
        *score = -rival.lead;
    }
    Start {
        kept: worth(kit, &rack),
        board,
        slots,
        rack,
        exchanged,
        scores,
        passes: usize::from(candidate.play == Play::Pass),
    }
}
