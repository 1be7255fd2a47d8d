use std::time::Duration;

use ordo_rules::Color;

use crate::{SearchLimits, TimeLeft};

/// Arguments of `go`. Without any limit, the search runs until it is stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
    /// Clocks of White and Black.
    clocks: [Option<Duration>; 2],
    increments: [Duration; 2],
    /// Unknown words, such as those of UCI (`movestogo 20`).
    unknown: Vec<String>,
}

/// Longest time: a year, in milliseconds.
const MAX_TIME: u64 = 365 * 24 * 3600 * 1000;

impl Go {
    pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, String> {
        let mut go = Go::default();
        let [white, black] = &mut go.clocks;
        let [white_increment, black_increment] = &mut go.increments;
        while let Some(name) = words.next() {
            if name == "infinite" {
                continue; // the same as no limit
            }
            let mut number = || {
                let word = words.next();
                let word = word.ok_or_else(|| format!("go {name} needs a number"))?;
                let number: i64 = word
                    .parse()
                    .map_err(|_| format!("go {name} needs a number, not {word:?}"))?;
                Ok::<i64, String>(number)
            };
            match name {
                "depth" => {
                    let depth = positive(name, number()?)?;
                    go.depth = Some(depth.try_into().unwrap_or(u32::MAX));
                }
                "nodes" => go.nodes = Some(positive(name, number()?)?),
                "movetime" => go.movetime = Some(time(number()?)),
                "p1time" => *white = Some(time(number()?)),
                "p2time" => *black = Some(time(number()?)),
                "p1inc" => *white_increment = time(number()?),
                "p2inc" => *black_increment = time(number()?),
                _ => go.unknown.push(name.to_owned()),
            }
        }
        Ok(go)
    }

    /// The ignored words.
    pub(super) fn unknown(&self) -> &[String] {
        &self.unknown
    }

    /// True if the search only ends by `stop`.
    pub(super) fn is_infinite(&self) -> bool {
        let Go {
            depth,
            nodes,
            movetime,
            clocks,
            increments: _,
            unknown: _,
        } = self;
        depth.is_none() && nodes.is_none() && movetime.is_none() && *clocks == [None; 2]
    }

    /// The limits for the side to move.
    pub(super) fn limits(&self, turn: Color) -> Result<SearchLimits, String> {
        let [white, black] = self.clocks;
        let [white_increment, black_increment] = self.increments;
        let (clock, increment, name) = match turn {
            Color::White => (white, white_increment, "p1time"),
            Color::Black => (black, black_increment, "p2time"),
        };
        let limits = SearchLimits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime,
            time_left: clock.map(|left| TimeLeft { left, increment }),
            multipv: 1,
        };
        let is_open = limits.depth.is_none() && limits.nodes.is_none() && limits.movetime.is_none();
        if is_open && clock.is_none() && !self.is_infinite() {
            return Err(format!("{turn} is to move, and there is no {name}"));
        }
        Ok(limits)
    }
}

fn positive(name: &str, number: i64) -> Result<u64, String> {
    match u64::try_from(number) {
        Ok(number) if number > 0 => Ok(number),
        _ => Err(format!("go {name} needs a number above 0, not {number}")),
    }
}

/// Some programs send negative times for a clock that has run out.
fn time(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.max(0).unsigned_abs().min(MAX_TIME))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    fn go(text: &str) -> Result<Go, String> {
        Go::parse(text.split_whitespace())
    }

    #[test]
    fn limits_use_the_clock_of_the_side_to_move() {
        let go = go("p1time 1000 p2time -3 p1inc 10 depth 7").unwrap();
        assert!(!go.is_infinite());
        let white = go.limits(Color::White).unwrap();
        let left = TimeLeft {
            left: Duration::from_secs(1),
            increment: Duration::from_millis(10),
        };
        assert_eq!((white.time_left, white.depth), (Some(left), Some(7)));
        let black = go.limits(Color::Black).unwrap();
        assert_eq!(black.time_left.unwrap().left, Duration::ZERO);
    }

    #[test]
    fn no_limit_is_infinite() {
        assert!(go("").unwrap().is_infinite());
        assert!(go("infinite p1inc 5").unwrap().is_infinite());
        assert!(!go("infinite nodes 5").unwrap().is_infinite());
    }

    #[test]
    fn invalid_arguments_are_refused() {
        for text in ["depth", "depth 0", "nodes x", "movetime 1e9"] {
            assert!(go(text).is_err(), "{text}");
        }
        let one_clock = go("p2time 1000").unwrap();
        let error = one_clock.limits(Color::White).unwrap_err();
        assert_eq!(error, "White is to move, and there is no p1time");
    }

    #[test]
    fn unknown_words_are_ignored_and_reported() {
        let go = go("movestogo 20 depth 3 ponder movetime 0").unwrap();
        assert_eq!(go.unknown(), ["movestogo", "20", "ponder"]);
        let limits = go.limits(Color::White).unwrap();
        assert_eq!(
            (limits.depth, limits.movetime),
            (Some(3), Some(Duration::ZERO))
        );
    }

    #[test]
    fn times_are_capped() {
        let go = go("movetime 9223372036854775807 p1time 9223372036854775807").unwrap();
        let limits = go.limits(Color::White).unwrap();
        assert_eq!(limits.movetime, Some(Duration::from_millis(MAX_TIME)));
    }
}
