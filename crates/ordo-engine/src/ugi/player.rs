use std::fmt::Write as _;

use ordo_rules::{Color, Game, Rules, khalifa as khalifa_rules, stein as rules};

use crate::{Found, Info, Limits, Stop, khalifa, stein};

/// An engine, as the tools around it see it: the protocol and the command line are written once, against this trait, and
/// each game's engine implements it.
pub trait Player {
    /// A position of the game that it plays.
    type Position: Rules;

    /// A player with a table of so many megabytes.
    fn new(megabytes: usize) -> Self;

    /// Sets the number of threads that search together.
    fn set_threads(&mut self, threads: usize);

    /// Sets how strong to play, from 1 to 10. Another `seed` is another player of about the same strength.
    fn set_level(&mut self, level: u8, seed: u64);

    /// Searches without a technique from now on, to measure what it is worth. The answer to an unknown name says which
    /// there are.
    fn switch_off(&mut self, technique: &str) -> Result<(), String> {
        Err(format!("this engine cannot do without {technique:?}"))
    }

    /// Evaluates with these weights from now on, in the order of `ordo tune`'s files.
    fn set_weights(&mut self, weights: &[f64]) -> Result<(), String> {
        let _ = weights;
        Err("this engine has no weights".to_owned())
    }

    /// Forgets everything.
    fn clear(&mut self);

    /// Looks for the best move where the game stands, and reports the best lines of every depth together, sorted by score. However
    /// tight the limits are, at least one line is found and reported. `None` if the game is over.
    fn search(
        &mut self,
        game: &Game<Self::Position>,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&[Info<<Self::Position as Rules>::Move>]),
    ) -> Option<Found<<Self::Position as Rules>::Move>>;

    /// The board in letters, without a line break at the end.
    fn picture(position: &Self::Position) -> String;
}

impl Player for stein::Engine {
    type Position = rules::Position;

    fn new(megabytes: usize) -> stein::Engine {
        stein::Engine::new(megabytes)
    }

    fn set_threads(&mut self, threads: usize) {
        self.set_threads(threads);
    }

    fn set_level(&mut self, level: u8, seed: u64) {
        self.set_level(stein::Level::new(level).unwrap_or_default(), seed);
    }

    fn switch_off(&mut self, technique: &str) -> Result<(), String> {
        let less = self.techniques().without(technique).ok_or_else(|| {
            let names = stein::Techniques::NAMES.join(", ");
            format!("the engine has no technique {technique:?}; it has {names}")
        })?;
        self.set_techniques(less);
        Ok(())
    }

    fn set_weights(&mut self, weights: &[f64]) -> Result<(), String> {
        let tuner = stein::tuning::Tuner::from_values(weights)?;
        self.set_evaluation(tuner.evaluation());
        Ok(())
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn search(
        &mut self,
        game: &rules::Game,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&[Info<rules::Move>]),
    ) -> Option<Found<rules::Move>> {
        self.search(game, limits, stop, report)
    }

    fn picture(position: &rules::Position) -> String {
        let mut picture = String::new();
        for rank in (0..rules::RANKS).rev() {
            let _ = write!(picture, "{} ", rank + 1);
            for square in (0..rules::FILES).filter_map(|file| rules::Square::new(file, rank)) {
                let letter = position.get(square).map_or('.', Color::letter);
                picture.extend([' ', letter]);
            }
            picture.push('\n');
        }
        picture.push_str("  ");
        for file in ('a'..).take(usize::from(rules::FILES)) {
            picture.extend([' ', file]);
        }
        picture
    }
}

impl Player for khalifa::Engine {
    type Position = khalifa_rules::Position;

    fn new(megabytes: usize) -> khalifa::Engine {
        khalifa::Engine::new(megabytes)
    }

    /// It works on one.
    fn set_threads(&mut self, _threads: usize) {}

    fn set_level(&mut self, level: u8, seed: u64) {
        self.set_level(khalifa::Level::new(level).unwrap_or_default(), seed);
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn search(
        &mut self,
        game: &khalifa_rules::Game,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&[Info<khalifa_rules::Turn>]),
    ) -> Option<Found<khalifa_rules::Turn>> {
        self.search(game, limits, stop, report)
    }

    fn picture(position: &khalifa_rules::Position) -> String {
        let mut picture = String::new();
        for row in (0..khalifa_rules::SIDE).rev() {
            let _ = write!(picture, "{} ", row + 1);
            let columns = 0..khalifa_rules::SIDE;
            for square in columns.filter_map(|column| khalifa_rules::Square::new(row, column)) {
                let piece = position.get(square);
                picture.extend([' ', piece.map_or('.', khalifa_rules::Piece::letter)]);
            }
            picture.push('\n');
        }
        picture.push_str("   1 2 3 4 5 6 7 8");
        picture
    }
}
