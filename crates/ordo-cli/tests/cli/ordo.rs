use std::io::Write;
use std::process::{Command, Stdio};

/// Exit code and output of a run.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `ordo` with arguments and standard input.
pub(crate) fn ordo(args: &[&str], input: &str) -> Run {
    ordo_bytes(args, input.as_bytes())
}

pub(crate) fn ordo_bytes(args: &[&str], input: &[u8]) -> Run {
    ordo_with(args, input, "C.UTF-8")
}

/// Runs `ordo` with `LANG` set.
pub(crate) fn ordo_with(args: &[&str], input: &[u8], lang: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ordo"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", lang)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // `ordo` may end without reading its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
