//! The highest score with every tile in sight: games planned backwards from a few long words.
//!
//! How it works is told in docs/solitaire.md.

pub mod beam;
mod ceiling;
pub mod goals;
pub mod plans;
pub mod pool;
pub mod search;
mod shortlist;
