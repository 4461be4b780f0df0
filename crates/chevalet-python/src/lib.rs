//! Python bindings: conversion, errors and the release of the GIL; no logic of their own.

use pyo3::prelude::*;

#[pymodule]
mod _core {
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
