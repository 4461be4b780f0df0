//! Any bytes are refused as a word graph, or are safe to walk in every direction.
#![no_main]

use std::ops::ControlFlow;

use chevalet_core::lexicon::{Kwg, MAX_WORD_LENGTH, Node};
use libfuzzer_sys::fuzz_target;

/// A sound graph may hold millions of words: enough is enough.
const STEPS: usize = 100_000;

fuzz_target!(|bytes: &[u8]| {
    let Ok(kwg) = Kwg::from_bytes(bytes) else {
        return;
    };
    let mut steps = STEPS;
    let _ = kwg.try_for_each_word(|word| {
        assert!(kwg.contains(word));
        steps -= 1;
        if steps == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(STEPS - steps, kwg.word_count().min(STEPS));
    let mut steps = STEPS;
    turned(kwg.nodes(), kwg.gaddag_root() as usize, 0, false, &mut steps);
});

fn turned(nodes: &[u32], first: usize, letters: usize, has_turned: bool, steps: &mut usize) {
    let mut index = first;
    while index != 0 && *steps > 0 {
        *steps -= 1;
        let node = Node(nodes[index]);
        let turns = node.tile() == 0;
        assert!(!(turns && has_turned) && !(turns && letters == 0));
        let letters = letters + usize::from(!turns);
        assert!(letters <= MAX_WORD_LENGTH);
        turned(nodes, node.arc() as usize, letters, has_turned || turns, steps);
        index = if node.is_end() { 0 } else { index + 1 };
    }
}
