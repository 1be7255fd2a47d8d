//! Khalifa's Ordo: eight rows, eight columns, four pieces of different sizes per side. Line yours up in order of size.
//!
//! [`Setup`] is anything a position string can say, [`Position`] is one that can occur in a game. First the
//! pieces are placed, then a [`Turn`] moves one or two of them.
//!
//! ```
//! use ordo_rules::khalifa::{Game, Position, Turn};
//!
//! let mut game = Game::new();
//! for text in ["1@11", "4@55", "2@23"] {
//!     game.play(text.parse()?)?;
//! }
//! let now: &Position = game.position();
//! assert_eq!(now.to_string(), "8/8/8/4d3/8/8/2B5/A7 b");
//!
//! let diagonal: Turn = "3@22".parse()?;
//! let error = now.explain(diagonal).unwrap_err();
//! assert_eq!(error.to_string(), "K4: 22 is in line with your piece on 55, and no enemy is between");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod closing;
mod count;
mod explain;
mod game;
mod key;
mod line_tables;
mod mobility;
mod options;
mod ordo;
mod packed;
mod partial_turn;
mod piece;
mod placement_order;
mod position;
mod position_text;
mod rules;
mod set;
mod setup;
mod square;
mod symmetry;
mod threat;
mod turn;
mod turn_text;
mod turns;
mod winning_paths;
mod winning_turns;

pub use explain::IllegalTurn;
pub use options::{GameOptions, Spacing};
pub use packed::PackedPosition;
pub use partial_turn::PartialTurn;
pub use piece::{Piece, Size};
pub use position::{Phase, Position};
pub use position_text::ParsePositionError;
pub use set::{SquareSet, Squares};
pub use setup::{Impossible, ImpossiblePosition, Setup};
pub use square::{ParseSquareError, SIDE, Square};
pub use symmetry::Symmetry;
pub use threat::Threat;
pub use turn::{Step, Turn};
pub use turn_text::ParseTurnError;
pub use turns::{TurnSet, Turns};

// Used by ordo-engine; may change in any release.
#[doc(hidden)]
pub use line_tables::OpenLines;
#[doc(hidden)]
pub use mobility::Mobility;
#[doc(hidden)]
pub use winning_paths::{can_make_ordo, each_winning_path, find_winning_turn, may_make_ordo};

/// A game of Khalifa's Ordo.
pub type Game = crate::Game<Position>;
