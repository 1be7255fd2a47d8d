//! Annotations of moves: `$1`, `[%clk 0:05:03]`, `[%eval 0.25,12]`.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use core::time::Duration;

use crate::Color;
use crate::prelude::*;

/// A numeric annotation glyph of PGN: `$1` is a good move, `$2` a mistake, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// The signs for `$1` to `$6`.
    const SIGNS: [(&'static str, Nag); 6] = [
        ("!", Nag(1)),
        ("?", Nag(2)),
        ("!!", Nag(3)),
        ("??", Nag(4)),
        ("!?", Nag(5)),
        ("?!", Nag(6)),
    ];

    /// The annotation of a sign such as `!?`.
    pub fn from_sign(sign: &str) -> Option<Nag> {
        Nag::SIGNS
            .into_iter()
            .find_map(|(known, nag)| (known == sign).then_some(nag))
    }

    /// The sign of this annotation, such as `!?`, if it has one.
    pub fn sign(self) -> Option<&'static str> {
        Nag::SIGNS
            .into_iter()
            .find_map(|(sign, known)| (known == self).then_some(sign))
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// An engine's evaluation of the position after a move, from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eval {
    /// The evaluation.
    pub value: EvalValue,
    /// The depth of the search.
    pub depth: Option<u32>,
}

/// The value of a position from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvalValue {
    /// Hundredths of a piece; more is better for White. Written `1.25`; finer input is rounded.
    Hundredths(i32),
    /// A forced win: `#3` if White wins in three moves, `#-3` if Black does.
    Win {
        /// The winner.
        winner: Color,
        /// The number of the winner's moves.
        moves: u32,
    },
}

impl Eval {
    /// Parses the text after `[%eval`; `None` if it is not an evaluation.
    pub fn parse(text: &str) -> Option<Eval> {
        let (value, depth) = match text.split_once(',') {
            Some((value, depth)) => (value.trim_end(), Some(number(depth.trim_start())?)),
            None => (text, None),
        };
        let value = match value.strip_prefix('#') {
            Some(win) => {
                let (winner, moves) = match win.strip_prefix('-') {
                    Some(moves) => (Color::Black, moves),
                    None => (Color::White, win),
                };
                let moves = number(moves)?;
                EvalValue::Win { winner, moves }
            }
            None => EvalValue::Hundredths(hundredths(value)?),
        };
        Some(Eval { value, depth })
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            EvalValue::Hundredths(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)?;
            }
            EvalValue::Win { winner, moves } => {
                let sign = if winner == Color::Black { "-" } else { "" };
                write!(f, "#{sign}{moves}")?;
            }
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

/// Reads a clock's time: hours, two digits of minutes, two digits of seconds, and up to nine digits after a point.
pub(super) fn parse_clock(text: &str) -> Option<Duration> {
    let (time, fraction) = match text.split_once('.') {
        Some((time, fraction)) => (time, Some(fraction)),
        None => (text, None),
    };
    let mut parts = time.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let sixtieth = |part: &str| {
        let value: u64 = number(part)?;
        (part.len() == 2 && value < 60).then_some(value)
    };
    let seconds = number::<u64>(hours)?
        .checked_mul(3600)?
        .checked_add(sixtieth(minutes)? * 60 + sixtieth(seconds)?)?;
    let nanos = match fraction {
        None => 0,
        Some(digits) if digits.len() <= 9 => {
            number::<u32>(digits)? * 10_u32.pow(9 - digits.len() as u32)
        }
        Some(_) => return None,
    };
    Some(Duration::new(seconds, nanos))
}

/// Writes a clock's time as [`parse_clock`] reads it, with no more digits than it needs.
pub(super) struct ClockText(pub(super) Duration);

impl fmt::Display for ClockText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match self.0.subsec_nanos() {
            0 => Ok(()),
            nanos => write!(f, ".{}", format!("{nanos:09}").trim_end_matches('0')),
        }
    }
}

/// A number of digits only (`parse` alone would accept a sign).
fn number<T: core::str::FromStr>(digits: &str) -> Option<T> {
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        digits.parse().ok()
    } else {
        None
    }
}

/// Reads `1.25`, `-0.5`, `+3` or `.5`, rounded to hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let (negative, size) = match text.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = match size.split_once('.') {
        Some(("", fraction)) => (0, fraction),
        Some((whole, fraction)) => (number(whole)?, fraction),
        None => (number::<i64>(size)?, "0"),
    };
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut digits = fraction.bytes().map(|byte| i64::from(byte - b'0'));
    let mut digit = || digits.next().unwrap_or(0);
    let part = digit() * 10 + digit() + i64::from(digit() >= 5);
    let value = whole.checked_mul(100)?.checked_add(part)?;
    i32::try_from(if negative { -value } else { value }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks() {
        for (text, written) in [
            ("0:05:03", "0:05:03"),
            ("12:00:59.5", "12:00:59.5"),
            ("0:00:00.000000001", "0:00:00.000000001"),
            ("007:00:00.500", "7:00:00.5"),
        ] {
            let time = parse_clock(text);
            assert_eq!(
                time.map(|time| ClockText(time).to_string()).as_deref(),
                Some(written)
            );
        }
        let longest = ClockText(Duration::MAX).to_string();
        assert_eq!(parse_clock(&longest), Some(Duration::MAX));
        for bad in [
            "",
            "5",
            "5:03",
            "0:5:03",
            "0:60:00",
            "0:00:60",
            "-0:00:01",
            "0:+1:00",
            "0:00:00.",
            "0:00:00.0000000001",
            "1:2:3:4",
            "5124095576030432:00:00",
            "٠:00:00",
        ] {
            assert_eq!(parse_clock(bad), None, "{bad}");
        }
    }

    #[test]
    fn evals() {
        for (text, written) in [
            ("1.25", "1.25"),
            ("-0.5", "-0.50"),
            ("+3", "3.00"),
            (".5,12", "0.50,12"),
            ("0.125", "0.13"),
            ("-0.001", "0.00"),
            ("#3", "#3"),
            ("#-3 , 20", "#-3,20"),
            ("#-0", "#-0"),
            ("-21474836.48", "-21474836.48"),
        ] {
            let eval = Eval::parse(text);
            assert_eq!(eval.map(|eval| eval.to_string()).as_deref(), Some(written));
        }
        for bad in [
            "",
            "x",
            "1.",
            "-",
            "1.2.3",
            "1e5",
            "#",
            "#+3",
            "1,",
            "1,-2",
            "21474836.48",
            "--1",
            "99999999999999999999",
            "9223372036854775807",
            "#4294967296",
            "٣",
        ] {
            assert_eq!(Eval::parse(bad), None, "{bad}");
        }
    }
}
