//! Word lists in compiled form: one file holding a DAWG and a GADDAG.
//!
//! Letters are bytes, 1 to 26 for A to Z; 0 is the joker in racks and the turning point of the
//! GADDAG.

mod build;
mod fold;
mod kwg;
mod lookup;
mod node;
mod pattern;
mod rack;
mod regex;
mod validate;
mod walk;
mod word_list;

pub use build::{BuildError, build};
pub use fold::{NotALetter, fold, plain};
pub use kwg::{Kwg, KwgError};
pub use lookup::{Hooks, Made, Order, Values};
pub use node::Node;
pub use pattern::{Pattern, PatternError};
pub use rack::{Rack, RackError};
pub use regex::{Regex, RegexError};
pub use validate::GraphError;
pub use walk::{Lengths, Matches};
pub use word_list::{Dropped, Encoding, Reason, WordList, WordListError};

/// Letters are 1 to `LETTERS`.
pub const LETTERS: u8 = 26;

/// The longest word a graph may hold: the side of the largest board.
pub const MAX_WORD_LENGTH: usize = 21;
