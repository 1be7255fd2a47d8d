//! Tests that compare the search with plain minimax: no bounds, no transposition table.

use ordo_rules::SplitMix64;
use ordo_rules::stein::{Game, Position};

use super::lazy_group::LazyGroup;
use super::noise::Noise;
use super::techniques::Techniques;
use super::thread_memory::ThreadMemory;
use super::tt::TranspositionTable;
use super::worker::{Node, SearchSetup, Window, Worker, WorkerLimits, keys_of};
use super::{Evaluate, Network, SteinEngine};
use crate::{Score, SearchLimits, Stop};

/// Plain minimax.
struct Minimax<'a> {
    /// Runs the quiescence search.
    worker: Worker<'a, Network>,
    keys: Vec<u64>,
}

impl Minimax<'_> {
    /// Minimax value of a position at a depth, with the same terminal positions and quiescence search as the search.
    fn search(&mut self, position: &Position, depth: i32, ply: usize) -> Score {
        let us = position.turn();
        let earlier = self.keys.iter().rev().skip(1).take(ply);
        if ply > 0 && earlier.into_iter().any(|key| *key == position.key()) {
            return Score::ZERO;
        }
        if depth <= 0 || self.worker.is_aborted() {
            return self.leaf(position, ply);
        }
        if position.own().is_empty() || position.reached_goal() == Some(!us) {
            return Score::loss_in(ply as u16);
        }
        let own = LazyGroup::new(us, position.own());
        if ply > 0 && self.worker.threatens_goal(position, &own) {
            return Score::win_in(ply as u16 + 1);
        }
        let mut best = Score::loss_in(ply as u16);
        for mv in position.legal_moves() {
            let next = position.after_unchecked(mv);
            self.keys.push(next.key());
            best = best.max(-self.search(&next, depth - 1, ply + 1));
            self.keys.pop();
        }
        best
    }

    fn leaf(&mut self, position: &Position, ply: usize) -> Score {
        let own = LazyGroup::new(position.turn(), position.own());
        let enemy = LazyGroup::new(!position.turn(), position.enemy());
        let node = Node {
            position,
            own: &own,
            enemy: &enemy,
        };
        let window = Window {
            alpha: Score::MIN,
            beta: Score::MAX,
            depth: 0,
            ply,
        };
        self.worker.qsearch(node, window)
    }
}

/// A game of up to `plies` random moves that is not over.
fn random_game(seed: u64, plies: usize) -> Game {
    let mut random = SplitMix64::new(seed);
    let mut game = Game::new();
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let mv = moves[random.below(moves.len())];
        let mut next = game.clone();
        if next.play(mv).is_err() || next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// Techniques that never change the result, switched by the bits of a number; selective ones are off.
fn sound(bits: u64) -> Techniques {
    let on = |n: u32| bits >> n & 1 == 1;
    Techniques {
        tt: on(0),
        aspiration: on(1),
        history: on(2),
        continuation_history: on(3),
        qsearch: on(4),
        partial_iteration: on(5),
        capture_history: on(6),
        tables: false,
        reverse_futility: false,
        improving: false,
        correction_history: false,
        lmr: false,
        lmp: false,
    }
}

/// Compares the engine with minimax in the current position of a game; `false` if minimax exceeds its node limit.
fn compare(game: &Game, depth: u32, techniques: Techniques, threads: usize) -> bool {
    let (mut setup, stop) = (SearchSetup::new(Network::default()), Stop::default());
    setup.techniques = techniques;
    let (tt, mut memory) = (TranspositionTable::new(1), ThreadMemory::new(&setup));
    let limits = WorkerLimits {
        stop: &stop,
        deadline: None,
        nodes: MAX_NODES,
        counted: None,
    };
    let keys = keys_of(game.positions());
    let noise = Noise::default();
    let worker = Worker::new(&setup, &tt, &mut memory, limits, keys.clone(), noise);
    let mut minimax = Minimax { worker, keys };
    let expected = minimax.search(game.position(), depth as i32, 0);
    if minimax.worker.is_aborted() {
        return false;
    }
    let mut engine = SteinEngine::new(1);
    engine.set_techniques(techniques);
    engine.set_threads(threads);
    let limits = SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    };
    let found = engine.search(game, &limits, &stop, |_| {});
    let score = found.expect("the game is not over").lines[0].score;
    assert_eq!(
        score,
        setup.evaluation.calibrated(expected, game.position()),
        "{}, depth {depth}, {techniques:?}",
        game.position()
    );
    true
}

/// Node limit of minimax beyond the horizon.
const MAX_NODES: u64 = 3_000;

#[test]
fn search_equals_minimax() {
    let mut compared = [0; 4];
    for seed in 0..3_000 {
        let game = random_game(seed, 10 + seed as usize % 120);
        let moves = game.position().count_moves();
        let depth = if moves < 10 {
            3
        } else if moves < 35 {
            2
        } else {
            1
        };
        let techniques = sound(seed.wrapping_mul(0x9e37_79b9) >> 7);
        if compare(&game, depth, techniques, 1 + seed as usize % 2) {
            compared[depth as usize] += 1;
        }
    }
    let [_, one, two, three] = compared;
    assert!(one > 1_000 && two > 300 && three > 30, "{compared:?}");
}

/// At depth 1 nothing is pruned or reduced, so all techniques can be on.
#[test]
fn search_equals_minimax_at_depth_1_with_all_techniques() {
    let compared = (0..1_000).filter(|&seed| {
        let game = random_game(seed + 10_000, 5 + seed as usize % 120);
        compare(&game, 1, Techniques::ALL, 1 + seed as usize % 3)
    });
    let compared = compared.count();
    assert!(compared > 400, "{compared}");
}
