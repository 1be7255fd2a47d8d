//! Playing a match.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ordo_engine::{SearchLimits, Stop};
use ordo_rules::SplitMix64;

use super::record::{RecordPlayer, record_of};
use super::{
    Arena, FinishedGame, LimitedEngine, MatchSummary, Openings, Participant, PlayerSpec,
    RecordFile, Sprt, play,
};
use crate::workers::in_order;
use crate::{LabError, ReportProgress};

/// Settings of a match.
#[derive(Clone, Debug)]
pub struct MatchSettings<P> {
    /// The two players; results are from the first one's view.
    pub players: [PlayerSpec; 2],
    /// Limits of players that have none in their specification.
    pub limits: SearchLimits,
    /// Start position.
    pub start: P,
    /// Number of games, even: each opening is played with both colours.
    pub games: u64,
    /// Number of games played at the same time.
    pub concurrency: usize,
    /// Number of random plies at the start of each game.
    pub opening_plies: usize,
    /// Largest score of an opening for either side, in hundredths.
    pub balance: i32,
    /// Seed of openings and random choices.
    pub seed: u64,
    /// Test that ends the match early.
    pub sprt: Option<Sprt>,
    /// Longer games are adjudicated as draws.
    pub max_plies: usize,
    /// Time for external programs to start, and to move if no move time is set.
    pub timeout: Duration,
}

/// Plays a match. Players that cannot start are reported before `open_record` creates the file of records.
pub fn run_match<P: Arena + Sync>(
    settings: &MatchSettings<P>,
    open_record: impl FnOnce() -> Result<Option<RecordFile>, LabError>,
    stop: &Stop,
    progress: &dyn ReportProgress,
) -> Result<MatchSummary, LabError> {
    let first = Pairing::new(settings)?;
    let names = first.names();
    let limits = first.limits.clone();
    let first = Mutex::new(Some(first)); // used by the first thread that starts
    let start = || {
        let first = first.lock().unwrap_or_else(PoisonError::into_inner).take();
        first.map_or_else(|| Pairing::new(settings), Ok)
    };
    let mut summary = MatchSummary::new(names.clone(), settings.sprt);
    let mut file = open_record()?;
    let side = |player: usize| RecordPlayer {
        name: &names[player],
        limits: &limits[player],
    };
    in_order(
        0..settings.games / 2,
        settings.concurrency,
        stop,
        start,
        Pairing::play_pair,
        |pair, games| {
            let Some(games) = games else {
                return Ok(ControlFlow::Break(()));
            };
            summary.add_pair(&games);
            for (game, which) in games.iter().zip(0..) {
                let number = 2 * pair + 1 + which;
                let [white, black] = match which {
                    0 => [side(0), side(1)],
                    _ => [side(1), side(0)],
                };
                if game.ending.is_forfeit {
                    let (white, black) = (white.name, black.name);
                    let reason = &game.ending.reason;
                    progress.note(&format!("game {number}, {white} – {black}: {reason}"));
                }
                if let Some(file) = &mut file {
                    file.add(&record_of(game, [white, black], &number.to_string())?)?;
                }
            }
            progress.set_done(summary.games());
            progress.set_message(summary.line());
            Ok(match summary.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            })
        },
    )?;
    summary.interrupted = summary.games() < settings.games && summary.decision().is_none();
    Ok(summary)
}

/// Two players and their openings, for one thread.
struct Pairing<'a, P: Arena> {
    settings: &'a MatchSettings<P>,
    limits: [SearchLimits; 2],
    players: [Participant<P>; 2],
    openings: Openings<P>,
}

impl<'a, P: Arena> Pairing<'a, P> {
    fn new(settings: &'a MatchSettings<P>) -> Result<Pairing<'a, P>, LabError> {
        let [first, second] = &settings.players;
        let (start, timeout) = (&settings.start, settings.timeout);
        Ok(Pairing {
            settings,
            limits: [
                first.limits(&settings.limits),
                second.limits(&settings.limits),
            ],
            players: [
                first.participant(start, timeout)?,
                second.participant(start, timeout)?,
            ],
            openings: Openings::new(start.clone(), settings.opening_plies, settings.balance),
        })
    }

    /// The players' names; equal ones are numbered.
    fn names(&self) -> [String; 2] {
        let [first, second] = self.players.each_ref().map(|player| player.name.clone());
        if first == second {
            return [format!("{first} (1)"), format!("{second} (2)")];
        }
        [first, second]
    }

    /// Plays an opening twice; the first player is White in the first game. `None` if `stop` was set.
    fn play_pair(&mut self, pair: u64, stop: &Stop) -> Option<[FinishedGame<P>; 2]> {
        let first_seed = SplitMix64::new(self.settings.seed).next_u64();
        let mut rng = SplitMix64::new(first_seed.wrapping_add(pair));
        let opening = self.openings.opening(rng.next_u64());
        let mut play = |swapped: bool| {
            let [first, second] = &mut self.players;
            first.engine.new_game(rng.next_u64());
            second.engine.new_game(rng.next_u64());
            let [first, second] = [
                LimitedEngine {
                    engine: &mut *first.engine,
                    limits: &self.limits[0],
                },
                LimitedEngine {
                    engine: &mut *second.engine,
                    limits: &self.limits[1],
                },
            ];
            let seats = if swapped {
                [second, first]
            } else {
                [first, second]
            };
            play(opening.clone(), seats, self.settings.max_plies, stop)
        };
        Some([play(false)?, play(true)?])
    }
}
