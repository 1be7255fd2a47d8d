use core::fmt;
use std::io;
use std::path::Path;

use ordo_rules::Color;
use serde_json::{Value, json};

use super::SelfPlaySettings;
use super::file::read;
use super::sample::{Sample, SampleResult};
use crate::counted;

/// Statistics of a self-play file.
pub struct SelfPlayStats {
    shards: Vec<SelfPlaySettings>,
    counts: Counts,
}

#[derive(Default)]
struct Counts {
    positions: u64,
    games: u64,
    white_wins: u64,
    draws: u64,
    black_wins: u64,
    /// Positions with a proved result.
    proved: u64,
    /// Unproved positions whose score has the sign of the result.
    agreeing: u64,
    /// Unproved positions of games that were not drawn.
    decided: u64,
    /// Positions after the last complete game.
    unfinished: u64,
}

impl SelfPlayStats {
    /// Reads and validates a whole file.
    pub fn of(path: &Path) -> io::Result<SelfPlayStats> {
        let mut counts = Counts::default();
        let shards = read(path, |sample| counts.add(&sample))?;
        Ok(SelfPlayStats { shards, counts })
    }

    /// The statistics as JSON.
    pub fn json(&self) -> Value {
        let SelfPlayStats { shards, counts } = self;
        let shards: Vec<Value> = shards.iter().map(shard_json).collect();
        json!({
            "shards": shards,
            "games": counts.games,
            "positions": counts.positions,
            "white_wins": counts.white_wins,
            "draws": counts.draws,
            "black_wins": counts.black_wins,
            "proved": counts.proved,
            "agreeing": share(counts.agreeing, counts.decided),
            "unfinished": counts.unfinished,
        })
    }
}

impl Counts {
    fn add(&mut self, sample: &Sample) {
        self.positions += 1;
        self.unfinished += 1;
        if sample.is_proved() {
            self.proved += 1;
        } else if sample.result != SampleResult::Draw {
            self.decided += 1;
            let won = sample.result == SampleResult::Win;
            self.agreeing += u64::from(sample.score != 0 && (sample.score > 0) == won);
        }
        if sample.is_last {
            self.unfinished = 0;
            self.games += 1;
            let turn = sample.position.turn();
            match (sample.result, turn) {
                (SampleResult::Draw, _) => self.draws += 1,
                (SampleResult::Win, Color::White) | (SampleResult::Loss, Color::Black) => {
                    self.white_wins += 1;
                }
                _ => self.black_wins += 1,
            }
        }
    }
}

fn shard_json(settings: &SelfPlaySettings) -> Value {
    json!({
        "seed": settings.seed,
        "nodes": settings.nodes,
        "openings": settings.opening_plies,
        "random": settings.random_interval,
        "first": settings.first,
        "network": (settings.network != 0).then(|| format!("{:08x}", settings.network)),
    })
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

impl fmt::Display for SelfPlayStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SelfPlayStats { shards, counts } = self;
        let (games, positions) = (counts.games, counts.positions);
        writeln!(
            f,
            "{}, {}, {:.1} a game",
            counted(games, "game", "games"),
            counted(positions, "position", "positions"),
            share(positions, games)
        )?;
        for settings in shards {
            writeln!(f, "  made with {settings}")?;
        }
        writeln!(
            f,
            "  White won {}, drawn {}, Black won {}",
            counts.white_wins, counts.draws, counts.black_wins
        )?;
        writeln!(
            f,
            "  proved {:.1} % of the positions; of the others {:.1} % are judged as the game ended",
            100.0 * share(counts.proved, positions),
            100.0 * share(counts.agreeing, counts.decided)
        )?;
        if counts.unfinished > 0 {
            writeln!(
                f,
                "  a game at the end is not complete: {}",
                counted(counts.unfinished, "position", "positions")
            )?;
        }
        Ok(())
    }
}
