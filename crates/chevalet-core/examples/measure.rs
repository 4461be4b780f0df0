//! Work for the stopwatch and for callgrind: `measure WORDS.kwg|WORDS.txt games|best|all N [LEAVES]`.

use chevalet_core::generate::{LeaveValues, placements};
use chevalet_core::graph::{Graph, cells_from_kwg};
use chevalet_core::leaves::LeaveTable;
use chevalet_core::lexicon::{Kwg, build};
use chevalet_core::rules::{Premium, Rules, RulesParts};
use chevalet_core::selfplay::{Kit, Player};
use chevalet_core::{klv, training, wordmap};
use std::sync::Arc;
use std::time::Instant;

fn french() -> Rules {
    let layout = "T..d...T...d..T.D...t...t...D...D...d.d...D..d..D...d...D..d....D.....D.....t...t...t...t...d...d.d...d..T..d...D...d..T..d...d.d...d...t...t...t...t.....D.....D....d..D...d...D..d..D...d.d...D...D...t...t...D.T..d...T...d..T";
    Rules::new(RulesParts {
        side: 15,
        premiums: layout
            .chars()
            .map(|c| match c {
                'd' => Premium { letter: 2, word: 1 },
                't' => Premium { letter: 3, word: 1 },
                'D' => Premium { letter: 1, word: 2 },
                'T' => Premium { letter: 1, word: 3 },
                _ => Premium::PLAIN,
            })
            .collect(),
        start: (7, 7),
        values: vec![
            0, 1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10,
        ],
        counts: vec![
            2, 9, 2, 2, 3, 15, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 6, 2, 1, 1, 1, 1,
        ],
        rack_size: 7,
        bonuses: vec![0, 0, 0, 0, 0, 0, 0, 50],
    })
    .unwrap()
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let kwg = if args[1].ends_with(".kwg") {
        Kwg::open(&args[1]).unwrap()
    } else {
        let text = std::fs::read_to_string(&args[1]).unwrap();
        let words: Vec<Vec<u8>> = text
            .lines()
            .map(|l| l.bytes().map(|b| b - b'A' + 1).collect())
            .collect();
        let clock = Instant::now();
        let nodes = build(&words).unwrap();
        println!(
            "build {:.3} s, {} nodes",
            clock.elapsed().as_secs_f64(),
            nodes.len()
        );
        let kwg = Kwg::from_nodes(nodes).unwrap();
        std::fs::write("/tmp/dev/fr.kwg", kwg.to_bytes()).unwrap();
        kwg
    };
    let clock = Instant::now();
    let cells = cells_from_kwg(kwg.nodes());
    println!(
        "graph {:.3} s, {} cells",
        clock.elapsed().as_secs_f64(),
        cells.len()
    );
    let clock = Instant::now();
    let mut words: Vec<Vec<u8>> = Vec::new();
    kwg.for_each_word(|w| words.push(w.to_vec()));
    let parts = wordmap::build(words.iter().map(Vec::as_slice)).unwrap();
    println!(
        "map {:.3} s, words {} slots {} exact {} one more {}",
        clock.elapsed().as_secs_f64(),
        parts.words.len(),
        parts.slots.len() * 8,
        parts.exact.len() * 8,
        parts.one_more.len() * 8
    );
    let rules = Arc::new(french());
    let kit = Kit {
        rules: &rules,
        graph: Graph::new(&cells),
        map: parts.view(),
        leaves: None,
        exchange_needs: 7,
    };
    if args[2] == "train" {
        let per_generation: u64 = args[3].parse().unwrap();
        let mut table = LeaveTable::zero(&rules, 6);
        for generation in 0..5u64 {
            let clock = Instant::now();
            let games = per_generation * if generation > 2 { 2 } else { 1 };
            let sums = training::observe(kit, &table, generation, 0..games);
            table = sums.learn(&table);
            println!(
                "generation {generation}: {:.1} s, joker {} S {} Q {} Z {} E {} V {}",
                clock.elapsed().as_secs_f64(),
                table.value(&[0]),
                table.value(&[19]),
                table.value(&[17]),
                table.value(&[26]),
                table.value(&[5]),
                table.value(&[22]),
            );
            std::fs::write(&args[4], klv::write(&table, &rules)).unwrap();
        }
        return;
    }
    let table = args.get(4).map(|path| {
        let clock = Instant::now();
        let table = klv::read(&std::fs::read(path).unwrap(), &rules).unwrap();
        println!("leaves {:.3} s", clock.elapsed().as_secs_f64());
        table
    });
    let kit = Kit {
        leaves: table.as_ref(),
        ..kit
    };
    let mut player = Player::new(kit);
    let games: u64 = args[3].parse().unwrap();
    let mut found = Vec::new();
    let mut total = 0u64;
    let mut positions = 0u64;
    let mut score = 0i64;
    let all = args[2] == "all";
    let clock = Instant::now();
    for game in 0..games {
        let outcome = player.play(1, game, |turn| {
            positions += 1;
            if all {
                found.clear();
                let leaves = LeaveValues::none();
                placements(turn.board, kit.graph, turn.rack, 7, &leaves, &mut found);
                total += found.len() as u64;
                let best = found.iter().map(|p| p.points).max().unwrap_or(0);
                if !turn.bag.is_empty()
                    && kit.leaves.is_none()
                    && let chevalet_core::best::Play::Place(p) = turn.play
                {
                    assert_eq!(p.points, best, "{:?}", p);
                }
            }
        });
        score += i64::from(outcome.scores[0] + outcome.scores[1]);
    }
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "{games} games, {seconds:.3} s, {:.1} games/s, {:.0} positions/s, mean score {:.1}, {} moves/position",
        games as f64 / seconds,
        positions as f64 / seconds,
        score as f64 / games as f64 / 2.0,
        total as f64 / positions as f64
    );
}
