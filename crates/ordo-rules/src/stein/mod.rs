//! Stein's Ordo: ten files, eight ranks, twenty pieces per side. Keep your group connected and reach the goal row.
//!
//! [`Setup`] is anything a position string can say, [`Position`] is one that can occur in a game. A [`Group`]
//! is the connectivity analysis of one side's pieces, from which the legal moves follow.
//!
//! ```
//! use ordo_rules::stein::{IllegalMove, Move, Position};
//!
//! let start = Position::start();
//! assert_eq!(start.legal_moves().len(), 56);
//!
//! let advance: Move = "a3:b3-a5".parse()?;
//! let error = start.explain(advance).unwrap_err();
//! assert_eq!(error.to_string(), "S5: would split your group: a5 and b5 would be cut off");
//! # Ok::<(), ordo_rules::stein::ParseMoveError>(())
//! ```

mod connectivity;
mod direction;
mod explain;
mod group;
mod key;
mod lanes;
mod move_text;
mod moves;
mod mv;
mod neighbourhood;
mod ordo_landing;
mod packed;
mod perft;
mod position;
mod position_text;
mod random_move;
mod rules;
mod run;
mod set;
mod setup;
mod slide;
mod square;
mod successors;

pub use connectivity::{Components, components, is_connected};
pub use direction::Direction;
pub use explain::IllegalMove;
pub use group::Group;
pub use move_text::ParseMoveError;
pub use moves::{MoveSet, Moves};
pub use mv::Move;
pub use packed::PackedPosition;
pub use perft::{perft, perft_unbulked};
pub use position::Position;
pub use position_text::ParsePositionError;
pub use run::{Axis, Run};
pub use set::{SquareSet, Squares};
pub use setup::{Impossible, ImpossiblePosition, PIECES, Setup};
pub use square::{FILES, ParseSquareError, RANKS, Square};

// Used by ordo-engine; may change in any release.
#[doc(hidden)]
pub use connectivity::is_connected_without;
#[doc(hidden)]
pub use neighbourhood::Neighbourhood;

/// A game of Stein's Ordo.
pub type Game = crate::Game<Position>;
