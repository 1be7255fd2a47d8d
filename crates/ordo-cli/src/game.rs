use clap::{Args, ValueEnum};
use ordo_rules::{Rules, stein};

use crate::board::Board;
use crate::failure::Failure;

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameId {
    /// Dieter Stein's Ordo: keep your group connected, reach the far row
    Stein,
}

impl GameId {
    /// The name that records and the command line use.
    pub fn id(self) -> &'static str {
        match self {
            GameId::Stein => stein::Position::ID,
        }
    }
}

/// The arguments that most subcommands share.
#[derive(Args, Clone, Debug)]
pub struct Common {
    /// The game
    #[arg(long, value_enum, default_value = "stein")]
    pub game: GameId,
    /// The position, as a string or "startpos"
    #[arg(long, value_name = "STRING", default_value = "startpos")]
    pub position: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// The position that was asked for.
    pub fn position<P: Board>(&self) -> Result<P, Failure> {
        read_position(&self.position)
    }
}

/// Reads a position string, or `startpos`.
pub(crate) fn read_position<P: Rules>(text: &str) -> Result<P, Failure> {
    if text.trim() == "startpos" {
        return Ok(P::start());
    }
    text.parse().map_err(Failure::input)
}

/// Runs a generic function for the game that an id names: `with_game!(id, Position => work::<Position>())`.
macro_rules! with_game {
    ($id:expr, $position:ident => $work:expr) => {
        match $id {
            $crate::game::GameId::Stein => {
                type $position = ordo_rules::stein::Position;
                $work
            }
        }
    };
}
pub(crate) use with_game;
