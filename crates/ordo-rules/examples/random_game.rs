//! Plays random moves to the end of a game of Stein's Ordo: `cargo run --example random_game -- [seed]`.

use std::error::Error;

use ordo_rules::SplitMix64;
use ordo_rules::record::Record;
use ordo_rules::stein::Game;

fn main() -> Result<(), Box<dyn Error>> {
    let seed: u64 = std::env::args().nth(1).as_deref().unwrap_or("1").parse()?;
    let mut random = SplitMix64::new(seed);
    let mut game = Game::new();
    while game.outcome().is_none() {
        let moves = game.position().legal_moves();
        let Some(&mv) = random.choose(&moves) else {
            break;
        };
        game.play(mv)?;
    }
    println!("{:#}\n", game.position());
    if let Some(outcome) = game.outcome() {
        println!("{outcome} after {} moves\n", game.moves().len());
    }
    print!("{}", Record::from_moves(game.start(), game.moves())?);
    Ok(())
}
