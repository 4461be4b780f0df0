//! On any board, with any words: what is generated is legal, and the best is the first of all.
#![no_main]

use std::collections::BTreeSet;
use std::sync::Arc;

use chevalet_core::best::{Play, Searcher};
use chevalet_core::board::Board;
use chevalet_core::generate::{LeaveValues, placements};
use chevalet_core::index::WordIndex;
use chevalet_core::keeping::Keeping;
use chevalet_core::leaves::TileOrder;
use chevalet_core::lexicon::{Kwg, build};
use chevalet_core::placement::Placement;
use chevalet_core::rules::{Premium, Rules, RulesParts};
use chevalet_core::slots::Slots;
use chevalet_core::tiles::{Counts, JOKER_BIT, letter_of};
use libfuzzer_sys::fuzz_target;

const SIDE: usize = 7;
const LETTERS: u8 = 4;

fuzz_target!(|bytes: &[u8]| {
    let Some((header, rest)) = bytes.split_first_chunk::<{ SIDE * SIDE + 5 }>() else { return };
    let (squares, rack) = header.split_at(SIDE * SIDE);
    let words: BTreeSet<Vec<u8>> = rest
        .split(|&b| b == 0)
        .map(|word| word.iter().take(SIDE).map(|b| b % LETTERS + 1).collect())
        .filter(|word: &Vec<u8>| word.len() > 1)
        .take(200)
        .collect();
    let words: Vec<_> = words.into_iter().collect();
    let kwg = Kwg::from_nodes(build(&words).unwrap()).unwrap();
    let index = WordIndex::build(&kwg).unwrap();
    let premium = |b: &u8| Premium { letter: b % 3 + 1, word: b / 3 % 3 + 1 };
    let rules = Arc::new(
        Rules::new(RulesParts {
            side: SIDE,
            premiums: squares.iter().map(premium).collect(),
            start: (SIDE / 2, SIDE / 2),
            values: vec![0, 1, 2, 5, 9],
            counts: vec![9; LETTERS as usize + 1],
            rack_size: 5,
            bonuses: vec![0, 0, 0, 0, 0, 50],
        })
        .unwrap(),
    );
    let mut board = Board::new(rules.clone());
    for (at, square) in squares.iter().enumerate() {
        let letter = (square >> 4) % LETTERS + 1;
        match square >> 6 {
            0 => board.put(at / SIDE, at % SIDE, letter),
            1 if square & 8 != 0 => board.put(at / SIDE, at % SIDE, letter | JOKER_BIT),
            _ => {}
        }
    }
    board.refresh_all(index.graph());
    let rack: Vec<u8> = rack.iter().map(|b| b % (LETTERS + 1)).collect();
    let rack = Counts::from_tiles(&rack);

    let mut found = Vec::new();
    placements(&board, index.graph(), &rack, 5, &LeaveValues::none(), &mut found);
    for placement in &found {
        let read = |word: Vec<u8>| word.into_iter().map(letter_of).collect::<Vec<u8>>();
        assert!(kwg.contains(&read(placement.word(&board))));
        for (_, _, _, word) in placement.words_across(&board) {
            assert!(kwg.contains(&read(word)));
        }
    }
    let mut searcher = Searcher::new(TileOrder::new(&rules));
    let keeping = Keeping::Nothing;
    let mut slots = Slots::default();
    let best = searcher.best(&mut board, &mut slots, index.map(), &rack, keeping, 0);
    let first = found.into_iter().min_by(Placement::order);
    assert_eq!(best, first.map_or(Play::Pass, Play::Place));
});
