//! Whole games of two seats that both play the best move by score plus leave.
//!
//! A game is known by its seed and its number: the same on any number of threads.

use crate::best::{Play, Searcher};
use crate::board::Board;
use crate::graph::Graph;
use crate::keeping::Keeping;
use crate::leaves::{LeaveTable, TileOrder};
use crate::random::Random;
use crate::rules::Rules;
use crate::slots::Slots;
use crate::tiles::{Counts, Tile};
use crate::wordmap::WordMap;
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// Turns without a placement after which a game is called off.
const BARREN_TURNS: usize = 12;

/// What a game is played with.
#[derive(Clone, Copy)]
pub struct Kit<'a> {
    pub rules: &'a Arc<Rules>,
    pub graph: Graph<'a>,
    pub map: WordMap<'a>,
    pub leaves: Option<&'a LeaveTable>,
    /// Tiles that the bag must hold for an exchange.
    pub exchange_needs: usize,
}

/// What became of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    pub scores: [i32; 2],
    pub turns: u32,
    pub placements: u32,
    pub exchanges: u32,
    /// Placements that earned the bonus of a full rack.
    pub bonuses: u32,
}

/// One turn of a game, before it is played.
pub struct Turn<'a> {
    pub seat: usize,
    pub rack: &'a Counts,
    pub board: &'a Board,
    pub bag: &'a [Tile],
    pub scores: [i32; 2],
    pub play: &'a Play,
}

/// Plays games one after the other with the same working memory.
pub struct Player<'a> {
    kit: Kit<'a>,
    leaves: [Option<&'a LeaveTable>; 2],
    searcher: Searcher,
    board: Board,
    fresh: Board,
    slots: Slots,
    bag: Vec<Tile>,
}

impl<'a> Player<'a> {
    pub fn new(kit: Kit<'a>) -> Player<'a> {
        Player::between(kit, [kit.leaves; 2])
    }

    /// Two seats that value what they keep by tables of their own.
    pub fn between(kit: Kit<'a>, leaves: [Option<&'a LeaveTable>; 2]) -> Player<'a> {
        let order = kit
            .leaves
            .map_or_else(|| TileOrder::new(kit.rules), |l| l.order().clone());
        let board = Board::new(kit.rules.clone());
        Player {
            kit,
            leaves,
            searcher: Searcher::new(order),
            fresh: board.clone(),
            board,
            slots: Slots::default(),
            bag: Vec::with_capacity(256),
        }
    }

    /// Plays game number `game` of a seed; `watch` sees every turn before it is played.
    pub fn play(&mut self, seed: u64, game: u64, mut watch: impl FnMut(Turn<'_>)) -> Outcome {
        let rules = self.kit.rules;
        let mut random = Random::new(seed, game);
        self.board.copy_from(&self.fresh);
        self.bag.clear();
        self.bag.extend(Counts(*rules.counts()).tiles());
        random.shuffle(&mut self.bag);

        let mut racks = [Counts::default(); 2];
        for rack in &mut racks {
            draw(rack, &mut self.bag, rules.rack_size());
        }
        let mut outcome = Outcome::default();
        let mut passes = 0;
        let mut barren = 0;
        let mut seat = 0;
        loop {
            let bag = self.bag.len();
            let keeping = if bag == 0 {
                Keeping::BagEmpty {
                    unseen_points: points(rules, &racks[1 - seat]),
                }
            } else {
                self.leaves[seat].map_or(Keeping::Nothing, Keeping::Table)
            };
            let exchangeable = if bag >= self.kit.exchange_needs.max(1) {
                bag
            } else {
                0
            };
            let play = self.searcher.best(
                &mut self.board,
                &mut self.slots,
                self.kit.map,
                &racks[seat],
                keeping,
                exchangeable,
            );
            watch(Turn {
                seat,
                rack: &racks[seat],
                board: &self.board,
                bag: &self.bag,
                scores: outcome.scores,
                play: &play,
            });
            outcome.turns += 1;
            barren += 1;
            passes += 1;
            match play {
                Play::Place(placement) => {
                    self.board.place(
                        self.kit.graph,
                        placement.lane as usize,
                        placement.start as usize,
                        placement.laid(),
                    );
                    outcome.scores[seat] += placement.points;
                    outcome.placements += 1;
                    let full = placement.tiles as usize == rules.rack_size();
                    outcome.bonuses += u32::from(full && rules.bonus(rules.rack_size()) > 0);
                    racks[seat] = racks[seat].less(&placement.used());
                    draw(&mut racks[seat], &mut self.bag, rules.rack_size());
                    barren = 0;
                    passes = 0;
                }
                Play::Exchange(given) => {
                    racks[seat] = racks[seat].less(&given);
                    draw(&mut racks[seat], &mut self.bag, rules.rack_size());
                    self.bag.extend(given.tiles());
                    random.shuffle(&mut self.bag);
                    outcome.exchanges += 1;
                    passes = 0;
                }
                Play::Pass => {}
            }
            let out = racks[seat].total() == 0;
            if out || passes == 4 || barren == BARREN_TURNS {
                settle(rules, &racks, &mut outcome);
                return outcome;
            }
            seat = 1 - seat;
        }
    }
}

/// Plays games of a seed on so many threads; the outcomes come in the order of the games.
pub fn play_many(
    kit: Kit<'_>,
    seed: u64,
    games: Range<u64>,
    threads: usize,
) -> Result<Vec<Outcome>, rayon::ThreadPoolBuildError> {
    if threads <= 1 {
        let mut player = Player::new(kit);
        return Ok(games.map(|game| player.play(seed, game, |_| ())).collect());
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()?;
    Ok(pool.install(|| {
        games
            .into_par_iter()
            .map_init(
                || Player::new(kit),
                |player, game| player.play(seed, game, |_| ()),
            )
            .collect()
    }))
}

/// Everyone loses what they hold; who holds nothing gains what the other holds.
fn settle(rules: &Rules, racks: &[Counts; 2], outcome: &mut Outcome) {
    for seat in 0..2 {
        let held = points(rules, &racks[seat]);
        outcome.scores[seat] -= held;
        if racks[1 - seat].total() == 0 {
            outcome.scores[1 - seat] += held;
        }
    }
}

pub(crate) fn points(rules: &Rules, tiles: &Counts) -> i32 {
    tiles.tiles().map(|tile| rules.value(tile)).sum()
}

fn draw(rack: &mut Counts, bag: &mut Vec<Tile>, rack_size: usize) {
    for _ in rack.total()..rack_size {
        let Some(tile) = bag.pop() else { return };
        rack.0[tile as usize] += 1;
    }
}
