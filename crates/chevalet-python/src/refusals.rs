//! What word lists and look-ups may refuse, as Python exceptions with facts for arguments.

use std::path::PathBuf;

use chevalet_core::lexicon::{
    BuildError, Dropped, KwgError, PatternError, RackError, Reason, RegexError, WordListError,
};
use pyo3::create_exception;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    chevalet._core,
    BadGraph,
    PyValueError,
    "A file that is no sound word graph."
);
create_exception!(
    chevalet._core,
    BadWordList,
    PyValueError,
    "A file that is no word list."
);
create_exception!(
    chevalet._core,
    BadLetters,
    PyValueError,
    "Something that is no letter."
);
create_exception!(
    chevalet._core,
    BadPattern,
    PyValueError,
    "A pattern that cannot be read."
);
create_exception!(
    chevalet._core,
    BadExpression,
    PyValueError,
    "An expression that cannot be used."
);

/// Reason, number of lines, and the first few of them with their line numbers.
pub type DroppedLines = (&'static str, usize, Vec<(usize, String)>);

pub fn graph_error(error: KwgError) -> PyErr {
    match error {
        KwgError::Io(error) => error.into(),
        error => BadGraph::new_err(error.to_string()),
    }
}

/// As `graph_error`, but a file that cannot be read is refused by its name.
pub fn file_error(error: KwgError, path: PathBuf) -> PyErr {
    match error {
        // Python finds the kind of error by its number.
        KwgError::Io(error) if error.raw_os_error().is_some() => {
            PyOSError::new_err((error.raw_os_error(), error.kind().to_string(), path))
        }
        error => graph_error(error),
    }
}

pub fn build_error(error: BuildError) -> PyErr {
    BadWordList::new_err(("too-large", error.to_string()))
}

pub fn pattern_error(error: PatternError) -> PyErr {
    let (kind, at, character) = match error {
        PatternError::UnknownCharacter { at, character } => {
            ("unknown-character", at, Some(character))
        }
        PatternError::UnclosedChoice { at } => ("unclosed-choice", at, None),
        PatternError::EmptyChoice { at } => ("empty-choice", at, None),
        PatternError::TooLong => ("too-long", 0, None),
    };
    BadPattern::new_err((kind, at, character))
}

pub fn expression_error(error: RegexError) -> PyErr {
    match error {
        RegexError::Syntax { at, message } => BadExpression::new_err(("syntax", at, message)),
        RegexError::TooLarge => BadExpression::new_err(("too-large", 0, String::new())),
    }
}

pub fn word_list_error(error: WordListError) -> PyErr {
    match error {
        WordListError::Empty => BadWordList::new_err(("empty",)),
        WordListError::NotText { at } => BadWordList::new_err(("not-text", at)),
        WordListError::FewWords {
            words,
            lines,
            dropped,
        } => BadWordList::new_err(("few-words", words, lines, dropped_lines(dropped))),
    }
}

pub fn dropped_lines(dropped: Vec<Dropped>) -> Vec<DroppedLines> {
    let reason = |reason| match reason {
        Reason::Comment => "comment",
        Reason::Columns => "columns",
        Reason::NotLetters => "not-letters",
        Reason::TooShort => "too-short",
        Reason::TooLong => "too-long",
        Reason::Duplicate => "duplicate",
    };
    let lines = |dropped: Dropped| (reason(dropped.reason), dropped.count, dropped.examples);
    dropped.into_iter().map(lines).collect()
}

pub fn rack_error(error: RackError) -> PyErr {
    match error {
        RackError::TooManyTiles { tiles } => PyValueError::new_err(tiles),
        RackError::NotATile { tile } => BadLetters::new_err(tile),
    }
}
