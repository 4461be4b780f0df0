//! The fast ways and the plain ways agree, game after game.

use chevalet_core::best::{Play, Searcher};
use chevalet_core::board::Board;
use chevalet_core::generate::{LeaveValues, placements};
use chevalet_core::index::WordIndex;
use chevalet_core::keeping::Keeping;
use chevalet_core::leaves::{LeaveTable, TileOrder};
use chevalet_core::lexicon::{Kwg, build};
use chevalet_core::placement::Placement;
use chevalet_core::random::Random;
use chevalet_core::rules::{Premium, Rules, RulesParts};
use chevalet_core::selfplay::{Kit, Player};
use chevalet_core::slots::Slots;
use chevalet_core::tiles::{Counts, Tile};
use std::sync::Arc;

/// Syllables glued together: long words, many anagrams, many hooks.
fn words(random: &mut Random) -> Kwg {
    let consonants = [2, 3, 4, 12, 13, 14, 16, 18, 19, 20];
    let vowels = [1, 5, 9, 15, 21];
    let mut words = std::collections::BTreeSet::new();
    while words.len() < 6000 {
        let mut word: Vec<u8> = Vec::new();
        for _ in 0..1 + random.below(5) {
            if random.below(3) > 0 {
                word.push(consonants[random.below(10)]);
            }
            word.push(vowels[random.below(5)]);
        }
        if random.below(3) == 0 {
            word.push(consonants[random.below(10)]);
        }
        if word.len() > 1 {
            words.insert(word);
        }
    }
    let words: Vec<_> = words.into_iter().collect();
    Kwg::from_nodes(build(&words).unwrap()).unwrap()
}

fn rules(random: &mut Random, side: usize, rack_size: usize) -> Rules {
    let jokers = [2, 6, 30][random.below(3)];
    let mut premiums = vec![Premium::PLAIN; side * side];
    for premium in &mut premiums {
        match random.below(8) {
            0 => premium.letter = 2 + random.below(2) as u8,
            1 => premium.word = 2 + random.below(2) as u8,
            _ => {}
        }
    }
    let mut bonuses = vec![0; rack_size + 1];
    bonuses[rack_size] = 50;
    Rules::new(RulesParts {
        side,
        premiums,
        start: (side / 2, side / 2),
        values: vec![
            0, 1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10,
        ],
        counts: vec![
            jokers, 9, 2, 2, 3, 15, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 6, 2, 1, 1, 1, 1,
        ],
        rack_size,
        bonuses,
    })
    .unwrap()
}

/// Wild values, so that any placement may turn out to be the best.
fn leaves(random: &mut Random, rules: &Rules) -> LeaveTable {
    let mut table = LeaveTable::zero(rules, rules.rack_size() - 1);
    for value in table.values_mut() {
        *value = random.below(600_000) as i32 - 300_000;
    }
    table
}

fn kit<'a>(rules: &'a Arc<Rules>, index: &'a WordIndex, leaves: Option<&'a LeaveTable>) -> Kit<'a> {
    Kit {
        rules,
        graph: index.graph(),
        map: index.map(),
        leaves,
        exchange_needs: 7,
    }
}

fn best_of_all(
    board: &Board,
    index: &WordIndex,
    rack: &Counts,
    leaves: &LeaveTable,
) -> Option<Placement> {
    let values = LeaveValues::new(rack, |kept| {
        let tiles: Vec<Tile> = kept.tiles().collect();
        leaves.value(&tiles)
    });
    let mut found = Vec::new();
    placements(
        board,
        index.graph(),
        rack,
        rack.total(),
        &values,
        &mut found,
    );
    found.into_iter().min_by(Placement::order)
}

#[test]
fn the_best_is_the_first_of_all() {
    let mut random = Random::new(1, 0);
    let index = WordIndex::build(&words(&mut random)).unwrap();
    let mut seen = 0;
    for (game, side) in [15, 9, 21, 5, 15, 11, 15, 8]
        .into_iter()
        .cycle()
        .take(56)
        .enumerate()
    {
        let rack_size = 2 + (game * 3) % 7;
        let rules = Arc::new(rules(&mut random, side, rack_size));
        let leaves = leaves(&mut random, &rules);
        let kit = Kit {
            exchange_needs: 1000,
            ..kit(&rules, &index, Some(&leaves))
        };
        Player::new(kit).play(7, game as u64, |turn| {
            if !turn.bag.is_empty() {
                let expected = best_of_all(turn.board, &index, turn.rack, &leaves);
                let best = match turn.play {
                    Play::Place(placement) => Some(*placement),
                    _ => None,
                };
                assert_eq!(best, expected, "side {side}, rack {:?}", turn.rack);
                seen += usize::from(best.is_some());
            }
        });
    }
    assert!(seen > 500, "{seen} positions only");
}

#[test]
fn laying_and_taking_back_leaves_no_trace() {
    let mut random = Random::new(2, 0);
    let index = WordIndex::build(&words(&mut random)).unwrap();
    let rules = Arc::new(rules(&mut random, 15, 7));
    let kit = kit(&rules, &index, None);
    for game in 0..4 {
        let mut laid: Vec<Placement> = Vec::new();
        Player::new(kit).play(3, game, |turn| {
            if let Play::Place(placement) = turn.play {
                laid.push(*placement);
            }
        });
        let mut board = Board::new(rules.clone());
        let mut before = Vec::new();
        for p in &laid {
            before.push(board.clone());
            board.place(index.graph(), p.lane as usize, p.start as usize, p.laid());
            let mut anew = board.clone();
            anew.refresh_all(index.graph());
            assert_eq!(board, anew, "crosses after laying {p:?}");
        }
        for p in laid.iter().rev() {
            board.unplace(index.graph(), p.lane as usize, p.start as usize, p.laid());
            assert_eq!(board, before.pop().unwrap(), "after taking back {p:?}");
        }
    }
}

#[test]
fn kept_slots_give_the_same_best_as_fresh_ones() {
    let mut random = Random::new(4, 0);
    let index = WordIndex::build(&words(&mut random)).unwrap();
    let rules = Arc::new(rules(&mut random, 15, 7));
    let kit = kit(&rules, &index, None);
    let mut searcher = Searcher::new(TileOrder::new(&rules));
    Player::new(kit).play(5, 0, |turn| {
        if !turn.bag.is_empty() {
            let mut board = turn.board.clone();
            board.refresh_all(index.graph());
            let exchangeable = if turn.bag.len() >= 7 {
                turn.bag.len()
            } else {
                0
            };
            let fresh = searcher.best(
                &mut board,
                &mut Slots::default(),
                index.map(),
                turn.rack,
                Keeping::Nothing,
                exchangeable,
            );
            assert_eq!(&fresh, turn.play);
        }
    });
}

#[test]
fn each_placement_is_found_once() {
    let mut random = Random::new(6, 0);
    let index = WordIndex::build(&words(&mut random)).unwrap();
    let rules = Arc::new(rules(&mut random, 13, 7));
    let kit = kit(&rules, &index, None);
    Player::new(kit).play(8, 0, |turn| {
        let mut found = Vec::new();
        placements(
            turn.board,
            index.graph(),
            turn.rack,
            7,
            &LeaveValues::none(),
            &mut found,
        );
        let mut squares: Vec<_> = found
            .iter()
            .map(|p| {
                let laid: Vec<_> = (0..p.length as usize)
                    .filter(|&i| p.laid[i] != 0)
                    .map(|i| {
                        (
                            turn.board.square_of(p.lane as usize, p.start as usize + i),
                            p.laid[i],
                        )
                    })
                    .map(|((_, row, column), tile)| (row, column, tile))
                    .collect();
                (
                    laid,
                    if turn.board.is_empty() {
                        p.lane as usize >= 13
                    } else {
                        false
                    },
                )
            })
            .collect();
        squares.sort();
        let all = squares.len();
        squares.dedup();
        assert_eq!(squares.len(), all);
    });
}
