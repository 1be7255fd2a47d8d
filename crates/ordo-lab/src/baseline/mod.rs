//! Simple engines to measure others against.
//!
//! Each is a textbook algorithm, so that results against it stay comparable over time: [`Random`], [`Greedy`] (one ply), and
//! for Stein's game [`AlphaBeta`] (fixed depth) and [`Uct`] (fixed number of random playouts). Their moves depend only on the
//! game and the seed; limits of time and nodes are ignored.
//!
//! ```
//! use ordo_engine::{Engine, SearchLimits, Stop};
//! use ordo_lab::baseline::Greedy;
//! use ordo_rules::stein::{Game, Position};
//!
//! let mut game = Game::new();
//! let mut engine = Greedy::<Position>::new();
//! engine.new_game(7);
//! let result = engine.search(&game, &SearchLimits::default(), &Stop::default(), &mut |_| {})?;
//! game.play(result.best)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod count;
mod greedy;
mod random;
mod uct;

use ordo_engine::{SearchError, SearchResult};
use ordo_rules::{Game, Rules};

pub use alpha_beta::AlphaBeta;
pub use greedy::Greedy;
pub use random::Random;
pub use uct::Uct;

/// The result of a baseline: a move without a score, or `GameOver` if there is none.
fn unscored<M>(best: Option<M>) -> Result<SearchResult<M>, SearchError> {
    let best = best.ok_or(SearchError::GameOver)?;
    Ok(SearchResult {
        best,
        lines: Vec::new(),
        nodes: 0,
    })
}

fn refuse_finished<P: Rules>(game: &Game<P>) -> Result<(), SearchError> {
    match game.outcome() {
        Some(_) => Err(SearchError::GameOver),
        None => Ok(()),
    }
}
