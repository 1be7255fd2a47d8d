use std::fmt::Write as _;

use ordo_rules::{Color, Game, Rules, stein as rules};

use crate::{Found, Info, Limits, Stop, stein};

/// An engine, as the tools around it see it: the protocol and the command line are written once, against this trait, and
/// each game's engine implements it.
pub trait Player {
    /// A position of the game that it plays.
    type Position: Rules;

    /// A player with a table of so many megabytes.
    fn new(megabytes: usize) -> Self;

    /// Sets the number of threads that search together.
    fn set_threads(&mut self, threads: usize);

    /// Sets how strong to play, from 1 to 10. Another `seed` is another player of the same strength.
    fn set_level(&mut self, level: u8, seed: u64);

    /// Forgets everything.
    fn clear(&mut self);

    /// Looks for the best move where the game stands, and reports every line it finds.
    fn search(
        &mut self,
        game: &Game<Self::Position>,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&Info<<Self::Position as Rules>::Move>),
    ) -> Found<<Self::Position as Rules>::Move>;

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

    fn clear(&mut self) {
        self.clear();
    }

    fn search(
        &mut self,
        game: &rules::Game,
        limits: &Limits,
        stop: &Stop,
        report: impl FnMut(&Info<rules::Move>),
    ) -> Found<rules::Move> {
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
