use std::io::BufReader;

use ordo_rules::record::import::{abstract_play, boardspace};
use ordo_rules::record::{Format, Reader, Record, RecordError};
use ordo_rules::{Game, Repetition, Rules, khalifa, stein};

type Games = Vec<Result<Record, RecordError>>;

/// Any bytes are games and errors. Games round-trip, alone and in a file. Neither the buffer size nor the limit on the
/// length of a game keeps the reader from reaching the end.
pub fn record_reader(bytes: &[u8]) {
    for limit in [40, 1 << 20] {
        let games: Games = Reader::new(bytes).max_game_bytes(limit).collect();
        let small_buffer = BufReader::with_capacity(3, bytes);
        let again: Games = Reader::new(small_buffer).max_game_bytes(limit).collect();
        assert_eq!(games, again);
        assert!(games.len() <= bytes.len());
        let mut records = Vec::new();
        for game in games {
            match game {
                Ok(record) => records.push(record),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        records.iter().for_each(round_trips);
        file_round_trips(&records);
        partial_games_are_records(Reader::new(bytes).max_game_bytes(limit));
    }
    one_game_is_the_only_game(&String::from_utf8_lossy(bytes));
}

fn round_trips(record: &Record) {
    let text = record.to_string();
    let again: Record = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(again, *record);
    assert_eq!(again.to_string(), text);
}

fn file_round_trips(records: &[Record]) {
    let games: Vec<String> = records.iter().map(ToString::to_string).collect();
    let again: Result<Vec<Record>, _> = Reader::new(games.join("\n").as_bytes()).collect();
    assert_eq!(again.as_deref(), Ok(records));
}

/// The partial record of a broken game is a valid record, and only broken games leave one.
fn partial_games_are_records(mut reader: Reader<&[u8]>) {
    while let Some(game) = reader.next() {
        let partial = reader.take_partial();
        assert_eq!(partial.is_some(), game.is_err());
        partial.iter().for_each(round_trips);
    }
}

/// `FromStr` accepts a text exactly if a reader finds one game in it and nothing else.
fn one_game_is_the_only_game(text: &str) {
    let games: Games = Reader::new(text.as_bytes()).collect();
    match text.parse::<Record>() {
        Ok(record) => assert_eq!(games, [Ok(record)]),
        Err(_) => assert!(!matches!(games.as_slice(), [Ok(_)]), "{games:?}"),
    }
}

/// Any text has a format. Importing it gives records that round-trip and replay or are refused, and errors with a message.
pub fn record_import(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = Format::detect(&text);
    let games = [abstract_play(&text), boardspace(&text)];
    for game in games.iter().flatten() {
        round_trips(&game.record);
        replays::<stein::Position>(&game.record);
        if let Some(fault) = &game.fault {
            assert!(!fault.to_string().is_empty());
        }
    }
}

/// Any record is replayed or refused. A replayed record has a canonical form and a checked result, and can be recorded
/// again from its moves.
pub fn record_replay(bytes: &[u8]) {
    for record in Reader::new(bytes).flatten() {
        replays::<khalifa::Position>(&record);
        replays::<stein::Position>(&record);
    }
}

fn replays<P: Rules>(record: &Record) {
    let replay = match record.replay::<P>() {
        Ok(replay) => replay,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(record.moves::<P>(), Err(error.clone()));
            assert_eq!(record.canonical::<P>(), Err(error));
            return;
        }
    };
    let check_result = record.check_result(&replay);
    assert!(!check_result.to_string().is_empty());
    assert_eq!(check_result.outcome, replay.end.outcome());

    let canonical = record.canonical::<P>().expect("it was replayed");
    round_trips(&canonical);
    assert_eq!(canonical.canonical::<P>().as_ref(), Ok(&canonical));
    let again = canonical.replay::<P>().expect("it was replayed");
    assert_eq!((&again.start, &again.end), (&replay.start, &replay.end));

    let recorded = Record::from_moves(&replay.start, &replay.moves).expect("it was replayed");
    round_trips(&recorded);
    assert_eq!(recorded.replay::<P>().as_ref(), Ok(&replay));
    assert!(recorded.check_result(&replay).agrees());

    let mut game = Game::from_position(replay.start.clone()).with_repetition(Repetition::None);
    for &mv in &replay.moves {
        game.play(mv).expect("it was replayed");
    }
    assert_eq!(*game.position(), replay.end);
}
