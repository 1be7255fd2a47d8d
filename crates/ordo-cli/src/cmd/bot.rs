//! `ordo bot`

use std::io::Write;
use std::time::Duration;

use ordo_engine::ugi::is_available;
use serde_json::json;
use tokio::runtime::Builder;

use crate::GameId;
use crate::bot::{self, Habits};
use crate::failure::Failure;
use crate::online::{Address, Client, Link};

/// Seat the engine in a game of online play
///
/// It answers by itself: plays its moves, declines draws, allows take-backs, and finds back to the game when the connection
/// or the server is away for a while.
#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("where").required(true).args(["join", "create"])))]
pub struct Args {
    /// The server; not needed with a whole link
    #[arg(long, value_name = "URL", env = "ORDO_SERVER")]
    server: Option<Address>,
    /// Take the free seat of this game: its link, or its id
    #[arg(long, value_name = "LINK")]
    join: Option<Link>,
    /// Make a challenge and wait for somebody to take it
    #[arg(long)]
    create: bool,
    /// The game of the challenge
    #[arg(long, value_enum, default_value = "stein")]
    game: GameId,
    /// The clock of the challenge: none, minutes and seconds such as 5+3, or days a move such as 3d
    #[arg(long, default_value = "none")]
    clock: String,
    /// The engine's side in the challenge
    #[arg(long, default_value = "lot", value_parser = ["w", "b", "lot"])]
    side: String,
    /// Show the challenge in the lobby
    #[arg(long)]
    public: bool,
    /// The name that others see
    #[arg(long, default_value = "Ordo engine")]
    name: String,
    /// How strong to play, from 1 for beginners to 10
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// Think so many milliseconds a move, if the clock allows
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=3_600_000))]
    movetime: Option<u64>,
    /// Megabytes for the table of positions
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    /// Play on when the other one offers another game
    #[arg(long)]
    rematch: bool,
    /// The secret to play with, to go on with games of before; a new one if not said
    #[arg(long, env = "ORDO_TOKEN", hide_env_values = true)]
    token: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let named = args.join.as_ref().and_then(|link| link.server.clone());
    let server = named.or_else(|| args.server.clone()).ok_or_else(|| {
        Failure::input("say which server: --server http://…, or a whole link after --join")
    })?;
    let megabytes = args.hash as usize;
    if !is_available(megabytes) {
        let problem = format!("there are no {megabytes} megabytes of memory for --hash");
        return Err(Failure::Input(problem));
    }
    let habits = Habits {
        level: args.level,
        movetime: args.movetime.map(Duration::from_millis),
        megabytes,
        rematch: args.rematch,
    };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let mut client = Client::new(server, args.token.clone());
        if client.token.is_none() {
            client.become_somebody().await.map_err(Failure::input)?;
        }
        let id = if let Some(link) = &args.join {
            bot::join(&mut client, &link.id, &args.name)
                .await
                .map_err(Failure::input)?;
            link.id.clone()
        } else {
            let wish = json!({
                "game": args.game.id(), "clock": args.clock, "side": args.side, "public": args.public, "name": args.name,
            });
            bot::create(&mut client, &wish)
                .await
                .map_err(Failure::input)?
        };
        bot::play(&mut client, id, &habits, out).await
    });
    // A search may still be at work; nobody waits for it.
    runtime.shutdown_background();
    done
}
