//! A law for fuzzers and tests: a client's message changes a game by its rules or not at all, and the stored events replay to the
//! same game.

use ordo_api::{
    ActionRequest, EventKind, GameEvent, GameId, IdempotencyKey, Millis, Side, SideChoice,
};
use ordo_rules::RuleSet;

use crate::game::decide::{Decision, Request};
use crate::game::name;
use crate::game::secret::{Seat, Token};
use crate::game::snapshot::snapshot;
use crate::game::state::{GameState, Origin, Player, Settings};

/// Applies each line of the input as a player's message; panics if the law is broken.
pub fn online_messages(bytes: &[u8]) {
    let kind = if bytes.len().is_multiple_of(2) {
        RuleSet::Stein
    } else {
        RuleSet::Khalifa
    };
    let Some(mut state) = started_game(kind, &name::clean(&String::from_utf8_lossy(bytes))) else {
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
        // Mostly the side to move, now and then the other.
        let turn = Side::from(state.board.turn());
        let by = if line.len().is_multiple_of(5) {
            turn.other()
        } else {
            turn
        };
        if state.tick(now).is_some() {
            continue;
        }
        let before = snapshot_text(&state, now);
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
                assert!(
                    before == snapshot_text(&state, now),
                    "a refusal changes nothing"
                );
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
    assert!(again.is_some_and(|again| snapshot_text(&again, now) == snapshot_text(&state, now)));
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

fn snapshot_text(state: &GameState, now: Millis) -> Option<String> {
    serde_json::to_string(&snapshot(state, None, now)).ok()
}

/// A game with a clock that has just started.
fn started_game(game: RuleSet, named: &str) -> Option<GameState> {
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
    use ordo_rules::SplitMix64;
    use std::path::Path;

    /// The seeds of the fuzz target, mutated.
    #[test]
    fn mutated_messages_keep_the_law() {
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
        let mut rng = SplitMix64::new(7);
        for _ in 0..3000 {
            let mut bytes = seeds[rng.below(seeds.len())].clone();
            for _ in 0..=rng.below(4) {
                let at = rng.below(bytes.len());
                match rng.below(5) {
                    0 => bytes[at] = rng.below(256) as u8,
                    1 => {
                        bytes.remove(at);
                    }
                    2 => bytes.insert(at, b"\n\"{}[]:,0-9ax\xff"[rng.below(14)]),
                    3 => {
                        // A line of another seed, or a repeated one.
                        let other = &seeds[rng.below(seeds.len())];
                        let lines: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
                        let line = lines[rng.below(lines.len())].to_vec();
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
    fn random_bytes_keep_the_law() {
        let mut rng = SplitMix64::new(11);
        for _ in 0..3000 {
            let length = rng.below(200);
            let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            online_messages(&bytes);
        }
    }
}
