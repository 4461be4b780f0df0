//! The search for the highest score, for Python.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use chevalet_core::board::Board;
use chevalet_core::record::search::Seeker;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::engine::name;
use crate::letters::laid_text;
use crate::tables::{Rules, Words, refused};

/// How often the keyboard is looked at.
const PAUSE: Duration = Duration::from_millis(50);

/// Row, column, direction, word and points of a turn.
type Turn = (usize, usize, &'static str, String, i32);

/// A search for the highest score with every tile in sight; it goes on for as many rounds as wanted.
#[pyclass(frozen, module = "chevalet._core")]
pub struct RecordSearch {
    empty: Board,
    words: Py<Words>,
    seeker: Mutex<Seeker>,
}

#[pymethods]
impl RecordSearch {
    #[new]
    #[pyo3(signature = (rules, words, *, seed, beams=8))]
    fn new(
        py: Python<'_>,
        rules: &Rules,
        words: Py<Words>,
        seed: u64,
        beams: usize,
    ) -> RecordSearch {
        let empty = Board::new(rules.inner.clone());
        let graph = words.get().index.graph();
        let seeker = py.detach(|| Seeker::new(empty.clone(), graph, seed, beams));
        RecordSearch {
            empty,
            words,
            seeker: Mutex::new(seeker),
        }
    }

    /// Whether there is nothing to plan for: no two words as long as the board.
    #[getter]
    fn is_idle(&self) -> PyResult<bool> {
        Ok(self.locked()?.is_idle())
    }

    /// The rounds played so far.
    #[getter]
    fn rounds(&self) -> PyResult<usize> {
        Ok(self.locked()?.rounds())
    }

    /// The points of the best game so far.
    #[getter]
    fn score(&self) -> PyResult<i32> {
        Ok(self.locked()?.best().map_or(0, |game| game.score))
    }

    /// The turns of the best game so far.
    fn game(&self) -> PyResult<Vec<Turn>> {
        let seeker = self.locked()?;
        let mut board = self.empty.clone();
        let placements = seeker.best().map_or(&[][..], |game| &game.placements);
        let mut turns = Vec::new();
        for placement in placements {
            let (lane, start) = (placement.lane as usize, placement.start as usize);
            let (direction, row, column) = board.square_of(lane, start);
            let word = laid_text(&placement.word(&board));
            turns.push((row, column, name(direction), word, placement.points));
            board.place(
                self.words.get().index.graph(),
                lane,
                start,
                placement.laid(),
            );
        }
        Ok(turns)
    }

    /// One round, or less of it when the seconds are over; `found` is told every better score.
    ///
    /// An interrupt stops it; what was found until then is kept.
    #[pyo3(signature = (*, threads=1, seconds=None, found=None))]
    fn round(
        &self,
        py: Python<'_>,
        threads: usize,
        seconds: Option<f64>,
        found: Option<Py<PyAny>>,
    ) -> PyResult<()> {
        let until = match seconds.map(Duration::try_from_secs_f64).transpose() {
            Ok(limit) => limit.map(|limit| Instant::now() + limit),
            Err(error) => return Err(PyValueError::new_err(error.to_string())),
        };
        py.detach(|| {
            let mut seeker = self.locked()?;
            let best = AtomicI32::new(seeker.best().map_or(0, |game| game.score));
            let mut told = best.load(Ordering::Relaxed);
            let interrupted = AtomicBool::new(false);
            let graph = self.words.get().index.graph();
            let stopped = || {
                interrupted.load(Ordering::Relaxed)
                    || until.is_some_and(|until| Instant::now() >= until)
            };
            std::thread::scope(|scope| {
                let (done, waiting) = channel::<()>();
                let (best, stopped, seeker) = (&best, &stopped, &mut *seeker);
                let searching = scope.spawn(move || {
                    let played = seeker.round(graph, threads, stopped, &|game| {
                        best.fetch_max(game.score, Ordering::Relaxed);
                    });
                    drop(done);
                    played
                });
                let mut trouble = Ok(());
                loop {
                    // Nothing is ever sent: the channel closes when the round is over.
                    let is_over =
                        waiting.recv_timeout(PAUSE) == Err(RecvTimeoutError::Disconnected);
                    let score = best.load(Ordering::Relaxed);
                    if trouble.is_ok() {
                        trouble = Python::attach(|py| {
                            py.check_signals()?;
                            if let Some(found) = found.as_ref().filter(|_| score > told) {
                                found.call1(py, (score,))?;
                            }
                            Ok(())
                        });
                        told = told.max(score);
                        interrupted.store(trouble.is_err(), Ordering::Relaxed);
                    }
                    if is_over {
                        let played = searching.join();
                        played
                            .map_err(|_| PyRuntimeError::new_err("the search broke down"))?
                            .map_err(refused)?;
                        return trouble;
                    }
                }
            })
        })
    }
}

impl RecordSearch {
    fn locked(&self) -> PyResult<MutexGuard<'_, Seeker>> {
        self.seeker.lock().map_err(refused)
    }
}
