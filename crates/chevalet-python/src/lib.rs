//! Python bindings: conversion, errors and the release of the GIL; no logic of their own.

mod duel;
mod endgame;
mod engine;
mod letters;
mod lexicon;
mod preendgame;
mod record;
mod refusals;
mod simulation;
mod tables;
mod training;
mod watching;
mod winning;

use pyo3::prelude::*;

#[pymodule]
mod _core {
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use super::lexicon::{Graph, folded, read_word_list};

    #[pymodule_export]
    use super::refusals::{BadExpression, BadGraph, BadLetters, BadPattern, BadWordList};

    #[pymodule_export]
    use super::duel::duel;

    #[pymodule_export]
    use super::endgame::{Ending, solve_endgame};

    #[pymodule_export]
    use super::engine::{Placement, best, exchanges, placements, selfplay};

    #[pymodule_export]
    use super::preendgame::{Forecast, PyOutlook, foresee};

    #[pymodule_export]
    use super::simulation::{Candidate, Simulation, simulate};

    #[pymodule_export]
    use super::record::RecordSearch;

    #[pymodule_export]
    use super::tables::{Leaves, Rules, Words};

    #[pymodule_export]
    use super::training::{LeaveSums, observe_leaves};

    #[pymodule_export]
    use super::watching::Stop;

    #[pymodule_export]
    use super::winning::{WinSums, Winning, observe_wins};
}
