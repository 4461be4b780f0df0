//! What is worth comparing: the best plays by points and leave.

use super::Position;
use crate::best::Play;
use crate::generate::{LeaveValues, placements};
use crate::keeping::Keeping;
use crate::placement::{Equity, POINT, Placement};
use crate::selfplay::{Kit, points};

/// A play to be compared with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub play: Play,
    pub points: i32,
    /// Points plus the worth of what is kept.
    pub equity: Equity,
}

/// One play, whatever it is worth: to be compared with the best.
pub fn candidate(kit: Kit<'_>, position: &Position, play: Play) -> Candidate {
    let (points, kept) = match &play {
        Play::Place(placement) => (placement.points, position.rack.less(&placement.used())),
        Play::Exchange(given) => (0, position.rack.less(given)),
        Play::Pass => (0, position.rack),
    };
    let worth = keeping(kit, position).worth(kit.rules, &kept);
    Candidate {
        play,
        points,
        equity: points * POINT + worth,
    }
}

fn keeping<'a>(kit: Kit<'a>, position: &Position) -> Keeping<'a> {
    if position.bag() == 0 {
        Keeping::BagEmpty {
            unseen_points: points(kit.rules, &position.unseen),
        }
    } else {
        kit.leaves.map_or(Keeping::Nothing, Keeping::Table)
    }
}

/// The best plays, `most` of them at the most and the best first: placements, exchanges, and a pass
/// if there is nothing else.
pub fn candidates(kit: Kit<'_>, position: &Position, most: usize) -> Vec<Candidate> {
    let bag = position.bag();
    let keeping = keeping(kit, position);
    let rack = &position.rack;
    let worth = LeaveValues::new(rack, |kept| keeping.worth(kit.rules, kept));
    let mut placed = Vec::new();
    let tiles = kit.rules.rack_size();
    placements(&position.board, kit.graph, rack, tiles, &worth, &mut placed);
    placed.sort_unstable_by(Placement::order);
    let mut found: Vec<Candidate> = placed
        .iter()
        .take(most)
        .map(|placement| Candidate {
            play: Play::Place(*placement),
            points: placement.points,
            equity: placement.equity,
        })
        .collect();
    if bag >= kit.exchange_needs.max(1) {
        let exchanges = rack
            .subsets()
            .filter(|given| (1..=bag).contains(&given.total()));
        found.extend(exchanges.map(|given| Candidate {
            play: Play::Exchange(given),
            points: 0,
            equity: keeping.worth(kit.rules, &rack.less(&given)),
        }));
        // Stable: placements come before exchanges of the same worth.
        found.sort_by_key(|candidate| std::cmp::Reverse(candidate.equity));
        found.truncate(most);
    }
    if found.is_empty() {
        found.push(Candidate {
            play: Play::Pass,
            points: 0,
            equity: keeping.worth(kit.rules, rack),
        });
    }
    found
}
