//! Work for the stopwatch and for callgrind, asked for by benches/report.py.
//!
//! `measure RULES WORDS.kwg WORDS.index LEAVES.klv2|- MODE GAMES SEED`: plays whole games and, at
//! every turn, does what the mode says besides: `games` nothing, `all` lists every placement,
//! `fresh` finds the best once more on a board nobody has looked at yet. `simulate` simulates one
//! position of each game; `endgames` solves so many ends on two threads. `index` makes the index
//! file; `loop` is a yardstick that has nothing to do with the game. Prints one `name value` a line;
//! seconds are the processor's, because others may use the machine too.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

use chevalet_core::best::{Play, Searcher};
use chevalet_core::endgame;
use chevalet_core::generate::{LeaveValues, placements};
use chevalet_core::index::WordIndex;
use chevalet_core::keeping::Keeping;
use chevalet_core::klv;
use chevalet_core::leaves::TileOrder;
use chevalet_core::lexicon::Kwg;
use chevalet_core::placement::{Placement, tile_of};
use chevalet_core::random::Random;
use chevalet_core::rules::{Premium, Rules, RulesParts};
use chevalet_core::selfplay::{Kit, Player};
use chevalet_core::simulation::{self, Position, Rival, Settings};
use chevalet_core::slots::Slots;
use chevalet_core::tiles::Counts;
use chevalet_core::watch::{Patient, Watch};
use chevalet_core::winning;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, words, index, leaves, mode, games, seed] = arguments.as_slice() else {
        return Err(
            "usage: measure RULES WORDS.kwg WORDS.index LEAVES.klv2|- MODE GAMES SEED".into(),
        );
    };
    if mode == "loop" {
        yardstick(games.parse()?);
        return Ok(());
    }
    let rules = Arc::new(read_rules(&std::fs::read_to_string(rules)?)?);
    let kwg = Kwg::open(words)?;
    if mode == "index" {
        let clock = ProcessTime::now();
        let built = WordIndex::build(&kwg)?;
        println!("seconds {:.4}", clock.elapsed().as_secs_f64());
        println!("bytes {}", built.as_bytes().len());
        std::fs::write(index, built.as_bytes())?;
        return Ok(());
    }
    let clock = ProcessTime::now();
    let index = WordIndex::open(index, &kwg)?;
    println!("open-seconds {:.6}", clock.elapsed().as_secs_f64());
    let table = match leaves.as_str() {
        "-" => None,
        path => Some(klv::read(&std::fs::read(path)?, &rules)?),
    };
    let kit = Kit {
        rules: &rules,
        graph: index.graph(),
        map: index.map(),
        leaves: table.as_ref(),
        exchange_needs: 7,
    };
    let (games, seed) = (games.parse()?, seed.parse()?);
    match mode.as_str() {
        "simulate" => simulate(kit, games, seed),
        "endgames" => endgames(kit, games, seed),
        _ => play(kit, mode, games, seed),
    }
    println!("peak-kilobytes {}", peak_kilobytes()?);
    Ok(())
}

fn play(kit: Kit<'_>, mode: &str, games: u64, seed: u64) {
    let mut searcher = Searcher::new(TileOrder::new(kit.rules));
    let mut found: Vec<Placement> = Vec::new();
    let (mut positions, mut moves, mut points) = (0u64, 0u64, 0i64);
    let mut besides = Duration::ZERO;
    let mut player = Player::new(kit);
    let clock = ProcessTime::now();
    for game in 0..games {
        let outcome = player.play(seed, game, |turn| {
            positions += 1;
            let clock = ProcessTime::now();
            match mode {
                "all" => {
                    found.clear();
                    let none = LeaveValues::none();
                    let most = kit.rules.rack_size();
                    placements(turn.board, kit.graph, turn.rack, most, &none, &mut found);
                    moves += black_box(&found).len() as u64;
                }
                "fresh" => {
                    let mut board = turn.board.clone();
                    board.refresh_all(kit.graph);
                    let keeping = kit.leaves.map_or(Keeping::Nothing, Keeping::Table);
                    let mut slots = Slots::default();
                    let best =
                        searcher.best(&mut board, &mut slots, kit.map, turn.rack, keeping, 0);
                    moves += u64::from(matches!(black_box(best), Play::Place(_)));
                }
                _ => return,
            }
            besides += clock.elapsed();
        });
        points += i64::from(outcome.scores[0] + outcome.scores[1]);
    }
    let seconds = clock.elapsed().saturating_sub(besides).as_secs_f64();
    println!("games {games}");
    println!("seconds {seconds:.6}");
    println!("besides-seconds {:.6}", besides.as_secs_f64());
    println!("positions {positions}");
    println!("moves {moves}");
    println!(
        "mean-score {:.3}",
        points as f64 / games.max(1) as f64 / 2.0
    );
}

/// Iterations of each simulated position, candidates and plies: what others are measured with.
const ITERATIONS: u64 = 100;
const CANDIDATES: usize = 15;
const PLIES: usize = 2;

/// Simulates one position of the middle of each game on one thread, all candidates to the end.
fn simulate(kit: Kit<'_>, games: u64, seed: u64) {
    let chances = winning::observe(kit, seed, 0..200).learn();
    let mut player = Player::new(kit);
    let mut positions = Vec::new();
    for game in 0..games {
        let mut chosen = None;
        player.play(seed, game, |turn| {
            if turn.bag.len() > 40 {
                let seat = turn.seat;
                let mut unseen = Counts(*kit.rules.counts()).less(turn.rack);
                for row in 0..turn.board.side() {
                    for column in 0..turn.board.side() {
                        let laid = turn.board.at(row, column);
                        if laid != 0 {
                            unseen.0[tile_of(laid) as usize] -= 1;
                        }
                    }
                }
                chosen = Some(Position {
                    board: turn.board.clone(),
                    rack: *turn.rack,
                    rivals: vec![Rival {
                        tiles: unseen.total() - turn.bag.len(),
                        lead: turn.scores[seat] - turn.scores[1 - seat],
                    }],
                    unseen,
                    known: Counts::default(),
                });
            }
        });
        positions.extend(chosen);
    }
    let settings = Settings {
        plies: PLIES,
        iterations: ITERATIONS,
        seed,
        doubt: 0.0,
        ..Settings::default()
    };
    let (mut rollouts, mut spread) = (0, 0.0);
    let clock = ProcessTime::now();
    for position in &positions {
        let found = simulation::candidates(kit, position, CANDIDATES);
        let chances = Some(&chances);
        let done = simulation::simulate(
            kit,
            position,
            &found,
            chances,
            settings,
            &Patient,
            &mut |_| (),
        );
        rollouts += done.rollouts;
        spread += done.figures[0].spread;
    }
    println!("seconds {:.6}", clock.elapsed().as_secs_f64());
    println!("positions {}", positions.len());
    println!("rollouts {rollouts}");
    println!("mean-spread {:.6}", spread / positions.len().max(1) as f64);
}

/// Says stop when its time has come.
struct Until(Instant);

impl Watch for Until {
    fn should_stop(&self) -> bool {
        Instant::now() >= self.0
    }
}

/// Seconds for each end, and threads.
const END_SECONDS: u64 = 30;
const END_THREADS: usize = 2;

/// Solves the first position of each game in which the bag is empty and a full rack is to move
/// against two tiles or more; one line each.
fn endgames(kit: Kit<'_>, games: u64, seed: u64) {
    let mut player = Player::new(kit);
    let mut seconds = Vec::new();
    let (mut solved, mut bounded) = (0, 0);
    for game in 0.. {
        if seconds.len() as u64 == games {
            break;
        }
        let mut ends = Vec::new();
        let full = kit.rules.rack_size();
        player.play(seed, game, |turn| {
            if turn.bag.is_empty() && ends.is_empty() {
                ends.push((turn.board.clone(), *turn.rack));
            }
        });
        let Some((board, rack)) = ends.pop() else {
            continue;
        };
        let mut other = Counts(*kit.rules.counts()).less(&rack);
        for row in 0..board.side() {
            for column in 0..board.side() {
                if board.at(row, column) != 0 {
                    other.0[tile_of(board.at(row, column)) as usize] -= 1;
                }
            }
        }
        if rack.total() != full || other.total() < 2 {
            continue;
        }
        let clock = Instant::now();
        let watch = Until(clock + Duration::from_secs(END_SECONDS));
        let settings = endgame::Settings {
            threads: END_THREADS,
            ..endgame::Settings::default()
        };
        let mut early = (i32::MIN, i32::MAX);
        let done = endgame::solve(
            kit,
            &board,
            [&rack, &other],
            settings,
            &watch,
            &mut |so_far| {
                if clock.elapsed() < Duration::from_millis(300) {
                    early = (so_far.low, so_far.high);
                }
            },
        );
        let time = clock.elapsed().as_secs_f64();
        eprintln!(
            "game {game}: {full} against {}: {time:.2} s, depth {}, {} nodes, value {} in {}..{}, at 0.3 s {early:?}",
            other.total(),
            done.depth,
            done.nodes,
            done.value,
            done.low,
            done.high,
        );
        solved += u32::from(done.is_exact());
        bounded += u32::from(early.0 > i32::MIN);
        seconds.push(time);
    }
    seconds.sort_by(f64::total_cmp);
    println!("positions {}", seconds.len());
    println!("solved {solved}");
    println!("bounded {bounded}");
    println!("median-seconds {:.3}", seconds[seconds.len() / 2]);
}

/// The most memory this program has held at once, mapped files included, as the kernel tells it.
fn peak_kilobytes() -> Result<u64, Failure> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line
        .and_then(|line| line.split_whitespace().next())
        .ok_or("no VmHWM")?;
    Ok(number.parse()?)
}

/// Random numbers one after the other: each needs the one before, so it measures the clock.
fn yardstick(millions: u64) {
    let clock = ProcessTime::now();
    let mut random = Random::new(1, 1);
    let mut mixed = 0;
    for _ in 0..millions * 1_000_000 {
        mixed ^= random.draw() >> (mixed & 7);
    }
    black_box(mixed);
    println!("seconds {:.6}", clock.elapsed().as_secs_f64());
}

/// Numbers separated by white space: side, start row and column, rack size, bonus for a full rack;
/// letter and word multipliers of every square; kinds of tiles; values; counts.
fn read_rules(text: &str) -> Result<Rules, Failure> {
    let numbers = text
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<Vec<usize>, _>>()?;
    let mut numbers = numbers.into_iter();
    let mut next = || numbers.next().ok_or("the rule table is cut short");
    let [side, row, column, rack_size, bonus] = [next()?, next()?, next()?, next()?, next()?];
    let mut take = |count: usize| {
        (0..count)
            .map(|_| next().map(|n| n as u8))
            .collect::<Result<Vec<u8>, _>>()
    };
    let letters = take(side * side)?;
    let words = take(side * side)?;
    let kinds = take(1)?[0] as usize;
    let pairs = letters.into_iter().zip(words);
    let mut bonuses = vec![0; rack_size + 1];
    bonuses[rack_size] = bonus as i32;
    Ok(Rules::new(RulesParts {
        side,
        premiums: pairs
            .map(|(letter, word)| Premium { letter, word })
            .collect(),
        start: (row, column),
        values: take(kinds)?,
        counts: take(kinds)?,
        rack_size,
        bonuses,
    })?)
}
