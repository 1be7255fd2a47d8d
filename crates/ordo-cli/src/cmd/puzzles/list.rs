use std::io::Write;

use ordo_puzzles::{Entry, PuzzleGame, PuzzleProof, Theme};
use ordo_rules::{RuleSet, with_rules};
use serde_json::json;

use super::{FilterArgs, Source};
use crate::failure::Failure;
use crate::game::rule_set;
use crate::json::write_line;

/// List puzzles
///
/// Prints the puzzles of one game, or of both with --json and without --game.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Rule set [default: all]
    #[arg(long, value_parser = rule_set())]
    game: Option<RuleSet>,
    #[command(flatten)]
    filter: FilterArgs,
    /// Print the number of puzzles by theme and rating instead
    #[arg(long, conflicts_with = "json")]
    count: bool,
    /// Print JSON, one object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = match (args.game, &args.filter.file) {
        (Some(game), _) => vec![game],
        (None, Some(file)) => {
            let source = Source::open(Some(file), RuleSet::Stein)?;
            vec![source.collection()?.rule_set()]
        }
        (None, None) => RuleSet::ALL.to_vec(),
    };
    for game in games {
        let source = Source::open(args.filter.file.as_deref(), game)?;
        let collection = source.collection()?;
        if collection.rule_set() != game {
            return Err(Failure::Input(format!(
                "these are puzzles of {}, not of {game}",
                collection.rule_set()
            )));
        }
        let chosen = args.filter.choose(&collection);
        if args.count {
            count(game, &chosen, out)?;
            continue;
        }
        for entry in &chosen {
            if args.json {
                with_rules!(game, Position => line::<Position>(&source, entry, out))?;
            } else {
                writeln!(out, "{}", entry.text)?;
            }
        }
    }
    Ok(())
}

/// One JSON object.
fn line<P: PuzzleGame>(
    source: &Source,
    entry: &Entry<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let puzzle = source.puzzle::<P>(entry)?;
    let solution: Vec<String> = puzzle.line().iter().map(ToString::to_string).collect();
    let themes: Vec<&str> = puzzle.themes().iter().map(Theme::name).collect();
    let within = match puzzle.proof() {
        PuzzleProof::Exact => None,
        PuzzleProof::Within(plies) => Some(plies),
    };
    let object = json!({
        "id": puzzle.id().to_string(),
        "game": P::NAME,
        "position": puzzle.position().to_string(),
        "goal": puzzle.goal().name(),
        "solution": solution,
        "themes": themes,
        "rating": puzzle.rating(),
        "proof": { "exact": within.is_none(), "plies": within },
    });
    write_line(out, &object)
}

/// The width of a band of ratings.
const WIDTH: u16 = 300;

/// A table of counts: a line for each theme, a column for each band of ratings.
fn count(game: RuleSet, entries: &[Entry<'_>], out: &mut dyn Write) -> Result<(), Failure> {
    let band = |entry: &Entry<'_>| entry.rating.map(|rating| rating / WIDTH * WIDTH);
    let mut bands: Vec<Option<u16>> = entries.iter().map(band).collect();
    bands.sort_unstable();
    bands.dedup();
    write!(out, "{game:<20}{:>6}", "all")?;
    for band in &bands {
        let name = band.map_or("-".to_owned(), |from| format!("{from}+"));
        write!(out, "{name:>7}")?;
    }
    writeln!(out)?;
    let mut row = |name: &str, wanted: &dyn Fn(&Entry<'_>) -> bool| -> Result<(), Failure> {
        let found: Vec<&Entry<'_>> = entries.iter().filter(|entry| wanted(entry)).collect();
        write!(out, "{name:<20}{:>6}", found.len())?;
        for &from in &bands {
            let in_band = found.iter().filter(|entry| band(entry) == from).count();
            write!(out, "{in_band:>7}")?;
        }
        Ok(writeln!(out)?)
    };
    row("puzzles", &|_| true)?;
    for &theme in Theme::ALL {
        if theme.rule_set() == game {
            row(theme.name(), &|entry| entry.themes.contains(theme))?;
        }
    }
    Ok(())
}
