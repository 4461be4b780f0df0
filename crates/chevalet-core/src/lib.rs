//! The native core: lexicon graph, move generation, equity, self-play, simulation.
//!
//! Pure: no clock, no global random generator, no knowledge of any edition's name.

pub mod best;
pub mod board;
pub mod duel;
pub mod endgame;
pub mod gathering;
pub mod generate;
pub mod graph;
pub mod index;
pub mod keeping;
pub mod klv;
pub mod leaves;
pub mod lexicon;
pub mod placement;
pub mod preendgame;
mod queue;
pub mod random;
pub mod record;
pub mod rules;
pub mod selfplay;
pub mod simulation;
pub mod slots;
mod subsets;
mod throughs;
pub mod tiles;
pub mod training;
mod walk;
pub mod watch;
pub mod winning;
pub mod wordmap;
