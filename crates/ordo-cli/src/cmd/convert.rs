//! `ordo convert`

use std::io::{self, BufRead, Cursor, Read, Write};
use std::path::PathBuf;

use clap::ValueEnum;
use ordo_rules::record::import::{self, Imported};
use ordo_rules::record::{Format, Reader, Record, excerpt};
use ordo_rules::with_rules;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::game::read_position;
use crate::json::{OutcomeJson, fail, write_line};
use crate::records::{self, RecordDefaults};
use crate::render::Render;

/// Convert game records between formats, validating every move
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Input file, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Input format
    #[arg(long, value_enum, default_value = "auto")]
    from: InputFormat,
    /// Output format
    #[arg(long, value_enum, default_value = "record")]
    to: OutputFormat,
    /// Print JSON; same as --to json
    #[arg(long, conflicts_with = "to")]
    json: bool,
    #[command(flatten)]
    defaults: RecordDefaults,
    /// Start position for --from moves
    #[arg(long, value_name = "STRING", default_value = "startpos")]
    position: String,
}

impl Args {
    /// True if output and errors are JSON.
    pub(crate) fn is_json(&self) -> bool {
        self.json || self.to == OutputFormat::Json
    }
}

/// Input formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum InputFormat {
    /// Detected from the content
    Auto,
    /// PGN-like records: tags, moves, comments, variations
    Record,
    /// One game per line: moves separated by spaces
    Moves,
    /// One position per line: games without moves
    Positions,
    /// Game records from Abstract Play (JSON)
    AbstractPlay,
    /// Game records from Boardspace (SGF)
    Boardspace,
}

/// Output formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum OutputFormat {
    /// PGN-like records in canonical form
    Record,
    /// One game per line: the moves of the main line
    Moves,
    /// One position per line: all positions of the main line, and an empty line after each game
    Positions,
    /// One JSON object per line: tags, start position, moves of the main line, result
    Json,
}

#[derive(Serialize)]
struct Answer<'a> {
    number: usize,
    game: &'a str,
    tags: Map<String, Value>,
    start: String,
    moves: Vec<String>,
    result: &'a str,
    outcome: Option<OutcomeJson>,
}

/// Writes games in one output format, and counts them.
struct Writer<'a> {
    to: OutputFormat,
    defaults: &'a RecordDefaults,
    written: usize,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let to = if args.is_json() {
        OutputFormat::Json
    } else {
        args.to
    };
    let mut writer = Writer {
        to,
        defaults: &args.defaults,
        written: 0,
    };
    let json = to == OutputFormat::Json;
    let mut input = records::open(&args.file)?;
    let from = match args.from {
        InputFormat::Auto => {
            let head = read_head(&mut input).map_err(|error| unreadable(args, error))?;
            let format = Format::detect(&String::from_utf8_lossy(&head));
            input = Box::new(Cursor::new(head).chain(input));
            InputFormat::from(format)
        }
        from => from,
    };
    let mut each = |number, mut record, out: &mut dyn Write| {
        let game = args.defaults.game_of(&record)?;
        args.defaults.complete(&mut record, game)?;
        with_rules!(game, Position => writer.write::<Position>(number, &record, out))
    };
    let file = &args.file;
    match from {
        InputFormat::Auto | InputFormat::Record => {
            let records = Reader::new(input).map(|record| record.map_err(Failure::input));
            records::for_each_of(records, file, json, out, each)
        }
        InputFormat::AbstractPlay | InputFormat::Boardspace => {
            let text = whole_text(args, input)?;
            let games = match from {
                InputFormat::AbstractPlay => import::abstract_play(&text),
                _ => import::boardspace(&text),
            };
            let records = games
                .into_iter()
                .map(|Imported { record, fault }| match fault {
                    Some(fault) => Err(Failure::input(fault)),
                    None => Ok(record),
                });
            records::for_each_of(records, file, json, out, &mut each)
        }
        InputFormat::Moves | InputFormat::Positions => {
            with_rules!(args.defaults.game, Position => from_lines::<Position>(args, from, input, &mut writer, out))
        }
    }
}

impl From<Format> for InputFormat {
    fn from(format: Format) -> InputFormat {
        match format {
            Format::Moves => InputFormat::Moves,
            Format::Positions => InputFormat::Positions,
            Format::AbstractPlay => InputFormat::AbstractPlay,
            Format::Boardspace => InputFormat::Boardspace,
            _ => InputFormat::Record,
        }
    }
}

/// Bytes read to detect the format.
const DETECTION_BYTES: u64 = 64 << 10;
/// Size limit for other programs' files, which are read into memory as a whole.
const MAX_BYTES: u64 = 64 << 20;

fn read_head(input: &mut dyn BufRead) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    input.take(DETECTION_BYTES).read_to_end(&mut head)?;
    Ok(head)
}

fn whole_text(args: &Args, input: impl Read) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(args, error))?;
    let name = records::display_name(&args.file);
    if bytes.len() as u64 > MAX_BYTES {
        let limit = MAX_BYTES >> 20;
        return Err(Failure::Input(format!("{name} is larger than {limit} MiB")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        Failure::Input(format!("{name} is not valid UTF-8 after byte {valid}"))
    })
}

fn unreadable(args: &Args, error: io::Error) -> Failure {
    let path = records::display_name(&args.file);
    Failure::File { path, error }
}

/// Reads one game per line, as moves or as a position; skips empty lines.
fn from_lines<P: Render>(
    args: &Args,
    from: InputFormat,
    mut input: Box<dyn BufRead>,
    writer: &mut Writer<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let json = writer.to == OutputFormat::Json;
    let start: P = match read_position(&args.position) {
        Ok(start) => start,
        Err(failure) => return fail(out, json, failure),
    };
    let spacing = args.defaults.spacing.map(Into::into);
    let spaced = |start: P| {
        spacing
            .and_then(|spacing| start.clone().with_spacing(spacing))
            .unwrap_or(start)
    };
    let start = spaced(start);
    let mut failed = false;
    let mut games = 0;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let length = input
            .read_until(b'\n', &mut line)
            .map_err(|error| unreadable(args, error))?;
        if length == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        games += 1;
        let record = match from {
            InputFormat::Positions => record_of_position::<P>(&text, spaced),
            _ => record_of_moves(&start, &text),
        };
        match record {
            Ok(record) => writer.write::<P>(number, &record, out)?,
            Err(problem) => {
                failed = true;
                records::report(out, json, ("line", number), &problem)?;
            }
        }
    }
    if games == 0 {
        let name = records::display_name(&args.file);
        return Err(Failure::Input(format!("{name} contains no games")));
    }
    if failed {
        Err(Failure::AlreadyReported)
    } else {
        Ok(())
    }
}

fn record_of_moves<P: Render>(start: &P, line: &str) -> Result<Record, String> {
    let mut moves = Vec::new();
    for text in line.split_whitespace() {
        moves.push(
            text.parse()
                .map_err(|error| format!("{:?}: {error}", excerpt(text)))?,
        );
    }
    Record::from_moves(start, &moves).map_err(|error| error.to_string())
}

fn record_of_position<P: Render>(line: &str, spaced: impl Fn(P) -> P) -> Result<Record, String> {
    let start = read_position(line.trim()).map_err(|failure| failure.to_string())?;
    Record::from_moves(&spaced(start), &[]).map_err(|error| error.to_string())
}

impl Writer<'_> {
    fn write<P: Render>(
        &mut self,
        number: usize,
        record: &Record,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let record = record.canonical::<P>().map_err(Failure::input)?;
        let replay = record.replay::<P>().map_err(Failure::input)?;
        let moves = || replay.moves.iter().map(ToString::to_string);
        match self.to {
            OutputFormat::Record => {
                let blank = if self.written == 0 { "" } else { "\n" };
                write!(out, "{blank}{record}")?;
            }
            OutputFormat::Moves => writeln!(out, "{}", moves().collect::<Vec<_>>().join(" "))?,
            OutputFormat::Positions => {
                let mut position = replay.start.clone();
                writeln!(out, "{position}")?;
                for &mv in &replay.moves {
                    position = position.after_unchecked(mv);
                    writeln!(out, "{position}")?;
                }
                writeln!(out)?;
            }
            OutputFormat::Json => {
                let (outcome, _) = self.defaults.judge(&record, &replay)?;
                let tags = record.tags.iter();
                write_line(
                    out,
                    &Answer {
                        number,
                        game: P::NAME,
                        tags: tags
                            .map(|(name, value)| (name.to_owned(), value.into()))
                            .collect(),
                        start: replay.start.to_string(),
                        moves: moves().collect(),
                        result: record.result.text(),
                        outcome: outcome.map(OutcomeJson::from),
                    },
                )?;
            }
        }
        self.written += 1;
        Ok(())
    }
}
