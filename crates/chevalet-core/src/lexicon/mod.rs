//! Word lists in compiled form: one file holding a DAWG and a GADDAG.
//!
//! Letters are bytes, 1 to 26 for A to Z; 0 is the turning point of the GADDAG.

mod build;
mod kwg;
mod node;
mod validate;

pub use build::{BuildError, build};
pub use kwg::{Kwg, KwgError};
pub use node::Node;
pub use validate::GraphError;

/// Letters are 1 to `LETTERS`.
pub const LETTERS: u8 = 26;

/// The longest word a graph may hold: the side of the largest board.
pub const MAX_WORD_LENGTH: usize = 21;
