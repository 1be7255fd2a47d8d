//! Games between levels, whose mistakes are the source of puzzles.

use ordo_engine::{Configure, Engine, EngineOf, SearchLimits, Stop};
use ordo_rules::{Color, Game, SplitMix64};

use super::candidates::Mine;

/// Nodes of the stronger levels.
const MAX_NODES: u64 = 3_000;
/// Longer games are cut off.
const MAX_PLIES: usize = 160;
const HASH_MEGABYTES: usize = 2;
/// Levels are drawn from 1 to this.
const HIGHEST_LEVEL: usize = 10;

/// Plays the game with a number: a random opening, and then two random levels. `None` if `stop` was set.
pub(super) fn play<P: Mine>(seed: u64, number: u64, stop: &Stop) -> Option<Game<P>> {
    let first = SplitMix64::new(seed).next_u64();
    let mut rng = SplitMix64::new(first.wrapping_add(number));
    let mut game: Game<P> = opening(&mut rng);
    let mut engines = Color::ALL.map(|_| {
        let mut engine = EngineOf::<P>::new(HASH_MEGABYTES);
        let level = 1 + rng.below(HIGHEST_LEVEL);
        let seed = rng.next_u64();
        engine.new_game(seed);
        engine.set_level(level as u8, seed);
        engine
    });
    let limits = SearchLimits {
        nodes: Some(MAX_NODES),
        ..SearchLimits::default()
    };
    while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
        if stop.is_set() {
            return None;
        }
        let engine = &mut engines[game.position().turn() as usize];
        let found = engine.search(&game, &limits, &Stop::default(), &mut |_| {});
        game.play(found.ok()?.best).ok()?;
    }
    Some(game)
}

/// A random opening that is not over.
fn opening<P: Mine>(rng: &mut SplitMix64) -> Game<P> {
    let plies = rng.below(P::OPENING_PLIES + 1);
    loop {
        let mut game: Game<P> = Game::new();
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            let played = rng.choose(&moves).map(|&mv| game.play(mv));
            if !matches!(played, Some(Ok(()))) {
                break;
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}
