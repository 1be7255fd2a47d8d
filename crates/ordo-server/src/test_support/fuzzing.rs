//! A law for fuzzers and for the tests: whatever players send, a game goes on by its rules or stays as it is, and what is
//! stored of it gives the same game again.

use ordo_api::{
    ActionRequest, EventKind, GameEvent, GameId, IdempotencyKey, Millis, Side, SideChoice,
};
use ordo_rules::RuleSet;

use crate::game::decide::{Decision, Request};
use crate::game::name;
use crate::game::secret::{Seat, Token};
use crate::game::snapshot::snapshot;
use crate::game::state::{GameState, Origin, Player, Settings};

/// Each line of the input is a message of a player; panics where the law is broken.
pub fn online_messages(bytes: &[u8]) {
    let kind = if bytes.len().is_multiple_of(2) {
        RuleSet::Stein
    } else {
        RuleSet::Khalifa
    };
    let Some(mut state) = begun(kind, &name::clean(&String::from_utf8_lossy(bytes))) else {
        return;
    };
    let Some(rematch) = GameId::parse("333333333333") else {
        return;
    };
    let mut now: Millis = 0;
    for line in bytes.split(|byte| *byte == b'\n') {
        now += line.len() as Millis * 100;
        let Ok(request) = serde_json::from_slice::<ActionRequest>(line) else {
            continue;
        };
        // Mostly whose turn it is, now and then the other.
        let turn = Side::from(state.board.turn());
        let by = if line.len().is_multiple_of(5) {
            turn.other()
        } else {
            turn
        };
        if state.tick(now).is_some() {
            continue;
        }
        let before = seen(&state, now);
        let decided = state.act(&Request {
            seat: &seat_of(&state, by),
            action: &request.action,
            key: request.id.as_ref().map(IdempotencyKey::as_str),
            at: now,
            lag: line.len() as Millis,
            rematch: rematch.clone(),
        });
        match decided {
            Ok(Decision::Apply(change)) if change.rematch.is_some() => return,
            Ok(Decision::Apply(change)) => assert_eq!(state.seq(), change.row.seq),
            Ok(Decision::Done(seq)) => assert!(seq <= state.seq()),
            Err(refusal) => {
                let message = refusal.to_string();
                assert!(!message.is_empty() && message.len() < 1000, "{message}");
                assert!(before == seen(&state, now), "a refusal changes nothing");
            }
        }
    }
    let stored: Vec<GameEvent> = state
        .events
        .iter()
        .filter_map(|event| serde_json::to_string(event).ok())
        .filter_map(|text| serde_json::from_str(&text).ok())
        .collect();
    assert!(stored == state.events, "events are read back as they were");
    let again = GameState::replay(state.origin.clone(), stored).ok();
    assert!(again.is_some_and(|again| seen(&again, now) == seen(&state, now)));
    assert!(
        crate::game::record::of(&state).is_some(),
        "every game has a record"
    );
}

/// The seat of a side; the creator has White.
fn seat_of(state: &GameState, side: Side) -> Seat {
    match (side, &state.origin.joiner) {
        (Side::Black, Some(joiner)) => joiner.seat,
        _ => state.origin.creator.seat,
    }
}

fn seen(state: &GameState, now: Millis) -> Option<String> {
    serde_json::to_string(&snapshot(state, None, now)).ok()
}

/// A game with a clock that has just begun.
fn begun(game: RuleSet, named: &str) -> Option<GameState> {
    let player = |letter: &str| {
        Some(Player {
            seat: Token::parse(&letter.repeat(32))?.seat(),
            name: named.to_owned(),
        })
    };
    let origin = Origin {
        id: GameId::parse("222222222222")?,
        settings: Settings {
            game,
            clock: "1+1".parse().ok()?,
            side: SideChoice::White,
            public: true,
        },
        created: 0,
        creator: player("2")?,
        joiner: Some(player("3")?),
    };
    let start = GameEvent {
        seq: 1,
        at: 0,
        by: None,
        id: None,
        kind: EventKind::Started {
            creator: Side::White,
            starter: Side::White,
        },
    };
    GameState::replay(origin, vec![start]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    struct Dice(u64);

    impl Dice {
        fn below(&mut self, end: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % end as u64) as usize
        }
    }

    /// The seeds of the fuzz target, with mistakes; the same in every run.
    #[test]
    fn messages_with_mistakes() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/online_messages");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        files.sort();
        assert!(!files.is_empty());
        let seeds: Vec<Vec<u8>> = files
            .iter()
            .map(|file| std::fs::read(file).unwrap())
            .collect();
        for seed in &seeds {
            online_messages(seed);
        }
        let mut dice = Dice(7);
        for _ in 0..3000 {
            let mut bytes = seeds[dice.below(seeds.len())].clone();
            for _ in 0..=dice.below(4) {
                let at = dice.below(bytes.len());
                match dice.below(5) {
                    0 => bytes[at] = dice.below(256) as u8,
                    1 => {
                        bytes.remove(at);
                    }
                    2 => bytes.insert(at, b"\n\"{}[]:,0-9ax\xff"[dice.below(14)]),
                    3 => {
                        // A line from elsewhere: another order, the same twice.
                        let other = &seeds[dice.below(seeds.len())];
                        let lines: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
                        let line = lines[dice.below(lines.len())].to_vec();
                        bytes.splice(at..at, [b"\n".to_vec(), line, b"\n".to_vec()].concat());
                    }
                    _ => bytes.truncate(at.max(1)),
                }
                if bytes.is_empty() {
                    break;
                }
            }
            online_messages(&bytes);
        }
    }

    #[test]
    fn noise() {
        let mut dice = Dice(11);
        for _ in 0..3000 {
            let length = dice.below(200);
            let bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
            online_messages(&bytes);
        }
    }
}
