//! Ends of games against plain minimax.
//!
//! The oracle knows nothing of the search: it lists all placements on a board made anew, tries each
//! to the end of the game, and counts passes as the rules do.

mod common;

use chevalet_core::best::Play;
use chevalet_core::board::Board;
use chevalet_core::endgame::{Settings, Solution, solve};
use chevalet_core::generate::{LeaveValues, placements};
use chevalet_core::index::WordIndex;
use chevalet_core::placement::tile_of;
use chevalet_core::random::Random;
use chevalet_core::rules::{Premium, Rules};
use chevalet_core::selfplay::Player;
use chevalet_core::tiles::Counts;
use chevalet_core::watch::{Patient, Watch};
use common::{kit, rules_of, syllables};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Oracle<'a> {
    index: &'a WordIndex,
    known: HashMap<(Vec<u8>, [Counts2; 2], usize), i32>,
}

type Counts2 = Vec<u8>;

fn cells(board: &Board) -> Vec<u8> {
    let side = board.side();
    (0..side * side)
        .map(|i| board.at(i / side, i % side))
        .collect()
}

fn held(rules: &Rules, rack: &Counts) -> i32 {
    rack.tiles().map(|tile| rules.value(tile)).sum()
}

impl Oracle<'_> {
    /// The difference that the side to move can reach from here on.
    fn value(&mut self, board: &Board, racks: [Counts; 2], passes: usize) -> i32 {
        let rules = board.rules().clone();
        let [mine, theirs] = racks.map(|rack| held(&rules, &rack));
        if racks[1].total() == 0 {
            return -2 * mine;
        }
        if passes == 4 {
            return theirs - mine;
        }
        let key = (cells(board), racks.map(|rack| rack.0.to_vec()), passes);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut best = -self.value(board, [racks[1], racks[0]], passes + 1);
        for (points, after, left) in self.plays(board, &racks[0]) {
            best = best.max(points - self.value(&after, [racks[1], left], 0));
        }
        self.known.insert(key, best);
        best
    }

    /// Every placement: its points, the board after it and what stays on the rack.
    fn plays(&self, board: &Board, rack: &Counts) -> Vec<(i32, Board, Counts)> {
        let mut found = Vec::new();
        let none = LeaveValues::none();
        placements(
            board,
            self.index.graph(),
            rack,
            rack.total(),
            &none,
            &mut found,
        );
        let play = |placement: &chevalet_core::placement::Placement| {
            let mut after = board.clone();
            for (i, &laid) in placement.laid().iter().enumerate() {
                if laid != 0 {
                    let at = placement.start as usize + i;
                    let (_, row, column) = board.square_of(placement.lane as usize, at);
                    after.put(row, column, laid);
                }
            }
            after.refresh_all(self.index.graph());
            (placement.points, after, rack.less(&placement.used()))
        };
        found.iter().map(play).collect()
    }
}

/// Ends of games on small boards, with racks of two to four tiles.
fn ends(index: &WordIndex, wanted: usize) -> Vec<(Board, [Counts; 2])> {
    let mut random = Random::new(11, 0);
    let mut ends = Vec::new();
    let mut game = 0;
    while ends.len() < wanted {
        game += 1;
        let side = 6 + random.below(3);
        let mut premiums = vec![Premium::PLAIN; side * side];
        for premium in &mut premiums {
            match random.below(6) {
                0 => premium.letter = 2 + random.below(2) as u8,
                1 => premium.word = 2 + random.below(2) as u8,
                _ => {}
            }
        }
        let rules = rules_of(side, 2 + game as usize % 3, premiums);
        let kit = kit(&rules, index);
        // The box holds more than a small board takes: the end is dealt from what is left.
        let mut boards = Vec::new();
        Player::new(kit).play(5, game, |turn| boards.push(turn.board.clone()));
        let board = boards[boards.len() * 2 / 3].clone();
        let mut left = Counts(*rules.counts());
        for tile in cells(&board).into_iter().filter(|&laid| laid != 0) {
            left.0[tile_of(tile) as usize] -= 1;
        }
        let mut tiles: Vec<u8> = left.tiles().collect();
        random.shuffle(&mut tiles);
        let (mine, theirs) = (rules.rack_size(), 1 + random.below(rules.rack_size()));
        let racks = [&tiles[..mine], &tiles[mine..mine + theirs]].map(Counts::from_tiles);
        // Two jokers at once are too much for the oracle.
        if racks.iter().map(|rack| rack.0[0]).sum::<u8>() < 2 && !board.is_empty() {
            ends.push((board, racks));
        }
    }
    ends
}

fn solved(index: &WordIndex, board: &Board, racks: &[Counts; 2], threads: usize) -> Solution {
    let rules: Arc<Rules> = board.rules().clone();
    let settings = Settings {
        threads,
        memory: 1 << 20,
        ..Settings::default()
    };
    let [mine, theirs] = racks;
    let mut last: Option<Solution> = None;
    let done = solve(
        kit(&rules, index),
        board,
        [mine, theirs],
        settings,
        &Patient,
        &mut |so_far| {
            if let Some(before) = last.replace(*so_far) {
                assert!(so_far.low >= before.low && so_far.high <= before.high);
            }
        },
    );
    assert!(done.is_exact(), "{done:?}");
    done
}

#[test]
fn a_hundred_ends_agree_with_plain_minimax() {
    let index = syllables();
    let mut kinds = [0; 3];
    for (number, (board, racks)) in ends(&index, 100).into_iter().enumerate() {
        let mut oracle = Oracle {
            index: &index,
            known: HashMap::new(),
        };
        let value = oracle.value(&board, racks, 0);
        let done = solved(&index, &board, &racks, 1 + number % 2);
        assert_eq!(done.value, value, "end {number}: {racks:?}");
        // The move told really leads there.
        let told = match done.best {
            Play::Pass => -oracle.value(&board, [racks[1], racks[0]], 1),
            Play::Place(placement) => {
                let plays = oracle.plays(&board, &racks[0]);
                let mut after = board.clone();
                let (lane, start) = (placement.lane as usize, placement.start as usize);
                after.place(index.graph(), lane, start, placement.laid());
                let (points, after, left) = plays
                    .into_iter()
                    .find(|(_, other, _)| cells(other) == cells(&after))
                    .expect("a legal move");
                points - oracle.value(&after, [racks[1], left], 0)
            }
            Play::Exchange(_) => panic!("nothing to exchange with"),
        };
        assert_eq!(told, value, "end {number}: the best move");
        kinds[(value.signum() + 1) as usize] += 1;
    }
    assert!(kinds[0] > 5 && kinds[2] > 5, "{kinds:?}");
}

/// Says stop at a question.
struct After(AtomicUsize, usize);

impl Watch for After {
    fn should_stop(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) >= self.1
    }
}

#[test]
fn bounds_hold_whenever_it_is_stopped() {
    let index = syllables();
    for (board, racks) in ends(&index, 12) {
        let exact = solved(&index, &board, &racks, 1).value;
        let rules: Arc<Rules> = board.rules().clone();
        for questions in [0, 1, 3, 10, 40] {
            let watch = After(AtomicUsize::new(0), questions);
            let told = solve(
                kit(&rules, &index),
                &board,
                [&racks[0], &racks[1]],
                Settings::default(),
                &watch,
                &mut |_| (),
            );
            assert!(told.low <= exact && exact <= told.high, "{told:?}, {exact}");
        }
    }
}
