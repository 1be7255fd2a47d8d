//! Game records from files and standard input.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use clap::ValueEnum;
use ordo_rules::record::{GameResult, Reader, Record, Replay, excerpt};
use ordo_rules::{Game, Outcome, PlayError, Reason, Repetition, RuleSet};

use crate::failure::{Failure, one_line};
use crate::game::rule_set;
use crate::game::{SpacingChoice, other_game};
use crate::json::write_line;
use crate::render::Render;
use ordo_lab::counted;

/// Tag for the repetition rule (S10.5, K8).
const REPETITION: &str = "Repetition";

/// Settings for records that lack the corresponding tag.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RecordDefaults {
    /// Rule set of records without a Rules tag
    #[arg(long, value_parser = rule_set(), default_value = "stein")]
    pub(crate) game: RuleSet,
    /// Khalifa's game: spacing of an ordo (K7), for records without a Spacing tag
    #[arg(long, value_enum)]
    pub(crate) spacing: Option<SpacingChoice>,
    /// Effect of the third occurrence of a position, for records without a Repetition tag
    #[arg(long, value_enum, default_value = "draw")]
    pub(crate) repetition: RepetitionChoice,
}

/// The repetition rule (S10.5, K8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum RepetitionChoice {
    /// The third occurrence is a draw
    Draw,
    /// Repetition has no effect
    None,
}

impl RecordDefaults {
    /// The rule set named by the record's `Rules` tag.
    pub(crate) fn game_of(&self, record: &Record) -> Result<RuleSet, Failure> {
        let Some(name) = record.tags.get("Rules") else {
            let fen = record.tags.get("FEN");
            let hint = fen.and_then(|fen| other_game(fen, self.game.name()));
            return hint.map_or(Ok(self.game), Err);
        };
        name.parse().map_err(|_| {
            let names: Vec<_> = RuleSet::ALL.iter().map(|game| game.name()).collect();
            let names = names.join(", ");
            Failure::Input(format!(
                "the Rules tag is {:?}; expected one of {names}",
                excerpt(name)
            ))
        })
    }

    /// Adds missing tags to a record of Khalifa's game.
    pub(crate) fn complete(&self, record: &mut Record, game: RuleSet) -> Result<(), Failure> {
        let missing = game == RuleSet::Khalifa && record.tags.get("Spacing").is_none();
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
                "the {REPETITION} tag is {:?}; expected draw or none",
                excerpt(other)
            ))),
            None => Ok(match self.repetition {
                RepetitionChoice::Draw => Repetition::Draw,
                RepetitionChoice::None => Repetition::None,
            }),
        }
    }

    /// The outcome by the rules, and a remark if the record contradicts it.
    pub(crate) fn judge<P: Render>(
        &self,
        record: &Record,
        replay: &Replay<P>,
    ) -> Result<(Option<Outcome>, Option<String>), Failure> {
        let check = record.check_result(replay);
        let disagrees = (!check.agrees()).then(|| check.to_string());
        if let Some(outcome) = check.outcome {
            return Ok((Some(outcome), disagrees));
        }
        let repetition = self.repetition_of(record)?;
        let third = third_occurrence(replay, repetition);
        let at_the_end = third == Some(replay.moves.len());
        let remark = match third {
            Some(_)
                if at_the_end
                    && !matches!(record.result, GameResult::Draw | GameResult::Unknown) =>
            {
                Some(format!(
                    "the last position occurred for the third time, which is a draw, but the record says {}",
                    record.result
                ))
            }
            Some(plies) if !at_the_end => Some(format!(
                "a position occurred for the third time after {}, but the game continued",
                counted(plies as u64, "move", "moves")
            )),
            _ => None,
        };
        let outcome = at_the_end.then(|| Outcome::draw(Reason::Repetition));
        Ok((outcome, disagrees.or(remark)))
    }
}

/// The number of moves after which a position first occurred for the third time.
fn third_occurrence<P: Render>(replay: &Replay<P>, repetition: Repetition) -> Option<usize> {
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
            path: display_name(path),
            error,
        }),
    }
}

/// The name of a file in messages.
pub(crate) fn display_name(path: &Path) -> String {
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    path.display().to_string()
}

/// Calls `each` with every record of a file, its number and the output. Invalid records are reported with their number;
/// the others are processed, and the call fails at the end.
pub(crate) fn for_each(
    path: &Path,
    json: bool,
    out: &mut dyn Write,
    each: impl FnMut(usize, Record, &mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let records = Reader::new(open(path)?).map(|record| record.map_err(Failure::input));
    for_each_of(records, path, json, out, each)
}

/// Like [`for_each`], for records already read from `path`.
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
            "{} contains no games",
            display_name(path)
        )));
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}

/// Reports the error of one numbered item: as JSON on the output, else on standard error after flushing the output.
pub(crate) fn report(
    out: &mut dyn Write,
    json: bool,
    (item, number): (&str, usize),
    error: &str,
) -> Result<(), Failure> {
    if json {
        return write_line(
            out,
            &serde_json::json!({ "number": number, "error": error }),
        );
    }
    out.flush()?;
    // A write error on standard error cannot be reported anywhere.
    let _ = writeln!(io::stderr(), "ordo: {item} {number}: {}", one_line(error));
    Ok(())
}
