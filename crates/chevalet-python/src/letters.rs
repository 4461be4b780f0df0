//! Texts of tiles to numbers and back: `A` to `Z`, `?` a joker on a rack, lower case a joker that was laid.

use chevalet_core::tiles::{Counts, JOKER, JOKER_BIT, Tile, letter_of};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A laid tile, or 0 for an empty square.
fn laid(character: char) -> Option<u8> {
    match character {
        '.' => Some(0),
        'A'..='Z' => Some(character as u8 - b'A' + 1),
        'a'..='z' => Some((character as u8 - b'a' + 1) | JOKER_BIT),
        _ => None,
    }
}

pub fn row(text: &str) -> PyResult<Vec<u8>> {
    text.chars()
        .map(|c| laid(c).ok_or_else(|| PyValueError::new_err(format!("{c:?} is not a tile"))))
        .collect()
}

pub fn tiles(text: &str) -> PyResult<Vec<Tile>> {
    text.chars()
        .map(|c| match c {
            '?' => Ok(JOKER),
            'A'..='Z' => Ok(c as u8 - b'A' + 1),
            _ => Err(PyValueError::new_err(format!(
                "{c:?} is not a tile of a rack"
            ))),
        })
        .collect()
}

pub fn laid_text(laid: &[u8]) -> String {
    laid.iter()
        .map(|&tile| match tile {
            0 => '.',
            _ if tile & JOKER_BIT != 0 => (b'a' + letter_of(tile) - 1) as char,
            _ => (b'A' + tile - 1) as char,
        })
        .collect()
}

/// The tiles in alphabetical order, jokers last as players write them.
pub fn rack_text(rack: &Counts) -> String {
    let letters = rack
        .tiles()
        .filter(|&tile| tile != JOKER)
        .map(|tile| (b'A' + tile - 1) as char);
    letters
        .chain(std::iter::repeat_n('?', rack.0[JOKER as usize] as usize))
        .collect()
}
