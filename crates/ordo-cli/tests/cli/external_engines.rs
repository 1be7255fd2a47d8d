//! `ordo match` with UGI programs as players.

use std::fs;

use tempfile::TempDir;

use crate::matches::{json, scratch};
use crate::ordo::ordo;

#[test]
fn ordo_ugi_plays_as_an_external_engine() {
    let command = format!("ugi:'{}' ugi", env!("CARGO_BIN_EXE_ordo"));
    let answer = json(&[&command, "random", "--games", "2", "--nodes", "300"]);
    assert_eq!(answer["wins"], 2, "{answer}");
    assert!(answer["players"][0].as_str().unwrap().starts_with("Ordo"));
}

/// A UGI engine as a shell script that runs `answer` on `go`.
#[cfg(unix)]
fn script(name: &str, answer: &str) -> String {
    let path = scratch(name);
    let text = format!(
        "echo started >&2\nwhile read -r line; do case $line in\nugi) echo ugiok;;\nisready) echo readyok;;\n\
         quit) exit;;\ngo*) {answer};;\nesac; done\n"
    );
    std::fs::write(&path, text).unwrap();
    format!("ugi:sh '{}'", path.display())
}

#[cfg(unix)]
#[test]
fn external_engines_are_launched_once() {
    let launches = scratch("launches.txt");
    let _ = fs::remove_file(&launches);
    let path = scratch("counted.sh");
    let text = format!(
        "echo launched >>'{}'\nexec '{}' ugi\n",
        launches.display(),
        env!("CARGO_BIN_EXE_ordo")
    );
    fs::write(&path, text).unwrap();
    let program = format!("ugi:sh '{}'", path.display());
    json(&[&program, "random", "--games", "4", "--nodes", "50"]);
    assert_eq!(fs::read_to_string(&launches).unwrap(), "launched\n");
}

/// Ctrl-C goes to the whole foreground process group, so the engines must not be in it.
#[cfg(unix)]
#[test]
fn interrupted_matches_print_their_results() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    // The engine forfeits two games, is restarted after each, and then reports that it thinks, forever.
    let folder = TempDir::new().unwrap();
    let [path, launches, mark] =
        ["thinks.sh", "launches", "fifo"].map(|name| folder.path().join(name));
    assert!(
        Command::new("mkfifo")
            .arg(&mark)
            .status()
            .unwrap()
            .success()
    );
    let text = format!(
        "echo >>'{0}'\nn=$(wc -l <'{0}')\nwhile read -r line; do case $line in\nugi) echo ugiok;;\n\
         isready) echo readyok;;\nquit) exit;;\n\
         go*) if [ $n -le 2 ]; then echo bestmove 0000; else echo thinking >'{1}'; fi;;\nesac; done\n",
        launches.display(),
        mark.display()
    );
    fs::write(&path, text).unwrap();
    let program = format!("ugi:sh '{}'", path.display());
    for json in [false, true] {
        fs::write(&launches, "").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ordo"));
        command.args([
            "match",
            &program,
            "random",
            "--games",
            "100",
            "--movetime",
            "600000",
        ]);
        if json {
            command.arg("--json");
        }
        let mut running = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, thinking) = std::sync::mpsc::channel();
        let mark = mark.clone();
        std::thread::spawn(move || {
            let mut line = String::new();
            let mut fifo = BufReader::new(fs::File::open(mark).unwrap());
            sender.send(fifo.read_line(&mut line).map(|_| line))
        });
        let line = thinking
            .recv_timeout(std::time::Duration::from_mins(1))
            .unwrap();
        assert_eq!(line.unwrap(), "thinking\n");
        let pid = running.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &pid])
                .status()
                .unwrap()
                .success()
        );
        let status = running.wait().unwrap();
        let mut out = String::new();
        running
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut out)
            .unwrap();
        let mut err = String::new();
        running
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        assert_eq!(status.code(), Some(130), "{out}{err}");
        assert_eq!(
            err.lines().count(),
            2,
            "only the first two games are forfeits: {err}"
        );
        if json {
            let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
            assert_eq!(
                (&answer["games"], &answer["interrupted"]),
                (&2.into(), &true.into())
            );
        } else {
            assert!(
                out.contains(" against random, 2 games, interrupted\n  +0 =0 -2"),
                "{out}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn external_engines_that_fail_lose() {
    for (name, answer, reason) in [
        ("illegal.sh", "echo bestmove a1-a2", "illegal move a1-a2: S"),
        (
            "nonsense.sh",
            "echo bestmove 0000",
            "no move: bestmove \"0000\": ",
        ),
        (
            "none.sh",
            "echo bestmove none",
            "illegal move: bestmove none, but the game is not over",
        ),
        ("empty.sh", "echo bestmove", "no move: bestmove \"\": "),
        (
            "crash.sh",
            "exit 3",
            "no bestmove: it ended (exit status: 3)",
        ),
        ("silent.sh", "true", "no bestmove: nothing in 1.0 s"),
        ("chatter.sh", "yes info", "no bestmove: nothing in 1.0 s"),
    ] {
        let bad = script(name, answer);
        let args = ["match", &bad, "random", "--games", "2", "--json"];
        let run = ordo(&[&args[..], &["--movetime", "1"]].concat(), "");
        assert_eq!(run.code, 0, "{name}: {}", run.err);
        let answer: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(answer["losses"], 2, "{name}: {answer}");
        assert_eq!(answer["endings"]["forfeit"], 2, "{name}");
        let lines: Vec<&str> = run.err.lines().collect();
        assert_eq!(lines.len(), 2, "{name}: {}", run.err);
        let expected = format!(" – random: forfeit by White: {reason}");
        assert!(
            lines[0].starts_with("game 1, ") && lines[0].contains(&expected),
            "{}",
            run.err
        );
        assert!(
            lines[1].contains(&format!("forfeit by Black: {reason}")),
            "{}",
            run.err
        );
    }
}
