//! The baselines, as players.

use ordo_engine::Limits;
use ordo_engine::baseline::{AlphaBeta, EnginePlayer, Forfeit, Greedy, Player, Random, Uct};
use ordo_engine::stein::Engine;
use ordo_rules::stein::Game;
use ordo_rules::{Color, Outcome};

/// Plays a game to its end, the first player as White; long games are cut off without a result.
fn play(white: &mut dyn Player, black: &mut dyn Player, seed: u64) -> (Game, Option<Outcome>) {
    let limits = Limits {
        nodes: Some(100),
        ..Limits::default()
    };
    let mut game = Game::new();
    white.new_game(seed);
    black.new_game(seed + 1);
    while game.outcome().is_none() && game.moves().len() < 1_000 {
        let player: &mut dyn Player = match game.position().turn() {
            Color::White => white,
            Color::Black => black,
        };
        let mv = player.choose(&game, &limits).unwrap();
        game.play(mv).unwrap();
    }
    let outcome = game.outcome();
    (game, outcome)
}

fn everyone() -> Vec<Box<dyn Player>> {
    vec![
        Box::new(Random::default()),
        Box::new(Greedy::default()),
        Box::new(AlphaBeta::new(2)),
        Box::new(Uct::new(8)),
        Box::new(EnginePlayer::<Engine>::new("engine", 1)),
        Box::new(EnginePlayer::<Engine>::new("level:2", 1).with_level(2)),
    ]
}

#[test]
fn everyone_plays_legal_games_to_the_end_and_the_same_again() {
    for (i, mut player) in everyone().into_iter().enumerate() {
        for (j, mut other) in everyone().into_iter().enumerate() {
            let seed = (10 * i + j) as u64;
            let (game, outcome) = play(&mut *player, &mut *other, seed);
            let names = format!("{} – {}", player.name(), other.name());
            assert!(outcome.is_some(), "{names}: {}", game.position());
            let (again, _) = play(&mut *player, &mut *other, seed);
            assert_eq!(game.moves(), again.moves(), "{names}");
            let limits = Limits::default();
            assert_eq!(player.choose(&game, &limits), Err(Forfeit::GameOver));
        }
    }
}

#[test]
fn another_seed_is_another_game() {
    let game = |seed| play(&mut Greedy::default(), &mut AlphaBeta::new(1), seed).0;
    assert_ne!(game(1).moves(), game(2).moves());
}

#[test]
fn who_beats_whom() {
    let score = |pairs, a: &mut dyn Player, b: &mut dyn Player| {
        let mut won = 0;
        for seed in 0..pairs {
            won += i32::from(play(a, b, seed).1.unwrap().winner == Some(Color::White));
            won += i32::from(play(b, a, seed).1.unwrap().winner == Some(Color::Black));
        }
        won
    };
    let (mut random, mut greedy) = (Random::default(), Greedy::default());
    assert!(score(6, &mut greedy, &mut random) >= 11);
    assert!(score(5, &mut AlphaBeta::new(2), &mut greedy) >= 8);
    assert!(score(2, &mut Uct::new(120), &mut random) == 4);
}
