//! Simulation against what can be reckoned by hand.

mod common;

use chevalet_core::best::Play;
use chevalet_core::board::Board;
use chevalet_core::rules::Rules;
use chevalet_core::simulation::{
    Candidate, Ended, Position, Rival, Settings, candidates, simulate,
};
use chevalet_core::tiles::Counts;
use chevalet_core::watch::{Patient, Watch};
use common::{index, kit, letters, rules};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A board with AS across the middle.
fn as_board(rules: &Arc<Rules>, index: &chevalet_core::index::WordIndex) -> Board {
    let mut board = Board::new(rules.clone());
    board.put(7, 6, 1);
    board.put(7, 7, 19);
    board.refresh_all(index.graph());
    board
}

fn counts(tiles: &str) -> Counts {
    Counts::from_tiles(&letters(tiles))
}

#[test]
fn going_out_wins_what_the_other_holds() {
    let (rules, index) = (rules(7), index(&["AS", "PAS"]));
    let kit = kit(&rules, &index);
    let position = Position {
        board: as_board(&rules, &index),
        rack: counts("P"),
        unseen: counts("ZW"),
        rivals: vec![Rival {
            tiles: 2,
            lead: -40,
        }],
        known: Counts::default(),
    };
    let found = candidates(kit, &position, 5);
    let settings = Settings {
        iterations: 50,
        ..Settings::default()
    };
    let done = simulate(
        kit,
        &position,
        &found,
        None,
        settings,
        &Patient,
        &mut |_| (),
    );
    // PAS earns 5 on plain squares, and twice Z and W are won.
    assert_eq!(done.figures[0].points, 5);
    assert_eq!(done.figures[0].spread, f64::from(-40 + 5 + 2 * (10 + 10)));
    assert_eq!(done.figures[0].error, 0.0);
}

#[test]
fn each_draw_is_as_likely_as_the_other() {
    let (rules, index) = (rules(1), index(&["AS", "PAS"]));
    let kit = kit(&rules, &index);
    let position = Position {
        board: as_board(&rules, &index),
        rack: counts("P"),
        unseen: counts("ZD"),
        rivals: vec![Rival { tiles: 1, lead: 0 }],
        known: Counts::default(),
    };
    let pas = candidates(kit, &position, 1);
    let settings = Settings {
        iterations: 4000,
        doubt: 0.0,
        ..Settings::default()
    };
    let others = [
        pas[0],
        Candidate {
            play: Play::Pass,
            points: 0,
            equity: 0,
        },
    ];
    let done = simulate(
        kit,
        &position,
        &others,
        None,
        settings,
        &Patient,
        &mut |_| (),
    );
    assert_eq!(done.ended, Some(Ended::Spent));
    // After PAS one seat is left with Z, the other with D: 8 points more or less.
    let first = &done.figures[0];
    assert!(matches!(first.play, Play::Place(_)));
    assert!((first.error - 8.0 / 4000f64.sqrt()).abs() < 1e-3);
    assert!(
        (first.spread - 5.0 - 50.0).abs() < 4.0 * first.error,
        "{first:?}"
    );
}

#[test]
fn threads_change_nothing() {
    let (rules, index) = (rules(7), common::syllables());
    let kit = kit(&rules, &index);
    let position = Position {
        board: Board::new(rules.clone()),
        rack: counts("ABERTIS"),
        unseen: Counts(*rules.counts()).less(&counts("ABERTIS")),
        rivals: vec![Rival { tiles: 7, lead: 0 }],
        known: Counts::default(),
    };
    let found = candidates(kit, &position, 8);
    assert_eq!(found.len(), 8);
    let with = |threads: usize| {
        let settings = Settings {
            iterations: 200,
            threads,
            seed: 3,
            ..Settings::default()
        };
        simulate(
            kit,
            &position,
            &found,
            None,
            settings,
            &Patient,
            &mut |_| (),
        )
    };
    let alone = with(1);
    assert_eq!(alone, with(3));
    assert!(alone.figures.iter().any(|figures| figures.dropped));
    // Whoever drops out has met the same racks as the leader up to then.
    assert!(alone.rollouts < 200 * 8);
}

/// Says stop at the hundredth question.
struct Hundred(AtomicUsize);

impl Watch for Hundred {
    fn should_stop(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) >= 100
    }
}

#[test]
fn a_stopped_simulation_tells_what_it_has() {
    let (rules, index) = (rules(7), common::syllables());
    let kit = kit(&rules, &index);
    let position = Position {
        board: Board::new(rules.clone()),
        rack: counts("ABERTIS"),
        unseen: Counts(*rules.counts()).less(&counts("ABERTIS")),
        rivals: vec![Rival { tiles: 7, lead: 0 }],
        known: Counts::default(),
    };
    let found = candidates(kit, &position, 8);
    let watch = Hundred(AtomicUsize::new(0));
    let settings = Settings::default();
    let done = simulate(kit, &position, &found, None, settings, &watch, &mut |_| ());
    assert_eq!(done.ended, Some(Ended::Stopped));
    assert_eq!(done.iterations, 100 / 8);
    assert_eq!(done.figures.len(), 8);
}

#[test]
fn whoever_goes_out_of_three_gains_what_both_others_hold() {
    let (rules, index) = (rules(7), index(&["AS", "PAS"]));
    let kit = kit(&rules, &index);
    let rival = |lead| Rival { tiles: 1, lead };
    let position = Position {
        board: as_board(&rules, &index),
        rack: counts("P"),
        unseen: counts("ZW"),
        rivals: vec![rival(-10), rival(-30)],
        known: Counts::default(),
    };
    let found = candidates(kit, &position, 5);
    let settings = Settings {
        iterations: 50,
        ..Settings::default()
    };
    let done = simulate(
        kit,
        &position,
        &found,
        None,
        settings,
        &Patient,
        &mut |_| (),
    );
    // 5 for PAS and 20 of both; each of them loses 10; 20 behind on average before.
    assert_eq!(done.figures[0].spread, f64::from(-20 + 5 + 20 + 10));
}
