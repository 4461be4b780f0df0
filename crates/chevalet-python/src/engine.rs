//! Move generation, best moves and self-play for Python.

use std::sync::Arc;

use chevalet_core::best::{Play, Searcher};
use chevalet_core::board::{Board, Direction};
use chevalet_core::gathering::{Best, Wanted};
use chevalet_core::generate::{self, LeaveValues};
use chevalet_core::keeping::Keeping;
use chevalet_core::leaves::TileOrder;
use chevalet_core::placement;
use chevalet_core::rules::MAX_RACK;
use chevalet_core::selfplay::play_many;
use chevalet_core::slots::Slots;
use chevalet_core::tiles::Counts;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::letters::{laid_text, rack_text, row, tiles};
use crate::tables::{Leaves, Rules, Words, kit, points, refused};

/// One legal placement.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Placement {
    pub inner: placement::Placement,
    board: Arc<Board>,
    kept: Counts,
}

impl Placement {
    pub fn new(inner: placement::Placement, board: &Arc<Board>, rack: &Counts) -> Placement {
        Placement {
            kept: rack.less(&inner.used()),
            inner,
            board: board.clone(),
        }
    }

    fn place(&self) -> (Direction, usize, usize) {
        self.board
            .square_of(self.inner.lane as usize, self.inner.start as usize)
    }
}

pub fn name(direction: Direction) -> &'static str {
    match direction {
        Direction::Across => "across",
        Direction::Down => "down",
    }
}

#[pymethods]
impl Placement {
    #[getter]
    fn row(&self) -> usize {
        self.place().1
    }

    #[getter]
    fn column(&self) -> usize {
        self.place().2
    }

    #[getter]
    fn direction(&self) -> &'static str {
        name(self.place().0)
    }

    #[getter]
    fn word(&self) -> String {
        laid_text(&self.inner.word(&self.board))
    }

    #[getter]
    fn tiles(&self) -> String {
        laid_text(self.inner.laid())
    }

    #[getter]
    fn points(&self) -> i32 {
        self.inner.points
    }

    #[getter]
    fn leave(&self) -> String {
        rack_text(&self.kept)
    }

    #[getter]
    fn equity(&self) -> f64 {
        points(self.inner.equity)
    }

    /// The words formed: the main one, then those across, each with its place.
    #[getter]
    fn words(&self) -> Vec<(usize, usize, &'static str, String)> {
        let (direction, row, column) = self.place();
        let mut words = vec![(row, column, name(direction), self.word())];
        for (direction, row, column, letters) in self.inner.words_across(&self.board) {
            words.push((row, column, name(direction), laid_text(&letters)));
        }
        words
    }

    fn __repr__(&self) -> String {
        let (direction, row, column) = self.place();
        format!(
            "Placement(row={row}, column={column}, direction={:?}, word={:?}, points={})",
            name(direction),
            self.word(),
            self.inner.points
        )
    }
}

/// A position as the engine asks for it.
pub struct Position {
    pub board: Board,
    pub rack: Counts,
}

pub fn position(rules: &Rules, words: &Words, rows: &[String], rack: &str) -> PyResult<Position> {
    let side = rules.inner.side();
    let mut board = Board::new(rules.inner.clone());
    if rows.len() != side {
        return Err(PyValueError::new_err(format!(
            "the board has {side} rows, not {}",
            rows.len()
        )));
    }
    for (index, text) in rows.iter().enumerate() {
        let laid = row(text)?;
        if laid.len() != side {
            return Err(PyValueError::new_err(format!(
                "row {index} has {} squares",
                laid.len()
            )));
        }
        for (column, &tile) in laid.iter().enumerate() {
            board.put(index, column, tile);
        }
    }
    board.refresh_all(words.index.graph());
    let tiles = tiles(rack)?;
    if tiles.len() > 250 {
        return Err(PyValueError::new_err("a pool holds at most 250 tiles"));
    }
    Ok(Position {
        board,
        rack: Counts::from_tiles(&tiles),
    })
}

/// How kept tiles are valued: by the table while tiles are left to draw, by what the others hold after.
fn keeping<'a>(leaves: Option<&'a Leaves>, unseen: Option<i32>) -> Keeping<'a> {
    match (unseen, leaves) {
        (Some(unseen_points), _) => Keeping::BagEmpty { unseen_points },
        (None, Some(leaves)) => Keeping::Table(&leaves.table),
        (None, None) => Keeping::Nothing,
    }
}

/// Every legal placement, or the best `limit` of those wanted, the best first by points plus leave.
#[pyfunction]
#[pyo3(signature = (
    rules, words, rows, rack, *,
    most=None, limit=None, through=None, word=None, closed=vec![], leaves=None, unseen=None
))]
#[allow(clippy::too_many_arguments)]
pub fn placements(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    rows: Vec<String>,
    rack: &str,
    most: Option<usize>,
    limit: Option<usize>,
    through: Option<(usize, usize)>,
    word: Option<&str>,
    closed: Vec<(usize, usize)>,
    leaves: Option<&Leaves>,
    unseen: Option<i32>,
) -> PyResult<Vec<Placement>> {
    let Position { board, rack } = position(rules, words, &rows, rack)?;
    let wanted = Wanted {
        through,
        word: word.map(tiles).transpose()?,
        closed,
    };
    py.detach(|| {
        let most = most.unwrap_or_else(|| rules.inner.rack_size());
        let values = match keeping(leaves, unseen) {
            Keeping::Nothing => LeaveValues::none(),
            _ if rack.total() > MAX_RACK => LeaveValues::none(),
            keeping => LeaveValues::new(&rack, |kept| keeping.worth(&rules.inner, kept)),
        };
        let graph = words.index.graph();
        let found = match limit {
            Some(limit) => {
                let mut best = Best::new(&board, &wanted, limit);
                generate::placements(&board, graph, &rack, most, &values, &mut best);
                best.into_placements()
            }
            None => {
                let mut found = Vec::new();
                generate::placements(&board, graph, &rack, most, &values, &mut found);
                found.retain(|placement| wanted.fits(&board, placement));
                found.sort_unstable_by(placement::Placement::order);
                found
            }
        };
        let board = Arc::new(board);
        Ok(found
            .into_iter()
            .map(|inner| Placement::new(inner, &board, &rack))
            .collect())
    })
}

/// The best play: a placement, or the tiles to exchange, or nothing for a pass.
#[pyfunction]
#[pyo3(signature = (rules, words, rows, rack, *, exchangeable=0, leaves=None, unseen=None))]
#[allow(clippy::too_many_arguments)]
pub fn best<'py>(
    py: Python<'py>,
    rules: &Rules,
    words: &Words,
    rows: Vec<String>,
    rack: &str,
    exchangeable: usize,
    leaves: Option<&Leaves>,
    unseen: Option<i32>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Position { mut board, rack } = position(rules, words, &rows, rack)?;
    if rack.total() > MAX_RACK {
        return Err(PyValueError::new_err(format!(
            "a rack holds at most {MAX_RACK} tiles"
        )));
    }
    let play = py.detach(|| {
        Searcher::new(TileOrder::new(&rules.inner)).best(
            &mut board,
            &mut Slots::default(),
            words.index.map(),
            &rack,
            keeping(leaves, unseen),
            exchangeable,
        )
    });
    Ok(match play {
        Play::Place(inner) => {
            let placement = Placement::new(inner, &Arc::new(board), &rack);
            Some(placement.into_pyobject(py)?.into_any())
        }
        Play::Exchange(given) => Some(rack_text(&given).into_pyobject(py)?.into_any()),
        Play::Pass => None,
    })
}

/// Every exchange of up to `most` tiles: what is given, what is kept, what that is worth; the best first.
#[pyfunction]
#[pyo3(signature = (rules, rack, most, *, leaves=None))]
pub fn exchanges(
    rules: &Rules,
    rack: &str,
    most: usize,
    leaves: Option<&Leaves>,
) -> PyResult<Vec<(String, String, f64)>> {
    let rack = Counts::from_tiles(&tiles(rack)?);
    if rack.total() > MAX_RACK {
        return Err(PyValueError::new_err(format!(
            "a rack holds at most {MAX_RACK} tiles"
        )));
    }
    let keeping = keeping(leaves, None);
    let mut found: Vec<_> = rack
        .subsets()
        .filter(|given| (1..=most).contains(&given.total()))
        .map(|given| {
            let kept = rack.less(&given);
            let worth = keeping.worth(&rules.inner, &kept);
            (rack_text(&given), rack_text(&kept), worth)
        })
        .collect();
    found.sort_by(|a, b| b.2.cmp(&a.2).then_with(|| a.0.cmp(&b.0)));
    Ok(found
        .into_iter()
        .map(|(given, kept, worth)| (given, kept, points(worth)))
        .collect())
}

/// Plays whole games; each gives scores, turns, placements, exchanges and full racks laid.
#[pyfunction]
#[pyo3(signature = (rules, words, *, seed, games, first=0, threads=1, leaves=None, exchange_needs=7))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn selfplay(
    py: Python<'_>,
    rules: &Rules,
    words: &Words,
    seed: u64,
    games: u64,
    first: u64,
    threads: usize,
    leaves: Option<&Leaves>,
    exchange_needs: usize,
) -> PyResult<Vec<(i32, i32, u32, u32, u32, u32)>> {
    let kit = kit(rules, words, leaves, exchange_needs);
    let end = first
        .checked_add(games)
        .ok_or_else(|| PyValueError::new_err("too many games"))?;
    let outcomes = py
        .detach(|| play_many(kit, seed, first..end, threads))
        .map_err(refused)?;
    Ok(outcomes
        .into_iter()
        .map(|o| {
            (
                o.scores[0],
                o.scores[1],
                o.turns,
                o.placements,
                o.exchanges,
                o.bonuses,
            )
        })
        .collect())
}
