//! Positions with a few tiles in the bag, for Python.

use std::sync::Arc;

use chevalet_core::board::Board;
use chevalet_core::preendgame::{self, Outlook, Settings};
use chevalet_core::simulation::{self, Position, Rival};
use chevalet_core::tiles::Counts;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::engine::{self, position};
use crate::letters::tiles;
use crate::simulation::{Told, told};
use crate::tables::{Leaves, Rules, Words, kit, points};
use crate::watching::{Stop, Watched};
use crate::winning::Winning;

/// What is known of one play over all draws.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Forecast {
    inner: preendgame::Forecast,
    board: Arc<Board>,
    rack: Counts,
}

#[pymethods]
impl Forecast {
    #[getter]
    fn play(&self) -> Told {
        told(&self.inner.play, &self.board, &self.rack)
    }

    #[getter]
    fn points(&self) -> i32 {
        self.inner.points
    }

    #[getter]
    fn equity(&self) -> f64 {
        points(self.inner.equity)
    }

    #[getter]
    fn win(&self) -> f64 {
        self.inner.win
    }

    /// Proven bounds of the chance to win.
    #[getter]
    fn bounds(&self) -> (f64, f64) {
        (self.inner.low, self.inner.high)
    }

    #[getter]
    fn spread(&self) -> f64 {
        self.inner.spread
    }

    #[getter]
    fn draws(&self) -> u64 {
        self.inner.draws
    }

    #[getter]
    fn decided(&self) -> u64 {
        self.inner.decided
    }
}

/// How far the search over all draws has come.
#[pyclass(frozen, name = "Outlook", module = "chevalet._core")]
pub struct PyOutlook {
    inner: Outlook,
    board: Arc<Board>,
    rack: Counts,
}

#[pymethods]
impl PyOutlook {
    /// The best first.
    #[getter]
    fn plays(&self) -> Vec<Forecast> {
        let forecast = |&inner: &preendgame::Forecast| Forecast {
            inner,
            board: self.board.clone(),
            rack: self.rack,
        };
        self.inner.plays.iter().map(forecast).collect()
    }

    #[getter]
    fn nodes(&self) -> u64 {
        self.inner.nodes
    }

    /// Whether the first play is proven to win as often as any.
    #[getter]
    fn proven(&self) -> bool {
        self.inner.proven
    }
}

/// Looks at every draw from a bag of a few tiles, and searches the ends that follow.
#[pyfunction]
#[pyo3(signature = (
    rules, words, rows, rack, *, unseen, opponent, spread, known="", leaves=None, winning=None,
    candidates=15, seconds=None, seed=0, threads=1, exchange_needs=7, memory=67_108_864,
    stop=None, progress=None
))]
#[allow(clippy::too_many_arguments)]
pub fn foresee(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    rows: Vec<String>,
    rack: &str,
    unseen: &str,
    opponent: usize,
    spread: i32,
    known: &str,
    leaves: Option<&Leaves>,
    winning: Option<&Winning>,
    candidates: usize,
    seconds: Option<f64>,
    seed: u64,
    threads: usize,
    exchange_needs: usize,
    memory: usize,
    stop: Option<&Stop>,
    progress: Option<Py<PyAny>>,
) -> PyResult<PyOutlook> {
    let watched = Watched::new(seconds, stop)?;
    let engine::Position { board, rack } = position(rules, words, &rows, rack)?;
    let unseen = Counts::from_tiles(&tiles(unseen)?);
    let known = Counts::from_tiles(&tiles(known)?);
    let is_held = known
        .0
        .iter()
        .zip(&unseen.0)
        .all(|(known, unseen)| known <= unseen);
    let size = rules.inner.rack_size();
    let fits = (1..=size).contains(&rack.total()) && (1..=size).contains(&opponent);
    if !fits
        || !is_held
        || known.total() > opponent
        || opponent >= unseen.total()
        || candidates == 0
    {
        return Err(PyValueError::new_err("no position with tiles in the bag"));
    }
    let kit = kit(rules, words, leaves, exchange_needs);
    let settings = Settings {
        threads,
        seed,
        memory,
        ..Settings::default()
    };
    let shown = Arc::new(board.clone());
    let position = Position {
        board,
        rack,
        unseen,
        rivals: vec![Rival {
            tiles: opponent,
            lead: spread,
        }],
        known,
    };
    let outlook = |inner: &Outlook| PyOutlook {
        inner: inner.clone(),
        board: shown.clone(),
        rack,
    };
    let done = py.detach(|| {
        let found = simulation::candidates(kit, &position, candidates);
        let winning = winning.map(|winning| &winning.table);
        let mut tell = |so_far: &Outlook| {
            if let Some(progress) = &progress {
                watched.tell(|py| progress.call1(py, (outlook(so_far),)).map(|_| ()));
            }
        };
        preendgame::foresee(
            kit, &position, &found, winning, settings, &watched, &mut tell,
        )
    });
    watched.outcome()?;
    Ok(outlook(&done))
}
