//! Any bytes are refused as a word list, or compile to a graph of exactly its words.
#![no_main]

use chevalet_core::lexicon::{Kwg, WordList, build};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(list) = WordList::read(bytes) else {
        return;
    };
    let nodes = build(&list.words).expect("what is read can be compiled");
    let kwg = Kwg::from_nodes(nodes).expect("what is compiled can be opened");
    let mut words = list.words.iter();
    kwg.for_each_word(|word| assert_eq!(words.next().map(Vec::as_slice), Some(word)));
    assert!(words.next().is_none());
});
