//! What a game is planned around: words that fill whole lanes of the board.
//!
//! A goal is a word over every square of a lane that has several word premiums. Most of its letters
//! are laid little by little, by words that cross the lane or by words inside the long one; the last
//! of them, a full rack, cover all its word premiums in one turn. The tiles of a goal are set aside
//! from the start, so that no other word can use them up.

use crate::board::{Board, Direction, MAX_LANES, NOTHING_ACROSS};
use crate::placement::tile_of;
use crate::rules::MAX_SIDE;
use crate::tiles::{Counts, JOKER_BIT, letter_of};

/// How positions are judged. Nobody knows the best numbers, so every search draws its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taste {
    /// What a tile earns on the average when it is not part of a goal: the cost of laying one.
    pub tile: i32,
    /// The share of a goal's points, in hundredths, that one more letter towards it is worth.
    pub step: i32,
}

/// One word over a whole lane: the tiles as they are to lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    pub lane: usize,
    pub tiles: Vec<u8>,
}

/// The goals of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub goals: Vec<Goal>,
    /// The points hoped for when it was made.
    pub hope: i32,
    /// The tile that each square must take, by lane and place, or 0.
    kept: Vec<[u8; MAX_SIDE]>,
}

/// How a goal stands on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub missing: usize,
    /// The points of laying all that is missing at once.
    pub points: i32,
    times: i32,
}

impl Plan {
    pub fn new(board: &Board, goals: Vec<Goal>, hope: i32) -> Plan {
        let mut kept = vec![[0; MAX_SIDE]; MAX_LANES];
        for goal in &goals {
            for (at, &tile) in goal.tiles.iter().enumerate() {
                kept[goal.lane][at] = tile;
                let (direction, row, column) = board.square_of(goal.lane, at);
                let turned = match direction {
                    Direction::Across => Direction::Down,
                    Direction::Down => Direction::Across,
                };
                let (crossing, place) = board.lane_of(turned, row, column);
                kept[crossing][place] = tile;
            }
        }
        Plan { goals, hope, kept }
    }

    /// The tiles that the squares of a lane must take, 0 where any may lie.
    pub fn kept(&self, lane: usize) -> &[u8; MAX_SIDE] {
        &self.kept[lane]
    }

    /// The tiles set aside for all goals.
    pub fn reserve(&self) -> Counts {
        let tiles: Vec<u8> = self
            .goals
            .iter()
            .flat_map(|goal| &goal.tiles)
            .map(|&tile| tile_of(tile))
            .collect();
        Counts::from_tiles(&tiles)
    }

    /// What the goals add to the score of a position, or nothing when one is out of reach.
    pub fn outlook(&self, board: &Board, taste: Taste) -> Option<i32> {
        self.goals
            .iter()
            .map(|goal| Some(goal.standing(board)?.outlook(board, taste)))
            .sum()
    }
}

impl Goal {
    /// How the goal stands; nothing when a letter no longer fits with what lies across.
    pub fn standing(&self, board: &Board) -> Option<Standing> {
        let rules = board.rules();
        let lane = board.lane(self.lane);
        let (mut missing, mut times, mut sum, mut across) = (0, 1, 0, 0);
        for (at, &tile) in self.tiles.iter().enumerate() {
            let laid = lane.laid(at);
            if laid != 0 {
                sum += board.points_of(laid);
                continue;
            }
            if lane.fits[at] >> letter_of(tile) & 1 == 0 {
                return None;
            }
            let premium = lane.premiums[at];
            let value = if tile & JOKER_BIT != 0 {
                0
            } else {
                rules.value(tile) * i32::from(premium.letter)
            };
            missing += 1;
            sum += value;
            times *= i32::from(premium.word);
            if lane.points[at] != NOTHING_ACROSS {
                across += (value + i32::from(lane.points[at])) * i32::from(premium.word);
            }
        }
        let points = if missing == 0 {
            0
        } else {
            sum * times + across + rules.bonus(missing)
        };
        Some(Standing {
            missing,
            points,
            times,
        })
    }

    /// What covering each missing square, but not all of them, adds to the outlook: a rough guide.
    pub fn steps(&self, board: &Board, standing: &Standing, taste: Taste) -> Vec<i32> {
        let lane = board.lane(self.lane);
        let most = board.rules().rack_size();
        (0..self.tiles.len())
            .map(|at| {
                let premium = lane.premiums[at];
                if lane.laid(at) != 0 {
                    return 0;
                }
                if standing.missing <= most {
                    return -standing.points / 3;
                }
                let step = standing.points * taste.step / 100 + taste.tile;
                let word = i32::from(premium.word);
                let value = board.points_of(self.tiles[at]) * standing.times;
                step - standing.points * (word - 1) / word - value * (i32::from(premium.letter) - 1)
            })
            .collect()
    }
}

impl Standing {
    fn outlook(&self, board: &Board, taste: Taste) -> i32 {
        if self.missing == 0 {
            return 0;
        }
        let over = self.missing.saturating_sub(board.rules().rack_size()) as i32;
        self.points * (100 - taste.step * over).max(0) / 100 - taste.tile * self.missing as i32
    }
}
