//! Reading game records from files and pipes.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use clap::ValueEnum;
use ordo_rules::record::{Reader, Record, Replay, Score, excerpt};
use ordo_rules::{Game, Outcome, PlayError, Reason, Repetition};

use crate::board::Board;
use crate::failure::{Failure, one_line};
use crate::game::{GameId, SpacingChoice, other_game};
use crate::json::write_line;
use crate::wording::counted;

/// The tag that switches the rule of repetition off (S10.5, K8).
const REPETITION: &str = "Repetition";

/// What records do not say themselves.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Defaults {
    /// The game, where a record does not say
    #[arg(long, value_enum, default_value = "stein")]
    pub(crate) game: GameId,
    /// Khalifa's game: whether an ordo may have gaps, where a record does not say
    #[arg(long, value_enum)]
    pub(crate) spacing: Option<SpacingChoice>,
    /// Whether the third occurrence of a position is a draw, where a record does not say
    #[arg(long, value_enum, default_value = "draw")]
    pub(crate) repetition: RepetitionChoice,
}

/// The switch of S10.5 and K8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum RepetitionChoice {
    /// It is a draw
    Draw,
    /// It means nothing
    None,
}

impl Defaults {
    /// The game that a record's `Rules` tag names.
    pub(crate) fn game_of(&self, record: &Record) -> Result<GameId, Failure> {
        let Some(name) = record.tags.get("Rules") else {
            let fen = record.tags.get("FEN");
            let hint = fen.and_then(|fen| other_game(fen, self.game.id()));
            return hint.map_or(Ok(self.game), Err);
        };
        let known = GameId::value_variants();
        let game = known.iter().copied().find(|game| game.id() == name);
        game.ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|game| game.id()).collect();
            let names = names.join(", ");
            Failure::Input(format!(
                "the Rules tag says {:?}, which is none of {names}",
                excerpt(name)
            ))
        })
    }

    /// Adds the tags that a record of Khalifa's game lacks.
    pub(crate) fn complete(&self, record: &mut Record, game: GameId) -> Result<(), Failure> {
        let missing = game == GameId::Khalifa && record.tags.get("Spacing").is_none();
        match self.spacing {
            Some(SpacingChoice::Adjacent) if missing => {
                let set = record.tags.set("Spacing", "adjacent");
                set.map_err(Failure::input)
            }
            _ => Ok(()),
        }
    }

    fn repetition_of(&self, record: &Record) -> Result<Repetition, Failure> {
        match record.tags.get(REPETITION) {
            Some("none") => Ok(Repetition::None),
            Some("draw") => Ok(Repetition::Draw),
            Some(other) => Err(Failure::Input(format!(
                "the {REPETITION} tag says {:?}, which is neither draw nor none",
                excerpt(other)
            ))),
            None => Ok(match self.repetition {
                RepetitionChoice::Draw => Repetition::Draw,
                RepetitionChoice::None => Repetition::None,
            }),
        }
    }

    /// How a game ended by the rules, and what does not fit together in its record.
    pub(crate) fn judge<P: Board>(
        &self,
        record: &Record,
        replay: &Replay<P>,
    ) -> Result<(Option<Outcome>, Option<String>), Failure> {
        let verdict = record.verdict(replay);
        let disagrees = (!verdict.agrees()).then(|| verdict.to_string());
        if let Some(outcome) = verdict.outcome {
            return Ok((Some(outcome), disagrees));
        }
        let repetition = self.repetition_of(record)?;
        let third_time = third_time(replay, repetition);
        let at_the_end = third_time == Some(replay.moves.len());
        let remark = match third_time {
            Some(_) if at_the_end && !matches!(record.score, Score::Draw | Score::Unknown) => {
                Some(format!(
                    "the last position stood for the third time, which is a draw, and the record says {}",
                    record.score
                ))
            }
            Some(plies) if !at_the_end => Some(format!(
                "a position stood for the third time after {}, and the game went on",
                counted(plies as u64, "move", "moves")
            )),
            _ => None,
        };
        let outcome = at_the_end.then(|| Outcome::draw(Reason::Repetition));
        Ok((outcome, disagrees.or(remark)))
    }
}

/// After how many moves a position first stood for the third time.
fn third_time<P: Board>(replay: &Replay<P>, repetition: Repetition) -> Option<usize> {
    let mut game = Game::from_position(replay.start.clone()).with_repetition(repetition);
    for (played, &mv) in replay.moves.iter().enumerate() {
        if let Err(PlayError::Over(outcome)) = game.play(mv) {
            return (outcome.reason == Reason::Repetition).then_some(played);
        }
    }
    let drawn = game
        .outcome()
        .is_some_and(|outcome| outcome.reason == Reason::Repetition);
    drawn.then_some(replay.moves.len())
}

/// Opens a file, or standard input for `-`.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = fs::metadata(path).and_then(|metadata| {
        if metadata.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        File::open(path)
    });
    match opened {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(Failure::File {
            path: name(path),
            error,
        }),
    }
}

/// What to call a file in a message.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    path.display().to_string()
}

/// Hands every record of a file to `each`, with its number and the output. A record that cannot be read or used is
/// reported by its number, the others go on, and the whole fails at the end.
pub(crate) fn for_each(
    path: &Path,
    json: bool,
    out: &mut dyn Write,
    each: impl FnMut(usize, Record, &mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let records = Reader::new(open(path)?).map(|record| record.map_err(Failure::input));
    for_each_of(records, path, json, out, each)
}

/// The same for records that were read from `path` in another way.
pub(crate) fn for_each_of(
    records: impl Iterator<Item = Result<Record, Failure>>,
    path: &Path,
    json: bool,
    out: &mut dyn Write,
    mut each: impl FnMut(usize, Record, &mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut failed = false;
    let mut games = 0;
    for (number, record) in (1..).zip(records) {
        games = number;
        match record.and_then(|record| each(number, record, out)) {
            Ok(()) => {}
            Err(Failure::Input(error)) => {
                failed = true;
                report(out, json, ("game", number), &error)?;
            }
            Err(failure) => return Err(failure),
        }
    }
    if games == 0 {
        return Err(Failure::Input(format!(
            "there is no game in {}",
            name(path)
        )));
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}

/// Says what is wrong with one of several things: as JSON where the others go, else on standard error, after all that
/// was said before.
pub(crate) fn report(
    out: &mut dyn Write,
    json: bool,
    (what, number): (&str, usize),
    error: &str,
) -> Result<(), Failure> {
    if json {
        return write_line(
            out,
            &serde_json::json!({ "number": number, "error": error }),
        );
    }
    out.flush()?;
    // If standard error cannot be written, nobody is left to tell.
    let _ = writeln!(io::stderr(), "ordo: {what} {number}: {}", one_line(error));
    Ok(())
}
