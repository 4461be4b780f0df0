//! Word graphs and look-ups for Python. Letters are `A` to `Z` there, a joker is `?`.

use std::path::PathBuf;
use std::sync::Arc;

use chevalet_core::lexicon::{
    Encoding, Kwg, Lengths, MAX_WORD_LENGTH, Matches, Order, Pattern, Rack, Regex, Values,
    WordList, build, fold, plain,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::refusals::{
    BadLetters, BadWordList, DroppedLines, build_error, dropped_lines, expression_error,
    file_error, graph_error, pattern_error, rack_error, word_list_error,
};

/// Words, and how many there are in all.
type Found = (Vec<String>, usize);

fn letters(word: &str) -> PyResult<Vec<u8>> {
    fold(word).map_err(|error| BadLetters::new_err(error.0))
}

fn rack(tiles: &str) -> PyResult<Rack> {
    let mut all = letters(&tiles.replace('?', ""))?;
    all.resize(all.len() + tiles.matches('?').count(), 0);
    Rack::new(&all).map_err(rack_error)
}

fn values(values: &[u16]) -> PyResult<&Values> {
    values
        .try_into()
        .map_err(|_| PyValueError::new_err("27 values are needed: the joker's, then A to Z"))
}

fn text(word: &[u8]) -> String {
    word.iter()
        .map(|&letter| char::from(letter + b'A' - 1))
        .collect()
}

fn texts(words: Vec<Vec<u8>>) -> Vec<String> {
    words.iter().map(|word| text(word)).collect()
}

/// A compiled word list.
#[pyclass(frozen, module = "chevalet._core")]
pub struct Graph {
    pub kwg: Arc<Kwg>,
}

impl Graph {
    fn new(kwg: Kwg) -> Self {
        Self { kwg: Arc::new(kwg) }
    }

    fn find(
        &self,
        py: Python<'_>,
        lengths: (usize, usize),
        find: impl Send + FnOnce(&Kwg, &Lengths) -> Matches,
    ) -> Found {
        py.detach(|| {
            let found = find(&self.kwg, &Lengths::new(lengths.0..=lengths.1));
            (texts(found.words), found.total)
        })
    }
}

#[pymethods]
impl Graph {
    /// Map a file that will not be changed in place.
    #[staticmethod]
    fn open(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        py.detach(|| Kwg::open(&path))
            .map(Self::new)
            .map_err(|error| file_error(error, path))
    }

    /// Take the content of a file.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        py.detach(|| Kwg::from_bytes(data))
            .map(Self::new)
            .map_err(graph_error)
    }

    /// Compile words in any order and dress.
    #[staticmethod]
    fn from_words(py: Python<'_>, words: Vec<String>) -> PyResult<Self> {
        py.detach(|| {
            let mut folded = words
                .iter()
                .map(|word| letters(word))
                .collect::<PyResult<Vec<_>>>()?;
            if let Some(index) = folded
                .iter()
                .position(|word| !(1..=MAX_WORD_LENGTH).contains(&word.len()))
            {
                return Err(BadWordList::new_err(("bad-length", words[index].clone())));
            }
            folded.sort_unstable();
            folded.dedup();
            let nodes = build(&folded).map_err(build_error)?;
            Kwg::from_nodes(nodes).map(Self::new).map_err(graph_error)
        })
    }

    /// The same words compiled anew, with a GADDAG that is sure to hold them too.
    fn rebuilt(&self, py: Python<'_>) -> PyResult<Self> {
        py.detach(|| {
            let mut words = Vec::with_capacity(self.kwg.word_count());
            self.kwg.for_each_word(|word| words.push(word.to_vec()));
            let nodes = build(&words).map_err(build_error)?;
            Kwg::from_nodes(nodes).map(Self::new).map_err(graph_error)
        })
    }

    /// The content of the file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes = py.detach(|| self.kwg.to_bytes());
        PyBytes::new(py, &bytes)
    }

    /// Whether moves can be generated from it: a file may hold the DAWG alone.
    #[getter]
    fn has_gaddag(&self) -> bool {
        self.kwg.gaddag_root() != 0 || self.kwg.dawg_root() == 0
    }

    fn __len__(&self) -> usize {
        self.kwg.word_count()
    }

    fn __contains__(&self, word: &str) -> bool {
        fold(word).is_ok_and(|word| self.kwg.contains(&word))
    }

    /// Every word, in alphabetical order.
    fn words(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| {
            let mut words = Vec::with_capacity(self.kwg.word_count());
            self.kwg.for_each_word(|word| words.push(text(word)));
            words
        })
    }

    /// Words that `other` lacks.
    fn missing_from(&self, py: Python<'_>, other: &Self, limit: usize) -> Found {
        py.detach(|| {
            let (mut words, mut total) = (Vec::new(), 0);
            self.kwg.for_each_word(|word| {
                if !other.kwg.contains(word) {
                    total += 1;
                    if total <= limit {
                        words.push(text(word));
                    }
                }
            });
            (words, total)
        })
    }

    fn starting(
        &self,
        py: Python<'_>,
        beginning: &str,
        lengths: (usize, usize),
        limit: usize,
    ) -> PyResult<Found> {
        let beginning = letters(beginning)?;
        Ok(self.find(py, lengths, |kwg, lengths| {
            kwg.starting(&beginning, lengths, limit)
        }))
    }

    fn ending(
        &self,
        py: Python<'_>,
        end: &str,
        lengths: (usize, usize),
        limit: usize,
    ) -> PyResult<Found> {
        let end = letters(end)?;
        Ok(self.find(py, lengths, |kwg, lengths| kwg.ending(&end, lengths, limit)))
    }

    /// Words that match a pattern of letters, `?`, `*` and `[...]`.
    fn pattern(
        &self,
        py: Python<'_>,
        pattern: &str,
        lengths: (usize, usize),
        limit: usize,
    ) -> PyResult<Found> {
        let pattern = Pattern::parse(&plain(pattern)).map_err(pattern_error)?;
        Ok(self.find(py, lengths, |kwg, lengths| {
            kwg.matching_pattern(&pattern, lengths, limit)
        }))
    }

    /// Words that match a regular expression as a whole.
    fn matching(
        &self,
        py: Python<'_>,
        expression: &str,
        lengths: (usize, usize),
        limit: usize,
    ) -> PyResult<Found> {
        py.detach(|| {
            let lengths = Lengths::new(lengths.0..=lengths.1);
            let found = Regex::parse(&plain(expression))
                .and_then(|regex| self.kwg.matching_regex(&regex, &lengths, limit))
                .map_err(expression_error)?;
            Ok((texts(found.words), found.total))
        })
    }

    /// Words that use every tile.
    fn anagrams(&self, py: Python<'_>, tiles: &str, limit: usize) -> PyResult<Found> {
        let rack = rack(tiles)?;
        Ok(py.detach(|| {
            let found = self.kwg.anagrams(&rack, limit);
            (texts(found.words), found.total)
        }))
    }

    /// Words made of some of the tiles, a joker's letter in lower case, with their points; then
    /// how many there are in all. `order` is `alphabet`, `length` or `points`.
    fn made_from(
        &self,
        py: Python<'_>,
        tiles: &str,
        lengths: (usize, usize),
        values: Vec<u16>,
        order: &str,
        limit: usize,
    ) -> PyResult<(Vec<(String, u32)>, usize)> {
        let rack = rack(tiles)?;
        let values = self::values(&values)?;
        let order = match order {
            "alphabet" => Order::Alphabet,
            "length" => Order::Longest,
            "points" => Order::MostPoints,
            _ => return Err(PyValueError::new_err("alphabet, length or points")),
        };
        let lengths = Lengths::new(lengths.0..=lengths.1);
        Ok(py.detach(|| {
            let (made, total) = self.kwg.made_from(&rack, &lengths, values, order, limit);
            let laid = made
                .iter()
                .map(|made| (laid(&rack, &made.word), made.points));
            (laid.collect(), total)
        }))
    }

    /// Letters that make a word before this one, and after it.
    fn hooks(&self, word: &str) -> PyResult<(String, String)> {
        let hooks = self.kwg.hooks(&letters(word)?);
        Ok((text(&hooks.before), text(&hooks.after)))
    }

    /// Other words inside a word: where each begins, and the word.
    fn inside(&self, word: &str, lengths: (usize, usize)) -> PyResult<Vec<(usize, String)>> {
        let word = letters(word)?;
        let found = self.kwg.inside(&word, &Lengths::new(lengths.0..=lengths.1));
        let part = |(start, length)| (start, text(&word[start..start + length]));
        Ok(found.into_iter().map(part).collect())
    }
}

/// A word as laid from a rack: a joker's letter in lower case.
fn laid(rack: &Rack, word: &[u8]) -> String {
    let jokers = rack.lay(word).unwrap_or_default();
    let letters = text(word);
    let dressed = letters.chars().zip(jokers);
    dressed
        .map(|(letter, joker)| {
            if joker {
                letter.to_ascii_lowercase()
            } else {
                letter
            }
        })
        .collect()
}

/// The letters of a word, `A` to `Z`: case, accents and ligatures dropped.
#[pyfunction]
pub fn folded(word: &str) -> PyResult<String> {
    letters(word).map(|word| text(&word))
}

/// Compile a word list: its graph, its encoding, how many lines it has, and those dropped.
#[pyfunction]
pub fn read_word_list(
    py: Python<'_>,
    data: &[u8],
) -> PyResult<(Graph, &'static str, usize, Vec<DroppedLines>)> {
    py.detach(|| {
        let list = WordList::read(data).map_err(word_list_error)?;
        let nodes = build(&list.words).map_err(build_error)?;
        let graph = Graph::new(Kwg::from_nodes(nodes).map_err(graph_error)?);
        let encoding = match list.encoding {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16 => "utf-16",
            Encoding::Western => "cp1252",
        };
        Ok((graph, encoding, list.lines, dropped_lines(list.dropped)))
    })
}
