//! One to a few tiles in the bag: every draw looked at, and the end after it decided.
//!
//! A play that empties the bag leads to an end in which both sides know everything: for each tile
//! or tiles that may be drawn, it is won, drawn or lost, and a search of the end decides which. What
//! is proven gives bounds of the chance to win; what is not yet decided counts by the guess of the
//! search, and before that by the simulation. The doubtful ends are asked again with ever more nodes, and a play whose upper bound lies
//! below another's lower bound is asked no more.
//!
//! Plays that leave tiles in the bag are judged by the simulation, corrected by how far the
//! simulation is off on the plays that empty it; nothing is proven of them.

use crate::best::Play;
use crate::board::Board;
use crate::endgame::{Question, Table};
use crate::placement::Equity;
use crate::selfplay::Kit;
use crate::simulation::{self, Candidate, Position};
use crate::tiles::Counts;
use crate::watch::Watch;
use crate::winning::WinTable;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub threads: usize,
    pub seed: u64,
    /// Bytes that the table of positions may take.
    pub memory: usize,
    /// Iterations of the simulation that judges plays before anything is searched.
    pub iterations: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            threads: 1,
            seed: 0,
            memory: 64 << 20,
            iterations: 100,
        }
    }
}

/// What is known of a play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    pub play: Play,
    pub points: i32,
    pub equity: Equity,
    /// The chance to win, draws counting half: as far as is known, and proven bounds.
    pub win: f64,
    pub low: f64,
    pub high: f64,
    /// The mean final difference, as far as is known.
    pub spread: f64,
    /// Ways to draw, and those that are decided.
    pub draws: u64,
    pub decided: u64,
}

/// How far the search has come: the best play first.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    pub plays: Vec<Forecast>,
    pub nodes: u64,
    /// Whether the first play is proven to win as often as any.
    pub proven: bool,
}

/// Nodes of the first question about an end; every round asks with eight times as many.
const FIRST_NODES: u64 = 1_000;
const GROWTH: u64 = 8;

/// One end that a play may lead to.
struct End {
    play: usize,
    mine: Counts,
    theirs: Counts,
    /// In how many ways it may come about.
    ways: u64,
    low: i32,
    high: i32,
    /// The guess of the search, once it was asked.
    value: Option<i32>,
}

impl End {
    fn is_decided(&self, spread: i32) -> bool {
        // Seen from the opponent, who is to move.
        self.low > spread || self.high < spread || self.low == self.high
    }
}

/// Looks at every draw; `candidates` are not none. `progress` hears of every round.
pub fn foresee(
    kit: Kit<'_>,
    position: &Position,
    candidates: &[Candidate],
    winning: Option<&WinTable>,
    settings: Settings,
    watch: &dyn Watch,
    progress: &mut dyn FnMut(&Outlook),
) -> Outlook {
    let judged = judged_by_simulation(kit, position, candidates, winning, settings, watch);
    let boards: Vec<Board> = candidates
        .iter()
        .map(|c| board_after(kit, position, c))
        .collect();
    let mut ends: Vec<End> = Vec::new();
    for (place, candidate) in candidates.iter().enumerate() {
        ends.extend(ends_of(position, candidate, place));
    }
    let table = Table::new(settings.memory);
    let mut outlook = Outlook {
        plays: Vec::new(),
        nodes: 0,
        proven: false,
    };
    let mut nodes = FIRST_NODES;
    loop {
        let spread = |end: &End| position.rivals[0].lead + candidates[end.play].points;
        let open = worth_asking(position, candidates, &ends, &judged);
        let mut tasks: Vec<usize> = (0..ends.len())
            .filter(|&i| open[ends[i].play] && !ends[i].is_decided(spread(&ends[i])))
            .collect();
        // The promising plays first, in case time runs out.
        tasks.sort_by(|&a, &b| judged[ends[b].play].0.total_cmp(&judged[ends[a].play].0));
        if tasks.is_empty() {
            break;
        }
        let answers = Mutex::new(Vec::new());
        let next = AtomicUsize::new(0);
        let ask = || {
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                let Some(&index) = tasks.get(task) else {
                    return;
                };
                if watch.should_stop() {
                    return;
                }
                let end = &ends[index];
                let question = Question {
                    board: &boards[end.play],
                    racks: [&end.theirs, &end.mine],
                    target: spread(end),
                    nodes,
                    salt: (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
                };
                let answer = question.ask(kit, &table, watch);
                if let Ok(mut answers) = answers.lock() {
                    answers.push((index, answer));
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..settings.threads.max(1) {
                scope.spawn(ask);
            }
            ask();
        });
        for (index, answer) in answers.into_inner().unwrap_or_default() {
            let end = &mut ends[index];
            end.low = end.low.max(answer.low);
            end.high = end.high.min(answer.high);
            end.value = Some(answer.value.clamp(end.low, end.high));
            outlook.nodes += answer.nodes;
        }
        outlook.plays = forecasts(position, candidates, &ends, &judged);
        outlook.proven = is_proven(&outlook.plays);
        progress(&outlook);
        if watch.should_stop() || outlook.proven {
            break;
        }
        nodes = nodes.saturating_mul(GROWTH);
    }
    outlook.plays = forecasts(position, candidates, &ends, &judged);
    outlook.proven = is_proven(&outlook.plays);
    outlook
}

fn is_proven(plays: &[Forecast]) -> bool {
    let Some((first, others)) = plays.split_first() else {
        return false;
    };
    others.iter().all(|other| other.high <= first.low)
}

/// Chance and spread of every candidate by simulation.
fn judged_by_simulation(
    kit: Kit<'_>,
    position: &Position,
    candidates: &[Candidate],
    winning: Option<&WinTable>,
    settings: Settings,
    watch: &dyn Watch,
) -> Vec<(f64, f64)> {
    let report = simulation::simulate(
        kit,
        position,
        candidates,
        winning,
        simulation::Settings {
            iterations: settings.iterations,
            threads: settings.threads,
            seed: settings.seed,
            doubt: 0.0,
            indifference: 0.0,
            ..simulation::Settings::default()
        },
        watch,
        &mut |_| (),
    );
    let figures = |candidate: &Candidate| {
        let of = report
            .figures
            .iter()
            .find(|figures| figures.play == candidate.play);
        of.map_or((0.5, 0.0), |figures| (figures.win, figures.spread))
    };
    candidates.iter().map(figures).collect()
}

/// Whether a candidate draws all that is left.
fn empties_bag(position: &Position, candidate: &Candidate) -> bool {
    match &candidate.play {
        Play::Place(placement) => placement.tiles as usize >= position.bag(),
        _ => false,
    }
}

fn board_after(kit: Kit<'_>, position: &Position, candidate: &Candidate) -> Board {
    let mut board = position.board.clone();
    if let Play::Place(placement) = &candidate.play {
        let (lane, start) = (placement.lane as usize, placement.start as usize);
        board.place(kit.graph, lane, start, placement.laid());
    }
    board
}

/// Every end that a play which empties the bag may lead to.
fn ends_of(position: &Position, candidate: &Candidate, play: usize) -> Vec<End> {
    let Play::Place(placement) = &candidate.play else {
        return Vec::new();
    };
    if !empties_bag(position, candidate) {
        return Vec::new();
    }
    let kept = position.rack.less(&placement.used());
    let hidden = position.unseen.less(&position.known);
    let bag = position.bag();
    let drawn = hidden.subsets().filter(|drawn| drawn.total() == bag);
    drawn
        .map(|drawn| End {
            play,
            mine: kept.with(&drawn),
            theirs: position.unseen.less(&drawn),
            ways: ways(&hidden, &drawn),
            low: i32::MIN / 2,
            high: i32::MAX / 2,
            value: None,
        })
        .collect()
}

/// In how many ways some tiles can be drawn from others.
fn ways(from: &Counts, drawn: &Counts) -> u64 {
    let pairs = from.0.iter().zip(&drawn.0);
    pairs
        .map(|(&n, &k)| choose(u64::from(n), u64::from(k)))
        .product()
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// The plays that may still turn out best.
fn worth_asking(
    position: &Position,
    candidates: &[Candidate],
    ends: &[End],
    judged: &[(f64, f64)],
) -> Vec<bool> {
    let all = unsorted(position, candidates, ends, judged);
    let secured = all.iter().map(|forecast| forecast.low).fold(0.0, f64::max);
    all.iter()
        .map(|forecast| forecast.high >= secured)
        .collect()
}

fn forecasts(
    position: &Position,
    candidates: &[Candidate],
    ends: &[End],
    judged: &[(f64, f64)],
) -> Vec<Forecast> {
    let mut all = unsorted(position, candidates, ends, judged);
    all.sort_by(|a, b| {
        let by_chance = b.win.total_cmp(&a.win).then(b.low.total_cmp(&a.low));
        by_chance.then(b.spread.total_cmp(&a.spread))
    });
    all
}

fn unsorted(
    position: &Position,
    candidates: &[Candidate],
    ends: &[End],
    judged: &[(f64, f64)],
) -> Vec<Forecast> {
    let known = |place: usize, candidate: &Candidate| {
        let spread = position.rivals[0].lead + candidate.points;
        let own = ends.iter().filter(|end| end.play == place);
        let (mut win, mut low, mut high, mut mean) = (0.0, 0.0, 0.0, 0.0);
        let (mut draws, mut decided) = (0, 0);
        for end in own {
            let weight = end.ways as f64;
            let chance = |theirs: i32| 0.5 + 0.5 * f64::from((spread - theirs).signum());
            win += weight * end.value.map_or(judged[place].0, chance);
            low += weight * chance(end.high);
            high += weight * chance(end.low);
            let difference = |theirs: i32| f64::from(spread - theirs);
            mean += weight * end.value.map_or(judged[place].1, difference);
            draws += end.ways;
            decided += if end.is_decided(spread) { end.ways } else { 0 };
        }
        let all = draws.max(1) as f64;
        Forecast {
            play: candidate.play,
            points: candidate.points,
            equity: candidate.equity,
            win: win / all,
            low: low / all,
            high: if draws == 0 { 1.0 } else { high / all },
            spread: mean / all,
            draws,
            decided,
        }
    };
    let mut all: Vec<Forecast> = candidates
        .iter()
        .enumerate()
        .map(|(place, c)| known(place, c))
        .collect();
    // What the simulation misjudges it misjudges of all plays alike.
    let searched: Vec<usize> = (0..all.len()).filter(|&i| all[i].draws > 0).collect();
    let count = searched.len().max(1) as f64;
    let off = searched
        .iter()
        .map(|&i| all[i].win - judged[i].0)
        .sum::<f64>()
        / count;
    let off_spread = searched
        .iter()
        .map(|&i| all[i].spread - judged[i].1)
        .sum::<f64>()
        / count;
    for (forecast, &(win, spread)) in all.iter_mut().zip(judged) {
        if forecast.draws == 0 {
            forecast.win = (win + off).clamp(0.0, 1.0);
            forecast.spread = spread + off_spread;
        }
    }
    all
}
