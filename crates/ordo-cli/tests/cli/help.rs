//! `help` and `--help` of every subcommand, taken from clap's own list.

use std::process::Command as Process;

use clap::{Command, CommandFactory};

use crate::ordo::ordo;

/// Runs `test` with every command, and its words on the command line: `[]`, `["best"]`, `["admin", "prune"]`.
fn for_each_command(mut test: impl FnMut(&Command, &[&str])) {
    fn visit(command: &Command, words: &[&str], test: &mut dyn FnMut(&Command, &[&str])) {
        test(command, words);
        for subcommand in command.get_subcommands() {
            visit(
                subcommand,
                &[words, &[subcommand.get_name()]].concat(),
                test,
            );
        }
    }
    visit(&ordo_cli::Cli::command(), &[], &mut test);
}

fn ordo_help(args: &[&str]) -> String {
    let run = ordo(args, "");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

#[test]
fn every_command_prints_its_help() {
    let mut commands = 0;
    for_each_command(|command, words| {
        commands += 1;
        let long = ordo_help(&[words, &["--help"]].concat());
        assert_eq!(ordo_help(&[&["help"], words].concat()), long, "{words:?}");
        let short = ordo_help(&[words, &["-h"]].concat());
        for help in [&long, &short] {
            let usage = format!(
                "\nUsage: {} ",
                ["ordo"]
                    .iter()
                    .chain(words)
                    .copied()
                    .collect::<Vec<_>>()
                    .join(" ")
            );
            assert!(help.contains(&usage), "{usage}{help}");
            for subcommand in command.get_subcommands() {
                let row = format!("\n  {} ", subcommand.get_name());
                assert!(help.contains(&row), "{row}{help}");
            }
        }
    });
    assert!(commands > 25, "{commands}");
}

#[test]
fn every_command_and_argument_has_a_description() {
    for_each_command(|command, words| {
        assert!(command.get_about().is_some(), "{words:?}");
        for arg in command.get_arguments() {
            let id = arg.get_id();
            let help = arg.get_help().map(ToString::to_string);
            assert!(help.is_some_and(|help| !help.is_empty()), "{words:?} {id}");
        }
    });
}

#[test]
fn help_fits_the_terminal() {
    for_each_command(|_, words| {
        let help = Process::new(env!("CARGO_BIN_EXE_ordo"))
            .args(words)
            .arg("--help")
            .env("COLUMNS", "80")
            .output()
            .unwrap();
        let help = String::from_utf8(help.stdout).unwrap();
        assert!(help.contains("Usage: ordo"), "{words:?}: {help}");
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{words:?}: {line}");
        }
    });
}

#[test]
fn help_names_the_default_time_limits() {
    for (command, time) in [
        ("best", "1 second"),
        ("analyze", "5 seconds"),
        ("solve", "at most 10 seconds"),
    ] {
        let help = ordo_help(&[command, "-h"]);
        assert!(help.contains(&format!("the search takes {time}")), "{help}");
    }
}
