//! What every search is given, for Python: the rules, the words, the values of leaves.

use std::sync::Arc;

use chevalet_core::index::WordIndex;
use chevalet_core::klv;
use chevalet_core::leaves::LeaveTable;
use chevalet_core::placement::POINT;
use chevalet_core::rules::{self, Premium, RulesParts};
use chevalet_core::selfplay::Kit;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::letters::tiles;
use crate::lexicon::Graph;

pub fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The rule table of a game: board, tiles and bonus.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Rules {
    pub inner: Arc<rules::Rules>,
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (*, letters, words, start, values, counts, rack_size, bonuses))]
    fn new(
        letters: Vec<Vec<u8>>,
        words: Vec<Vec<u8>>,
        start: (usize, usize),
        values: Vec<u8>,
        counts: Vec<u8>,
        rack_size: usize,
        bonuses: Vec<i32>,
    ) -> PyResult<Rules> {
        let side = letters.len();
        if letters.iter().chain(&words).any(|row| row.len() != side) || words.len() != side {
            return Err(PyValueError::new_err("a board is square"));
        }
        let pairs = letters.concat().into_iter().zip(words.concat());
        let premiums = pairs
            .map(|(letter, word)| Premium { letter, word })
            .collect();
        let parts = RulesParts {
            side,
            premiums,
            start,
            values,
            counts,
            rack_size,
            bonuses,
        };
        Ok(Rules {
            inner: Arc::new(rules::Rules::new(parts).map_err(refused)?),
        })
    }

    #[getter]
    fn side(&self) -> usize {
        self.inner.side()
    }

    #[getter]
    fn rack_size(&self) -> usize {
        self.inner.rack_size()
    }
}

/// What move generation reads of a word list: its graph and its word map.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Words {
    pub index: WordIndex,
}

#[pymethods]
impl Words {
    #[staticmethod]
    fn build(py: Python<'_>, graph: &Graph) -> PyResult<Words> {
        py.detach(|| {
            let index = WordIndex::build(&graph.kwg).map_err(refused)?;
            Ok(Words { index })
        })
    }

    /// Maps a file that `bytes` was written to; the word list must be the same.
    #[staticmethod]
    fn open(py: Python<'_>, path: std::path::PathBuf, graph: &Graph) -> PyResult<Words> {
        py.detach(|| {
            let index = WordIndex::open(path, &graph.kwg).map_err(refused)?;
            Ok(Words { index })
        })
    }

    /// The content of a file for `open`.
    fn bytes(&self) -> &[u8] {
        self.index.as_bytes()
    }
}

/// Values of leaves, read from a KLV2 file.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Leaves {
    pub table: LeaveTable,
}

#[pymethods]
impl Leaves {
    #[new]
    fn new(py: Python<'_>, rules: &Rules, klv: &[u8]) -> PyResult<Leaves> {
        let rules = &rules.inner;
        py.detach(|| {
            Ok(Leaves {
                table: klv::read(klv, rules).map_err(refused)?,
            })
        })
    }

    /// Points that keeping these tiles is worth.
    fn value(&self, leave: &str) -> PyResult<f64> {
        Ok(points(self.table.value(&tiles(leave)?)))
    }
}

pub fn points(thousandths: i32) -> f64 {
    f64::from(thousandths) / f64::from(POINT)
}

/// The same for whole games.
pub fn kit<'a>(
    rules: &'a Rules,
    words: &'a Words,
    leaves: Option<&'a Leaves>,
    exchange_needs: usize,
) -> Kit<'a> {
    Kit {
        rules: &rules.inner,
        graph: words.index.graph(),
        map: words.index.map(),
        leaves: leaves.map(|leaves| &leaves.table),
        exchange_needs,
    }
}
