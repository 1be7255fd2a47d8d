//! Solving puzzles in the terminal: on the full screen, or line by line.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use ordo_puzzles::{Collection, Entry, PuzzleGame, PuzzleId, of_the_day};
use ordo_rules::{SplitMix64, with_rules};

use crate::cmd::puzzle::Args;
use crate::cmd::puzzles::Source;
use crate::failure::Failure;
use crate::language::{Language, Texts};
use crate::render::{ColorChoice, Style};
use crate::tui;
use crate::tui::board::BoardGame;

mod attempt;
mod command;
mod lines;
mod screen;
mod sentences;

/// A game with puzzles that the terminal can show.
pub(crate) trait Solvable: PuzzleGame + BoardGame {}

impl<P: PuzzleGame + BoardGame> Solvable for P {}

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
    let puzzles = chosen.iter().map(|entry| source.puzzle::<P>(entry));
    if !args.plain && tui::is_terminal() {
        return screen::run(puzzles, texts, args.ascii, out);
    }
    let style = if args.plain {
        Style::Plain
    } else {
        ColorChoice::Auto.style()
    };
    lines::run(puzzles, &texts, style, out)
}
