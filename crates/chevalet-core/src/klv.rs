//! Leave tables as files: the KLV2 format that wolges, Macondo and MAGPIE read.
//!
//! `u32` node count, the nodes of a word graph whose words are leaves with their tiles in rising
//! order (the joker is tile 0), `u32` leave count, then one `f32` a leave in the order of the graph.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::leaves::{LeaveTable, MAX_KEPT};
use crate::lexicon::Node;
use crate::placement::POINT;
use crate::rules::Rules;
use crate::tiles::{KINDS, Tile};

/// Leaves are worth less than this, in points.
const MOST_POINTS: f32 = 10_000.0;

/// Why a file is not a leave table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KlvError {
    #[error("the file is too short for what it says it holds")]
    Truncated,
    #[error("{bytes} bytes follow the last leave")]
    TooLong { bytes: usize },
    #[error("node {node} leads outside the file")]
    Outside { node: usize },
    #[error("the tiles of a leave are not in rising order")]
    NotRising,
    #[error("tile {tile} is not of this alphabet")]
    UnknownTile { tile: u8 },
    #[error("a leave has more than {MAX_KEPT} tiles")]
    LeaveTooLong,
    #[error("the graph holds {words} leaves or more, the file gives {values} values")]
    Mismatch { words: usize, values: usize },
    #[error("the value of leave {leave} is not a number of points")]
    NotANumber { leave: usize },
}

/// Reads a KLV2 file.
pub fn read(bytes: &[u8], rules: &Rules) -> Result<LeaveTable, KlvError> {
    let (nodes, rest) = counted(bytes)?;
    let (values, rest) = counted(rest)?;
    if !rest.is_empty() {
        return Err(KlvError::TooLong { bytes: rest.len() });
    }
    let mut reader = Reader {
        nodes: nodes.map(u32::from_le_bytes).collect(),
        values: values.map(f32::from_le_bytes).collect(),
        letters: rules.letters(),
        next: 0,
        leave: Vec::with_capacity(MAX_KEPT),
    };
    let mut longest = 0;
    reader.walk(&mut |leave, _| longest = longest.max(leave.len()))?;
    let mut table = LeaveTable::zero(rules, longest);
    reader.walk(&mut |leave, value| table.set(leave, value))?;
    Ok(table)
}

/// A count and that many groups of four bytes, and what follows.
fn counted(bytes: &[u8]) -> Result<(impl Iterator<Item = [u8; 4]> + '_, &[u8]), KlvError> {
    let (count, rest) = bytes.split_first_chunk().ok_or(KlvError::Truncated)?;
    let length = (u32::from_le_bytes(*count) as usize)
        .checked_mul(4)
        .ok_or(KlvError::Truncated)?;
    let (items, rest) = rest.split_at_checked(length).ok_or(KlvError::Truncated)?;
    Ok((
        items.chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]),
        rest,
    ))
}

struct Reader {
    nodes: Vec<u32>,
    values: Vec<f32>,
    letters: usize,
    next: usize,
    leave: Vec<Tile>,
}

/// Is told every leave and its value in thousandths of a point.
type Visit<'a> = dyn FnMut(&[Tile], i32) + 'a;

impl Reader {
    fn walk(&mut self, visit: &mut Visit<'_>) -> Result<(), KlvError> {
        self.next = 0;
        let root = self.nodes.first().map_or(0, |&node| Node(node).arc());
        if root != 0 {
            self.siblings(root as usize, visit)?;
        }
        if self.next != self.values.len() {
            let (words, values) = (self.next, self.values.len());
            return Err(KlvError::Mismatch { words, values });
        }
        Ok(())
    }

    /// Rising tiles and a limited length bound the walk even of a graph with circles.
    fn siblings(&mut self, first: usize, visit: &mut Visit<'_>) -> Result<(), KlvError> {
        if self.leave.len() == MAX_KEPT {
            return Err(KlvError::LeaveTooLong);
        }
        let mut at = first;
        let mut before = None;
        loop {
            let node = Node(*self.nodes.get(at).ok_or(KlvError::Outside { node: at })?);
            let tile = node.tile();
            if tile as usize > self.letters {
                return Err(KlvError::UnknownTile { tile });
            }
            if before.is_some_and(|b| b >= tile) || self.leave.last().is_some_and(|&l| l > tile) {
                return Err(KlvError::NotRising);
            }
            before = Some(tile);
            self.leave.push(tile);
            if node.accepts() {
                let value = self.take_value()?;
                visit(&self.leave, value);
            }
            if node.arc() != 0 {
                self.siblings(node.arc() as usize, visit)?;
            }
            self.leave.pop();
            if node.is_end() {
                return Ok(());
            }
            at += 1;
        }
    }

    fn take_value(&mut self) -> Result<i32, KlvError> {
        let (words, values) = (self.next + 1, self.values.len());
        let value = *self
            .values
            .get(self.next)
            .ok_or(KlvError::Mismatch { words, values })?;
        if !(-MOST_POINTS..=MOST_POINTS).contains(&value) {
            return Err(KlvError::NotANumber { leave: self.next });
        }
        self.next += 1;
        Ok((value * POINT as f32).round() as i32)
    }
}

/// The bytes of a KLV2 file with every leave that the bag of these rules can give.
pub fn write(table: &LeaveTable, rules: &Rules) -> Vec<u8> {
    let mut writer = Writer {
        counts: *rules.counts(),
        nodes: vec![0],
        groups: HashMap::new(),
        values: Vec::new(),
    };
    let root = writer.group(State {
        tile: 0,
        used: 0,
        room: table.longest(),
    });
    writer.nodes[0] = Node::new(0, false, true, root).0;
    writer.values(table, &mut Vec::new());

    let mut bytes = Vec::with_capacity(8 + 4 * (writer.nodes.len() + writer.values.len()));
    bytes.extend((writer.nodes.len() as u32).to_le_bytes());
    bytes.extend(writer.nodes.iter().flat_map(|node| node.to_le_bytes()));
    bytes.extend((writer.values.len() as u32).to_le_bytes());
    bytes.extend(writer.values.iter().flat_map(|value| value.to_le_bytes()));
    bytes
}

/// What decides how a leave may go on: its last tile, how often that was used, and the room left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    tile: usize,
    used: u8,
    room: usize,
}

struct Writer {
    counts: [u8; KINDS],
    nodes: Vec<u32>,
    groups: HashMap<State, u32>,
    values: Vec<f32>,
}

impl Writer {
    fn next_tiles(&self, state: State) -> Vec<State> {
        if state.room == 0 {
            return Vec::new();
        }
        (state.tile..KINDS)
            .map(|tile| State {
                tile,
                used: if tile == state.tile {
                    state.used + 1
                } else {
                    1
                },
                room: state.room - 1,
            })
            .filter(|next| next.used <= self.counts[next.tile])
            .collect()
    }

    /// Where the tiles that may follow lie, 0 if none may.
    fn group(&mut self, state: State) -> u32 {
        let next = self.next_tiles(state);
        if next.is_empty() {
            return 0;
        }
        if let Entry::Occupied(known) = self.groups.entry(state) {
            return *known.get();
        }
        let at = self.nodes.len();
        self.nodes.resize(at + next.len(), 0);
        self.groups.insert(state, at as u32);
        for (i, &state) in next.iter().enumerate() {
            let arc = self.group(state);
            self.nodes[at + i] = Node::new(state.tile as u8, true, i + 1 == next.len(), arc).0;
        }
        at as u32
    }

    /// The values in the order in which the graph lists its leaves.
    fn values(&mut self, table: &LeaveTable, leave: &mut Vec<Tile>) {
        let tile = leave.last().map_or(0, |&tile| tile as usize);
        let used = leave
            .iter()
            .rev()
            .take_while(|&&t| t as usize == tile)
            .count() as u8;
        let room = table.longest() - leave.len();
        for next in self.next_tiles(State { tile, used, room }) {
            leave.push(next.tile as Tile);
            self.values.push(table.value(leave) as f32 / POINT as f32);
            self.values(table, leave);
            leave.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fixtures::french;

    #[test]
    fn a_table_survives_its_file() {
        let rules = french();
        let mut table = LeaveTable::zero(&rules, 3);
        table.set(&[0], 25_310);
        table.set(&[19, 5, 0], 31_007);
        table.set(&[17], -6_500);
        let read = read(&write(&table, &rules), &rules).unwrap();
        assert_eq!(read.values(), table.values());
    }

    #[test]
    fn the_french_bag_has_864_120_leaves() {
        let rules = french();
        let bytes = write(&LeaveTable::zero(&rules, 6), &rules);
        let nodes = u32::from_le_bytes(bytes[..4].try_into().unwrap()) as usize;
        let count = u32::from_le_bytes(bytes[4 + 4 * nodes..][..4].try_into().unwrap());
        assert_eq!(count, 864_120);
    }

    #[test]
    fn damaged_files_are_refused() {
        let rules = french();
        let sound = write(&LeaveTable::zero(&rules, 2), &rules);
        assert_eq!(read(&[], &rules).unwrap_err(), KlvError::Truncated);
        assert_eq!(
            read(&sound[..sound.len() - 1], &rules).unwrap_err(),
            KlvError::Truncated
        );
        let mut longer = sound.clone();
        longer.push(0);
        assert_eq!(
            read(&longer, &rules).unwrap_err(),
            KlvError::TooLong { bytes: 1 }
        );
        let mut not_a_number = sound.clone();
        let end = sound.len();
        not_a_number[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert!(matches!(
            read(&not_a_number, &rules),
            Err(KlvError::NotANumber { .. })
        ));
        for at in 0..sound.len() {
            for bit in 0..8 {
                let mut damaged = sound.clone();
                damaged[at] ^= 1 << bit;
                let _ = read(&damaged, &rules);
            }
        }
    }
}
