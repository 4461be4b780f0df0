//! Beam search by tiles laid: positions with as many tiles on the board are compared with each
//! other, and only the best of them are played on.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use crate::board::Board;
use crate::graph::Graph;
use crate::placement::{Placement, tile_of};
use crate::random::Random;
use crate::record::goals::{Plan, Taste};
use crate::record::pool::promising;
use crate::tiles::{Counts, KINDS, LETTER_KEYS};

/// How thorough a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions kept for each number of tiles laid.
    pub width: usize,
    /// Placements tried in each.
    pub tries: usize,
    /// The most points by which chance may move the judgement of a position.
    pub noise: usize,
    pub taste: Taste,
}

/// A game: its placements in order, and the points of all of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    pub score: i32,
    pub placements: Vec<Placement>,
}

struct Link {
    placement: Placement,
    before: Trail,
}

type Trail = Option<Arc<Link>>;

struct Position {
    board: Board,
    free: Counts,
    score: i32,
    hash: u64,
    trail: Trail,
}

/// A position not yet made: what it would come from and how good it would be.
struct Prospect {
    value: i32,
    hash: u64,
    placement: Placement,
}

impl Position {
    fn game(&self) -> Game {
        let mut placements = Vec::new();
        let mut at = &self.trail;
        while let Some(link) = at {
            placements.push(link.placement);
            at = &link.before;
        }
        placements.reverse();
        Game {
            score: self.score,
            placements,
        }
    }
}

/// The beam of one plan.
pub struct Beam<'a> {
    graph: Graph<'a>,
    plan: &'a Plan,
    effort: Effort,
    random: Random,
}

impl<'a> Beam<'a> {
    pub fn new(graph: Graph<'a>, plan: &'a Plan, effort: Effort, random: Random) -> Beam<'a> {
        Beam {
            graph,
            plan,
            effort,
            random,
        }
    }

    /// The best game that begins with some placements; when it is stopped, the best until then.
    pub fn run(
        &mut self,
        empty: &Board,
        opening: &[Placement],
        stopped: &dyn Fn() -> bool,
    ) -> Game {
        let mut levels: BTreeMap<usize, Vec<(Prospect, Arc<Position>)>> = BTreeMap::new();
        let first = Arc::new(self.begin(empty, opening));
        self.expand(&first, &mut levels);
        let mut finest = first;
        while let Some((_, prospects)) = levels.pop_first() {
            for (prospect, parent) in self.survivors(prospects) {
                if stopped() {
                    return finest.game();
                }
                let position = Arc::new(self.played(&parent, &prospect.placement));
                if position.score > finest.score {
                    finest = position.clone();
                }
                self.expand(&position, &mut levels);
            }
        }
        finest.game()
    }

    fn begin(&self, empty: &Board, opening: &[Placement]) -> Position {
        let counts = Counts(*empty.rules().counts());
        let mut position = Position {
            board: empty.clone(),
            free: counts.less(&self.plan.reserve()),
            score: 0,
            hash: 0,
            trail: None,
        };
        for placement in opening {
            position = self.played(&position, placement);
        }
        position
    }

    fn played(&self, position: &Position, placement: &Placement) -> Position {
        let mut board = position.board.clone();
        let (lane, start) = (placement.lane as usize, placement.start as usize);
        board.place(self.graph, lane, start, placement.laid());
        let mut free = position.free;
        let kept = self.plan.kept(lane);
        for (i, &tile) in placement.laid().iter().enumerate() {
            if tile != 0 && kept[start + i] == 0 {
                free.0[tile_of(tile) as usize] -= 1;
            }
        }
        Position {
            board,
            free,
            score: position.score + placement.points,
            hash: position.hash ^ hash(&position.board, placement),
            trail: Some(Arc::new(Link {
                placement: *placement,
                before: position.trail.clone(),
            })),
        }
    }

    /// Adds what may follow a position to the levels of their tiles.
    fn expand(
        &mut self,
        position: &Arc<Position>,
        levels: &mut BTreeMap<usize, Vec<(Prospect, Arc<Position>)>>,
    ) {
        let mut board = position.board.clone();
        let tried = promising(
            &board,
            self.graph,
            self.plan,
            &position.free,
            self.effort.taste,
            self.effort.tries,
        );
        for promise in tried {
            let placement = promise.placement;
            let (lane, start) = (placement.lane as usize, placement.start as usize);
            let hash = position.hash ^ hash(&board, &placement);
            board.place(self.graph, lane, start, placement.laid());
            let outlook = self.plan.outlook(&board, self.effort.taste);
            board.unplace(self.graph, lane, start, placement.laid());
            let Some(outlook) = outlook else { continue };
            let score = position.score + placement.points;
            let chance = if self.effort.noise == 0 {
                0
            } else {
                self.random.below(self.effort.noise) as i32
            };
            let prospect = Prospect {
                value: score + outlook + chance,
                hash,
                placement,
            };
            let level = levels
                .entry(position.board.tiles() + placement.tiles as usize)
                .or_default();
            level.push((prospect, position.clone()));
            if level.len() > 64 * self.effort.width {
                level.sort_by_key(|(p, _)| (std::cmp::Reverse(p.value), p.hash));
                level.truncate(16 * self.effort.width);
            }
        }
    }

    /// The best of a level, one for each board and not too many from one parent.
    fn survivors(
        &self,
        mut prospects: Vec<(Prospect, Arc<Position>)>,
    ) -> Vec<(Prospect, Arc<Position>)> {
        prospects.sort_by_key(|(p, _)| (std::cmp::Reverse(p.value), p.hash));
        let mut seen = HashSet::new();
        let mut siblings: std::collections::HashMap<*const Position, usize> = Default::default();
        let most = (self.effort.width / 4).max(2);
        prospects.retain(|(p, parent)| {
            let count = siblings.entry(Arc::as_ptr(parent)).or_default();
            if seen.len() >= self.effort.width || *count >= most || !seen.insert(p.hash) {
                return false;
            }
            *count += 1;
            true
        });
        prospects
    }
}

/// A number for what a placement lays: combined by exclusive or it tells boards apart.
fn hash(board: &Board, placement: &Placement) -> u64 {
    let laid = placement
        .laid()
        .iter()
        .enumerate()
        .filter(|&(_, &tile)| tile != 0);
    laid.fold(0, |sum, (i, &tile)| {
        let (_, row, column) =
            board.square_of(placement.lane as usize, placement.start as usize + i);
        let square = (row * board.side() + column) as u64 + 1;
        let mut z = LETTER_KEYS[tile as usize % KINDS]
            .wrapping_add(u64::from(tile >> 7))
            .wrapping_add(square.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        sum ^ z ^ (z >> 31)
    })
}
