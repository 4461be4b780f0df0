//! Long searches as Python waits for them: a time limit, a way to stop them, interrupts, progress.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use chevalet_core::watch::Watch;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Between two looks at the keyboard, in milliseconds.
const LOOK_EVERY: u64 = 20;

/// Stops searches from another thread.
#[pyclass(frozen, module = "chevalet._core")]
#[derive(Default)]
pub struct Stop {
    set: AtomicBool,
}

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Stop {
        Stop::default()
    }

    /// Ends every search that was given this, at once and for ever.
    fn set(&self) {
        self.set.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.set.load(Ordering::Relaxed)
    }
}

/// The watch of one search.
pub struct Watched<'a> {
    started: Instant,
    limit: Option<Duration>,
    stop: Option<&'a Stop>,
    caller: ThreadId,
    looked: AtomicU64,
    halted: AtomicBool,
    fault: Mutex<Option<PyErr>>,
}

impl<'a> Watched<'a> {
    pub fn new(seconds: Option<f64>, stop: Option<&'a Stop>) -> PyResult<Watched<'a>> {
        let limit = seconds
            .map(|seconds| {
                Duration::try_from_secs_f64(seconds)
                    .ok()
                    .filter(|limit| !limit.is_zero())
                    .ok_or_else(|| PyValueError::new_err("a time limit is above zero"))
            })
            .transpose()?;
        Ok(Watched {
            started: Instant::now(),
            limit,
            stop,
            caller: thread::current().id(),
            looked: AtomicU64::new(0),
            halted: AtomicBool::new(false),
            fault: Mutex::new(None),
        })
    }

    /// Calls into Python; what it raises ends the search and is raised by `outcome`.
    pub fn tell(&self, call: impl FnOnce(Python<'_>) -> PyResult<()>) {
        if let Err(error) = Python::attach(call) {
            self.halted.store(true, Ordering::Relaxed);
            if let Ok(mut fault) = self.fault.lock() {
                fault.get_or_insert(error);
            }
        }
    }

    /// What was raised meanwhile.
    pub fn outcome(self) -> PyResult<()> {
        let fault = self.fault.into_inner().ok().flatten();
        fault.map_or(Ok(()), Err)
    }
}

impl Watch for Watched<'_> {
    fn should_stop(&self) -> bool {
        if self.halted.load(Ordering::Relaxed) || self.stop.is_some_and(Stop::is_set) {
            return true;
        }
        let elapsed = self.started.elapsed();
        if self.limit.is_some_and(|limit| elapsed >= limit) {
            return true;
        }
        let now = elapsed.as_millis() as u64;
        // Only the thread that called can hear of an interrupt.
        let due = now >= self.looked.load(Ordering::Relaxed) + LOOK_EVERY;
        if due && thread::current().id() == self.caller {
            self.looked.store(now, Ordering::Relaxed);
            self.tell(|py| py.check_signals());
        }
        false
    }
}
