//! Serde support: values are serialised as their text forms.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::record::GameResult;
use crate::{Color, Reason, RuleSet, khalifa, stein};

struct TextVisitor<T>(PhantomData<T>, &'static str);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty, $expected:literal;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(TextVisitor(PhantomData, $expected))
            }
        }
    )*};
}

as_text! {
    GameResult, "a result: 1-0, 0-1, 1/2-1/2 or *";
    Reason, "a reason for the end of a game";
    RuleSet, "the name of a rule set";
    khalifa::Setup, "a position string of Khalifa's game";
    khalifa::Square, "a square from 11 to 88";
    khalifa::Turn, "a turn of Khalifa's game";
    stein::Move, "a move of Stein's game";
    stein::Position, "a position string of Stein's game";
    stein::Setup, "a position string of Stein's game";
    stein::Square, "a square from a1 to j8";
}

/// `w` or `b`.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Color::from_letter(letter).ok_or_else(|| D::Error::custom("a colour is w or b"))
    }
}

/// The position string. It does not include the options, so positions under options other than the defaults are refused.
impl Serialize for khalifa::Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.options() != khalifa::GameOptions::default() {
            let problem = "a position string cannot hold the options of the game";
            return Err(serde::ser::Error::custom(problem));
        }
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for khalifa::Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<khalifa::Position, D::Error> {
        let expected = "a position string of Khalifa's game";
        deserializer.deserialize_str(TextVisitor(PhantomData, expected))
    }
}
