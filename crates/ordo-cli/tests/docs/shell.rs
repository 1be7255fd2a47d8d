//! Running the examples of a page.

use std::fmt::Write as _;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::expected;
use crate::page::{Block, Page};
use crate::root;

/// Marks the line with the exit code after the output of an example.
const STATUS: &str = "@@ordo-status ";

/// Runs every example of a page, updates its output, and describes the differences.
pub(crate) fn run(page: &mut Page) -> String {
    let mut problems = String::new();
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(root()).unwrap() {
        let entry = entry.unwrap();
        symlink(entry.path(), folder.path().join(entry.file_name())).unwrap();
    }
    for block in page.runnable() {
        let results = run_block(block, folder.path());
        for (example, (status, printed)) in block.examples.iter_mut().zip(results) {
            let (place, command) = (&block.place, &example.command);
            if example.output.is_empty() {
                if status != "0" {
                    let printed = printed.join("\n");
                    let _ = writeln!(
                        problems,
                        "{place}: $ {command}\nends with {status}:\n{printed}\n"
                    );
                }
            } else if !expected::matches(&example.output, &printed) {
                let (old, new) = (example.output.join("\n"), printed.join("\n"));
                let _ = writeln!(
                    problems,
                    "{place}: $ {command}\nprints\n{new}\ninstead of\n{old}\n"
                );
                example.output = expected::refresh(&example.output, &printed);
            }
        }
    }
    problems
}

/// The exit code and output of each example. The examples share a shell, so that `$?` and variables work.
fn run_block(block: &Block, folder: &Path) -> Vec<(String, Vec<String>)> {
    let mut script = String::from("s=0\n");
    for example in &block.examples {
        let command = &example.command;
        let _ = write!(
            script,
            "(exit $s)\n{{ {command}\n}} 2>&1\ns=$?\nprintf '\\n{STATUS}%s\\n' $s\n"
        );
    }
    let program = Path::new(env!("CARGO_BIN_EXE_ordo")).parent().unwrap();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = [program.to_owned()]
        .into_iter()
        .chain(env::split_paths(&path));
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder)
        .env("PATH", env::join_paths(path).unwrap())
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut results = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let Some(status) = line.strip_prefix(STATUS) else {
            lines.push(line.trim_end().to_owned());
            continue;
        };
        // The line break printed before the status.
        lines.pop_if(|last| last.is_empty());
        results.push((status.to_owned(), std::mem::take(&mut lines)));
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        results.len(),
        block.examples.len(),
        "{}: {errors}",
        block.place
    );
    results
}
