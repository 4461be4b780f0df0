//! What the end of a rollout is worth to the seat to move, which is the first of the standings.

use crate::placement::{Equity, POINT};
use crate::winning::{CERTAIN, WinTable};

/// A sure win, in the units that chances are summed in.
pub const WON: i64 = 1_000_000;

/// What a point is worth when chances to win are the same: a hundredth of a per cent.
const POINT_WORTH: i64 = WON / 10_000;

/// What a point is worth when chances are unknown.
pub const POINT_ALONE: i64 = WON / 100;

/// What came out of a rollout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// What candidates are compared by.
    pub worth: i64,
    pub chance: i64,
    /// Thousandths of points by which the seat is before the others, on average.
    pub spread: i64,
}

/// A game that is over: those with most points share the win.
pub fn at_the_end(scores: &[i32], by_chance: bool) -> Value {
    let best = scores.iter().max();
    let winners = scores.iter().filter(|&score| Some(score) == best).count();
    let won = Some(&scores[0]) == best;
    let chance = if won { WON / winners as i64 } else { 0 };
    let standings: Vec<Equity> = scores.iter().map(|score| score * POINT).collect();
    value(by_chance.then_some(chance), &standings)
}

/// A game that goes on, with points and what is kept in the standings, and so many tiles left.
///
/// Each of `n` seats has its share of what is left, as in a game of two with two `n`ths of it.
pub fn on_the_way(
    standings: &[Equity],
    mover: usize,
    left: usize,
    winning: Option<&WinTable>,
) -> Value {
    let left = 2 * left / standings.len();
    let against = |table: &WinTable, rival: usize| {
        let ahead = standings[0] - standings[rival];
        if mover != 0 && mover <= rival {
            CERTAIN - table.chance(-ahead, left)
        } else {
            table.chance(ahead, left)
        }
    };
    let chance = winning.map(|table| {
        if standings.len() == 2 {
            return i64::from(against(table, 1)) * WON / i64::from(CERTAIN);
        }
        let rivals = 1..standings.len();
        among(rivals.map(|rival| f64::from(against(table, rival)) / f64::from(CERTAIN)))
    });
    value(chance, standings)
}

/// The chance to be the first of several, from the chances against each.
///
/// Seats win in proportion to their strengths, which the odds of two give (R. D. Luce's axiom of
/// choice, 1959): a third each when three are level, and a rival without hope changes nothing.
fn among(chances: impl Iterator<Item = f64>) -> i64 {
    let strengths: f64 = chances.map(|chance| (1.0 - chance) / chance).sum();
    (WON as f64 / (1.0 + strengths)) as i64
}

fn value(chance: Option<i64>, standings: &[Equity]) -> Value {
    let leads = standings[1..].iter().map(|&other| standings[0] - other);
    let spread = leads.map(i64::from).sum::<i64>() / (standings.len() as i64 - 1);
    let points = |worth: i64| spread * worth / i64::from(POINT);
    match chance {
        Some(chance) => Value {
            worth: chance + points(POINT_WORTH),
            chance,
            spread,
        },
        None => Value {
            worth: points(POINT_ALONE),
            chance: 0,
            spread,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_seats_that_are_level_win_a_third_each() {
        assert_eq!(among([0.5, 0.5].into_iter()), WON / 3);
        assert_eq!(among([0.5, 1.0].into_iter()), WON / 2);
        assert_eq!(among([0.5, 0.0].into_iter()), 0);
    }

    #[test]
    fn the_first_of_several_wins_and_level_ones_share() {
        assert_eq!(at_the_end(&[10, 9, 0], true).chance, WON);
        assert_eq!(at_the_end(&[10, 10, 0], true).chance, WON / 2);
        assert_eq!(at_the_end(&[10, 0, 11], true).chance, 0);
        let points = at_the_end(&[10, 0, 16], false);
        assert_eq!(points.spread, i64::from(2 * POINT));
        assert_eq!(points.chance, 0);
    }
}
