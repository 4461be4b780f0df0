//! The word graph: what is built is what is read, and nothing broken is read.

use std::collections::BTreeSet;

use chevalet_core::lexicon::{BuildError, GraphError, Kwg, KwgError, Node, build};
use proptest::prelude::*;

fn letters(word: &str) -> Vec<u8> {
    word.bytes().map(|byte| byte - b'A' + 1).collect()
}

fn kwg(words: &[&str]) -> Kwg {
    let words: BTreeSet<_> = words.iter().map(|word| letters(word)).collect();
    let words: Vec<_> = words.into_iter().collect();
    Kwg::from_nodes(build(&words).unwrap()).unwrap()
}

fn words_of(kwg: &Kwg) -> Vec<Vec<u8>> {
    let mut words = Vec::new();
    kwg.for_each_word(|word| words.push(word.to_vec()));
    words
}

/// Every path of the GADDAG, 0 for the turning point.
fn gaddag_paths(kwg: &Kwg) -> BTreeSet<Vec<u8>> {
    fn walk(nodes: &[u32], first: u32, path: &mut Vec<u8>, paths: &mut BTreeSet<Vec<u8>>) {
        let mut index = first as usize;
        while index != 0 {
            let node = Node(nodes[index]);
            path.push(node.tile());
            if node.accepts() {
                assert!(paths.insert(path.clone()));
            }
            walk(nodes, node.arc(), path, paths);
            path.pop();
            index = if node.is_end() { 0 } else { index + 1 };
        }
    }
    let mut paths = BTreeSet::new();
    walk(kwg.nodes(), kwg.gaddag_root(), &mut Vec::new(), &mut paths);
    paths
}

/// CARE is stored as ERAC, RAC@E, AC@RE and C@ARE.
fn turned(word: &[u8]) -> impl Iterator<Item = Vec<u8>> + '_ {
    (1..=word.len()).map(|turn| {
        let mut path: Vec<u8> = word[..turn].iter().rev().copied().collect();
        if turn < word.len() {
            path.push(0);
            path.extend(&word[turn..]);
        }
        path
    })
}

#[test]
fn a_word_is_turned_at_every_letter() {
    let expected: BTreeSet<Vec<u8>> = [
        vec![5, 18, 1, 3],
        vec![18, 1, 3, 0, 5],
        vec![1, 3, 0, 18, 5],
        vec![3, 0, 1, 18, 5],
    ]
    .into();
    assert_eq!(gaddag_paths(&kwg(&["CARE"])), expected);
}

#[test]
fn no_words_make_a_graph_without_roots() {
    let kwg = kwg(&[]);
    assert_eq!(
        (kwg.dawg_root(), kwg.gaddag_root(), kwg.word_count()),
        (0, 0, 0)
    );
    assert!(!kwg.contains(&letters("A")));
    assert!(!kwg.contains(&[]));
}

#[test]
fn equal_ends_of_lists_are_written_once() {
    // After A: B, S. After C: S, which is the end of that list.
    let kwg = kwg(&["AB", "AS", "CS"]);
    let below = |letter| kwg.seek(kwg.dawg_root(), letter).unwrap().arc();
    assert_eq!(below(3), below(1) + 1);
}

#[test]
fn a_word_of_twenty_one_letters_is_read_and_one_more_refused() {
    let longest = "A".repeat(21);
    assert!(kwg(&[&longest]).contains(&letters(&longest)));
    let refused = build(&[letters(&"A".repeat(22))]);
    assert_eq!(
        refused,
        Err(BuildError::BadLength {
            word: 0,
            letters: 22
        })
    );
}

#[test]
fn bad_word_lists_are_refused() {
    let twice = build(&[letters("AS"), letters("AS")]);
    assert_eq!(twice, Err(BuildError::NotAscending { word: 1 }));
    assert_eq!(
        build(&[vec![1, 27]]),
        Err(BuildError::NotALetter { word: 0, tile: 27 })
    );
    assert_eq!(
        build(&[vec![0]]),
        Err(BuildError::NotALetter { word: 0, tile: 0 })
    );
    assert_eq!(
        build(&[vec![]]),
        Err(BuildError::BadLength {
            word: 0,
            letters: 0
        })
    );
}

#[test]
fn a_list_too_large_for_the_format_is_refused() {
    // Random words share little: their graph outgrows 22-bit arcs.
    let mut state = 1_u64;
    let mut word = || -> Vec<u8> {
        let mut letter = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u8 % 26 + 1
        };
        (0..21).map(|_| letter()).collect()
    };
    let words: BTreeSet<Vec<u8>> = (0..22_000).map(|_| word()).collect();
    let words: Vec<_> = words.into_iter().collect();
    assert!(matches!(
        build(&words),
        Err(BuildError::TooManyNodes { .. })
    ));
}

fn refusal(nodes: &[Node]) -> GraphError {
    match Kwg::from_nodes(nodes.iter().map(|node| node.0).collect()) {
        Err(KwgError::Graph(error)) => error,
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn each_kind_of_corruption_is_named() {
    let root = |arc| Node::new(0, false, true, arc);
    let leaf = |tile| Node::new(tile, true, true, 0);
    assert_eq!(refusal(&[root(0)]), GraphError::TooFewNodes { nodes: 1 });
    assert_eq!(
        refusal(&[root(2), root(0)]),
        GraphError::ArcOutside { node: 0, arc: 2 }
    );
    assert_eq!(
        refusal(&[root(1), root(0)]),
        GraphError::ArcOutside { node: 0, arc: 1 }
    );
    assert_eq!(
        refusal(&[root(2), root(0), leaf(27)]),
        GraphError::NotALetter { node: 2, tile: 27 }
    );
    let unending = Node::new(1, true, false, 0);
    assert_eq!(
        refusal(&[root(2), root(0), unending]),
        GraphError::UnterminatedSiblings
    );
    assert_eq!(
        refusal(&[root(2), root(0), unending, leaf(1)]),
        GraphError::SiblingsNotAscending { node: 3 }
    );
    let dead = Node::new(1, false, true, 0);
    assert_eq!(
        refusal(&[root(2), root(0), dead]),
        GraphError::DeadEnd { node: 2 }
    );
    let cycle = Node::new(1, true, true, 2);
    assert!(matches!(
        refusal(&[root(2), root(0), cycle]),
        GraphError::PathTooLong { .. }
    ));
    let turn = Node::new(0, false, true, 3);
    assert_eq!(
        refusal(&[root(2), root(0), turn, leaf(1)]),
        GraphError::MisplacedTurn { node: 2 }
    );
    assert_eq!(
        refusal(&[root(0), root(2), turn, leaf(1)]),
        GraphError::MisplacedTurn { node: 2 }
    );
    let turn_to = |arc| Node::new(0, false, true, arc);
    let before = Node::new(1, false, true, 3);
    assert_eq!(
        refusal(&[root(0), root(2), before, turn_to(4), turn_to(5), leaf(1)]),
        GraphError::MisplacedTurn { node: 3 }
    );
    let turn_accepts = Node::new(0, true, true, 0);
    assert_eq!(
        refusal(&[root(0), root(2), before, turn_accepts]),
        GraphError::MisplacedTurn { node: 3 }
    );
}

#[test]
fn a_path_too_long_for_a_word_is_refused() {
    let chain = |length: u32| -> Vec<u32> {
        let mut nodes = vec![
            Node::new(0, false, true, 2).0,
            Node::new(0, false, true, 0).0,
        ];
        nodes.extend((1..length).map(|place| Node::new(1, false, true, place + 2).0));
        nodes.push(Node::new(1, true, true, 0).0);
        nodes
    };
    assert!(Kwg::from_nodes(chain(21)).is_ok());
    assert!(Kwg::from_nodes(chain(22)).is_err());
}

#[test]
fn a_graph_of_endless_words_is_refused() {
    // Twenty-one levels of all letters: 26^21 words in 546 nodes.
    let mut nodes = vec![
        Node::new(0, false, true, 2).0,
        Node::new(0, false, true, 0).0,
    ];
    for level in 0..21_u32 {
        let arc = if level == 20 { 0 } else { 2 + 26 * (level + 1) };
        nodes.extend((1..=26).map(|tile| Node::new(tile, true, tile == 26, arc).0));
    }
    assert!(matches!(
        Kwg::from_nodes(nodes),
        Err(KwgError::Graph(GraphError::TooManyWords))
    ));
}

#[test]
fn a_file_is_mapped_or_read_alike() {
    let built = kwg(&["CARE", "CARES", "SAC"]);
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), built.to_bytes()).unwrap();
    for opened in [
        Kwg::open(file.path()).unwrap(),
        Kwg::read(file.path()).unwrap(),
    ] {
        assert_eq!(opened.nodes(), built.nodes());
        assert_eq!(opened.word_count(), 3);
    }
    std::fs::write(file.path(), &built.to_bytes()[..9]).unwrap();
    assert!(matches!(
        Kwg::open(file.path()),
        Err(KwgError::NotNodes { bytes: 9 })
    ));
    std::fs::write(file.path(), []).unwrap();
    assert!(matches!(
        Kwg::open(file.path()),
        Err(KwgError::Graph(GraphError::TooFewNodes { .. }))
    ));
    assert!(matches!(
        Kwg::open(file.path().parent().unwrap()),
        Err(KwgError::NotAFile)
    ));
}

fn word_sets() -> impl Strategy<Value = BTreeSet<Vec<u8>>> {
    // Few letters, so that words share beginnings and ends.
    let word = prop::collection::vec(prop_oneof![1..=4_u8, 1..=26_u8], 1..=7);
    prop::collection::btree_set(word, 0..80)
}

proptest! {
    #[test]
    fn what_is_built_is_what_is_read(words in word_sets(), others in word_sets()) {
        let list: Vec<_> = words.iter().cloned().collect();
        let kwg = Kwg::from_nodes(build(&list).unwrap()).unwrap();
        prop_assert_eq!(kwg.word_count(), list.len());
        prop_assert_eq!(words_of(&kwg), list);
        for word in words.iter().chain(&others) {
            prop_assert_eq!(kwg.contains(word), words.contains(word));
        }
        let expected: BTreeSet<_> = words.iter().flat_map(|word| turned(word)).collect();
        prop_assert_eq!(gaddag_paths(&kwg), expected);
    }

    #[test]
    fn the_graph_is_minimal(words in word_sets()) {
        let list: Vec<_> = words.iter().cloned().collect();
        let kwg = Kwg::from_nodes(build(&list).unwrap()).unwrap();
        // No two arcs lead to different places with equal lists.
        let nodes = kwg.nodes();
        let list_at = |first: usize| -> Vec<u32> {
            let end = (first..).find(|&index| Node(nodes[index]).is_end()).unwrap();
            nodes[first..=end].to_vec()
        };
        let targets: BTreeSet<_> = nodes.iter().map(|&node| Node(node).arc() as usize).filter(|&arc| arc != 0).collect();
        let lists: BTreeSet<_> = targets.iter().map(|&first| list_at(first)).collect();
        prop_assert_eq!(lists.len(), targets.len());
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        if let Ok(kwg) = Kwg::from_bytes(&bytes) {
            prop_assert_eq!(words_of(&kwg).len(), kwg.word_count());
        }
    }
}
