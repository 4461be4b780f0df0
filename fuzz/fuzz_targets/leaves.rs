//! Any bytes are refused as a leave table, or survive being written and read again.
#![no_main]

use chevalet_core::klv;
use chevalet_core::rules::{Premium, Rules, RulesParts};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let rules = Rules::new(RulesParts {
        side: 3,
        premiums: vec![Premium::PLAIN; 9],
        start: (1, 1),
        values: vec![0, 1, 2, 3],
        counts: vec![2, 5, 5, 5],
        rack_size: 4,
        bonuses: vec![0; 5],
    })
    .unwrap();
    if let Ok(table) = klv::read(bytes, &rules) {
        let again = klv::read(&klv::write(&table, &rules), &rules).unwrap();
        for (leave, value) in again.values().iter().enumerate() {
            // Leaves that the bag cannot give are not written.
            assert!(*value == 0 || *value == table.values()[leave]);
        }
    }
});
