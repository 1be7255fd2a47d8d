//! Simple players to measure others by, and the trait that all players share.
//!
//! The baselines are what their names say and nothing more, so that a score against them means something next year too:
//! [`Random`], [`Greedy`] (one ply), and for Stein's game [`AlphaBeta`] (a fixed depth) and [`Uct`] (a fixed number of random playouts). What
//! they do depends on the game and on the seed alone; limits of time and nodes mean nothing to them.
//!
//! ```
//! use ordo_engine::Limits;
//! use ordo_engine::baseline::{Greedy, Player};
//! use ordo_rules::stein::Game;
//!
//! let mut game = Game::new();
//! let mut player: Box<dyn Player> = Box::new(Greedy::default());
//! player.new_game(7);
//! let mv = player.choose(&game, &Limits::default())?;
//! game.play(mv)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod count;
mod dice;
mod engine_player;
mod greedy;
mod player;
mod random;
mod uct;

pub use alpha_beta::AlphaBeta;
pub use dice::Dice;
pub use engine_player::EnginePlayer;
pub use greedy::Greedy;
pub use player::{Choice, Evaluation, Forfeit, Player};
pub use random::Random;
pub use uct::Uct;
