//! Whoever waits for a long search: may tell it to stop, and hears how it goes.
//!
//! The core reads no clock: a time limit is a watch that says stop when its time has come.

/// Asked from every thread, often: once in a fraction of a millisecond.
pub trait Watch: Sync {
    fn should_stop(&self) -> bool;
}

/// Never stops a search.
pub struct Patient;

impl Watch for Patient {
    fn should_stop(&self) -> bool {
        false
    }
}
