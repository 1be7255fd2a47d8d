//! Solving puzzles in the terminal, line by line.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use ordo_describe::Describe;
use ordo_puzzles::{Collection, Entry, PuzzleGame, PuzzleId, of_the_day};
use ordo_rules::{SplitMix64, with_rules};

use crate::cmd::puzzle::Args;
use crate::cmd::puzzles::Source;
use crate::failure::Failure;
use crate::language::{Language, Texts};
use crate::render::{ColorChoice, Render, Style};

mod command;
mod solving;

use solving::{Next, Solving};

/// A game with puzzles that the terminal can show.
pub(crate) trait Solvable: PuzzleGame + Describe + Render {}

impl<P: PuzzleGame + Describe + Render> Solvable for P {}

/// The longest line that is read, in bytes.
const LONGEST: u64 = 10_000;

/// Runs `ordo puzzle`.
pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Result<(), Failure> {
    let game = args.id.map_or(args.game, PuzzleId::rule_set);
    let source = Source::open(args.filter.file.as_deref(), game)?;
    let collection = source.collection()?;
    if collection.rule_set() != game {
        return Err(Failure::Input(format!(
            "these are puzzles of {}, not of {game}",
            collection.rule_set()
        )));
    }
    let chosen = choose(args, &collection)?;
    with_rules!(game, Position => solve::<Position>(args, &source, &chosen, out))
}

/// The puzzles in the order in which they are set.
fn choose<'a>(args: &Args, collection: &Collection<'a>) -> Result<Vec<Entry<'a>>, Failure> {
    if let Some(id) = args.id {
        let entry = collection.get(id).copied();
        let entry = entry.ok_or_else(|| Failure::Input(format!("there is no puzzle {id}")));
        return Ok(vec![entry?]);
    }
    let mut chosen = args.filter.choose(collection);
    if let Some(day) = args.day {
        chosen = of_the_day(&chosen, day).copied().into_iter().collect();
    }
    if chosen.is_empty() {
        return Err(Failure::input("there are no such puzzles"));
    }
    let now = || SystemTime::now().duration_since(UNIX_EPOCH);
    let seed = args
        .seed
        .unwrap_or_else(|| now().map_or(0, |time| time.as_nanos() as u64));
    SplitMix64::new(seed).shuffle(&mut chosen);
    Ok(chosen)
}

fn solve<P: Solvable>(
    args: &Args,
    source: &Source,
    chosen: &[Entry<'_>],
    out: &mut (dyn Write + Send),
) -> Result<(), Failure> {
    let texts = Texts::new(Language::choose(args.lang));
    let style = if args.plain {
        Style::Plain
    } else {
        ColorChoice::Auto.style()
    };
    let mut input = io::stdin().lock();
    let mut solved = 0;
    for (number, entry) in (1..).zip(chosen) {
        let puzzle = source.puzzle::<P>(entry)?;
        let mut solving = Solving::new(&puzzle, &texts, style);
        solving.set(out)?;
        let next = loop {
            out.flush()?;
            let Some(line) = read_line(&mut input) else {
                break Next::Quit;
            };
            match solving.obey(&line, out)? {
                Next::Stay => {}
                next => break next,
            }
        };
        solved += usize::from(solving.is_solved_alone());
        if next == Next::Quit || number == chosen.len() {
            let args = [
                ("solved", crate::language::number(solved)),
                ("count", crate::language::number(number)),
            ];
            writeln!(out, "{}", texts.with("term.puzzle.score", &args))?;
            break;
        }
    }
    Ok(out.flush()?)
}

/// A line of input; `None` at its end.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line);
    match read {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}
