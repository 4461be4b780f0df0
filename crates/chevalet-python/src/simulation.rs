//! Simulation for Python.

use std::sync::Arc;

use chevalet_core::best::Play;
use chevalet_core::board::Board;
use chevalet_core::simulation::{
    self as core, Ended, Figures, MOST_SEATS, Report, Rival, Settings,
};
use chevalet_core::tiles::Counts;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::engine::{Placement, Position, position};
use crate::letters::{rack_text, tiles};
use crate::tables::{Leaves, Rules, Words, kit, points};
use crate::watching::{Stop, Watched};
use crate::winning::Winning;

/// A play as Python sees it: a placement, the tiles to exchange, or nothing for a pass.
#[derive(IntoPyObject)]
pub enum Told {
    Place(Placement),
    Exchange(String),
    Pass(Option<()>),
}

pub fn told(play: &Play, board: &Arc<Board>, rack: &Counts) -> Told {
    match play {
        Play::Place(placement) => Told::Place(Placement::new(*placement, board, rack)),
        Play::Exchange(given) => Told::Exchange(rack_text(given)),
        Play::Pass => Told::Pass(None),
    }
}

/// A play that Python asks about.
#[derive(FromPyObject)]
pub enum Asked<'py> {
    Place(PyRef<'py, Placement>),
    Exchange(String),
}

impl Asked<'_> {
    /// An exchange of nothing is a pass.
    fn play(&self) -> PyResult<Play> {
        Ok(match self {
            Asked::Place(placement) => Play::Place(placement.inner),
            Asked::Exchange(given) if given.is_empty() => Play::Pass,
            Asked::Exchange(given) => Play::Exchange(Counts::from_tiles(&tiles(given)?)),
        })
    }
}

/// Equity may have been counted in another way: it does not tell plays apart.
fn is_same(one: &Play, other: &Play) -> bool {
    match (one, other) {
        (Play::Place(one), Play::Place(other)) => {
            (one.lane, one.start, one.laid()) == (other.lane, other.start, other.laid())
        }
        _ => one == other,
    }
}

/// What a simulation knows of one play.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Candidate {
    figures: Figures,
    board: Arc<Board>,
    rack: Counts,
}

#[pymethods]
impl Candidate {
    #[getter]
    fn play(&self) -> Told {
        told(&self.figures.play, &self.board, &self.rack)
    }

    #[getter]
    fn points(&self) -> i32 {
        self.figures.points
    }

    #[getter]
    fn equity(&self) -> f64 {
        points(self.figures.equity)
    }

    #[getter]
    fn win(&self) -> f64 {
        self.figures.win
    }

    #[getter]
    fn spread(&self) -> f64 {
        self.figures.spread
    }

    #[getter]
    fn error(&self) -> f64 {
        self.figures.error
    }

    #[getter]
    fn iterations(&self) -> u64 {
        self.figures.iterations
    }

    #[getter]
    fn dropped(&self) -> bool {
        self.figures.dropped
    }
}

/// How far a simulation has come.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Simulation {
    report: Report,
    board: Arc<Board>,
    rack: Counts,
}

#[pymethods]
impl Simulation {
    /// The best first; those that dropped out early come last.
    #[getter]
    fn candidates(&self) -> Vec<Candidate> {
        let candidate = |&figures: &Figures| Candidate {
            figures,
            board: self.board.clone(),
            rack: self.rack,
        };
        self.report.figures.iter().map(candidate).collect()
    }

    #[getter]
    fn iterations(&self) -> u64 {
        self.report.iterations
    }

    #[getter]
    fn rollouts(&self) -> u64 {
        self.report.rollouts
    }

    /// Why it ended; nothing while it goes on.
    #[getter]
    fn ended(&self) -> Option<&'static str> {
        self.report.ended.map(|ended| match ended {
            Ended::Sure => "sure",
            Ended::Spent => "spent",
            Ended::Stopped => "stopped",
        })
    }
}

/// Compares the best plays of a position by playing on against random racks.
#[pyfunction]
#[pyo3(signature = (
    rules, words, rows, rack, *, unseen, opponent, spread, further=Vec::new(), known="",
    leaves=None, winning=None, plies=2, candidates=15, iterations=10_000, seconds=None, seed=0, threads=1, exchange_needs=7,
    doubt=0.05, indifference=0.002, also=Vec::new(), stop=None, progress=None
))]
#[allow(clippy::too_many_arguments)]
pub fn simulate(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    rows: Vec<String>,
    rack: &str,
    unseen: &str,
    opponent: usize,
    spread: i32,
    further: Vec<(usize, i32)>,
    known: &str,
    leaves: Option<&Leaves>,
    winning: Option<&Winning>,
    plies: usize,
    candidates: usize,
    iterations: u64,
    seconds: Option<f64>,
    seed: u64,
    threads: usize,
    exchange_needs: usize,
    doubt: f64,
    indifference: f64,
    also: Vec<Asked<'_>>,
    stop: Option<&Stop>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Simulation> {
    let watched = Watched::new(seconds, stop)?;
    let Position { board, rack } = position(rules, words, &rows, rack)?;
    let unseen = Counts::from_tiles(&tiles(unseen)?);
    let known = Counts::from_tiles(&tiles(known)?);
    let is_held = known
        .0
        .iter()
        .zip(&unseen.0)
        .all(|(known, unseen)| known <= unseen);
    if !is_held || known.total() > opponent {
        return Err(PyValueError::new_err("known tiles are among the unseen"));
    }
    let rivals: Vec<Rival> = [(opponent, spread)]
        .into_iter()
        .chain(further)
        .map(|(tiles, lead)| Rival { tiles, lead })
        .collect();
    let most = rules.inner.rack_size();
    if rack.total() > most || rivals.iter().any(|rival| rival.tiles > most) {
        return Err(PyValueError::new_err("a rack holds too many tiles"));
    }
    if rivals.len() >= MOST_SEATS {
        return Err(PyValueError::new_err("too many seats"));
    }
    let held: usize = rivals.iter().map(|rival| rival.tiles).sum();
    if held > unseen.total() || candidates == 0 || iterations == 0 {
        return Err(PyValueError::new_err("nothing to simulate"));
    }
    let kit = kit(rules, words, leaves, exchange_needs);
    let settings = Settings {
        plies,
        iterations,
        threads,
        seed,
        doubt,
        indifference,
    };
    let shown = Arc::new(board.clone());
    let position = core::Position {
        board,
        rack,
        unseen,
        rivals,
        known,
    };
    let simulation = |report: &Report| Simulation {
        report: report.clone(),
        board: shown.clone(),
        rack,
    };
    let also: Vec<Play> = also.iter().map(Asked::play).collect::<PyResult<_>>()?;
    let report = py.detach(|| {
        let mut found = core::candidates(kit, &position, candidates);
        for play in also {
            if !found.iter().any(|other| is_same(&other.play, &play)) {
                found.push(core::candidate(kit, &position, play));
            }
        }
        let winning = winning.map(|winning| &winning.table);
        let mut tell = |report: &Report| {
            if let Some(progress) = &progress {
                watched.tell(|py| progress.call1(py, (simulation(report),)).map(|_| ()));
            }
        };
        core::simulate(
            kit, &position, &found, winning, settings, &watched, &mut tell,
        )
    });
    watched.outcome()?;
    Ok(simulation(&report))
}
