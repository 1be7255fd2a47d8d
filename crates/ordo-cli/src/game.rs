use clap::{Args, ValueEnum};
use ordo_rules::{Rules, khalifa, stein};

use crate::board::Board;
use crate::failure::Failure;

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameId {
    /// Dieter Stein's Ordo: keep your group connected, reach the far row
    Stein,
    /// Nouri Khalifa's Ordo: line your four pieces up in order of size
    Khalifa,
}

impl GameId {
    /// The name that records and the command line use.
    pub fn id(self) -> &'static str {
        match self {
            GameId::Stein => stein::Position::ID,
            GameId::Khalifa => khalifa::Position::ID,
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
    /// Khalifa's game: whether an ordo may have gaps
    #[arg(long, value_enum)]
    pub spacing: Option<SpacingChoice>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The two readings of K7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum SpacingChoice {
    /// Empty squares may lie between the pieces (the usual)
    Gaps,
    /// The pieces must stand on neighbouring squares
    Adjacent,
}

impl From<SpacingChoice> for khalifa::Spacing {
    fn from(choice: SpacingChoice) -> khalifa::Spacing {
        match choice {
            SpacingChoice::Gaps => khalifa::Spacing::Gaps,
            SpacingChoice::Adjacent => khalifa::Spacing::Adjacent,
        }
    }
}

impl Common {
    /// The position that was asked for.
    pub fn position<P: Board>(&self) -> Result<P, Failure> {
        self.read(&self.position)
    }

    /// Reads a position under the options that were asked for.
    pub fn read<P: Board>(&self, text: &str) -> Result<P, Failure> {
        let position: P = read_position(text)?;
        match self.spacing {
            None => Ok(position),
            Some(spacing) => position.with_spacing(spacing.into()).ok_or_else(|| {
                Failure::Input(format!(
                    "--spacing is an option of Khalifa's game, not of {}",
                    P::ID
                ))
            }),
        }
    }
}

/// Reads a position string, or `startpos`.
pub(crate) fn read_position<P: Rules>(text: &str) -> Result<P, Failure> {
    if text.trim() == "startpos" {
        return Ok(P::start());
    }
    text.parse()
        .map_err(|error| other_game(text, P::ID).unwrap_or_else(|| Failure::input(error)))
}

/// A hint, if a position string can only be of another game than `expected`, however impossible the position.
pub(crate) fn other_game(text: &str, expected: &str) -> Option<Failure> {
    let stein = text.parse::<stein::Setup>().is_ok();
    let khalifa = text.parse::<khalifa::Setup>().is_ok();
    let game = match (stein, khalifa) {
        (true, false) => GameId::Stein.id(),
        (false, true) => GameId::Khalifa.id(),
        _ => return None,
    };
    (game != expected).then(|| {
        Failure::Input(format!(
            "this is a position of the game {game}, not of {expected}: add --game {game}"
        ))
    })
}

/// Runs a generic function for the game that an id names: `with_game!(id, Position => work::<Position>())`.
macro_rules! with_game {
    ($id:expr, $position:ident => $work:expr) => {
        match $id {
            $crate::game::GameId::Stein => {
                type $position = ordo_rules::stein::Position;
                $work
            }
            $crate::game::GameId::Khalifa => {
                type $position = ordo_rules::khalifa::Position;
                $work
            }
        }
    };
}
pub(crate) use with_game;
