//! The search against plain minimax: every move of every position, no bounds, no table.

use ordo_rules::stein::{Game, Position};

use super::group::LazyGroup;
use super::quiet::threatens_goal;
use super::table::Table;
use super::techniques::Techniques;
use super::worker::{Node, Window, Worker, keys_of};
use super::{Engine, HandMade};
use crate::{Limits, Score, Stop};

/// What a position is worth at a depth: the same ends, the same extension and the same judgement beyond the horizon as
/// the search has, and nothing else.
fn minimax(
    position: &Position,
    keys: &mut Vec<u64>,
    depth: i32,
    ply: usize,
    at_leaf: &mut dyn FnMut(&Position, usize) -> Score,
) -> Score {
    let us = position.turn();
    let repeated = keys
        .iter()
        .rev()
        .skip(1)
        .take(ply)
        .any(|key| *key == position.key());
    if ply > 0 && repeated {
        return Score::ZERO;
    }
    if depth <= 0 {
        return at_leaf(position, ply);
    }
    if position.own().is_empty() || position.reached_goal() == Some(!us) {
        return Score::loss_in(ply as u16);
    }
    if ply > 0 && threatens_goal(position, &LazyGroup::new(us, position.own())) {
        return Score::win_in(ply as u16 + 1);
    }
    let is_split = !position.group(us).is_connected();
    let deeper = depth - 1 + i32::from(is_split);
    let mut best = Score::loss_in(ply as u16);
    for mv in position.legal_moves() {
        let next = position.after_unchecked(mv);
        keys.push(next.key());
        best = best.max(-minimax(&next, keys, deeper, ply + 1, at_leaf));
        keys.pop();
    }
    best
}

fn random_game(seed: u64, plies: usize) -> Game {
    let mut seed = seed.wrapping_mul(2).wrapping_add(1);
    let mut game = Game::new();
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        seed = seed
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        let mv = moves[(seed >> 33) as usize % moves.len()];
        let mut next = game.clone();
        if next.play(mv).is_err() || next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

#[test]
fn the_search_equals_minimax() {
    let evaluation = HandMade::default();
    let table = Table::new(1);
    let stop = Stop::default();
    for seed in 0..60 {
        let game = random_game(seed, 10 + seed as usize % 90);
        let position = game.position();
        let depth = if seed % 10 == 0 { 2 } else { 1 };
        let mut keys = keys_of(game.positions());
        let mut worker = Worker::new(&evaluation, &table, &stop, None, u64::MAX, keys.clone());
        let mut at_leaf = |position: &Position, ply: usize| {
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
            worker.quiet_search(node, window, 0)
        };
        let expected = minimax(position, &mut keys, depth as i32, 0, &mut at_leaf);
        for windows in [false, true] {
            let mut engine = Engine::new(1);
            engine.set_techniques(Techniques {
                windows,
                ..Techniques::NONE
            });
            let limits = Limits {
                depth: Some(depth),
                ..Limits::default()
            };
            let found = engine.search(&game, &limits, &stop, |_| {});
            assert_eq!(found.lines[0].score, expected, "{position}, depth {depth}");
        }
    }
}
