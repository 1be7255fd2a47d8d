//! Playing in the terminal: on the full screen, or with plain lines.

use std::io::Write;
use std::sync::mpsc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ordo_api::{Challenge, GameId, SideChoice};
use ordo_client::Client;
use ordo_rules::record::{Record, excerpt};
use ordo_rules::{Game, SplitMix64, with_rules};

use crate::cmd::play::{Args, SideArg};
use crate::failure::Failure;
use crate::game::read_position;
use crate::language::{Language, Texts};
use crate::tui;
use crate::tui::board::BoardGame;

mod advice;
mod clock;
mod controller;
mod event;
mod keep;
mod online;
mod plain;
mod review;
mod screen;
mod session;
mod thinker;
mod token;

use clock::Clock;
use controller::{ControllerSettings, GameController};
use event::Event;
use keep::Keeper;
use online::{Connected, Entrance};
use session::{Player, Session};

/// The least time between two moves on the screen when a computer moves.
const PACE: Duration = Duration::from_millis(400);

/// Runs `ordo play`.
pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let is_terminal = tui::is_terminal();
    let plain = args.plain || !is_terminal;
    let keeper = (is_terminal || args.resume).then(Keeper::open).flatten();
    if let Some(entrance) = entrance(args)? {
        let connected = connect(args, &entrance)?;
        let rule_set = connected.snapshot.game;
        return with_rules!(rule_set, Position => start::<Position>(args, plain, Begin::Online(Box::new(connected)), out)).map(drop);
    }
    let kept = keeper.as_ref().and_then(Keeper::load);
    if args.resume && kept.is_none() {
        return Err(Failure::input("there is no unfinished game to continue"));
    }
    if let Some(record) = kept.filter(|_| !args.new) {
        let rule_set = keep::rule_set(&record).unwrap_or(args.game);
        let begin = Begin::Resume {
            keeper: keeper.clone(),
            record: Box::new(record),
            ask: !args.resume,
        };
        let ending = with_rules!(rule_set, Position => start::<Position>(args, plain, begin, out))?;
        if ending == Ending::Quit {
            return Ok(());
        }
    }
    let (rule_set, begin) = match &args.record {
        Some(path) => {
            let record = keep::read(path)?;
            let rule_set = keep::rule_set(&record).unwrap_or(args.game);
            (rule_set, Begin::Record(keeper, Box::new(record)))
        }
        None => (args.game, Begin::New(keeper)),
    };
    with_rules!(rule_set, Position => start::<Position>(args, plain, begin, out)).map(drop)
}

/// The game to begin with.
enum Begin {
    New(Option<Keeper>),
    Record(Option<Keeper>, Box<Record>),
    /// The unfinished game; `ask` if the player has yet to say that they want to continue it.
    Resume {
        keeper: Option<Keeper>,
        record: Box<Record>,
        ask: bool,
    },
    Online(Box<Connected>),
}

/// The way in which playing ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    Quit,
    /// The player wants a new game instead of the unfinished one.
    NewGame,
}

fn start<P: BoardGame>(
    args: &Args,
    plain: bool,
    begin: Begin,
    out: &mut (dyn Write + Send),
) -> Result<Ending, Failure> {
    let (seed, pace) = (seed(args), if plain { Duration::ZERO } else { PACE });
    let settings = |keeper| ControllerSettings {
        texts: Texts::new(Language::choose(args.lang)),
        name: args.name.clone(),
        seed,
        seeded: args.seed.is_some(),
        pace,
        keeper,
    };
    let (sender, events) = mpsc::channel();
    let clock = Clock::new(args.clock);
    let ask = matches!(begin, Begin::Resume { ask: true, .. });
    let mut controller = match begin {
        Begin::New(keeper) => {
            let session = Session::new(new_game(args)?, players(args, seed), clock);
            GameController::new(session, settings(keeper), sender.clone())
        }
        Begin::Record(keeper, record) => {
            let session = Session::new(keep::game(&record)?, players(args, seed), clock);
            GameController::new(session, settings(keeper), sender.clone())
        }
        Begin::Resume { keeper, record, .. } => {
            let session = match keep::session::<P>(&record) {
                // A file that was damaged must not keep anybody from playing.
                Err(_) if ask => return Ok(Ending::NewGame),
                session => session?,
            };
            let keeper = keeper.map(Keeper::resumed);
            GameController::new(session, settings(keeper), sender.clone())
        }
        Begin::Online(connected) => {
            let start = connected
                .snapshot
                .start
                .parse::<P>()
                .map_err(Failure::input)?;
            let session = Session::new(Game::from_position(start), [Player::Remote; 2], None);
            let mut controller = GameController::new(session, settings(None), sender.clone());
            let news = sender.clone();
            controller.go_online(connected.start(move |item| {
                // The receiver is gone at the end of the program.
                let _ = news.send(Event::Server(item));
            }));
            controller
        }
    };
    if controller.online.is_none() {
        controller.announce_outcome();
    }
    if plain {
        if ask && !plain::ask_to_resume(&controller, out)? {
            return Ok(Ending::NewGame);
        }
        plain::run(controller, sender, &events, out)?;
        return Ok(Ending::Quit);
    }
    screen::run(controller, sender, &events, args.ascii, ask)
}

/// The seed of `--seed`, or one from the time.
fn seed(args: &Args) -> u64 {
    args.seed.unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |time| time.as_nanos() as u64)
    })
}

/// The players that the options name.
fn players(args: &Args, seed: u64) -> [Player; 2] {
    let computer = Player::Computer { level: args.level };
    if args.two {
        return [Player::Person; 2];
    }
    if args.watch {
        let level = args.black_level.unwrap_or(args.level);
        return [computer, Player::Computer { level }];
    }
    let white = match args.color {
        SideArg::White => true,
        SideArg::Black => false,
        SideArg::Random => SplitMix64::new(seed).below(2) == 0,
    };
    if white {
        [Player::Person, computer]
    } else {
        [computer, Player::Person]
    }
}

/// The game of `--position` and `--moves`.
fn new_game<P: BoardGame>(args: &Args) -> Result<Game<P>, Failure> {
    let mut position: P = read_position(args.position.as_deref().unwrap_or("startpos"))?;
    if let Some(spacing) = args.spacing {
        position = position.with_spacing(spacing.into()).ok_or_else(|| {
            Failure::Input(format!("--spacing applies to khalifa, not to {}", P::NAME))
        })?;
    }
    let mut game = Game::from_position(position);
    for text in args.moves.iter().flat_map(|moves| moves.split_whitespace()) {
        let mv = text.parse().map_err(|error| {
            Failure::Input(format!("cannot read the move {:?}: {error}", excerpt(text)))
        })?;
        game.play(mv)
            .map_err(|error| Failure::Input(format!("{mv}: {error}")))?;
    }
    Ok(game)
}

/// The online game that the options name.
fn entrance(args: &Args) -> Result<Option<Entrance>, Failure> {
    if let Some(link) = &args.join {
        let id = GameId::parse(&link.id);
        let id = id.ok_or_else(|| Failure::input("there is no such game"))?;
        return Ok(Some(Entrance::Join(id)));
    }
    Ok(args.challenge.then(|| {
        let side = match args.color {
            SideArg::White => SideChoice::White,
            SideArg::Black => SideChoice::Black,
            SideArg::Random => SideChoice::Random,
        };
        Entrance::Challenge(Challenge {
            game: args.game,
            clock: args.clock,
            side,
            public: args.public,
            name: args.name.clone().unwrap_or_default(),
        })
    }))
}

fn connect(args: &Args, entrance: &Entrance) -> Result<Connected, Failure> {
    let named = args.join.as_ref().and_then(|link| link.server.clone());
    let server = named.or_else(|| args.server.clone()).ok_or_else(|| {
        Failure::input("no server given: use --server http://…, or --join with a full link")
    })?;
    let mut client = Client::new(server.clone()).map_err(Failure::input)?;
    if let Some(token) = args.token.clone().or_else(|| token::load(&server)) {
        client = client.with_token(token);
    }
    let connected = online::connect(client, entrance, args.name.as_deref().unwrap_or_default())?;
    if args.token.is_none()
        && let Some(token) = connected.token()
    {
        token::save(&server, token);
    }
    Ok(connected)
}
