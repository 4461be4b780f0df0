//! Chances to win, for Python: the table and how it is learned.

use std::sync::Mutex;

use chevalet_core::placement::POINT;
use chevalet_core::winning::{self, CERTAIN, WinTable};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::tables::{Leaves, Rules, Words, kit, refused};

/// The chance to win by score difference and tiles left.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Winning {
    pub table: WinTable,
}

#[pymethods]
impl Winning {
    #[new]
    fn new(data: &[u8]) -> PyResult<Winning> {
        let table = WinTable::from_bytes(data);
        let table = table.ok_or_else(|| PyValueError::new_err("not a table of chances"))?;
        Ok(Winning { table })
    }

    /// Of the seat to move, so many points ahead with so many tiles in the bag and on the racks.
    fn chance(&self, ahead: f64, tiles_left: usize) -> f64 {
        let thousandths = (ahead * f64::from(POINT)) as i32;
        f64::from(self.table.chance(thousandths, tiles_left)) / f64::from(CERTAIN)
    }
}

/// What was seen of score differences in some games; sums of several can be merged in any order.
#[pyclass(frozen, module = "chevalet._core")]
pub struct WinSums {
    inner: Mutex<winning::WinSums>,
}

impl WinSums {
    fn locked(&self) -> PyResult<std::sync::MutexGuard<'_, winning::WinSums>> {
        self.inner.lock().map_err(refused)
    }
}

#[pymethods]
impl WinSums {
    /// Adds what others have seen.
    fn merge(&self, other: &WinSums) -> PyResult<()> {
        let more = other.locked()?.clone();
        let mut own = self.locked()?;
        if more.tiles() != own.tiles() {
            return Err(PyValueError::new_err("the sums are of other rules"));
        }
        own.merge(&more);
        Ok(())
    }

    /// The file of the table that these games teach.
    fn learn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.locked()?.learn().to_bytes()))
    }
}

/// Plays games and counts how score differences changed until the end.
#[pyfunction]
#[pyo3(signature = (rules, words, *, seed, games, first=0, threads=1, leaves=None, exchange_needs=7))]
#[allow(clippy::too_many_arguments)]
pub fn observe_wins(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    seed: u64,
    games: u64,
    first: u64,
    threads: usize,
    leaves: Option<&Leaves>,
    exchange_needs: usize,
) -> PyResult<WinSums> {
    let end = first
        .checked_add(games)
        .ok_or_else(|| PyValueError::new_err("too many games"))?;
    let kit = kit(rules, words, leaves, exchange_needs);
    let sums = py
        .detach(|| winning::observe_many(kit, seed, first..end, threads))
        .map_err(refused)?;
    Ok(WinSums {
        inner: Mutex::new(sums),
    })
}
