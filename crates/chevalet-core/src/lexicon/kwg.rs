//! A compiled word list, opened: the KWG format of wolges, Macondo and MAGPIE.
//!
//! A file is proven sound when it is opened (see `validate`), so walking it later is finite
//! and stays inside it.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::OnceLock;

use memmap2::Mmap;

use super::MAX_WORD_LENGTH;
use super::node::Node;
use super::validate::{GraphError, MAX_WORDS, count_words, validate};

/// Why a file is not a word graph.
#[derive(Debug, thiserror::Error)]
pub enum KwgError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("not a regular file")]
    NotAFile,
    #[error("{bytes} bytes are not a whole number of nodes")]
    NotNodes { bytes: u64 },
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// A sound word graph.
#[derive(Debug)]
pub struct Kwg {
    storage: Storage,
    word_count: OnceLock<u32>,
}

#[derive(Debug)]
enum Storage {
    Owned(Vec<u32>),
    Mapped(Mmap),
}

impl Storage {
    fn nodes(&self) -> &[u32] {
        match self {
            Self::Owned(nodes) => nodes,
            // A map starts on a page and `Kwg::open` checked its length: the cast cannot fail.
            Self::Mapped(map) => bytemuck::cast_slice(map),
        }
    }
}

impl Kwg {
    /// Maps a file of one's own into memory, shared with other processes that map it.
    ///
    /// The file must not be changed in place while it is open: write a new file and rename it
    /// over the old one. For a file that others may write to, use [`Kwg::read`], which also
    /// refuses graphs with more words than can be listed.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, KwgError> {
        if cfg!(target_endian = "big") {
            return Self::read(path);
        }
        let file = File::open(path)?;
        // Mapping a directory or a device fails in ways that differ between systems.
        if !file.metadata()?.is_file() {
            return Err(KwgError::NotAFile);
        }
        check_length(file.metadata()?.len())?;
        // SAFETY: a map is unsound only if the file changes underneath. The word list store
        // writes a file once, marks it read-only and replaces it only by renaming, which leaves
        // the mapped one untouched; this function's contract asks the same of other callers.
        let map = unsafe { Mmap::map(&file)? };
        check_length(map.len() as u64)?;
        Self::checked(Storage::Mapped(map))
    }

    /// Reads a whole file into memory of its own.
    pub fn read(path: impl AsRef<Path>) -> Result<Self, KwgError> {
        let file = File::open(path.as_ref())?;
        check_length(file.metadata()?.len())?;
        Self::from_bytes(&std::fs::read(path)?)
    }

    /// Takes the content of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, KwgError> {
        check_length(bytes.len() as u64)?;
        let nodes = bytes
            .chunks_exact(4)
            .map(|node| u32::from_le_bytes([node[0], node[1], node[2], node[3]]))
            .collect();
        Self::from_nodes(nodes)
    }

    pub fn from_nodes(nodes: Vec<u32>) -> Result<Self, KwgError> {
        let kwg = Self::checked(Storage::Owned(nodes))?;
        if kwg.word_count() > MAX_WORDS as usize {
            return Err(GraphError::TooManyWords.into());
        }
        Ok(kwg)
    }

    fn checked(storage: Storage) -> Result<Self, KwgError> {
        validate(storage.nodes())?;
        Ok(Self {
            storage,
            word_count: OnceLock::new(),
        })
    }

    /// All nodes. Fetch the slice once before a loop.
    #[inline]
    pub fn nodes(&self) -> &[u32] {
        self.storage.nodes()
    }

    /// The content of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.nodes()
            .iter()
            .flat_map(|node| node.to_le_bytes())
            .collect()
    }

    /// First node of the list of first letters, 0 if there is no word.
    #[inline]
    pub fn dawg_root(&self) -> u32 {
        Node(self.nodes()[0]).arc()
    }

    /// First node of the GADDAG, 0 if there is no word or the file has no GADDAG.
    #[inline]
    pub fn gaddag_root(&self) -> u32 {
        Node(self.nodes()[1]).arc()
    }

    /// Number of words, counted when first asked for.
    pub fn word_count(&self) -> usize {
        *self.word_count.get_or_init(|| count_words(self.nodes())) as usize
    }

    /// The node reached from a sibling list by one tile.
    #[inline]
    pub fn seek(&self, first: u32, tile: u8) -> Option<Node> {
        seek(self.nodes(), first, tile)
    }

    /// Is it a word? Letters are 1 to 26.
    pub fn contains(&self, word: &[u8]) -> bool {
        let nodes = self.nodes();
        let mut first = Node(nodes[0]).arc();
        let mut accepted = false;
        for &tile in word {
            let Some(node) = seek(nodes, first, tile) else {
                return false;
            };
            accepted = node.accepts();
            first = node.arc();
        }
        accepted
    }

    /// Every word in alphabetical order.
    pub fn for_each_word(&self, mut visit: impl FnMut(&[u8])) {
        let _ = self.try_for_each_word(|word| {
            visit(word);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Every word in alphabetical order until `visit` breaks.
    pub fn try_for_each_word<B>(
        &self,
        mut visit: impl FnMut(&[u8]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut word = [0; MAX_WORD_LENGTH];
        each_word(self.nodes(), self.dawg_root(), &mut word, 0, &mut visit)
    }
}

fn check_length(bytes: u64) -> Result<(), KwgError> {
    if !bytes.is_multiple_of(4) {
        return Err(KwgError::NotNodes { bytes });
    }
    let nodes = usize::try_from(bytes / 4).unwrap_or(usize::MAX);
    match nodes {
        0 | 1 => Err(GraphError::TooFewNodes { nodes }.into()),
        _ if nodes > Node::MAX_NODES => Err(GraphError::TooManyNodes { nodes }.into()),
        _ => Ok(()),
    }
}

#[inline]
pub(super) fn seek(nodes: &[u32], first: u32, tile: u8) -> Option<Node> {
    if first == 0 {
        return None;
    }
    let mut index = first as usize;
    loop {
        let node = Node(nodes[index]);
        if node.tile() >= tile {
            return (node.tile() == tile).then_some(node);
        }
        if node.is_end() {
            return None;
        }
        index += 1;
    }
}

fn each_word<B>(
    nodes: &[u32],
    first: u32,
    word: &mut [u8; MAX_WORD_LENGTH],
    length: usize,
    visit: &mut impl FnMut(&[u8]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if first == 0 {
        return ControlFlow::Continue(());
    }
    let mut index = first as usize;
    loop {
        let node = Node(nodes[index]);
        word[length] = node.tile();
        if node.accepts() {
            visit(&word[..=length])?;
        }
        each_word(nodes, node.arc(), word, length + 1, visit)?;
        if node.is_end() {
            return ControlFlow::Continue(());
        }
        index += 1;
    }
}
