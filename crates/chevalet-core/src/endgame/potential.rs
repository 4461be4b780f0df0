//! The most that tiles could ever earn, whatever is laid before: a bound that needs no search.
//!
//! A play of some tiles lies in some span of a lane. Its word counts at most what lies in the span
//! now, its own tiles on the best squares, and tiles laid between before. Its words across count at most all that lies in their lanes now; of the tiles to
//! come each can be in one of them only. Real plays earn far less.

use crate::board::Board;
use crate::rules::MAX_RACK;
use crate::tiles::Counts;

/// By the number of tiles, for a side.
pub type Potential = [i32; MAX_RACK + 1];

/// Bounds of the points that any part of a rack can still earn in all.
pub fn potential(board: &Board, rack: &Counts, other: &Counts) -> Potential {
    let mut richest = [0; MAX_RACK + 1];
    let values = falling(board, &[rack]);
    let all = falling(board, &[rack, other]);
    let side = board.side();
    let sums: Vec<i32> = (0..2 * side)
        .map(|lane| (0..side).map(|at| lies(board, lane, at)).sum())
        .collect();
    for lane in 0..2 * side {
        for start in 0..side {
            let mut span = Span::default();
            for at in start..side {
                if board.lane(lane).laid(at) != 0 {
                    span.lying += lies(board, lane, at);
                    continue;
                }
                let premium = board.lane(lane).premiums[at];
                let crossing = if lane < side { side + at } else { at };
                let (letter, word) = (i32::from(premium.letter), i32::from(premium.word));
                span.words.push(word);
                span.letters.push(letter);
                span.crosses.push(word * sums[crossing]);
                span.weights.push(word * letter);
                span.dearest = span.dearest.max(word);
                if span.words.len() > all.len() {
                    break;
                }
                // What lies behind the square belongs to the word.
                let mut end = at + 1;
                let mut behind = 0;
                while board.lane(lane).laid(end) != 0 {
                    behind += lies(board, lane, end);
                    end += 1;
                }
                if board.lane(lane).laid_before(start) != 0 {
                    continue;
                }
                span.behind = behind;
                let most = values.len().min(span.words.len());
                for (tiles, rich) in richest.iter_mut().enumerate().take(most + 1).skip(1) {
                    let bound = span.bound(tiles, &values, &all);
                    *rich = (*rich).max(bound + board.rules().bonus(tiles));
                }
            }
        }
    }
    let mut potential = [0; MAX_RACK + 1];
    for tiles in 1..=values.len() {
        let split = |play: usize| richest[play] + potential[tiles - play];
        potential[tiles] = (1..=tiles)
            .map(split)
            .max()
            .unwrap_or(0)
            .max(potential[tiles - 1]);
    }
    potential
}

fn lies(board: &Board, lane: usize, at: usize) -> i32 {
    match board.lane(lane).laid(at) {
        0 => 0,
        laid => board.points_of(laid),
    }
}

fn falling(board: &Board, racks: &[&Counts]) -> Vec<i32> {
    let tiles = racks.iter().flat_map(|rack| rack.tiles());
    let mut values: Vec<i32> = tiles.map(|tile| board.rules().value(tile)).collect();
    values.sort_unstable_by_key(|&value| -value);
    values
}

/// The empty squares of a span.
#[derive(Default)]
struct Span {
    lying: i32,
    behind: i32,
    /// The largest word premium.
    dearest: i32,
    words: Vec<i32>,
    letters: Vec<i32>,
    crosses: Vec<i32>,
    weights: Vec<i32>,
}

impl Span {
    fn bound(&self, tiles: usize, values: &[i32], all: &[i32]) -> i32 {
        let best = |numbers: &[i32]| {
            let mut numbers = numbers.to_vec();
            numbers.sort_unstable_by_key(|&number| -number);
            numbers.truncate(tiles);
            numbers
        };
        let paired =
            |numbers: &[i32]| -> i32 { best(numbers).iter().zip(values).map(|(n, v)| n * v).sum() };
        let times: i32 = best(&self.words).iter().product();
        let between: i32 = all.iter().take(self.words.len() - tiles).sum();
        let word = times * (self.lying + self.behind + paired(&self.letters) + between);
        let across: i32 = best(&self.crosses).iter().sum();
        let to_come: i32 = all.iter().sum();
        word + across + paired(&self.weights) + self.dearest * to_come
    }
}
