//! Choosing what to plan for: the long words with the most points that can lie on one board together.

use crate::board::Board;
use crate::graph::Graph;
use crate::record::goals::{Goal, Plan};
use crate::tiles::{Counts, JOKER, JOKER_BIT, KINDS};

/// Words looked at for each lane, the dearest first.
const WORDS: usize = 4000;

/// A word as long as the board, its letters, and what they are worth together.
struct Long {
    letters: Vec<u8>,
    counts: Counts,
    value: i32,
}

/// A lane worth filling: the product of its word premiums.
#[derive(Clone, Copy)]
struct Rich {
    lane: usize,
    times: i32,
}

/// Plans around two or three parallel lanes, the most hopeful first.
pub fn plans(board: &Board, graph: Graph<'_>, most: usize) -> Vec<Plan> {
    let mut words = long_words(board, graph);
    words.sort_by(|a, b| {
        b.value
            .cmp(&a.value)
            .then_with(|| a.letters.cmp(&b.letters))
    });
    words.truncate(WORDS);
    let lanes = rich_lanes(board);
    let [upper, lower, middle] = lanes[..] else {
        return Vec::new();
    };
    let mut pairs: Vec<(i32, usize, usize)> = Vec::new();
    let mut least = i32::MIN;
    for (i, first) in words.iter().enumerate() {
        for (j, second) in words.iter().enumerate().skip(i + 1) {
            let hope = (first.value + second.value) * upper.times;
            if hope + 30 * upper.times < least {
                break;
            }
            let Some(lost) = jokers_lost(board, &[first, second]) else {
                continue;
            };
            for (a, b, x, y) in [(first, second, i, j), (second, first, j, i)] {
                let hope = hoped(board, upper, a) + hoped(board, lower, b) - lost * upper.times;
                if hope > least {
                    pairs.push((hope, x, y));
                }
            }
            if pairs.len() > 8 * most {
                pairs.sort_by(|a, b| b.cmp(a));
                pairs.truncate(4 * most);
                least = pairs[4 * most - 1].0;
            }
        }
    }
    pairs.sort_by(|a, b| b.cmp(a));
    pairs.truncate(most);
    let mut plans = Vec::new();
    for (hope, i, j) in pairs {
        let (first, second) = (&words[i], &words[j]);
        plans.push(plan(board, &[(upper, first), (lower, second)], hope));
        let thirds = words.iter().filter_map(|third| {
            let lost = jokers_lost(board, &[first, second, third])?;
            Some((hoped(board, middle, third) - lost * middle.times, third))
        });
        let mut thirds: Vec<_> = thirds.collect();
        thirds.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.letters.cmp(&b.1.letters)));
        for (more, third) in thirds.into_iter().take(2) {
            plans.push(plan(
                board,
                &[(upper, first), (lower, second), (middle, third)],
                hope + more,
            ));
        }
    }
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.hope));
    plans
}

/// The points of a word that fills a lane in one turn.
fn hoped(board: &Board, rich: Rich, word: &Long) -> i32 {
    let lane = board.lane(rich.lane);
    let sum: i32 = word
        .letters
        .iter()
        .enumerate()
        .map(|(at, &letter)| board.rules().value(letter) * i32::from(lane.premiums[at].letter))
        .sum();
    sum * rich.times
}

/// The two outer rows and the middle one.
fn rich_lanes(board: &Board) -> Vec<Rich> {
    let side = board.side();
    let start = board.rules().start();
    [0, side - 1, side / 2]
        .into_iter()
        .map(|lane| {
            let times = (0..side)
                .filter(|&at| (lane, at) != start)
                .map(|at| i32::from(board.lane(lane).premiums[at].word))
                .product();
            Rich { lane, times }
        })
        .collect()
}

fn long_words(board: &Board, graph: Graph<'_>) -> Vec<Long> {
    let rules = board.rules();
    let mut found = Vec::new();
    let mut letters = Vec::new();
    walk(board, graph, graph.forwards(), &mut letters, &mut found);
    found.retain(|word: &Long| short_of(rules.counts(), &[word]).is_some());
    found
}

fn walk(board: &Board, graph: Graph<'_>, node: u32, letters: &mut Vec<u8>, found: &mut Vec<Long>) {
    let rules = board.rules();
    for letter in 1..=rules.letters() as u8 {
        if graph.letters(node) >> letter & 1 == 0 {
            continue;
        }
        letters.push(letter);
        if letters.len() == board.side() {
            if graph.endings(node) >> letter & 1 != 0 {
                let counts = Counts::from_tiles(letters);
                let value = letters.iter().map(|&l| rules.value(l)).sum();
                found.push(Long {
                    letters: letters.clone(),
                    counts,
                    value,
                });
            }
        } else {
            walk(board, graph, graph.child(node, letter), letters, found);
        }
        letters.pop();
    }
}

/// The letters for which jokers must stand, if there are enough of them.
fn short_of(counts: &[u8; KINDS], words: &[&Long]) -> Option<Vec<u8>> {
    let mut short = Vec::new();
    for letter in 1..KINDS {
        let wanted: u8 = words.iter().map(|word| word.counts.0[letter]).sum();
        for _ in counts[letter]..wanted {
            if short.len() == counts[JOKER as usize] as usize {
                return None;
            }
            short.push(letter as u8);
        }
    }
    Some(short)
}

fn jokers_lost(board: &Board, words: &[&Long]) -> Option<i32> {
    let rules = board.rules();
    Some(
        short_of(rules.counts(), words)?
            .into_iter()
            .map(|letter| rules.value(letter))
            .sum(),
    )
}

fn plan(board: &Board, words: &[(Rich, &Long)], hope: i32) -> Plan {
    let only: Vec<&Long> = words.iter().map(|&(_, word)| word).collect();
    let mut goals: Vec<Goal> = words
        .iter()
        .map(|(rich, word)| Goal {
            lane: rich.lane,
            tiles: word.letters.clone(),
        })
        .collect();
    for letter in short_of(board.rules().counts(), &only).unwrap_or_default() {
        // The joker lies where the letter would earn least.
        let places = goals
            .iter()
            .zip(words)
            .enumerate()
            .flat_map(|(g, (goal, (rich, _)))| {
                let lane = board.lane(rich.lane);
                goal.tiles
                    .iter()
                    .enumerate()
                    .filter(|&(_, &tile)| tile == letter)
                    .map(move |(at, _)| (rich.times * i32::from(lane.premiums[at].letter), g, at))
                    .collect::<Vec<_>>()
            });
        if let Some((_, g, at)) = places.min() {
            goals[g].tiles[at] |= JOKER_BIT;
        }
    }
    Plan::new(board, goals, hope)
}
