//! The baselines, playing against each other and the engine.

use ordo_engine::{Configure, Engine, SearchError, SearchLimits, Stop, stein};
use ordo_lab::baseline::{AlphaBeta, Greedy, Random, Uct};
use ordo_rules::stein::{Game, Move, Position};
use ordo_rules::{Color, Outcome};

type AnyEngine = dyn Engine<Position = Position>;

fn choose(engine: &mut AnyEngine, game: &Game) -> Result<Move, SearchError> {
    let limits = SearchLimits {
        nodes: Some(100),
        ..SearchLimits::default()
    };
    let result = engine.search(game, &limits, &Stop::default(), &mut |_| {})?;
    Ok(result.best)
}

/// Plays a game to its end, the first engine as White; long games are cut off without a result.
fn play(white: &mut AnyEngine, black: &mut AnyEngine, seed: u64) -> (Game, Option<Outcome>) {
    let mut game = Game::new();
    white.new_game(seed);
    black.new_game(seed + 1);
    while game.outcome().is_none() && game.moves().len() < 1_000 {
        let engine: &mut AnyEngine = match game.position().turn() {
            Color::White => white,
            Color::Black => black,
        };
        let mv = choose(engine, &game).unwrap();
        game.play(mv).unwrap();
    }
    let outcome = game.outcome();
    (game, outcome)
}

fn all_engines() -> Vec<(&'static str, Box<AnyEngine>)> {
    let mut level_2 = stein::SteinEngine::new(1);
    Configure::set_level(&mut level_2, 2, 0);
    vec![
        ("random", Box::new(Random::new())),
        ("greedy", Box::new(Greedy::<Position>::new())),
        ("ab:2", Box::new(AlphaBeta::new(2))),
        ("uct:8", Box::new(Uct::new(8))),
        ("engine", Box::new(stein::SteinEngine::new(1))),
        ("level:2", Box::new(level_2)),
    ]
}

#[test]
fn games_are_legal_finish_and_repeat_with_the_same_seed() {
    for (i, (name, mut engine)) in all_engines().into_iter().enumerate() {
        for (j, (other_name, mut other)) in all_engines().into_iter().enumerate() {
            let seed = (10 * i + j) as u64;
            let (game, outcome) = play(&mut *engine, &mut *other, seed);
            let names = format!("{name} – {other_name}");
            assert!(outcome.is_some(), "{names}: {}", game.position());
            let (again, _) = play(&mut *engine, &mut *other, seed);
            assert_eq!(game.moves(), again.moves(), "{names}");
            assert_eq!(choose(&mut *engine, &game), Err(SearchError::GameOver));
        }
    }
}

#[test]
fn seeds_give_different_games() {
    let game = |seed| play(&mut Greedy::<Position>::new(), &mut AlphaBeta::new(1), seed).0;
    assert_ne!(game(1).moves(), game(2).moves());
}

#[test]
fn greedy_beats_random_and_alpha_beta_beats_greedy() {
    let score = |pairs, a: &mut AnyEngine, b: &mut AnyEngine| {
        let mut won = 0;
        for seed in 0..pairs {
            won += i32::from(play(a, b, seed).1.unwrap().winner == Some(Color::White));
            won += i32::from(play(b, a, seed).1.unwrap().winner == Some(Color::Black));
        }
        won
    };
    let (mut random, mut greedy) = (Random::new(), Greedy::<Position>::new());
    assert!(score(6, &mut greedy, &mut random) >= 11);
    assert!(score(5, &mut AlphaBeta::new(2), &mut greedy) >= 8);
    assert!(score(2, &mut Uct::new(120), &mut random) == 4);
}
