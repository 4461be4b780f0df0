//! One 32-bit node of a word graph.

const ACCEPTS: u32 = 1 << 23;
const END_OF_SIBLINGS: u32 = 1 << 22;
const ARC: u32 = END_OF_SIBLINGS - 1;

/// A node as the file holds it: tile in bits 31-24, "accepts" in bit 23, "last of its
/// siblings" in bit 22, index of its first child in bits 21-0 (0: no child).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Node(pub u32);

impl Node {
    /// More nodes than this cannot be reached by 22-bit arcs.
    pub const MAX_NODES: usize = 1 << 22;

    #[inline]
    pub const fn new(tile: u8, accepts: bool, is_end: bool, arc: u32) -> Self {
        debug_assert!(arc <= ARC);
        let accepts = if accepts { ACCEPTS } else { 0 };
        let is_end = if is_end { END_OF_SIBLINGS } else { 0 };
        Self((tile as u32) << 24 | accepts | is_end | arc)
    }

    #[inline]
    pub const fn tile(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The path ending here spells a word.
    #[inline]
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// No sibling follows.
    #[inline]
    pub const fn is_end(self) -> bool {
        self.0 & END_OF_SIBLINGS != 0
    }

    /// Index of the first child, 0 if there is none.
    #[inline]
    pub const fn arc(self) -> u32 {
        self.0 & ARC
    }
}
