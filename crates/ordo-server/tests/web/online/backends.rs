//! All tests of online play once more: on `PostgreSQL`, and with two servers that share it and tell each other the news by
//! NATS, where each connection goes to the other server than the one before.

use std::env::{current_exe, var_os};
use std::io::Write;
use std::process::Command;

fn again_on(place: &str, needs: &[&str]) {
    if needs.iter().any(|name| var_os(name).is_none()) {
        // Straight to the terminal: the test's own output is not shown when it passes.
        let needs = needs.join(" and ");
        let _ = writeln!(
            std::io::stderr(),
            "SKIPPED: the tests on {place} need {needs}, as set by scripts/services run"
        );
        return;
    }
    let run = Command::new(current_exe().unwrap())
        .args(["online::", "--skip", "backends"])
        .env("ORDO_TEST_ON", place)
        .output()
        .unwrap();
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(
        run.status.success() && out.contains("test result: ok") && !out.contains(" 0 passed"),
        "on {place}:\n{out}\n{}",
        String::from_utf8_lossy(&run.stderr)
    );
}

#[test]
fn on_postgres() {
    again_on("postgres", &["ORDO_TEST_POSTGRES"]);
}

#[test]
fn on_two_nodes() {
    again_on("nodes", &["ORDO_TEST_POSTGRES", "ORDO_TEST_NATS"]);
}
