use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use ordo_puzzles::{Collection, Entry, Puzzle, PuzzleGame, Theme, embedded};
use ordo_rules::RuleSet;

use crate::failure::Failure;

/// The text of a collection: a file, or the puzzles of the program.
pub(crate) struct Source {
    name: String,
    text: Cow<'static, str>,
}

impl Source {
    pub(crate) fn open(file: Option<&Path>, game: RuleSet) -> Result<Source, Failure> {
        let Some(path) = file else {
            return Ok(Source {
                name: format!("the puzzles of {game}"),
                text: embedded(game).into(),
            });
        };
        let name = path.display().to_string();
        match fs::read_to_string(path) {
            Ok(text) => Ok(Source {
                name,
                text: text.into(),
            }),
            Err(error) => Err(Failure::File { path: name, error }),
        }
    }

    pub(crate) fn collection(&self) -> Result<Collection<'_>, Failure> {
        let collection = Collection::read(&self.text);
        collection.map_err(|error| Failure::Input(format!("{}: {error}", self.name)))
    }

    /// The puzzle of a line.
    pub(crate) fn puzzle<P: PuzzleGame>(&self, entry: &Entry<'_>) -> Result<Puzzle<P>, Failure> {
        let puzzle = entry.puzzle();
        puzzle.map_err(|fault| Failure::Input(format!("{}: {}: {fault}", self.name, entry.id)))
    }
}

/// The choice of puzzles by file, theme and rating.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FilterArgs {
    /// Puzzle file [default: the puzzles of the program]
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Themes, separated by commas; a puzzle needs one of them
    #[arg(long, value_name = "THEMES", value_delimiter = ',', value_parser = theme)]
    pub(crate) theme: Vec<Theme>,
    /// Rating, or a range of ratings (1200-1500)
    #[arg(long, value_name = "RATING")]
    pub(crate) rating: Option<RatingRange>,
}

impl FilterArgs {
    /// The puzzles of a collection that were chosen.
    pub(crate) fn choose<'a>(&self, collection: &Collection<'a>) -> Vec<Entry<'a>> {
        let RatingRange(least, most) = self.rating.unwrap_or(RatingRange(0, u16::MAX));
        let entries = collection.entries().iter().copied();
        entries
            .filter(|entry| entry.matches(&self.theme, least, most))
            .collect()
    }
}

fn theme(text: &str) -> Result<Theme, String> {
    text.parse()
        .map_err(|error: ordo_puzzles::UnknownTheme| error.to_string())
}

/// A range of ratings. A single number means the ratings near it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RatingRange(u16, u16);

/// Ratings this close are near.
const NEAR: u16 = 100;

impl FromStr for RatingRange {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<RatingRange, &'static str> {
        let expected = "expected a rating such as 1300, or a range such as 1200-1500";
        let number = |text: &str| text.parse::<u16>().map_err(|_| expected);
        let Some((least, most)) = text.split_once('-') else {
            let near = number(text)?;
            let (least, most) = (near.saturating_sub(NEAR), near.saturating_add(NEAR));
            return Ok(RatingRange(least, most));
        };
        let range = RatingRange(number(least)?, number(most)?);
        if range.0 > range.1 {
            return Err("the first rating of a range is the lower one");
        }
        Ok(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_ranges() {
        assert_eq!("1300".parse(), Ok(RatingRange(1200, 1400)));
        assert_eq!("50".parse(), Ok(RatingRange(0, 150)));
        assert_eq!("1200-1500".parse(), Ok(RatingRange(1200, 1500)));
        for text in ["", "x", "1-", "-1", "5-4", "70000"] {
            assert!(text.parse::<RatingRange>().is_err(), "{text}");
        }
    }
}
