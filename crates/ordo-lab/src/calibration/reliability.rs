//! A reliability plot: expected and actual scores of positions, by the expected score.

use super::report::ScoredPosition;
use crate::plot::{Point, Series, svg};

/// Number of intervals of the winning chance.
const BINS: usize = 10;

/// Positions with similar winning chances.
#[derive(Clone, Debug, Default)]
struct Bin {
    /// Sum of the winning chances.
    expected: f64,
    /// Number of positions and points of each game that has positions here.
    games: Vec<(u64, f64, f64)>,
}

impl Bin {
    fn add(&mut self, position: &ScoredPosition) {
        self.expected += position.score.winning_chance();
        match self.games.last_mut() {
            Some((game, count, points)) if *game == position.game => {
                *count += 1.0;
                *points += position.points;
            }
            _ => self.games.push((position.game, 1.0, position.points)),
        }
    }

    /// Mean winning chance and mean result in percent, with the 95 % interval. Positions of one game have the same result, so the
    /// error is estimated from the games.
    fn point(&self) -> Option<Point> {
        let count: f64 = self.games.iter().map(|(_, count, _)| count).sum();
        if self.games.len() < 2 {
            return None;
        }
        let scored = self.games.iter().map(|(.., points)| points).sum::<f64>() / count;
        let residual = |&(_, count, points): &(u64, f64, f64)| (points - scored * count).powi(2);
        let variance = self.games.iter().map(residual).sum::<f64>() / (count * count);
        Some(Point {
            x: 100.0 * self.expected / count,
            y: 100.0 * scored,
            error: 100.0 * 1.96 * variance.sqrt(),
        })
    }
}

/// The plot as SVG. The positions of a game are consecutive.
pub(super) fn plot(positions: &[ScoredPosition]) -> String {
    let mut bins = vec![Bin::default(); BINS];
    for position in positions {
        let bin = (position.score.winning_chance() * BINS as f64) as usize;
        bins[bin.min(BINS - 1)].add(position);
    }
    let diagonal = [0.0, 100.0].map(|at| Point {
        x: at,
        y: at,
        error: 0.0,
    });
    let series = [
        Series {
            name: "calibrated",
            color: "#777",
            points: diagonal.to_vec(),
        },
        Series {
            name: "measured",
            color: "#05a",
            points: bins.iter().filter_map(Bin::point).collect(),
        },
    ];
    svg(
        "Reliability of scores",
        "winning chance of the reported score, %",
        "score of the game, %",
        &series,
    )
}

#[cfg(test)]
mod tests {
    use ordo_engine::Score;

    use super::*;

    fn position(game: u64, hundredths: i32, points: f64) -> ScoredPosition {
        ScoredPosition {
            game,
            score: Score::estimate(hundredths),
            depth: 5,
            points,
        }
    }

    #[test]
    fn errors_count_games_and_not_positions() {
        let bin = |repeats: usize| {
            let mut bin = Bin::default();
            for game in 0..100 {
                for _ in 0..repeats {
                    bin.add(&position(game, 100, f64::from(u8::from(game % 4 > 0))));
                }
            }
            bin.point().unwrap()
        };
        let (once, often) = (bin(1), bin(20));
        for point in [once, often] {
            assert!((point.x - 75.0).abs() < 1e-9 && (point.y - 75.0).abs() < 1e-9);
            // 1.96 · √(0.75 · 0.25 / 100)
            assert!((point.error - 8.487).abs() < 0.01, "{}", point.error);
        }
        assert!(Bin::default().point().is_none());
    }

    #[test]
    fn every_interval_with_games_has_a_point() {
        let scores = [-300, -100, 0, 100, 300];
        let games = (0..200).map(|game| {
            let points = f64::from(u8::from(game % 3 > 0));
            position(game, scores[game as usize % 5], points)
        });
        let text = plot(&games.collect::<Vec<_>>());
        assert_eq!(text.matches("<circle").count(), 5);
        assert_eq!(text.matches("<polyline").count(), 2);
    }
}
