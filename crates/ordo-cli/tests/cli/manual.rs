//! `ordo man`.

use std::fs;

use clap::CommandFactory;

use crate::ordo::ordo;

#[test]
fn man_prints_a_page() {
    let program = ordo(&["man"], "");
    assert_eq!((program.code, program.err.as_str()), (0, ""));
    assert!(program.out.contains(".TH ordo 1"), "{}", program.out);
    assert!(program.out.contains("ordo\\-best(1)"), "{}", program.out);
    let best = ordo(&["man", "best"], "");
    assert!(
        best.out.contains(".TH ordo-best 1  \"ordo "),
        "{}",
        best.out
    );
    assert!(best.out.contains("\\-\\-movetime"), "{}", best.out);
    let none = ordo(&["man", "dance"], "");
    assert_eq!(
        (none.code, none.err.as_str()),
        (2, "ordo: unknown subcommand \"dance\" (see ordo --help)\n")
    );
}

#[test]
fn man_writes_a_page_for_every_subcommand() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("share/man1");
    let run = ordo(&["man", "--dir", pages.to_str().unwrap()], "");
    assert_eq!((run.code, run.err.as_str(), run.out.as_str()), (0, "", ""));
    let mut expected = vec!["ordo.1".to_owned()];
    for command in ordo_cli::Cli::command().get_subcommands() {
        let name = command.get_name();
        expected.push(format!("ordo-{name}.1"));
        let page = fs::read_to_string(pages.join(format!("ordo-{name}.1"))).unwrap();
        assert_eq!(page, ordo(&["man", name], "").out);
    }
    assert!(expected.len() > 20, "{expected:?}");
    expected.sort();
    let mut found: Vec<String> = fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, expected);
    let blocked = ordo(&["man", "--dir", "/dev/null/x"], "");
    assert_eq!(blocked.code, 2);
    assert!(
        blocked.err.starts_with("ordo: /dev/null/x: "),
        "{}",
        blocked.err
    );
}
