//! Thousands of damaged graph files, the same ones on every run: refused, or safe to walk.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use chevalet_core::lexicon::{
    Kwg, KwgError, Lengths, MAX_WORD_LENGTH, Node, Order, Pattern, Rack, build,
};

/// A small generator of our own: the cases must not change with a library's version.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

fn sound_file(random: &mut Random) -> Vec<u8> {
    let mut word = || -> Vec<u8> {
        let length = 1 + random.below(8);
        (0..length).map(|_| 1 + random.below(6) as u8).collect()
    };
    let words: BTreeSet<_> = (0..150).map(|_| word()).collect();
    let words: Vec<_> = words.into_iter().collect();
    Kwg::from_nodes(build(&words).unwrap()).unwrap().to_bytes()
}

fn damage(file: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = random.below(file.len());
        let node = random.below(file.len() / 4) * 4;
        match random.below(7) {
            0 => file[at] ^= 1 << random.below(8),
            1 => file[at] = random.below(256) as u8,
            // An arc to anywhere in the file: where cycles and shared lists come from.
            2 | 3 => {
                let arc = random.below(file.len() / 4) as u32;
                let old = u32::from_le_bytes(file[node..node + 4].try_into().unwrap());
                file[node..node + 4].copy_from_slice(&(old & !0x003f_ffff | arc).to_le_bytes());
            }
            4 => file.truncate(at),
            5 => file.insert(at, random.below(256) as u8),
            _ => drop(file.drain(node..node + 4)),
        }
        if file.len() < 4 {
            return;
        }
    }
}

/// Every walk that later code does without checking again.
fn walk(kwg: &Kwg) {
    const ENOUGH: usize = 20_000;
    let mut count = 0;
    let _ = kwg.try_for_each_word(|word| {
        assert!(!word.is_empty() && word.len() <= MAX_WORD_LENGTH);
        assert!(word.iter().all(|letter| (1..=26).contains(letter)));
        count += 1;
        if count == ENOUGH {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(count, kwg.word_count().min(ENOUGH));
    let mut budget = ENOUGH;
    turned_paths(kwg.nodes(), kwg.gaddag_root() as usize, 0, 0, &mut budget);
    if kwg.word_count() < ENOUGH {
        let any = Lengths::any();
        let pattern = Pattern::parse("*A*[B-D]").unwrap();
        kwg.matching_pattern(&pattern, &any, 10);
        let rack = Rack::new(&[0, 1, 2, 3, 4, 5, 6]).unwrap();
        kwg.made_from(&rack, &any, &[1; 27], Order::MostPoints, 10);
        kwg.hooks(&[1, 2]);
        kwg.inside(&[1, 2, 3, 4, 5, 6, 1, 2, 3], &any);
    }
}

fn turned_paths(nodes: &[u32], first: usize, letters: usize, turns: usize, budget: &mut usize) {
    let mut index = first;
    while index != 0 && *budget > 0 {
        *budget -= 1;
        let node = Node(nodes[index]);
        let is_turn = node.tile() == 0;
        let (letters, turns) = (
            letters + usize::from(!is_turn),
            turns + usize::from(is_turn),
        );
        assert!(letters <= MAX_WORD_LENGTH && turns <= 1 && letters > 0);
        assert!(node.arc() != 0 || node.accepts());
        turned_paths(nodes, node.arc() as usize, letters, turns, budget);
        index = if node.is_end() { 0 } else { index + 1 };
    }
}

#[test]
fn damaged_files_are_refused_or_safe() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut refused, mut read) = (0, 0);
    for _ in 0..20 {
        let sound = sound_file(&mut random);
        for _ in 0..250 {
            let mut file = sound.clone();
            damage(&mut file, &mut random);
            match Kwg::from_bytes(&file) {
                Ok(kwg) => {
                    walk(&kwg);
                    read += 1;
                }
                Err(KwgError::Io(error)) => panic!("no file was opened: {error}"),
                Err(_) => refused += 1,
            }
        }
    }
    // The damage is neither all harmless nor all fatal, so both paths were tried.
    assert!(
        refused > 1000 && read > 200,
        "{refused} refused, {read} read"
    );
}

#[test]
fn every_truncation_of_a_file_is_refused_or_safe() {
    let sound = sound_file(&mut Random(7));
    for length in 0..sound.len() {
        if let Ok(kwg) = Kwg::from_bytes(&sound[..length]) {
            walk(&kwg);
        }
    }
}
