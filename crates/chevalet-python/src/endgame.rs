//! Ends of games for Python.

use std::sync::Arc;

use chevalet_core::board::Board;
use chevalet_core::endgame::{self, Settings, Solution};
use chevalet_core::tiles::Counts;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::engine::{Position, position};
use crate::letters::tiles;
use crate::simulation::{Told, told};
use crate::tables::{Rules, Words, kit};
use crate::watching::{Stop, Watched};

/// What is known of an end: differences from now on, own points less the other's, settled.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Ending {
    solution: Solution,
    board: Arc<Board>,
    rack: Counts,
}

#[pymethods]
impl Ending {
    #[getter]
    fn play(&self) -> Told {
        told(&self.solution.best, &self.board, &self.rack)
    }

    #[getter]
    fn value(&self) -> i32 {
        self.solution.value
    }

    /// Proven bounds of the value.
    #[getter]
    fn bounds(&self) -> (i32, i32) {
        (self.solution.low, self.solution.high)
    }

    #[getter]
    fn depth(&self) -> i32 {
        self.solution.depth
    }

    #[getter]
    fn nodes(&self) -> u64 {
        self.solution.nodes
    }
}

/// Searches the end of a game of two with the bag empty.
#[pyfunction]
#[pyo3(signature = (
    rules, words, rows, rack, other, *, passed=false, seconds=None, threads=1,
    memory=67_108_864, stop=None, progress=None
))]
#[allow(clippy::too_many_arguments)]
pub fn solve_endgame(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    rows: Vec<String>,
    rack: &str,
    other: &str,
    passed: bool,
    seconds: Option<f64>,
    threads: usize,
    memory: usize,
    stop: Option<&Stop>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Ending> {
    let watched = Watched::new(seconds, stop)?;
    let Position { board, rack } = position(rules, words, &rows, rack)?;
    let other = Counts::from_tiles(&tiles(other)?);
    let fits = |held: &Counts| (1..=rules.inner.rack_size()).contains(&held.total());
    if !fits(&rack) || !fits(&other) {
        return Err(PyValueError::new_err(
            "both racks hold tiles, and not too many",
        ));
    }
    let kit = kit(rules, words, None, 0);
    let settings = Settings {
        threads,
        memory,
        passed,
    };
    let shown = Arc::new(board.clone());
    let ending = |solution: &Solution| Ending {
        solution: *solution,
        board: shown.clone(),
        rack,
    };
    let solution = py.detach(|| {
        let mut tell = |so_far: &Solution| {
            if let Some(progress) = &progress {
                watched.tell(|py| progress.call1(py, (ending(so_far),)).map(|_| ()));
            }
        };
        endgame::solve(kit, &board, [&rack, &other], settings, &watched, &mut tell)
    });
    watched.outcome()?;
    Ok(ending(&solution))
}
