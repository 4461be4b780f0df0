//! The native core: lexicon graph, move generation, equity, self-play.
//!
//! Pure: no clock, no global random generator, no knowledge of any edition's name.

pub mod lexicon;
