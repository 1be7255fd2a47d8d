//! Puzzle files on disk.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use ordo_puzzles::{Collection, Puzzle, PuzzleGame, PuzzleId};

use crate::LabError;

/// A file of puzzles that is extended. A comment after each game records how far the miner is.
pub struct PuzzleFile<P: PuzzleGame> {
    path: PathBuf,
    puzzles: Vec<Puzzle<P>>,
    ids: HashSet<PuzzleId>,
    games: u64,
}

/// The start of the comment with the number of games that were looked at.
const GAMES: &str = "# games ";

impl<P: PuzzleGame> PuzzleFile<P> {
    /// Opens a file, or creates it. An incomplete last line is cut off.
    pub fn open(path: &Path) -> Result<PuzzleFile<P>, LabError> {
        let in_file = |error| LabError::in_file(path, error);
        let mut text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(in_file(error)),
        };
        if text.is_empty() {
            text = Puzzle::<P>::file_header() + "\n";
            fs::write(path, &text).map_err(in_file)?;
        }
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            text.truncate(whole);
            fs::write(path, &text).map_err(in_file)?;
        }
        let puzzles = read(&text).map_err(in_file)?;
        let games = text.lines().filter_map(|line| line.strip_prefix(GAMES));
        let games = games.filter_map(|number| number.parse().ok()).max();
        Ok(PuzzleFile {
            path: path.to_owned(),
            ids: puzzles.iter().map(Puzzle::id).collect(),
            puzzles,
            games: games.unwrap_or(0),
        })
    }

    /// The puzzles of the file.
    pub fn puzzles(&self) -> &[Puzzle<P>] {
        &self.puzzles
    }

    /// The number of games that the miner has looked at.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds the new ones of some puzzles after looking at this many games, in one write.
    pub(super) fn add(&mut self, puzzles: Vec<Puzzle<P>>, games: u64) -> Result<(), LabError> {
        let mut text = String::new();
        for puzzle in puzzles {
            if self.ids.insert(puzzle.id()) {
                text = text + &puzzle.to_string() + "\n";
                self.puzzles.push(puzzle);
            }
        }
        self.games = games;
        if text.is_empty() && !games.is_multiple_of(GAMES_PER_COMMENT) {
            return Ok(());
        }
        text = text + GAMES + &games.to_string() + "\n";
        let in_file = |error| LabError::in_file(&self.path, error);
        let mut file = OpenOptions::new()
            .append(true)
            .open(&self.path)
            .map_err(in_file)?;
        file.write_all(text.as_bytes()).map_err(in_file)
    }
}

/// Games without puzzles between two comments.
const GAMES_PER_COMMENT: u64 = 20;

/// Reads all puzzles of a text, and checks them by the rules.
fn read<P: PuzzleGame>(text: &str) -> io::Result<Vec<Puzzle<P>>> {
    let invalid = |problem: String| io::Error::new(ErrorKind::InvalidData, problem);
    let collection = Collection::read(text).map_err(|error| invalid(error.to_string()))?;
    let mut puzzles = Vec::new();
    for entry in collection.entries() {
        let puzzle = entry.puzzle();
        puzzles.push(puzzle.map_err(|fault| invalid(format!("{}: {fault}", entry.id)))?);
    }
    Ok(puzzles)
}

/// Replaces a file, with the puzzles in the order of their ratings and without comments.
pub(super) fn write<P: PuzzleGame>(path: &Path, puzzles: &[Puzzle<P>]) -> Result<(), LabError> {
    let in_file = |error| LabError::in_file(path, error);
    let mut sorted: Vec<&Puzzle<P>> = puzzles.iter().collect();
    sorted.sort_by_key(|puzzle| (puzzle.rating(), puzzle.id()));
    let mut text = Puzzle::<P>::file_header() + "\n";
    for puzzle in sorted {
        text = text + &puzzle.to_string() + "\n";
    }
    // In place of the old file at once, so that an interruption leaves one of the two.
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    fs::write(&new, text).map_err(in_file)?;
    fs::rename(&new, path).map_err(in_file)?;
    Ok(())
}
