//! A small game to replay, which shows that records do not depend on the Ordo rules.

use std::fmt;
use std::str::FromStr;

use ordo_rules::{Color, Outcome, Reason, Rules};

/// A game to replay: a heap of stones, of which the players take one to three in turn; the player who takes the last one wins.
/// A move is written `-2` and also read as `take2`; a position is the heap and the side to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Heap {
    pub(crate) stones: u8,
    pub(crate) turn: Color,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Debug)]
pub(crate) struct Complaint(String);

impl std::error::Error for Complaint {}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-{}", self.0)
    }
}

impl FromStr for Take {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Take, Complaint> {
        let number = text.strip_prefix('-').or_else(|| text.strip_prefix("take"));
        let number = number.and_then(|number| number.parse().ok());
        number
            .map(Take)
            .ok_or_else(|| Complaint("a move is written -1, -2 or -3".to_owned()))
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.stones, self.turn.letter())
    }
}

impl FromStr for Heap {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Heap, Complaint> {
        let read = || {
            let (stones, turn) = text.split_once(' ')?;
            let turn = Color::from_letter(turn.parse().ok()?)?;
            Some(Heap {
                stones: stones.parse().ok()?,
                turn,
            })
        };
        read().ok_or_else(|| Complaint("a position is a number and w or b".to_owned()))
    }
}

impl Rules for Heap {
    type Move = Take;
    type Illegal = Complaint;
    const NAME: &'static str = "heap";

    fn start() -> Heap {
        Heap {
            stones: 7,
            turn: Color::White,
        }
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then_some(Outcome::win(!self.turn, Reason::NoPieces))
    }

    fn key(&self) -> u64 {
        u64::from(self.stones) * 2 + self.turn as u64
    }

    fn legal_moves(&self) -> Vec<Take> {
        (1..=self.stones.min(3)).map(Take).collect()
    }

    fn count_moves(&self) -> usize {
        self.legal_moves().len()
    }

    fn explain(&self, mv: Take) -> Result<(), Complaint> {
        if self.legal_moves().contains(&mv) {
            return Ok(());
        }
        let Heap { stones, .. } = self;
        Err(Complaint(format!(
            "one cannot take {} of {stones} stones",
            mv.0
        )))
    }

    fn after_unchecked(&self, mv: Take) -> Heap {
        Heap {
            stones: self.stones - mv.0,
            turn: !self.turn,
        }
    }
}
