//! The player of Stein's game.

use ordo_engine::stein::{Engine, wins_within};
use ordo_engine::{Limits, Stop};
use ordo_rules::stein::Game;

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

#[test]
fn announced_wins_are_wins_and_none_is_longer_than_need_be() {
    let mut seed = 7u64;
    let mut engine = Engine::new(4);
    let mut announced = 0;
    for _ in 0..12 {
        let mut game = Game::new();
        while game.outcome().is_none() {
            let moves = game.position().legal_moves();
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            game.play(moves[(seed >> 33) as usize % moves.len()])
                .unwrap();
            if game.moves().len() < 30
                || !game.moves().len().is_multiple_of(5)
                || game.outcome().is_some()
            {
                continue;
            }
            let found = engine.search(&game, &to_depth(4), &Stop::default(), |_| {});
            let plies = found.lines[0]
                .score
                .plies_to_win()
                .filter(|&plies| plies <= 3);
            assert_eq!(
                plies.is_some(),
                wins_within(game.position(), 2),
                "{}",
                game.position()
            );
            if let Some(plies) = plies {
                announced += 1;
                assert!(
                    wins_within(game.position(), u32::from(plies) / 2 + 1),
                    "{}",
                    game.position()
                );
                assert!(
                    !wins_within(game.position(), u32::from(plies) / 2),
                    "{}",
                    game.position()
                );
            }
        }
    }
    assert!(announced > 10, "{announced}");
}

#[test]
fn one_thread_plays_the_same_every_time() {
    let search = || {
        let mut engine = Engine::new(4);
        let found = engine.search(&Game::new(), &to_depth(5), &Stop::default(), |_| {});
        (found.best, found.nodes, found.lines[0].score)
    };
    assert_eq!(search(), search());
}
