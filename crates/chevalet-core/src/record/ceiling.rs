//! What a word in a lane can earn at the most: branches that cannot matter are left early.

use std::cmp::Reverse;

use crate::board::{Board, NOTHING_ACROSS};
use crate::record::goals::Plan;
use crate::rules::{MAX_RACK, MAX_SIDE};

/// The points so far: the word's own letters, its multiplier, the words across; and the goals.
#[derive(Clone, Copy)]
pub struct Tally {
    pub sum: i32,
    /// The part of the sum that lay there before.
    pub found: i32,
    pub times: i32,
    pub across: i32,
    pub goals: i32,
}

impl Tally {
    pub const NONE: Tally = Tally {
        sum: 0,
        found: 0,
        times: 1,
        across: 0,
        goals: 0,
    };
}

/// The most that the rest of a word may add, by the number of tiles still to lay.
///
/// What a turn lays is at most a full rack on empty squares that follow each other in the lane, so
/// that word premiums and goals have a bound for the whole word, whatever part of it is known.
pub struct Ceiling {
    /// What every tile laid costs.
    pub cost: i32,
    most: usize,
    bonus: i32,
    times: i32,
    lying: i32,
    letters: [i32; MAX_RACK + 1],
    across: [i32; MAX_RACK + 1],
    goals: i32,
}

impl Ceiling {
    /// `dear` are the dearest free tiles; `worth` is what each square of the lane does for a goal.
    pub fn new(
        board: &Board,
        plan: &Plan,
        index: usize,
        worth: &[i32; MAX_SIDE],
        dear: &[i32],
        cost: i32,
    ) -> Ceiling {
        let (lane, kept) = (board.lane(index), plan.kept(index));
        let most = board.rules().rack_size();
        let places = 0..board.side();
        let empty: Vec<usize> = places.clone().filter(|&at| lane.laid(at) == 0).collect();
        let in_reach = |at: usize| &empty[at..(at + most).min(empty.len())];
        let highest =
            |of: &dyn Fn(&[usize]) -> i32| (0..empty.len()).map(|at| of(in_reach(at))).max();
        let times = highest(&|squares| {
            let times = squares.iter().map(|&at| i32::from(lane.premiums[at].word));
            times.product()
        });
        let goals = highest(&|squares| squares.iter().map(|&at| worth[at].max(0)).sum());

        let letter = |&at: &usize| i32::from(lane.premiums[at].letter);
        let (own, free): (Vec<usize>, Vec<usize>) = empty.iter().partition(|&&at| kept[at] != 0);
        let mut by_letter: Vec<i32> = free.iter().map(letter).collect();
        by_letter.sort_unstable_by_key(|&times| Reverse(times));
        let mut letters: Vec<i32> = by_letter
            .iter()
            .zip(dear)
            .map(|(times, value)| times * value)
            .collect();
        letters.extend(own.iter().map(|at| letter(at) * board.points_of(kept[*at])));
        letters.sort_unstable_by_key(|&points| Reverse(points));
        let lying = places.filter(|&at| lane.laid(at) != 0);
        let lying: i32 = lying.map(|at| board.points_of(lane.laid(at))).sum();

        let crossed = empty
            .iter()
            .filter(|&&at| lane.points[at] != NOTHING_ACROSS);
        let mut across: Vec<i32> = crossed
            .map(|&at| {
                let premium = lane.premiums[at];
                let value = if kept[at] == 0 {
                    dear[0]
                } else {
                    board.points_of(kept[at])
                };
                (i32::from(lane.points[at]) + value * i32::from(premium.letter))
                    * i32::from(premium.word)
            })
            .collect();
        across.sort_unstable_by_key(|&points| Reverse(points));
        Ceiling {
            cost,
            most,
            bonus: board.rules().bonus(most),
            times: times.unwrap_or(1),
            lying,
            letters: sums(letters),
            across: sums(across),
            goals: goals.unwrap_or(0),
        }
    }

    /// A bound of the rank of every placement that goes on from here with at least one more tile.
    #[inline(always)]
    pub fn over(&self, tally: &Tally, left: usize) -> i32 {
        let used = (self.most - left) as i32;
        let full = self.bonus - self.cost * self.most as i32;
        let short = -self.cost * (used + 1);
        let sum = tally.sum + self.lying - tally.found + self.letters[left];
        let across = tally.across + self.across[left];
        sum * self.times + across + self.goals + full.max(short)
    }
}

/// Nothing, the first number, the first two, and so on.
fn sums(numbers: Vec<i32>) -> [i32; MAX_RACK + 1] {
    let mut sums = [0; MAX_RACK + 1];
    for place in 1..sums.len() {
        sums[place] = sums[place - 1] + numbers.get(place - 1).unwrap_or(&0);
    }
    sums
}
