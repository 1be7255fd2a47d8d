use core::fmt;
use core::str::FromStr;

use ordo_rules::SplitMix64;

use crate::collection::Entry;

/// A day of the calendar.
///
/// ```
/// use ordo_puzzles::Day;
///
/// assert!("2026-11-18".parse::<Day>().is_ok());
/// assert!("2026-13-18".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl FromStr for Day {
    type Err = InvalidDay;

    fn from_str(text: &str) -> Result<Day, InvalidDay> {
        let mut parts = text.split('-');
        let mut part = |length: usize, most: u32| {
            let text = parts.next().filter(|text| text.len() == length)?;
            let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
            let number: u32 = text.parse().ok().filter(|_| is_number)?;
            (1..=most).contains(&number).then_some(number)
        };
        let day = (|| Some(part(4, 9999)? * 10_000 + part(2, 12)? * 100 + part(2, 31)?))();
        day.filter(|_| parts.next().is_none())
            .map(Day)
            .ok_or(InvalidDay)
    }
}

/// The error for a text that is no [`Day`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidDay;

impl fmt::Display for InvalidDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a day such as 2026-11-18")
    }
}

impl core::error::Error for InvalidDay {}

/// The puzzle of a day, the same for everyone: never one with a single move to find if there are others. New puzzles and ratings leave
/// most days as they are, because every puzzle draws its own number for each day, and the smallest wins.
pub fn of_the_day<'e, 'a>(entries: &'e [Entry<'a>], day: Day) -> Option<&'e Entry<'a>> {
    let draw = |entry: &&Entry<'_>| {
        let number = u64::from(day.0) << 30 | u64::from(entry.id.number());
        (entry.plies < 3, SplitMix64::new(number).next_u64())
    };
    entries.iter().min_by_key(draw)
}
