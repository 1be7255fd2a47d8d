use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{DAY, MINUTE, Millis, SECOND};

/// Maximum initial time in minutes.
pub const MAX_MINUTES: u16 = 180;
/// Maximum increment in seconds.
pub const MAX_INCREMENT_SECONDS: u16 = 180;
/// Maximum number of days per move.
pub const MAX_DAYS: u16 = 14;

/// The clock settings of a game: `none`, `5+3` (minutes, and seconds added per move) or `3d` (days per move).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum TimeControl {
    /// No clock.
    Unlimited,
    /// A time for the whole game, in milliseconds, and an increment per move.
    RealTime {
        /// Each player's time at the start.
        initial: Millis,
        /// Time added with each move.
        increment: Millis,
    },
    /// Days for each move.
    Correspondence {
        /// Milliseconds for each move.
        per_move: Millis,
    },
}

impl TimeControl {
    /// Returns `true` for real-time games: a clock in minutes, not days per move or no clock.
    pub fn is_real_time(self) -> bool {
        matches!(self, TimeControl::RealTime { .. })
    }
}

/// Error when parsing an invalid time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a clock is \"none\", minutes and seconds such as \"5+3\" (up to {MAX_MINUTES}+{MAX_INCREMENT_SECONDS}), or days such \
     as \"3d\" (up to {MAX_DAYS})"
)]
pub struct InvalidTimeControl;

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, InvalidTimeControl> {
        /// At most three digits; Rust would also read `+5`.
        fn number(text: &str, most: u16) -> Result<Millis, InvalidTimeControl> {
            let digits =
                (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            let number: u16 = text.parse().map_err(|_| InvalidTimeControl)?;
            if digits && number <= most {
                Ok(number.into())
            } else {
                Err(InvalidTimeControl)
            }
        }
        if text == "none" {
            return Ok(TimeControl::Unlimited);
        }
        if let Some(days) = text.strip_suffix('d') {
            return match number(days, MAX_DAYS)? {
                0 => Err(InvalidTimeControl),
                days => Ok(TimeControl::Correspondence {
                    per_move: days * DAY,
                }),
            };
        }
        let (minutes, seconds) = text.split_once('+').ok_or(InvalidTimeControl)?;
        let initial = number(minutes, MAX_MINUTES)? * MINUTE;
        let increment = number(seconds, MAX_INCREMENT_SECONDS)? * SECOND;
        match initial + increment {
            0 => Err(InvalidTimeControl),
            _ => Ok(TimeControl::RealTime { initial, increment }),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("none"),
            TimeControl::RealTime { initial, increment } => {
                write!(f, "{}+{}", initial / MINUTE, increment / SECOND)
            }
            TimeControl::Correspondence { per_move } => write!(f, "{}d", per_move / DAY),
        }
    }
}

impl TryFrom<String> for TimeControl {
    type Error = InvalidTimeControl;

    fn try_from(text: String) -> Result<TimeControl, InvalidTimeControl> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

#[cfg(feature = "openapi")]
mod schema {
    use std::borrow::Cow;

    use utoipa::openapi::schema::{ObjectBuilder, Type};
    use utoipa::openapi::{RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    use super::{MAX_DAYS, MAX_INCREMENT_SECONDS, MAX_MINUTES, TimeControl};

    /// 1 to 180, as both parts of a clock in minutes; the test below compares it with the parser.
    const NUMBER: &str = "([1-9][0-9]?|1[0-7][0-9]|180)";

    pub(super) fn pattern() -> String {
        format!(r"^(none|0\+{NUMBER}|{NUMBER}\+(0|{NUMBER})|([1-9]|1[0-4])d)$")
    }

    impl PartialSchema for TimeControl {
        fn schema() -> RefOr<Schema> {
            let description = format!(
                "`none`; minutes, and seconds added per move, up to `{MAX_MINUTES}+{MAX_INCREMENT_SECONDS}`; days per move, \
                 up to `{MAX_DAYS}d`."
            );
            ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some(description))
                .pattern(Some(pattern()))
                .examples(["none", "5+3", "3d"])
                .into()
        }
    }

    impl ToSchema for TimeControl {
        fn name() -> Cow<'static, str> {
            "TimeControl".into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_round_trip() {
        for text in [
            "none", "5+3", "0+30", "0+60", "180+0", "180+180", "1d", "14d",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "5",
            "+",
            "5+",
            "+3",
            "0+0",
            "181+0",
            "5+181",
            "0d",
            "15d",
            "d",
            "-1+5",
            "++5",
            "5+3 ",
            "５+3",
            "1.5+0",
            "99999999999+0",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(InvalidTimeControl),
                "{text}"
            );
        }
    }
}
