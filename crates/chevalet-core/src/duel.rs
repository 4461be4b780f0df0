//! Games between two seats that value what they keep differently.
//!
//! The bag of a game depends on its seed and number alone, so the same game with the tables changed
//! over is its mirror: what luck gave the one, it gives the other.

use crate::best::Play;
use crate::leaves::LeaveTable;
use crate::selfplay::{Kit, Player};
use rayon::prelude::*;
use std::ops::Range;

/// What became of one game, for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Duel {
    pub scores: [i32; 2],
    pub turns: [u32; 2],
    /// Placements that earned the bonus of a full rack.
    pub bonuses: [u32; 2],
}

/// Plays games of a seed on so many threads; the outcomes come in the order of the games.
pub fn duels<'a>(
    kit: Kit<'a>,
    leaves: [Option<&'a LeaveTable>; 2],
    seed: u64,
    games: Range<u64>,
    threads: usize,
) -> Result<Vec<Duel>, rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.max(1))
        .build()?;
    Ok(pool.install(|| {
        games
            .into_par_iter()
            .map_init(
                || Player::between(kit, leaves),
                |player, game| duel(player, seed, game),
            )
            .collect()
    }))
}

fn duel(player: &mut Player<'_>, seed: u64, game: u64) -> Duel {
    let mut found = Duel::default();
    let outcome = player.play(seed, game, |turn| {
        found.turns[turn.seat] += 1;
        if let Play::Place(placement) = turn.play {
            let rules = turn.board.rules();
            let full = placement.tiles as usize == rules.rack_size();
            found.bonuses[turn.seat] += u32::from(full && rules.bonus(rules.rack_size()) > 0);
        }
    });
    found.scores = outcome.scores;
    found
}
