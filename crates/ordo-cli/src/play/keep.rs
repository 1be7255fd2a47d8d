//! Records of sessions: saved files, and the unfinished game that the next start offers.

use std::fs;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ordo_api::TimeControl;
use ordo_rules::record::{Comment, GameResult, Reader, Record, date_tag};
use ordo_rules::{Color, Game, RuleSet};

use super::clock::Clock;
use super::review::Review;
use super::session::{Player, Session};
use crate::failure::Failure;
use crate::tui::board::BoardGame;

/// Tags with the levels of computers, and the clocks in milliseconds.
const LEVELS: [&str; 2] = ["WhiteLevel", "BlackLevel"];
const CLOCKS: [&str; 2] = ["WhiteClock", "BlackClock"];

/// The record of a session. `names` are White's and Black's.
pub(crate) fn record<P: BoardGame>(
    session: &Session<P>,
    names: &[String; 2],
    review: Option<&Review<P>>,
) -> Result<Record, Failure> {
    let game = session.game();
    let mut record = Record::from_moves(game.start(), game.moves()).map_err(Failure::input)?;
    let outcome = session.outcome();
    record
        .set_result(GameResult::from(outcome))
        .map_err(Failure::input)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let mut tags = vec![
        ("Event", "ordo play".to_owned()),
        (
            "Date",
            date_tag(since.map_or(0, |time| time.as_secs() as i64)),
        ),
        ("White", names[0].clone()),
        ("Black", names[1].clone()),
    ];
    if let Some(outcome) = outcome {
        tags.push(("Termination", outcome.reason.to_string()));
    }
    if let Some(clock) = session.clock() {
        let seconds = |millis: i64| millis / 1000;
        if let TimeControl::RealTime { initial, increment } = clock.control() {
            let control = format!("{}+{}", seconds(initial), seconds(increment));
            tags.push(("TimeControl", control));
        }
        let times = clock.after_moves(game.start().turn(), game.moves().len());
        for (ply, time) in record.main.plies.iter_mut().zip(times) {
            ply.comments.push(Comment::of_clock(time));
        }
    }
    for color in Color::ALL {
        if let Player::Computer { level } = session.player(color) {
            tags.push((LEVELS[color as usize], level.to_string()));
        }
    }
    for (name, value) in tags {
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        record.tags.set(name, &value).map_err(Failure::input)?;
    }
    record.tags.fill_roster().map_err(Failure::input)?;
    if let Some(review) = review {
        for (ply, played) in record.main.plies.iter_mut().enumerate() {
            let mistake = review.mistake(ply);
            played
                .nags
                .extend(mistake.map(|(mistake, _)| mistake.nag()));
        }
    }
    Ok(record)
}

/// The first record of a file.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    let file = fs::File::open(path).map_err(|error| Failure::File {
        path: path.display().to_string(),
        error,
    })?;
    let mut records = Reader::new(BufReader::new(file));
    match records.next() {
        Some(record) => record.map_err(Failure::input),
        None => Err(Failure::Input(format!(
            "{} contains no games",
            path.display()
        ))),
    }
}

/// The rule set of a record.
pub(crate) fn rule_set(record: &Record) -> Option<RuleSet> {
    record.tags.get("Rules")?.parse().ok()
}

/// The game of a record, up to its last move.
pub(crate) fn game<P: BoardGame>(record: &Record) -> Result<Game<P>, Failure> {
    let replay = record.replay::<P>().map_err(Failure::input)?;
    let mut game = Game::from_position(replay.start);
    for mv in replay.moves {
        game.play(mv)
            .map_err(|error| Failure::Input(format!("{mv}: {error}")))?;
    }
    Ok(game)
}

/// The session of a record, with the players and clocks that its tags name.
pub(crate) fn session<P: BoardGame>(record: &Record) -> Result<Session<P>, Failure> {
    let players = LEVELS.map(|tag| {
        let level = record.tags.get(tag).and_then(|level| level.parse().ok());
        match level.filter(|level| (1..=10).contains(level)) {
            Some(level) => Player::Computer { level },
            None => Player::Person,
        }
    });
    Ok(Session::new(game(record)?, players, clock(record)))
}

fn clock(record: &Record) -> Option<Clock> {
    let control = record.tags.get("TimeControl")?;
    let (initial, increment) = control.split_once('+')?;
    let [initial, increment] = [initial, increment].map(|part| part.parse::<u16>().ok());
    let (initial, increment) = (i64::from(initial?) * 1000, i64::from(increment?) * 1000);
    let clock = Clock::new(TimeControl::RealTime { initial, increment })?;
    let times = CLOCKS.map(|tag| {
        record
            .tags
            .get(tag)?
            .parse()
            .ok()
            .map(Duration::from_millis)
    });
    Some(match times {
        [Some(white), Some(black)] => clock.with_times([white, black]),
        _ => clock,
    })
}

/// Writes a text to a file, by replacing it, so that a crash leaves the old or the new file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::File {
        path: path.display().to_string(),
        error,
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // The error of a missing folder should not name the temporary file.
    fs::metadata(folder).map_err(failed)?;
    let file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    fs::write(file.path(), text).map_err(failed)?;
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}

/// The place of the unfinished game.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    file: PathBuf,
    /// The file has the current game; otherwise it may have an earlier one, which a new game replaces with its first move.
    is_current: bool,
}

impl Keeper {
    /// The file in the user's data directory; `None` without one.
    pub(crate) fn open() -> Option<Keeper> {
        let folder = dirs::data_local_dir()?.join("ordo");
        fs::create_dir_all(&folder).ok()?;
        Some(Keeper {
            file: folder.join("unfinished.ordo"),
            is_current: false,
        })
    }

    /// The same place, if its game is continued.
    pub(crate) fn resumed(self) -> Keeper {
        Keeper {
            is_current: true,
            ..self
        }
    }

    /// The unfinished game, if there is one that can be read.
    pub(crate) fn load(&self) -> Option<Record> {
        let record = read(&self.file).ok()?;
        rule_set(&record).map(|_| record)
    }

    /// Keeps a session that has moves and is not over; otherwise forgets what was kept of it.
    pub(crate) fn keep<P: BoardGame>(
        &mut self,
        session: &Session<P>,
        names: &[String; 2],
    ) -> Result<(), Failure> {
        let started = !session.game().moves().is_empty();
        if !started || session.outcome().is_some() {
            if self.is_current {
                // A missing file is as good.
                let _ = fs::remove_file(&self.file);
            }
            return Ok(());
        }
        let mut record = record(session, names, None)?;
        if let Some(clock) = session.clock() {
            let now = Instant::now();
            for color in Color::ALL {
                let left = clock.left(color, now).as_millis().to_string();
                let set = record.tags.set(CLOCKS[color as usize], &left);
                set.map_err(Failure::input)?;
            }
        }
        write(&self.file, &record.to_string())?;
        self.is_current = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::{khalifa, stein};
    use tempfile::TempDir;

    use super::*;

    fn names() -> [String; 2] {
        ["Ada".to_owned(), "Computer, level 3".to_owned()]
    }

    fn played<P: BoardGame>(moves: &[&str]) -> Session<P> {
        let players = [Player::Person, Player::Computer { level: 3 }];
        let clock = Clock::new("5+3".parse().unwrap());
        let mut session = Session::new(Game::new(), players, clock);
        for mv in moves {
            let mv = mv.parse().ok().unwrap();
            session.play(mv, Instant::now()).ok().unwrap();
        }
        session
    }

    #[test]
    fn unfinished_games_are_kept_with_players_and_clocks() {
        fn check<P: BoardGame>(moves: &[&str]) {
            let folder = TempDir::new().unwrap();
            let open = || Keeper {
                file: folder.path().join("game"),
                is_current: false,
            };
            let mut keeper = open();
            assert!(keeper.load().is_none());
            let before = played::<P>(moves);
            keeper.keep(&before, &names()).unwrap();
            let record = keeper.load().unwrap();
            assert_eq!(rule_set(&record).unwrap().name(), P::NAME);
            let after = session::<P>(&record).unwrap();
            assert_eq!(after.game().moves(), before.game().moves());
            for color in Color::ALL {
                assert_eq!(after.player(color), before.player(color));
            }
            let left = after.clock().unwrap().left(Color::White, Instant::now());
            assert!(left > Duration::from_secs(290), "{left:?}");

            let mut other = open();
            other.keep(&played::<P>(&[]), &names()).unwrap();
            assert!(
                keeper.load().is_some(),
                "a game without moves replaces none"
            );

            let mut over = before;
            over.resign(Color::White, Instant::now()).ok().unwrap();
            keeper.keep(&over, &names()).unwrap();
            assert!(keeper.load().is_none(), "a finished game is forgotten");
        }
        check::<stein::Position>(&["a3-a4", "j6-j5", "e3-e4"]);
        check::<khalifa::Position>(&["1@11", "4@55", "2@23"]);
    }

    #[test]
    fn records_have_result_clocks_and_names() {
        let mut session = played::<stein::Position>(&["a3-a4", "j6-j5", "e3-e4"]);
        session.resign(Color::White, Instant::now()).unwrap();
        let record = record(&session, &names(), None).unwrap();
        let tag = |name| record.tags.get(name).unwrap();
        assert_eq!((tag("White"), tag("Result")), ("Ada", "0-1"));
        assert_eq!(tag("Termination"), "resignation");
        assert_eq!(tag("TimeControl"), "300+3");
        assert!(record.main.plies[0].clock().is_some());
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("game.ordo");
        write(&path, &record.to_string()).unwrap();
        assert_eq!(read(&path).unwrap().to_string(), record.to_string());
        assert!(read(folder.path()).is_err() && read(&folder.path().join("no")).is_err());
    }
}
