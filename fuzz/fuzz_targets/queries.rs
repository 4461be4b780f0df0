//! Any text is refused as a pattern or an expression, or finds only words of the list.
#![no_main]

use std::sync::LazyLock;

use chevalet_core::lexicon::{Kwg, Lengths, Pattern, Rack, Regex, build, fold};
use libfuzzer_sys::fuzz_target;

static KWG: LazyLock<Kwg> = LazyLock::new(|| {
    let words = ["AS", "AVAL", "AVALANCHE", "LA", "LAC", "SA", "SAC", "VA", "VAL"];
    let words = words.map(|word| fold(word).expect("letters"));
    Kwg::from_nodes(build(&words).expect("sorted")).expect("sound")
});

fuzz_target!(|text: &str| {
    let any = Lengths::any();
    if let Ok(pattern) = Pattern::parse(text) {
        let found = KWG.matching_pattern(&pattern, &any, usize::MAX);
        assert!(found.words.iter().all(|word| KWG.contains(word)));
    }
    if let Ok(Ok(found)) = Regex::parse(text).map(|regex| KWG.matching_regex(&regex, &any, usize::MAX)) {
        assert!(found.words.iter().all(|word| KWG.contains(word)));
    }
    if let Ok(letters) = fold(text) {
        KWG.hooks(&letters);
        KWG.inside(&letters, &any);
        if let Ok(rack) = Rack::new(&letters) {
            KWG.anagrams(&rack, 10);
        }
    }
});
