//! `ordo train` and its parts.

use std::fs;
use std::path::Path;

use crate::ordo::{Run, ordo};

/// Runs tiny generations.
fn train(folder: &Path, more: &str) -> Run {
    let folder = folder.to_str().unwrap();
    let tiny =
        "--games 6 --nodes 20 --epochs 2 --gate-games 2 --gate-nodes 20 --min-gain -inf --json";
    let options = tiny.split(' ').chain(more.split(' '));
    let args: Vec<&str> = ["train", folder].into_iter().chain(options).collect();
    ordo(&args, "")
}

fn records(run: &Run) -> Vec<serde_json::Value> {
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let lines = run.out.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn generations_are_reproducible_and_resumed() {
    let folder = tempfile::TempDir::new().unwrap();
    let (once, twice) = (folder.path().join("once"), folder.path().join("twice"));
    let all = records(&train(&once, "--generations 3 --threads 2"));
    assert_eq!(all.len(), 3);
    assert_eq!(records(&train(&twice, "--generations 1")).len(), 1);
    // Interrupted while playing: a file with fewer games.
    let games = fs::read(once.join("generation-002.bin")).unwrap();
    fs::write(twice.join("generation-002.bin"), &games[..games.len() - 50]).unwrap();
    let resumed = records(&train(&twice, "--generations 3"));
    let without_time = |mut record: serde_json::Value| {
        record["seconds"] = 0.into();
        record
    };
    for (a, b) in all.into_iter().zip(resumed) {
        assert_eq!(without_time(a), without_time(b));
    }
    for file in ["generation-002.bin", "generation-003.net"] {
        let [a, b] = [&once, &twice].map(|folder| fs::read(folder.join(file)).unwrap());
        assert!(a == b, "{file}");
    }
    let log = fs::read_to_string(twice.join("log.jsonl")).unwrap();
    assert_eq!(log.lines().count(), 3);
    for plot in ["loss.svg", "elo.svg"] {
        let svg = fs::read_to_string(twice.join(plot)).unwrap();
        assert!(
            svg.starts_with("<svg ") && svg.contains("<polyline"),
            "{plot}"
        );
    }
}

#[test]
fn runs_start_from_a_network() {
    let folder = tempfile::TempDir::new().unwrap();
    let (first, next) = (folder.path().join("first"), folder.path().join("next"));
    assert_eq!(
        records(&train(&first, "--generations 1"))[0]["start"],
        "handmade"
    );
    let network = first.join("generation-001.net");
    let start = format!("--generations 1 --fine-tune --start {}", network.display());
    let log = records(&train(&next, &start));
    assert_eq!(
        log[0]["start"],
        records(&train(&first, "--generations 1"))[0]["network"]
    );
    assert_ne!(log[0]["network"], log[0]["start"]);
    // The games are the start network's.
    let games = next.join("generation-001.bin");
    let stats = ordo(&["selfplay", games.to_str().unwrap(), "--stats"], "");
    let player = format!("and the network {}", log[0]["start"].as_str().unwrap());
    assert!(stats.out.contains(&player), "{}", stats.out);

    for other in ["builtin", "handmade"] {
        let refused = train(&next, &format!("--generations 2 --start {other}"));
        assert_eq!(refused.code, 2, "{}", refused.out);
        let reason = format!(
            "the run was started with {}",
            log[0]["start"].as_str().unwrap()
        );
        assert!(refused.err.contains(&reason), "{}", refused.err);
    }
    // Before the first generation is finished, the games tell the start.
    fs::remove_file(next.join("log.jsonl")).unwrap();
    let refused = train(&next, "--generations 1 --start builtin");
    assert_eq!(refused.code, 2, "{}", refused.out);
    assert!(refused.err.contains(&player), "{}", refused.err);
}

#[test]
fn parts_run_on_their_own() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, network) = (path("games.bin"), path("new.net"));
    let played = ordo(&["selfplay", &games, "--games", "8", "--nodes", "20"], "");
    assert_eq!(played.code, 0, "{}", played.err);
    let fitted = ordo(&["train", "fit", &network, &games, "--epochs", "1"], "");
    let start = "epoch 1: loss 0.";
    assert!(
        fitted.out.starts_with(start),
        "{}{}",
        fitted.out,
        fitted.err
    );
    assert!(fs::metadata(&network).unwrap().len() < 150_000);

    let gate = ["--gate-games", "4", "--gate-nodes", "50", "--sprt", "0,300"];
    let run = ordo(
        &[&["train", "gate", &network, "handmade"], &gate[..]].concat(),
        "",
    );
    let is_better = run.out.contains("100.0 %") || run.out.contains("75.0 %");
    assert_eq!(run.code, i32::from(!is_better), "{}{}", run.out, run.err);
    let players = "against best (hand-made), 4 games";
    assert!(run.out.contains(players), "{}", run.out);

    let further = path("further.net");
    let variants = ["--epochs", "1", "--all-results", "--lambda", "0.3"];
    let run = ordo(
        &[
            &["train", "fit", &further, &games, "--from", &network],
            &variants[..],
        ]
        .concat(),
        "",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    for wrong in [
        ["--from", "handmade"],
        ["--buckets", "3"],
        ["--hidden", "129"],
    ] {
        let run = ordo(
            &[&["train", "fit", &further, &games], &wrong[..]].concat(),
            "",
        );
        assert_eq!(run.code, 2, "{wrong:?}");
    }

    let missing = ordo(&["train", "fit", &network, &path("none.bin")], "");
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("none.bin"), "{}", missing.err);
    let unusable = ordo(&["train", "gate", &games], "");
    assert_eq!(unusable.code, 2);
    assert!(unusable.err.contains("not a network"), "{}", unusable.err);
    assert_eq!(ordo(&["train"], "").code, 2);
}
