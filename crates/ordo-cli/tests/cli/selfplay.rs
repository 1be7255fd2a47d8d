//! `ordo selfplay`, and resuming its files.

use std::fs;
use std::path::Path;

use crate::matches::scratch;
use crate::ordo::{Run, ordo};

fn selfplay(path: &Path, args: &[&str]) -> Run {
    let file = path.to_str().unwrap();
    ordo(&[&["selfplay", file, "--json"], args].concat(), "")
}

fn stats(run: &Run) -> serde_json::Value {
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn selfplay_completes_truncated_files() {
    let (whole, cut) = (scratch("whole.bin"), scratch("cut.bin"));
    let _ = (fs::remove_file(&whole), fs::remove_file(&cut));
    let settings = ["--nodes", "300", "--seed", "9", "--openings", "6"];
    let four = [&settings[..], &["--games", "4"]].concat();
    let made = stats(&selfplay(
        &whole,
        &[&four[..], &["--threads", "2"]].concat(),
    ));
    assert_eq!(
        (&made["games"], &made["unfinished"]),
        (&4.into(), &0.into())
    );
    let bytes = fs::read(&whole).unwrap();
    let positions = made["positions"].as_u64().unwrap();
    assert_eq!(bytes.len() as u64, 40 + 20 * positions);
    assert_eq!(&bytes[..12], b"ORDOSELF\x02\0\x14\0");

    // Within a sample, between samples of a game, right after the header, and within the first sample.
    for length in [bytes.len() - 7, bytes.len() - 20, 40, 53] {
        fs::write(&cut, &bytes[..length]).unwrap();
        assert_eq!(stats(&selfplay(&cut, &four))["games"], 4);
        assert!(fs::read(&cut).unwrap() == bytes, "cut at {length}");
    }
    let again = stats(&selfplay(&whole, &four));
    assert_eq!((again, fs::read(&whole).unwrap() == bytes), (made, true));

    let five = [&settings[..], &["--games", "5"]].concat();
    assert_eq!(stats(&selfplay(&whole, &five))["games"], 5);
    assert!(fs::read(&whole).unwrap().starts_with(&bytes));
}

#[test]
fn proved_scores_match_the_results() {
    let path = scratch("proved.bin");
    let _ = fs::remove_file(&path);
    let made = stats(&selfplay(&path, &["--nodes", "500", "--games", "6"]));
    let bytes = fs::read(&path).unwrap();
    let mut proved = 0;
    for sample in bytes[40..].chunks_exact(20) {
        let score = i16::from_le_bytes([sample[16], sample[17]]);
        if score.unsigned_abs() > 31_000 {
            proved += 1;
            assert_eq!(sample[18], if score > 0 { 2 } else { 0 });
        }
    }
    assert!(proved >= 6, "{proved}");
    assert_eq!(made["proved"], proved);
}

#[test]
fn selfplay_refuses_other_files() {
    let path = scratch("other.bin");
    fs::write(&path, "something else entirely, longer than a header").unwrap();
    let before = fs::read(&path).unwrap();
    for args in [&["--stats"][..], &["--games", "1"]] {
        let run = selfplay(&path, args);
        assert_eq!(run.code, 2);
        assert!(run.out.contains("not a self-play file"), "{}", run.out);
    }
    assert_eq!(fs::read(&path).unwrap(), before);

    let _ = fs::remove_file(&path);
    let made = stats(&selfplay(&path, &["--games", "1", "--nodes", "200"]));
    let run = selfplay(&path, &["--games", "2", "--nodes", "300"]);
    assert_eq!(run.code, 2);
    assert!(
        run.out.contains("made with --seed 1 --nodes 200"),
        "{}",
        run.out
    );
    assert_eq!(stats(&selfplay(&path, &["--stats"])), made);

    let mut damaged = fs::read(&path).unwrap();
    damaged[40..56].fill(0xff);
    fs::write(&path, damaged).unwrap();
    let run = selfplay(&path, &["--stats"]);
    assert!(run.out.contains("sample 1 is damaged"), "{}", run.out);
    assert_eq!(selfplay(&scratch("no-such-file"), &["--stats"]).code, 2);
}

#[test]
fn selfplay_counts_one_game_in_the_singular() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("one.bin");
    let file = path.to_str().unwrap();
    let run = ordo(&["selfplay", file, "--games", "1", "--nodes", "50"], "");
    assert!(run.out.starts_with("1 game, "), "{}", run.out);
}

#[test]
fn shards_concatenate() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let games = ["--nodes", "50", "--seed", "4"];
    let play = |name: &str, range: &[&str]| {
        stats(&selfplay(&path(name), &[&games[..], range].concat()));
        fs::read(path(name)).unwrap()
    };
    let whole = play("whole.bin", &["--games", "5"]);
    let first = play("first.bin", &["--games", "3"]);
    let second = play("second.bin", &["--games", "2", "--first", "3"]);
    assert!(whole[40..] == [&first[40..], &second[40..]].concat());

    fs::write(path("both.bin"), [first, second].concat()).unwrap();
    let both = stats(&selfplay(&path("both.bin"), &["--stats"]));
    assert_eq!(both["games"], 5);
    assert_eq!(both["shards"][1]["first"], 3);
    let extended = selfplay(&path("both.bin"), &["--games", "9", "--nodes", "50"]);
    assert_eq!(extended.code, 2);
    assert!(extended.out.contains("several shards"), "{}", extended.out);
}

#[test]
fn random_moves_mask_results_before_them() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("games.bin");
    let settings = ["--nodes", "50", "--games", "12", "--random", "6"];
    stats(&selfplay(&path, &settings));
    let bytes = fs::read(&path).unwrap();
    let samples = bytes[40..].chunks_exact(20);
    let flags: Vec<u8> = samples.map(|sample| sample[19]).collect();
    let games: Vec<&[u8]> = flags.split_inclusive(|flags| flags & 1 == 1).collect();
    assert_eq!(games.len(), 12);
    // Masked samples come first, and some games have none.
    let is_in_order = |game: &&[u8]| game.is_sorted_by_key(|flags| flags & 2 == 0);
    assert!(games.iter().all(is_in_order));
    let masked = games.iter().filter(|game| game[0] & 2 == 2).count();
    assert!((3..12).contains(&masked), "{masked}");
}

#[test]
fn selfplay_uses_the_given_network() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("games.bin");
    let hand_made = ["--nodes", "20", "--games", "1", "--network", "handmade"];
    let made = stats(&selfplay(&path, &hand_made));
    assert_eq!(made["shards"][0]["network"], serde_json::Value::Null);
    let run = selfplay(&path, &["--nodes", "20", "--games", "2"]);
    let refused = "and the hand-made evaluation; use";
    assert!(run.out.contains(refused), "{}", run.out);
    let run = selfplay(&path, &["--network", path.to_str().unwrap()]);
    let refused = "not a network of this program";
    assert!(run.out.contains(refused), "{}", run.out);
}
