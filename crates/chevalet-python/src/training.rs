//! Learning leaves, for Python.

use std::sync::Mutex;

use chevalet_core::klv;
use chevalet_core::leaves::LeaveTable;
use chevalet_core::training::{self, observe_many};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::tables::{Leaves, Rules, Words, kit, refused};

/// What was seen of every leave in some games; sums of several can be merged in any order.
#[pyclass(frozen, module = "chevalet._core")]
pub struct LeaveSums {
    inner: Mutex<training::LeaveSums>,
    shape: LeaveTable,
}

fn shape(rules: &Rules) -> LeaveTable {
    LeaveTable::zero(&rules.inner, rules.inner.rack_size() - 1)
}

#[pymethods]
impl LeaveSums {
    /// Nothing seen yet.
    #[new]
    fn new(rules: &Rules) -> LeaveSums {
        let shape = shape(rules);
        LeaveSums {
            inner: Mutex::new(training::LeaveSums::new(&shape)),
            shape,
        }
    }

    /// Racks seen.
    fn __len__(&self) -> PyResult<usize> {
        Ok(self.locked()?.counts[0] as usize)
    }

    /// Adds what others have seen.
    fn merge(&self, py: Python<'_>, other: &LeaveSums) -> PyResult<()> {
        py.detach(|| {
            let more = other.locked()?.clone();
            if more.counts.len() != self.shape.len() {
                return Err(PyValueError::new_err("the sums are of other rules"));
            }
            self.locked()?.merge(&more);
            Ok(())
        })
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| {
            let sums = self.locked()?;
            let mut bytes = Vec::with_capacity(12 * sums.sums.len());
            bytes.extend(sums.sums.iter().flat_map(|sum| sum.to_le_bytes()));
            bytes.extend(sums.counts.iter().flat_map(|count| count.to_le_bytes()));
            Ok::<_, PyErr>(bytes)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    #[staticmethod]
    fn from_bytes(rules: &Rules, data: &[u8]) -> PyResult<LeaveSums> {
        let shape = shape(rules);
        if data.len() != 12 * shape.len() {
            return Err(PyValueError::new_err("not the sums of these rules"));
        }
        let (sums, counts) = data.split_at(8 * shape.len());
        let sums = sums
            .as_chunks()
            .0
            .iter()
            .map(|&chunk| i64::from_le_bytes(chunk))
            .collect();
        let counts = counts
            .as_chunks()
            .0
            .iter()
            .map(|&chunk| u32::from_le_bytes(chunk))
            .collect();
        Ok(LeaveSums {
            inner: Mutex::new(training::LeaveSums { sums, counts }),
            shape,
        })
    }

    /// The KLV2 file of the table that these sums teach.
    fn learn<'py>(&self, py: Python<'py>, rules: &Rules) -> PyResult<Bound<'py, PyBytes>> {
        let file = py.detach(|| {
            let sums = self.locked()?;
            Ok::<_, PyErr>(klv::write(&sums.learn(&self.shape), &rules.inner))
        })?;
        Ok(PyBytes::new(py, &file))
    }
}

impl LeaveSums {
    fn locked(&self) -> PyResult<std::sync::MutexGuard<'_, training::LeaveSums>> {
        self.inner.lock().map_err(refused)
    }
}

/// Plays games with a table and tells what was seen of every leave.
#[pyfunction]
#[pyo3(signature = (rules, words, *, seed, games, first=0, threads=1, leaves=None, exchange_needs=7))]
#[allow(clippy::too_many_arguments)]
pub fn observe_leaves(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    seed: u64,
    games: u64,
    first: u64,
    threads: usize,
    leaves: Option<&Leaves>,
    exchange_needs: usize,
) -> PyResult<LeaveSums> {
    let shape = shape(rules);
    let end = first
        .checked_add(games)
        .ok_or_else(|| PyValueError::new_err("too many games"))?;
    let kit = kit(rules, words, None, exchange_needs);
    let table = leaves.map_or(&shape, |leaves| &leaves.table);
    if table.len() != shape.len() {
        return Err(PyValueError::new_err("the leave table is of other rules"));
    }
    let sums = py
        .detach(|| observe_many(kit, table, seed, first..end, threads))
        .map_err(refused)?;
    Ok(LeaveSums {
        inner: Mutex::new(sums),
        shape,
    })
}
