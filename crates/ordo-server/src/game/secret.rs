//! Random identifiers: game ids, and the tokens that prove a player's seat.

use std::fmt;

use ordo_api::{GameId, Side};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const LETTERS: &[u8] = GameId::ALPHABET.as_bytes();

/// The system's random number generator failed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no randomness")]
pub(crate) struct NoRandomness;

/// A new game id: about 70 bits, which cannot be guessed.
pub(crate) fn random_game_id() -> Result<GameId, NoRandomness> {
    GameId::parse(&random_letters(GameId::LENGTH)?).ok_or(NoRandomness)
}

/// A side chosen at random.
pub(crate) fn random_side() -> Result<Side, NoRandomness> {
    let mut byte = [0];
    getrandom::fill(&mut byte).map_err(|_| NoRandomness)?;
    let [byte] = byte;
    Ok(if byte & 1 == 1 {
        Side::White
    } else {
        Side::Black
    })
}

/// A seat token: the secret of one browser or program. It is not stored; only its hash, the [`Seat`], is.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    const LENGTH: usize = 32;

    /// A new secret: more than 180 bits.
    pub(crate) fn random() -> Result<Token, NoRandomness> {
        Ok(Token(random_letters(Token::LENGTH)?))
    }

    /// Parses a client's token.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let good = text.len() == Token::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        good.then(|| Token(text.to_owned()))
    }

    /// The text, to be sent to its owner.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    pub(crate) fn seat(&self) -> Seat {
        let mut seat = [0; 32];
        seat.copy_from_slice(&Sha256::digest(self.0.as_bytes()));
        Seat(seat)
    }
}

/// Keeps tokens out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The hash of a token: recognises the token without revealing it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Seat([u8; 32]);

impl Seat {
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Seat> {
        Some(Seat(bytes.try_into().ok()?))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seat(…)")
    }
}

fn random_letters(count: usize) -> Result<String, NoRandomness> {
    let mut text = String::with_capacity(count);
    let mut bytes = [0; 64];
    while text.len() < count {
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        // Six bits per letter; values without a letter are skipped, so that all letters are equally likely.
        for byte in bytes {
            if let Some(&letter) = LETTERS.get(usize::from(byte >> 2))
                && text.len() < count
            {
                text.push(char::from(letter));
            }
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_ids_and_tokens_parse_and_differ() {
        let (one, two) = (
            crate::game::secret::random_game_id().unwrap(),
            crate::game::secret::random_game_id().unwrap(),
        );
        assert_ne!(one, two);
        assert_eq!(GameId::parse(one.as_str()), Some(one));
        let (one, two) = (Token::random().unwrap(), Token::random().unwrap());
        assert_ne!(one.seat(), two.seat());
        assert_eq!(Token::parse(one.reveal()).unwrap().seat(), one.seat());
    }

    #[test]
    fn invalid_ids_and_tokens_are_refused() {
        for text in [
            "",
            "short",
            "0OIl0OIl0OIl",
            "../../secret",
            "abcdefghijkmn",
            "ÄÄÄÄÄÄ",
        ] {
            assert_eq!(GameId::parse(text), None, "{text}");
            assert!(Token::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn secrets_do_not_show_in_logs() {
        let token = Token::random().unwrap();
        assert_eq!(format!("{token:?} {:?}", token.seat()), "Token(…) Seat(…)");
    }

    /// Fewer letters would make tokens easier to guess.
    #[test]
    fn tokens_use_all_letters() {
        let tokens: String = (0..100)
            .map(|_| Token::random().unwrap().reveal().to_owned())
            .collect();
        for letter in LETTERS {
            assert!(tokens.contains(char::from(*letter)), "{letter}");
        }
    }

    #[test]
    fn seats_round_trip_through_bytes() {
        let seat = Token::random().unwrap().seat();
        assert_eq!(Seat::from_bytes(seat.bytes()), Some(seat));
        assert_eq!(Seat::from_bytes(&seat.bytes()[1..]), None);
    }

    /// With a fair coin, fewer than 50 of 200 happen once in 10¹² runs.
    #[test]
    fn both_sides_are_equally_likely() {
        let white = (0..200).filter(|_| random_side().unwrap() == Side::White);
        let white = white.count();
        assert!((50..=150).contains(&white), "{white}");
    }
}
