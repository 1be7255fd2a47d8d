//! Boardspace's game records: SGF in which the properties `P0` and `P1` are the players' actions.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use super::sgf::{Token, Tokens};
use super::{ImportError, Imported, date, set_tag};
use crate::prelude::*;
use crate::record::error::excerpt;
use crate::record::{GameResult, Invalid, Location, Ply, Record};
use crate::{Rules, stein};

/// Reads the games of a text.
///
/// A move is `P0[3 Move a 3 a 4]`, `P0[3 Capture a 3 b 4]` or `P0[3 Ordo a 3 b 3 a 5]`, and counts once `P0[4 Done]` confirms
/// it. Only the first variation is read. Unknown properties are ignored.
pub fn boardspace(text: &str) -> Vec<Imported> {
    let mut games = Vec::new();
    let mut tokens = Tokens::new(text);
    loop {
        match tokens.next() {
            Ok(None) => return games,
            Ok(Some((location, Token::Open))) => {
                let (game, end) = game(&mut tokens, location);
                games.push(game);
                if end == End::Text {
                    return games;
                }
            }
            // Any text is allowed between games.
            Ok(Some(_)) | Err(ImportError::Sgf { .. }) => {}
            Err(fault) => {
                games.push(Imported::nothing(fault));
                return games;
            }
        }
    }
}

/// The end of a game's text.
#[derive(PartialEq, Eq)]
enum End {
    Game,
    Text,
}

/// Reads a game that starts with the `(` at `start`.
fn game(tokens: &mut Tokens<'_>, start: Location) -> (Imported, End) {
    let mut builder = RecordBuilder::default();
    // For each open parenthesis, whether a branch of it was read; and how many are open in branches that are not read.
    let mut branches = vec![false];
    let mut skipped = 0_usize;
    let mut name = String::new();
    while let Some(taken) = branches.last_mut() {
        let (location, token) = match tokens.next() {
            Ok(Some(token)) => token,
            Ok(None) => {
                let opening = '(';
                let location = start;
                return (
                    builder.finish(Some(ImportError::NotClosed { location, opening })),
                    End::Text,
                );
            }
            Err(fault) => return (builder.finish(Some(fault)), End::Text),
        };
        match token {
            Token::Open if skipped > 0 || *taken => skipped += 1,
            Token::Open => {
                *taken = true;
                branches.push(false);
            }
            Token::Close if skipped > 0 => skipped -= 1,
            Token::Close => {
                branches.pop();
            }
            Token::Node => name.clear(),
            Token::Name(next) => name = next,
            Token::Value(value) if skipped == 0 => builder.property(location, &name, &value),
            Token::Value(_) => {}
        }
    }
    (builder.finish(None), End::Game)
}

/// A game while it is being read.
#[derive(Default)]
struct RecordBuilder {
    record: Record,
    names: [String; 2],
    /// The player who made the first move, and so plays White.
    first: Option<usize>,
    /// The action that `Done` has not confirmed yet.
    pending: Option<(usize, Action)>,
    ending: Option<(GameResult, &'static str)>,
    /// The result in words.
    result: String,
    fault: Option<ImportError>,
}

enum Action {
    Move(Ply),
    Resign,
    AcceptDraw,
}

impl RecordBuilder {
    /// Reads a property; ignored after an error.
    fn property(&mut self, location: Location, name: &str, value: &str) {
        if self.fault.is_none()
            && let Err(fault) = self.read(location, name, value)
        {
            self.fault = Some(fault);
        }
    }

    fn read(&mut self, location: Location, name: &str, value: &str) -> Result<(), ImportError> {
        match name {
            "P0" => self.player(location, 0, value)?,
            "P1" => self.player(location, 1, value)?,
            "SU" => {
                let rules = value.split_whitespace().next().unwrap_or_default();
                if !rules.eq_ignore_ascii_case("ordo") {
                    return Err(ImportError::OtherGame(excerpt(rules)));
                }
            }
            "GN" => set_tag(&mut self.record, "GameId", value)?,
            "EV" => set_tag(&mut self.record, "Event", value)?,
            "DT" => set_tag(&mut self.record, "Date", &date(value).unwrap_or_default())?,
            "RE" => value.clone_into(&mut self.result),
            _ => {}
        }
        Ok(())
    }

    /// Reads a player's name or action.
    fn player(
        &mut self,
        location: Location,
        player: usize,
        value: &str,
    ) -> Result<(), ImportError> {
        let mut words = value.split_whitespace().peekable();
        let number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
        let numbered = words.next_if(number).is_some();
        let verb = words.next().unwrap_or_default().to_ascii_lowercase();
        let words: Vec<&str> = words.collect();
        let unknown = || ImportError::Action {
            location,
            action: excerpt(value),
        };
        let done = match verb.as_str() {
            "id" => {
                if let Some(name) = self.names.get_mut(player) {
                    words.join(" ").trim_matches('"').clone_into(name);
                }
                return Ok(());
            }
            "done" => {
                self.confirm();
                return Ok(());
            }
            "move" | "capture" | "ordo" => Action::Move(ply(&verb, &words).ok_or_else(unknown)?),
            "resign" => Action::Resign,
            "acceptdraw" => Action::AcceptDraw,
            "gameoverontime" => {
                self.ending = Some((self.won_by(player), "time"));
                return Ok(());
            }
            "start" | "select" | "offerdraw" | "declinedraw" => return Ok(()),
            // Without a number it is not part of the game: `time 0:05:00`, `ranking 1500`.
            _ if !numbered => return Ok(()),
            _ => return Err(unknown()),
        };
        // A player who forgets to confirm has still moved once the other player does.
        if self.pending.as_ref().is_some_and(|(who, _)| *who != player) {
            self.confirm();
        }
        self.pending = match (&self.pending, &done) {
            // Resigning a second time cancels the resignation.
            (Some((_, Action::Resign)), Action::Resign) => None,
            _ => Some((player, done)),
        };
        Ok(())
    }

    /// Applies the pending action.
    fn confirm(&mut self) {
        match self.pending.take() {
            Some((player, Action::Move(ply))) => {
                self.first.get_or_insert(player);
                self.record.main.plies.push(ply);
            }
            Some((player, Action::Resign)) => {
                self.ending = Some((self.won_by(1 - player.min(1)), "resignation"));
            }
            Some((_, Action::AcceptDraw)) => self.ending = Some((GameResult::Draw, "agreement")),
            None => {}
        }
    }

    /// The player with White; the first player before the first move.
    fn white(&self) -> usize {
        self.first.unwrap_or(0)
    }

    fn won_by(&self, player: usize) -> GameResult {
        if player == self.white() {
            GameResult::WhiteWins
        } else {
            GameResult::BlackWins
        }
    }

    /// The result given by the `RE` property.
    fn result_from_re(&self) -> GameResult {
        let text = self.result.to_lowercase();
        let has = |player: usize| match self.names.get(player) {
            Some(name) => !name.is_empty() && text.contains(&name.to_lowercase()),
            None => false,
        };
        if text.contains("draw") {
            GameResult::Draw
        } else if !text.contains("won") && !text.contains("win") {
            GameResult::Unknown
        } else {
            match (has(0), has(1)) {
                (true, false) => self.won_by(0),
                (false, true) => self.won_by(1),
                _ => GameResult::Unknown,
            }
        }
    }

    fn finish(mut self, end: Option<ImportError>) -> Imported {
        let fault = self.fault.take().or(end);
        if let Some(ImportError::OtherGame(_)) = fault {
            return Imported {
                record: Record::default(),
                fault,
            };
        }
        let (stated, reason) = self.ending.unwrap_or((self.result_from_re(), ""));
        let tagged = self.tags(reason).err().map(ImportError::from);
        Imported::new(self.record, stated, fault.or(tagged))
    }

    fn tags(&mut self, reason: &str) -> Result<(), Invalid> {
        let [first, second] = &self.names;
        let (white, black) = match self.white() {
            0 => (first, second),
            _ => (second, first),
        };
        let tags = [
            ("Site", "Boardspace"),
            ("White", white),
            ("Black", black),
            ("Rules", stein::Position::NAME),
            ("Termination", reason),
        ];
        for (name, value) in tags {
            set_tag(&mut self.record, name, value)?;
        }
        Ok(())
    }
}

/// A move in our notation: of `Move a 3 a 4`, `Capture a 3 b 4` or `Ordo a 3 b 3 a 5`.
fn ply(verb: &str, words: &[&str]) -> Option<Ply> {
    let squares: Vec<String> = words
        .chunks(2)
        .map(|square| match square {
            [file, rank] if is_file(file) && is_rank(rank) => {
                Some(file.to_ascii_lowercase() + rank)
            }
            _ => None,
        })
        .collect::<Option<_>>()?;
    let text = match (verb, squares.as_slice()) {
        ("move", [from, to]) => format!("{from}-{to}"),
        ("capture", [from, to]) => format!("{from}x{to}"),
        ("ordo", [first, last, to]) => format!("{first}:{last}-{to}"),
        _ => return None,
    };
    Ply::new(&text).ok()
}

fn is_file(word: &str) -> bool {
    word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn is_rank(word: &str) -> bool {
    word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit())
}
