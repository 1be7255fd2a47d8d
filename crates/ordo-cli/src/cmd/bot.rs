//! `ordo bot`

use std::io::Write;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser};
use ordo_api::{Challenge, GameId, SideChoice};
use ordo_client::{Client, GameLink, ServerUrl};
use ordo_engine::ugi::is_available;
use ordo_rules::RuleSet;
use tokio::runtime::Builder;

use crate::bot::{self, BotSettings};
use crate::failure::Failure;
use crate::game::rule_set;

/// Play an online game with the engine
///
/// The bot plays its moves, declines draw offers, accepts takebacks, and reconnects when the connection or the server is
/// lost.
#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("where").required(true).args(["join", "create"])))]
pub(crate) struct Args {
    /// Server address; not needed if --join is a full link
    #[arg(long, value_name = "URL", env = "ORDO_SERVER")]
    server: Option<ServerUrl>,
    /// Join this game, given by its link or its id
    #[arg(long, value_name = "LINK")]
    join: Option<GameLink>,
    /// Create a challenge and wait for an opponent
    #[arg(long)]
    create: bool,
    /// Rule set of the challenge
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    game: RuleSet,
    /// Time control of the challenge: none, minutes and increment in seconds (5+3), or days per move (3d)
    #[arg(long, default_value = "none")]
    clock: String,
    /// The engine's side in the challenge
    #[arg(long, default_value = "random", value_parser = sides())]
    side: String,
    /// Show the challenge in the lobby
    #[arg(long)]
    public: bool,
    /// Name shown to other players
    #[arg(long, default_value = "Ordo engine")]
    name: String,
    /// Playing strength, from 1 (beginner) to 10
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// Thinking time per move in milliseconds, if the clock allows
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=3_600_000))]
    movetime: Option<u64>,
    /// Size of the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    /// Accept rematch offers
    #[arg(long)]
    rematch: bool,
    /// Token to play with, to resume earlier games; without it, the bot registers for a new one
    #[arg(long, env = "ORDO_TOKEN", hide_env_values = true)]
    token: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let named = args.join.as_ref().and_then(|link| link.server.clone());
    let server = named.or_else(|| args.server.clone()).ok_or_else(|| {
        Failure::input("no server given: use --server http://…, or --join with a full link")
    })?;
    let megabytes = args.hash as usize;
    if !is_available(megabytes) {
        let problem = format!("cannot allocate {megabytes} MB for --hash");
        return Err(Failure::Input(problem));
    }
    let settings = BotSettings {
        level: args.level,
        movetime: args.movetime.map(Duration::from_millis),
        megabytes,
        rematch: args.rematch,
    };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let mut client = Client::new(server).map_err(Failure::input)?;
        match &args.token {
            Some(token) => client = client.with_token(token),
            None => client.register().await.map_err(Failure::input)?,
        }
        let id = match &args.join {
            Some(link) => {
                let id = GameId::parse(&link.id);
                let id = id.ok_or_else(|| Failure::input("there is no such game"))?;
                bot::join(&client, &id, &args.name).await.map(|()| id)
            }
            None => bot::create(&client, &challenge(args)?).await,
        };
        bot::play(&client, id.map_err(Failure::input)?, &settings, out).await
    });
    // Do not wait for a search that is still running.
    runtime.shutdown_background();
    done
}

/// The sides; `lot` is an earlier name of `random`.
fn sides() -> PossibleValuesParser {
    PossibleValuesParser::new([
        PossibleValue::new("w"),
        PossibleValue::new("b"),
        PossibleValue::new("random").alias("lot"),
    ])
}

fn challenge(args: &Args) -> Result<Challenge, Failure> {
    Ok(Challenge {
        game: args.game,
        clock: args.clock.parse().map_err(Failure::input)?,
        side: match args.side.as_str() {
            "w" => SideChoice::White,
            "b" => SideChoice::Black,
            _ => SideChoice::Random,
        },
        public: args.public,
        name: args.name.clone(),
    })
}
