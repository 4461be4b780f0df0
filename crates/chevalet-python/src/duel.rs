//! Games between two leave tables, for Python.

use chevalet_core::duel::duels;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::tables::{Leaves, Rules, Words, kit, refused};

/// Plays whole games of two seats, each with its leaves; each gives scores, turns and full racks.
#[pyfunction]
#[pyo3(signature = (rules, words, *, seed, games, first=0, threads=1, leaves, exchange_needs=7))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn duel(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    seed: u64,
    games: u64,
    first: u64,
    threads: usize,
    leaves: (Option<PyRef<'_, Leaves>>, Option<PyRef<'_, Leaves>>),
    exchange_needs: usize,
) -> PyResult<Vec<((i32, i32), (u32, u32), (u32, u32))>> {
    let kit = kit(rules, words, None, exchange_needs);
    let end = first
        .checked_add(games)
        .ok_or_else(|| PyValueError::new_err("too many games"))?;
    let tables = [&leaves.0, &leaves.1].map(|one| one.as_ref().map(|leaves| &leaves.table));
    let played = py
        .detach(|| duels(kit, tables, seed, first..end, threads))
        .map_err(refused)?;
    Ok(played
        .into_iter()
        .map(|one| (one.scores.into(), one.turns.into(), one.bonuses.into()))
        .collect())
}
